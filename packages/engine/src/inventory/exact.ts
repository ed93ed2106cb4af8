/** A number without rounding: a fraction, kept in lowest terms, its denominator above zero. */
export interface Exact {
  top: bigint
  below: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

function fraction(top: bigint, below: bigint): Exact {
  if (below === 0n) throw new RangeError('Division by zero')
  const by = divisor(top, below) || 1n
  return below < 0n ? { top: -top / by, below: -below / by } : { top: top / by, below: below / by }
}

/** The decimal number that is written, which is what a person typed or a publication prints. */
export function exact(number: number): Exact {
  const [written = '0', power = '0'] = String(number).split('e')
  const [whole = '0', decimals = ''] = written.split('.')
  const digits = BigInt(whole + decimals)
  const shift = Number(power) - decimals.length
  return shift >= 0 ? fraction(digits * 10n ** BigInt(shift), 1n) : fraction(digits, 10n ** BigInt(-shift))
}

export const zero: Exact = { top: 0n, below: 1n }

export const plus = (a: Exact, b: Exact): Exact => fraction(a.top * b.below + b.top * a.below, a.below * b.below)

export const times = (a: Exact, b: Exact): Exact => fraction(a.top * b.top, a.below * b.below)

/** One by another. @throws RangeError where the other is zero. */
export const over = (a: Exact, b: Exact): Exact => fraction(a.top * b.below, a.below * b.top)

export const minus = (a: Exact, b: Exact): Exact => plus(a, { top: -b.top, below: b.below })

export const isZero = ({ top }: Exact): boolean => top === 0n

export const isSame = (a: Exact, b: Exact): boolean => a.top * b.below === b.top * a.below

export const isLess = (a: Exact, b: Exact): boolean => a.top * b.below < b.top * a.below

export const total = (numbers: Iterable<Exact>): Exact => {
  let sum = zero
  for (const one of numbers) sum = plus(sum, one)
  return sum
}

/** Digits that are kept of a fraction that has no end. */
const digitsKept = 30n

/** As a number of the machine, the nearest one to thirty decimals. */
export function numberOf({ top, below }: Exact): number {
  const scaled = (top * 10n ** digitsKept) / below
  return Number(`${scaled}e-${digitsKept}`)
}
