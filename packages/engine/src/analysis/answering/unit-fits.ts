import type { Dimension, Unit } from '../units.ts'
import type { Frame } from './frames.ts'

const RATIO_OF: Readonly<Record<string, Dimension>> = {
  MWh: 'energy',
  tCO2e: 'ghg',
  t: 'mass',
  m3: 'volume',
  EUR: 'money',
}

/**
 * Whether the unit of a figure can be that of a datapoint: stated, or assumed where a count or what is said of it allows for none.
 * @param concepts all that is said of the figure
 */
export function unitFits(
  unit: Unit | null,
  frame: Pick<Frame, 'measures' | 'unit'>,
  concepts: ReadonlySet<string>,
): 'stated' | 'assumed' | null {
  const { measures } = frame
  if (!unit || (unit.dimension === 'count' && !measures.includes('count'))) {
    if (measures.includes('count') || measures.includes('rate')) return 'assumed'
    if (unit && unit.factor.times !== unit.factor.by) return null
    if (measures.includes('percent') && concepts.has('share')) return 'assumed'
    if (measures.includes('hours') && concepts.has('hours')) return 'assumed'
    if (measures.includes('days') && concepts.has('days')) return 'assumed'
    return null
  }
  const { dimension, base, per } = unit
  if (dimension === 'rate') return measures.includes('rate') ? 'stated' : null
  if (dimension === 'ratio') {
    if ((base === 'h' || base === 'days') && per === 'person')
      return measures.includes(base === 'h' ? 'hours' : 'days') ? 'stated' : null
    if (!measures.includes('ratio')) return null
    const [above, below] = (frame.unit ?? '').split('/')
    const given = RATIO_OF[base] ?? 'money'
    const wanted = RATIO_OF[above ?? '']
    return (given === wanted || (wanted === 'ghg' && given === 'mass')) && (below === 'EUR') === (per === 'revenue')
      ? 'stated'
      : null
  }
  if (!measures.includes(dimension)) return null
  if (
    dimension === 'mass' &&
    frame.unit === 'tCO2e' &&
    !['ghg', 'emission', 'scope1', 'scope2', 'scope3', 'credit'].some((c) => concepts.has(c))
  )
    return null
  return 'stated'
}
