/** A factor of a year. Pages choose among editions as the server does, without the schemas of the contract. */
interface Edition {
  series: string
  year: number
}

/**
 * The edition of a factor that is meant in a year: that of the year, for want of one the latest before, and else the first after.
 * @returns `null` for no editions
 */
export function editionFor<F extends Edition>(editions: readonly F[], year: number): F | null {
  const before = editions.filter((one) => one.year <= year)
  const [some, sign] = before.length > 0 ? [before, 1] : [editions, -1]
  return some.reduce<F | null>((best, one) => (best && sign * best.year >= sign * one.year ? best : one), null)
}

/** Factors with those first that are the edition of their series for a year; others follow in their order. */
export function byEdition<F extends Edition>(factors: readonly F[], year: number): { meant: F[]; others: F[] } {
  const series = new Map<string, F[]>()
  for (const one of factors) if (one.series !== '') series.set(one.series, [...(series.get(one.series) ?? []), one])
  const best = new Map([...series].map(([name, editions]) => [name, editionFor(editions, year)]))
  const isMeant = (one: F) => one.series === '' || best.get(one.series) === one
  return { meant: factors.filter(isMeant), others: factors.filter((one) => !isMeant(one)) }
}
