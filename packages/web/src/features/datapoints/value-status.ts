import type { Datapoint, Evidence } from '@esrs/contract'
import type { ShownStatus } from '../../values/ValueStatus.tsx'

type Figure = Pick<Evidence, 'value' | 'number' | 'unit' | 'year'>

/** Figures that differ by less than this share are the same figure, rounded differently. */
const tolerance = 0.005

/** Whether two findings say the same. */
export function saysTheSame(a: Figure, b: Figure): boolean {
  if (a.number === null || b.number === null) return a.value === b.value
  if (a.unit !== b.unit) return false
  return Math.abs(a.number - b.number) <= tolerance * Math.max(Math.abs(a.number), Math.abs(b.number))
}

const ofSameYear = (a: Figure, b: Figure) => a.year === null || b.year === null || a.year === b.year

/** Evidence of the whole value; parts of it are breakdowns. */
export const wholeOf = ({ evidence }: Pick<Datapoint, 'evidence'>): Evidence[] =>
  evidence.filter(({ dimension }) => dimension === null)

/** Evidence that says something else about the same figure; each different value once, in the order of the list. */
export function rivalsOf(datapoint: Datapoint): Evidence[] {
  const { value } = datapoint
  if (value === null || datapoint.number === null) return []
  const own: Figure = { value, number: datapoint.number, unit: datapoint.unit, year: datapoint.year }
  const rivals: Evidence[] = []
  for (const evidence of wholeOf(datapoint)) {
    if (evidence.number === null || !ofSameYear(evidence, own) || saysTheSame(evidence, own)) continue
    if (!rivals.some((rival) => saysTheSame(rival, evidence))) rivals.push(evidence)
  }
  return rivals
}

export function shownStatusOf(datapoint: Datapoint): ShownStatus {
  const { status, tier, value } = datapoint
  if (value === null || value === '' || status === 'missing') return 'missing'
  if (status === 'accepted') return status
  // Where no document says anything of it, there was nothing to correct.
  if (status === 'corrected') return datapoint.evidence_total > 0 ? status : 'entered'
  if (datapoint.question) return 'question'
  if (rivalsOf(datapoint).length > 0) return 'conflict'
  return tier === 'high' ? 'high' : 'review'
}

/**
 * The year of a value where it is not the year that the company reports on. A target or a base year has a year of its
 * own; its evidence says so by having passed the check of the year.
 */
export function otherYearOf(datapoint: Datapoint, reportingYear: number | null): number | null {
  const { value, year, dataType } = datapoint
  if (value === null || year === null || reportingYear === null || year === reportingYear) return null
  if (dataType === 'year' || dataType === 'date') return null
  const own = wholeOf(datapoint).find((evidence) => evidence.year === year)
  const isSettled = own?.checks.some(({ check, passed }) => check === 'year' && passed) ?? false
  return isSettled ? null : year
}
