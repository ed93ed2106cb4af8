import type { Dimension, Unit } from '../../text/units.ts'
import type { Frame } from './frames.ts'

const RATIO_OF: Readonly<Record<string, Dimension>> = {
  MWh: 'energy',
  tCO2e: 'ghg',
  t: 'mass',
  m3: 'volume',
  EUR: 'money',
}

/** Measures that a figure without a unit can have where its words say so. */
const SAID: readonly [measure: Dimension, concept: string][] = [
  ['percent', 'share'],
  ['hours', 'hours'],
  ['days', 'days'],
]
/** Ideas of which tonnes are tonnes of CO2 equivalent. */
const OF_GASES = ['ghg', 'emission', 'scope1', 'scope2', 'scope3', 'credit']

const OF_SCOPES = ['scope1', 'scope2', 'scope3', 'scope123', 'ghg']

type Measure = Pick<Frame, 'measures' | 'unit'>

/** Whether a ratio is of what a datapoint asks for: emissions to revenue, hours to a person. */
function isRatioOf({ base, per }: Unit, { measures, unit }: Measure): boolean {
  if ((base === 'h' || base === 'days') && per === 'person') return measures.includes(base === 'h' ? 'hours' : 'days')
  if (!measures.includes('ratio')) return false
  const [above, below] = (unit ?? '').split('/')
  const given = RATIO_OF[base] ?? 'money'
  const wanted = RATIO_OF[above ?? '']
  return (given === wanted || (wanted === 'ghg' && given === 'mass')) && (below === 'EUR') === (per === 'revenue')
}

/**
 * Whether the unit of a figure can be that of a datapoint: stated, or assumed where a count or what is said of it allows for none.
 * @param concepts all that is said of the figure
 */
export function unitFits(
  unit: Unit | null,
  asked: Measure,
  concepts: ReadonlySet<string>,
): 'stated' | 'assumed' | null {
  const { measures } = asked
  if (!unit || (unit.dimension === 'count' && !measures.includes('count'))) {
    if (measures.includes('count') || measures.includes('rate')) return 'assumed'
    if (unit && unit.factor.times !== unit.factor.by) return null
    // Emissions of greenhouse gases are written in tonnes where nothing else is said.
    if (!unit && asked.unit === 'tCO2e' && OF_SCOPES.some((one) => concepts.has(one))) return 'assumed'
    return SAID.some(([measure, concept]) => measures.includes(measure) && concepts.has(concept)) ? 'assumed' : null
  }
  if (unit.dimension === 'rate') return measures.includes('rate') ? 'stated' : null
  if (unit.dimension === 'ratio') return isRatioOf(unit, asked) ? 'stated' : null
  if (!measures.includes(unit.dimension)) return null
  const isOfGases = unit.dimension !== 'mass' || asked.unit !== 'tCO2e' || OF_GASES.some((one) => concepts.has(one))
  return isOfGases ? 'stated' : null
}
