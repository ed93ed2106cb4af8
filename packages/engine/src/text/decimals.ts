/** A decimal number without rounding: `digits × 10^-scale`. Digit copying and unit conversion must never lose a digit. */
export interface Decimal {
  digits: bigint
  scale: number
}

/** The same size with the other sign. */
export const negated = (value: Decimal): Decimal => ({ ...value, digits: -value.digits })

/** An exact factor; decimals alone cannot hold 1/3.6. */
export interface Factor {
  times: bigint
  by: bigint
}

const QUOTIENT_DIGITS = 12

/** Reads plain decimal text (`-12.50`). Returns `null` for anything else. */
export function decimalOf(text: string): Decimal | null {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!parts) return null
  const fraction = parts[3] ?? ''
  const digits = BigInt(`${parts[2]}${fraction}`)
  return { digits: parts[1] ? -digits : digits, scale: fraction.length }
}

/** Writes a decimal as plain digits with a point, without superfluous zeros after it. */
export function textOf(value: Decimal): string {
  const negative = value.digits < 0n
  const digits = String(negative ? -value.digits : value.digits).padStart(value.scale + 1, '0')
  const whole = value.scale ? digits.slice(0, -value.scale) : digits
  const fraction = value.scale ? digits.slice(-value.scale).replace(/0+$/, '') : ''
  return `${negative && value.digits !== 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/** The nearest floating point number, for comparison and plausibility only. */
export function numberOf(value: Decimal): number {
  return Number(textOf(value))
}

/** Multiplies exactly; a quotient that does not end is cut after 12 significant digits, rounded half away from zero. */
export function scaleBy(value: Decimal, factor: Factor): Decimal {
  const product = value.digits * factor.times
  let { digits, scale } = { digits: product, scale: value.scale }
  let by = factor.by
  while (by > 1n && by % 10n === 0n) {
    by /= 10n
    scale += 1
  }
  if (by === 1n) return { digits, scale }
  const wanted = Math.max(0, QUOTIENT_DIGITS - String(digits < 0n ? -digits : digits).length + String(by).length)
  digits *= 10n ** BigInt(wanted)
  scale += wanted
  if (digits % by === 0n) return { digits: digits / by, scale }
  const half = digits < 0n ? -by / 2n : by / 2n
  return { digits: (digits + half) / by, scale }
}

/** Two numbers agree when they differ by no more than the rounding of the coarser one allows (0.5 in its last digit), or 0.5 %. */
export function agree(a: Decimal, b: Decimal): boolean {
  const [x, y] = [numberOf(a), numberOf(b)]
  if (x === y) return true
  return Math.abs(x - y) <= 0.005 * Math.max(Math.abs(x), Math.abs(y))
}
