import type { StandardSet } from '../esrs/index.ts'
import { isInArea, type LegalField, type LegalProfile } from './profile.ts'
import type { LegalDoubt, LegalReason } from './words.ts'

/** `must` report, `need-not`, `depends` on what a member state decided, or `unknown` while facts are missing. */
export type Duty = 'must' | 'depends' | 'need-not' | 'unknown'

/** What the law asks of a company for one financial year. */
export interface YearScope {
  /** The year in which the financial year ends, which names it. */
  year: number
  duty: Duty
  /** The sets that may be used, the usual one first. */
  sets: readonly StandardSet[]
  reasons: readonly LegalReason[]
  doubts: readonly LegalDoubt[]
}

/** Which law applies to a company, year by year. */
export interface LegalScope {
  years: readonly YearScope[]
  /** The first year with a duty to report; `null` where there is none in sight, or where it is not known. */
  firstYear: number | null
  /** Facts that are missing and would decide something. */
  questions: readonly LegalField[]
  /** What is not certain whatever the year. */
  doubts: readonly LegalDoubt[]
}

const years = [2024, 2025, 2026, 2027, 2028, 2029] as const

/**
 * Which set applies to a company for which financial year, and why (Directive 2013/34/EU as amended by (EU) 2022/2464, 2025/794 and
 * 2026/470). Facts that are not stated are asked for and never guessed; what a member state decides is a doubt, not an answer.
 */
export function scopeOf(profile: LegalProfile): LegalScope {
  const asked = new Set<LegalField>()
  const found = years.map((year) => ofYear(profile, year, asked))
  if (profile.yearEnd === null) asked.add('yearEnd')
  const first = found.find(({ duty }) => duty === 'must' || duty === 'depends')
  const isOpen = found.some(({ duty }) => duty === 'unknown')
  if (profile.firstYear === null && (first !== undefined || isOpen)) asked.add('firstYear')
  return {
    years: found,
    firstYear: isOpen ? null : (first?.year ?? null),
    questions: [...asked],
    doubts: [
      ...(profile.yearEnd === null ? (['year-end'] as const) : []),
      ...(asked.has('firstYear') ? (['first-year'] as const) : []),
      ...(found.some(({ sets }) => sets.includes('vs-2026')) ? (['recommendation'] as const) : []),
    ],
  }
}

/** The year in which the financial year of this name begins; the law counts by it. */
export const beginningOf = ({ yearEnd }: Pick<LegalProfile, 'yearEnd'>, year: number): number =>
  (yearEnd ?? 12) < 12 ? year - 1 : year

/** Whether a statement holds, does not, or needs this fact first. */
type Known = boolean | LegalField

const above = (field: 'employees' | 'netRevenue' | 'balanceSheet', profile: LegalProfile, bound: number): Known =>
  profile[field] === null ? field : profile[field] > bound

/** Both: one that fails decides, else what is missing. */
const both = (a: Known, b: Known): Known => (a === false || b === false ? false : a === true ? b : a)

/** More than 1,000 employees and more than EUR 450 million, as Directive (EU) 2026/470 has it. */
const isAbove = (profile: LegalProfile): Known =>
  both(above('employees', profile, 1000), above('netRevenue', profile, 450_000_000))

/** Large by two of three (Directive 2013/34/EU, Article 3(4)): EUR 25 million of assets, EUR 50 million of revenue, 250 employees. */
function isLarge(profile: LegalProfile): Known {
  const tests = [
    above('employees', profile, 250),
    above('netRevenue', profile, 50_000_000),
    above('balanceSheet', profile, 25_000_000),
  ]
  if (tests.filter((one) => one === true).length >= 2) return true
  if (tests.filter((one) => one === false).length >= 2) return false
  return tests.find((one) => typeof one === 'string')!
}

/** A large public-interest entity with more than 500 employees: the first wave of Directive (EU) 2022/2464. */
function isFirstWave(profile: LegalProfile): Known {
  const entity: Known = profile.publicInterest === null ? 'publicInterest' : profile.publicInterest !== 'none'
  return both(both(above('employees', profile, 500), entity), isLarge(profile))
}

/** A report on a group from outside of the Union (Article 40a). */
function publishesForGroup(profile: LegalProfile): Known {
  if (profile.group === null) return 'group'
  if (profile.group === 'alone') return false
  const outside: Known = profile.headOfGroup === null ? 'headOfGroup' : profile.headOfGroup === 'third-country'
  const union: Known = profile.unionRevenue === null ? 'unionRevenue' : profile.unionRevenue > 450_000_000
  return both(both(outside, above('netRevenue', profile, 200_000_000)), union)
}

const setsOf = (begins: number): readonly StandardSet[] =>
  begins >= 2027 ? ['esrs-2026'] : begins === 2026 ? ['esrs-2023', 'esrs-2026'] : ['esrs-2023']
const setReason = (begins: number): LegalReason =>
  begins >= 2027 ? 'revised-only' : begins === 2026 ? 'either-set' : 'set-1-only'

function ofYear(profile: LegalProfile, year: number, asked: Set<LegalField>): YearScope {
  const begins = beginningOf(profile, year)
  const need = (field: LegalField): YearScope => {
    asked.add(field)
    return { year, duty: 'unknown', sets: [], reasons: [], doubts: [] }
  }
  const free = (reasons: LegalReason[], doubts: LegalDoubt[] = []): YearScope => ({
    year,
    duty: 'need-not',
    sets: ['vs-2026'],
    reasons: [...reasons, 'voluntary'],
    doubts,
  })
  if (begins < 2024) return free(['before'])
  if (profile.country === null) return need('country')
  if (!isInArea(profile.country)) return free(['outside'])
  const due = (duty: Duty, reasons: LegalReason[], doubts: LegalDoubt[]): YearScope => ({
    year,
    duty,
    sets: setsOf(begins),
    reasons: [...reasons, setReason(begins)],
    doubts,
  })
  return begins < 2027
    ? ofFirstYears(profile, begins, { need, free, due })
    : ofLaterYears(profile, begins, { need, free, due })
}

interface Answers {
  need: (field: LegalField) => YearScope
  free: (reasons: LegalReason[], doubts?: LegalDoubt[]) => YearScope
  due: (duty: Duty, reasons: LegalReason[], doubts: LegalDoubt[]) => YearScope
}

/** Financial years that began in 2024 to 2026: only the first wave, and of it below the new thresholds only where its state wants it. */
function ofFirstYears(profile: LegalProfile, begins: number, { need, free, due }: Answers): YearScope {
  const first = isFirstWave(profile)
  if (typeof first === 'string') return need(first)
  const over = isAbove(profile)
  if (!first) {
    if (typeof over === 'string') return free(['wave-2'])
    return free([over ? 'wave-2' : 'small-before'])
  }
  const exempt = byParent(profile)
  if (typeof exempt === 'string') return need(exempt)
  if (exempt) return free(['wave-1', 'exempt-by-parent'], listedDoubt(profile))
  const state: LegalDoubt = profile.country === 'DE' ? 'germany' : 'member-state'
  if (begins === 2024) return due(profile.country === 'DE' ? 'depends' : 'must', ['wave-1'], [state])
  if (typeof over === 'string') return need(over)
  const duty = !over || profile.country === 'DE' ? 'depends' : 'must'
  return due(duty, ['wave-1', over ? 'above' : 'below'], over ? [state] : ['may-exempt', state])
}

/** Financial years that begin in 2027 or later: above both thresholds, and from 2028 for groups from outside of the Union. */
function ofLaterYears(profile: LegalProfile, begins: number, { need, free, due }: Answers): YearScope {
  const over = isAbove(profile)
  if (typeof over === 'string') return need(over)
  const late: LegalDoubt[] = begins === 2027 ? ['transposition'] : []
  const group: LegalReason[] = profile.group === 'parent' ? ['consolidated'] : []
  if (over) {
    const exempt = byParent(profile)
    if (typeof exempt === 'string') return need(exempt)
    return exempt
      ? free(['above', 'exempt-by-parent'], [...listedDoubt(profile), ...late])
      : due('must', ['above', ...group], late)
  }
  if (begins >= 2028) {
    const publishes = publishesForGroup(profile)
    if (typeof publishes === 'string') return need(publishes)
    if (publishes) return { ...due('must', ['below', 'third-country'], ['third-country-standards']), sets: [] }
    if (profile.headOfGroup === 'third-country') return free(['below', 'third-country-below'], late)
  }
  return free(['below', ...group], late)
}

/** Whether the report of a parent frees the company of its own. */
function byParent({ group, parentReports }: LegalProfile): Known {
  if (group === null) return 'group'
  if (group !== 'subsidiary') return false
  return parentReports ?? 'parentReports'
}

const listedDoubt = ({ publicInterest }: LegalProfile): LegalDoubt[] =>
  publicInterest === 'listed' ? ['listed-subsidiary'] : []
