import type { CompanyFacts } from './company.ts'
import type { Datapoint, PhaseIn, StandardSet } from './datapoint.ts'

type Relieved = Pick<Datapoint, 'id' | 'set' | 'controlCode' | 'phaseIn'>

/** The last financial year in which the company may leave the datapoint out under the phase-in; `null` without a relief. */
export function reliefUntil(datapoint: Relieved, company: CompanyFacts): number | null {
  if (datapoint.set === 'esrs-2023') return untilInSet1(datapoint, company)
  return datapoint.set === 'esrs-2026' ? untilInRevised(datapoint, company) : null
}

/** Whole topical standards that may be left out at first, as their relief stands in the facts of each set. */
export const wholeStandards: Readonly<Record<StandardSet, Readonly<Record<string, PhaseIn>>>> = {
  'esrs-2023': {
    E4: { under750: 2 },
    S1: { under750: 1 },
    S2: { under750: 2 },
    S3: { under750: 2 },
    S4: { under750: 2 },
  },
  'esrs-2026': { E4: { all: 2 }, S2: { all: 2 }, S3: { all: 2 }, S4: { all: 2 } },
  'vs-2026': {},
}

// The relief for what lies outside the European Economic Area frees a datapoint only where it asks for nothing else.
const outsideEeaOnly = new Set(['S1-8_03', 'ESRS26_S1-7_04'])

function yearsOf({ id, phaseIn }: Relieved, isUnder750: boolean): number {
  const outside = outsideEeaOnly.has(id) ? (phaseIn?.outsideEea ?? 0) : 0
  return Math.max(phaseIn?.all ?? 0, isUnder750 ? (phaseIn?.under750 ?? 0) : 0, outside)
}

const firstYearOfAll = 2024

// Delegated Regulation (EU) 2025/1416: who began with 2024 keeps the reliefs of the first year until 2026, and the
// standards below may be left out by everyone.
const frozenUntil = 2026
const leftOutByAll = new Set(['E4', 'S2', 'S3', 'S4'])

function untilInSet1(datapoint: Relieved, company: CompanyFacts): number | null {
  if (!datapoint.phaseIn) return null
  const first = company.firstYear
  if (first === null) return null
  const years = yearsOf(datapoint, isUnder750(company))
  if (first <= firstYearOfAll) {
    const isLeftOut = leftOutByAll.has(datapoint.controlCode) && company.year > firstYearOfAll
    return years > 0 || isLeftOut ? frozenUntil : null
  }
  return years > 0 ? first + years - 1 : null
}

function isUnder750({ employees, size }: CompanyFacts): boolean {
  return employees === null ? size === 'small' || size === 'medium' : employees <= 750
}

// Revised ESRS 1, paragraph 122: who had to report before 2027 is of the first wave and has calendar years
// (paragraphs 125 and 126); all others count from their first year (paragraph 127).
const lastYearOfFirstWave = 2026
const firstWaveUntil: Readonly<Record<number, number>> = { 1: 2026, 2: 2027, 3: 2029, 4: 2029 }

function untilInRevised(datapoint: Relieved, company: CompanyFacts): number | null {
  const { controlCode } = datapoint
  const first = company.firstYear
  if (first === null) return null
  const years = yearsOf(datapoint, false)
  if (first > lastYearOfFirstWave) return years > 0 ? first + years - 1 : null
  const isWholeStandard = controlCode in wholeStandards['esrs-2026']
  const until = isWholeStandard ? lastYearOfFirstWave : (firstWaveUntil[years] ?? null)
  const mayLeaveOutTopics = controlCode !== 'ESRS 2' && isUnderThreshold(company)
  return mayLeaveOutTopics ? Math.max(until ?? 0, lastYearOfFirstWave) : until
}

/** At most 1,000 employees or EUR 450 million: the first wave may then leave out all topical standards (paragraph 126 a). */
function isUnderThreshold({ employees, netRevenue }: CompanyFacts): boolean {
  return (employees !== null && employees <= 1000) || (netRevenue != null && netRevenue <= 450_000_000)
}
