/** An amount with its uncertainty in percent, above and below, at 95 % confidence; `null` where nobody said. */
export interface UncertainAmount {
  tonnes: number
  percent: number | null
}

/**
 * The uncertainty of a sum of independent amounts: the root of the sum of squares (IPCC 2006 Guidelines, volume 1, equation 3.2).
 * @returns in percent of those that state one, and how much of the sum these are; `null` where none does
 */
export function uncertaintyOf(amounts: readonly UncertainAmount[]): { percent: number; stated: number } | null {
  const stated = amounts.filter(({ percent }) => percent !== null)
  const known = stated.reduce((sum, { tonnes }) => sum + tonnes, 0)
  const all = amounts.reduce((sum, { tonnes }) => sum + tonnes, 0)
  if (known === 0) return null
  const squares = stated.reduce((sum, { tonnes, percent }) => sum + (tonnes * percent!) ** 2, 0)
  return { percent: Number((Math.sqrt(squares) / known).toPrecision(6)), stated: known / all }
}
