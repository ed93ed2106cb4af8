import type { StatementLanguage } from '@esrs/contract'

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
