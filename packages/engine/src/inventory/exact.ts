/**
 * A decimal number with thirty decimals, as the whole number of its last ones. Sums and products of what people type and
 * publications print have fewer, so they are exact; a quotient that has no end is cut there. Unlike fractions, whose denominators
 * grow with every step, it stays as short as it is.
 */
export type Exact = bigint

const decimals = 30
const one = 10n ** BigInt(decimals)

/** The decimal number that is written, which is what a person typed or a publication prints. */
export function exact(number: number): Exact {
  const [written = '0', power = '0'] = String(number).split('e')
  const [whole = '0', behind = ''] = written.split('.')
  const shift = decimals + Number(power) - behind.length
  const digits = BigInt(whole + behind)
  return shift >= 0 ? digits * 10n ** BigInt(shift) : digits / 10n ** BigInt(-shift)
}

export const zero: Exact = 0n

export const plus = (a: Exact, b: Exact): Exact => a + b

export const minus = (a: Exact, b: Exact): Exact => a - b

export const times = (a: Exact, b: Exact): Exact => (a * b) / one

/** One by another. @throws RangeError where the other is zero. */
export const over = (a: Exact, b: Exact): Exact => (a * one) / b

/** What is left of a quotient that was cut, and no amount that anybody measures: less than twenty decimals. */
const nothing = 10n ** 10n

export const isZero = (number: Exact): boolean => -nothing < number && number < nothing

export const isLess = (a: Exact, b: Exact): boolean => a < b

export const total = (numbers: Iterable<Exact>): Exact => {
  let sum = zero
  for (const number of numbers) sum += number
  return sum
}

/** As the nearest number of the machine. */
export const numberOf = (number: Exact): number => Number(`${number}e-${decimals}`)
