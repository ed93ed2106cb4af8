/** Digits after the point beyond which a figure was counted by a program and not stated by anybody. */
const mostStated = 4

/**
 * How many digits after the point of a figure are shown: as many as are stated; of one with a long tail, as calculations in
 * workbooks leave it, two, or what three significant digits take. The figure itself keeps them all.
 */
export function shownDecimals(number: number, decimals: number): number {
  if (decimals <= mostStated) return decimals
  const significant = number === 0 ? 0 : 2 - Math.floor(Math.log10(Math.abs(number)))
  return Math.min(decimals, Math.max(2, significant))
}
