import type { StatementLanguage } from '@esrs/contract'

/** Digits after the point that sums keep; amounts have fewer. */
const KEPT = 9
const scaled = (digits: string): bigint => {
  const [whole = '0', rest = ''] = digits.split('.')
  return BigInt(`${whole}${rest.slice(0, KEPT).padEnd(KEPT, '0')}`)
}

/** Amounts that are parts of a total, as plain digits, in percent of it with two digits after the point; `null` of a total of nothing. */
export function shareOf(parts: readonly string[], total: string): string | null {
  const of = scaled(total)
  if (of <= 0n) return null
  const hundredths = (parts.reduce((sum, part) => sum + scaled(part), 0n) * 20_000n + of) / (2n * of)
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Plain digits in the format of a language, rounded to so many after the point and, unlike a number, exact before it. */
export function exactInWords(digits: string, decimals: number, language: StatementLanguage): string {
  const key = `${language} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    formats.set(key, format)
  }
  return format.format(digits as `${number}`)
}
