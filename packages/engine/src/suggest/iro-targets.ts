import type { Catalogue } from '../esrs/index.ts'
import { type IroMetric, type IroValue, type IroValues, inSet, inWords, isOfKind, progressOf } from './iro-evidence.ts'
import reductions from './reductions.json' with { type: 'json' }

/** Datapoints of figures, and those that say by how many percent of a base year the figure is to fall (E1-4, paragraph 34). */
const reductionOf: Readonly<Record<string, string>> = reductions

/** Whether a figure stands among the words, however its thousands are separated. */
function stands(figure: number, words: string): boolean {
  return (words.match(/\d[\d.,'’\u00a0\u202f]*/g) ?? []).some((one) => Number(one.replace(/\D/g, '')) === figure)
}

/**
 * A value with its target: the company's own where it states one, else the reduction that it aims at. The base year of a reduction is that
 * earlier year whose figure stands in the words of the target; without one the target is no figure, and stays out.
 * @param id datapoint of ESRS Set 1 of the value
 */
export function withTarget(id: string, value: IroValue, catalogue: Catalogue, values: IroValues): IroValue {
  const reduction = reductionOf[id] && inSet(catalogue, reductionOf[id]).find(({ isSame }) => isSame)
  const aimed = reduction && values.get(reduction.datapoint.id)
  if (value.target || !aimed || aimed.number === null || aimed.number <= 0 || aimed.number > 100) return value
  const words = aimed.evidence.map(({ excerpt }) => excerpt).join('\n')
  const base = value.earlier?.find(({ number }) => stands(number, words))
  if (!base) return value
  const number = Math.round(base.number * (1 - aimed.number / 100))
  return { ...value, target: { number, year: aimed.year, base } }
}

/** The figures that measure something, where the company has them, at most three. */
export function metricsOf(ids: readonly string[], catalogue: Catalogue, values: IroValues): IroMetric[] {
  const found = ids.flatMap((given) =>
    inSet(catalogue, given).flatMap(({ datapoint, isSame }) => (isSame ? [{ given, datapoint }] : [])),
  )
  return found
    .slice(0, 8)
    .flatMap(({ given, datapoint }) => {
      const { id, name } = datapoint
      const own = values.get(id)
      if (!own || own.number === null || !isOfKind(datapoint, own)) return []
      const value = withTarget(given, own, catalogue, values)
      const { unit, year, target } = value
      const current = inWords(own.number, unit, catalogue.language)
      const isAhead = target && (target.year === null || year === null || target.year > year)
      const aim = isAhead ? inWords(target.number, unit, catalogue.language) : null
      const aimed = aim && target?.year ? `${aim} (${target.year})` : aim
      return [{ datapoint: id, label: name, current, target: aimed, progress: progressOf(value), unit, year }]
    })
    .slice(0, 3)
}
