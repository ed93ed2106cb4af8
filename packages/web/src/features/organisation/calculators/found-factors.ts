import type { EmissionFactor } from '@esrs/contract'

/** The factors in whose name, source or country every word of a search stands. */
export function foundFactors(factors: readonly EmissionFactor[], search: string): readonly EmissionFactor[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return factors
  return factors.filter(({ name, source, region, unit }) => {
    const said = `${name} ${source} ${region} ${unit}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
