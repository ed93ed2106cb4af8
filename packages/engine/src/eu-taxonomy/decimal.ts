/** A figure without rounding: how many billionths of a ten-thousandth it is, so that an amount with six digits times a percentage with six is exact. */
export type Exact = bigint

const places = 14
const one = 10n ** BigInt(places)

/**
 * An amount or percentage as it is kept: digits with at most six after the point.
 * @param text canonical, such as `1250000.5`; nothing is 0
 */
export function exact(text: string | null): Exact {
  if (text === null || text === '') return 0n
  const [whole = '0', after = ''] = text.split('.')
  return BigInt(whole + after.padEnd(places, '0').slice(0, places))
}

/** A part in percent of an amount, without rounding where the percentage has at most six digits after the point. */
export const percentOf = (amount: Exact, percent: Exact): Exact => (amount * percent) / (100n * one)

/** As canonical text, without zeros at its end. */
export function plain(value: Exact): string {
  const digits = value.toString().padStart(places + 1, '0')
  const after = digits.slice(-places).replace(/0+$/, '')
  return after === '' ? digits.slice(0, -places) : `${digits.slice(0, -places)}.${after}`
}

/**
 * What share of a whole something is, in percent.
 * @returns with two digits after the point, halves rounded up; `null` where the whole is nothing
 */
export function shareOf(part: Exact, whole: Exact): string | null {
  if (whole === 0n) return null
  const hundredths = (part * 20_000n + whole) / (2n * whole)
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
}

/** Amount with its share of the KPI in percent; `null` where there is no total. */
export interface Counted {
  amount: string
  share: string | null
}

/** The sum of amounts, without rounding. */
export const addAmounts = (amounts: readonly string[]): string =>
  plain(amounts.reduce((sum, amount) => sum + exact(amount), 0n))
