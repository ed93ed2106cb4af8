import { alternatives, conditionOf } from './conditions.ts'
import type { Datapoint, DatapointType, PhaseIn } from './datapoint.ts'

/** What has to be known of a company to say which datapoints are due. */
export interface CompanyFacts {
  /** Financial year reported on (the year in which it ends). */
  year: number
  /** Average employees; `null` where unknown, then `size` decides. */
  employees: number | null
  size: 'small' | 'medium' | 'large' | null
  industry: 'technology' | 'manufacturing' | 'energy' | 'finance' | null
  /** First financial year reported under the ESRS; `null` is taken for 2024, the first year there was. */
  firstYear: number | null
  /** Control codes of the material topical standards; `null` without an assessment: then all are material. */
  material: ReadonlySet<string> | null
  /** The company's value of a yes-or-no datapoint, `null` where there is none. */
  answer: (id: string) => string | null
}

/** A company of which only the year is known. */
export function unknownCompany(year: number): CompanyFacts {
  return { year, employees: null, size: null, industry: null, firstYear: null, material: null, answer: () => null }
}

/** Why a datapoint is due or not. Clients make the sentence. */
export type Reason =
  | { code: 'due' }
  | { code: 'voluntary' }
  | { code: 'not-material'; standard: string }
  /** `until`: last financial year of the relief, `null` where the law names none. */
  | { code: 'phase-in'; until: number | null }
  | { code: 'condition'; datapoint: string | null }

export interface Applicability {
  counts: boolean
  reason: Reason
}

/**
 * Whether a datapoint counts towards the company's report, and why not. What is unknown never takes a datapoint away.
 * Optional datapoints are shown, never counted; all of ESRS 2 applies (ESRS 1, paragraph 29), topical standards where
 * material (paragraphs 30 to 35); reliefs are those of ESRS 1, Appendix C.
 */
export function applies(datapoint: Datapoint, company: CompanyFacts): Applicability {
  const { controlCode } = datapoint
  if (datapoint.voluntary) return not({ code: 'voluntary' })
  if (controlCode !== 'ESRS 2' && company.material && !company.material.has(controlCode)) {
    return not({ code: 'not-material', standard: controlCode })
  }
  if (datapoint.phaseIn?.rule === 'sector-standards') return not({ code: 'phase-in', until: null })
  const until = reliefUntil(datapoint.phaseIn, controlCode, company)
  if (until !== null && company.year <= until) return not({ code: 'phase-in', until })
  return condition(datapoint, company)
}

const not = (reason: Reason): Applicability => ({ counts: false, reason })

const reliefLimit = 750

function isUnderLimit({ employees, size }: CompanyFacts): boolean {
  return employees === null ? size === 'small' || size === 'medium' : employees <= reliefLimit
}

// Delegated Regulation (EU) 2025/1416: who began with 2024 keeps the reliefs of the first year until 2026, and the
// standards below may be left out by everyone.
const firstWave = 2024
const frozenUntil = 2026
const leftOutByAll = new Set(['E4', 'S2', 'S3', 'S4'])

function reliefUntil(phaseIn: PhaseIn | null, controlCode: string, company: CompanyFacts): number | null {
  if (!phaseIn) return null
  const first = company.firstYear ?? firstWave
  const frozen = first <= firstWave
  const years = Math.max(phaseIn.all ?? 0, isUnderLimit(company) ? (phaseIn.under750 ?? 0) : 0)
  if (frozen && (years > 0 || (leftOutByAll.has(controlCode) && company.year > firstWave))) return frozenUntil
  return years > 0 ? first + years - 1 : null
}

/** A whole topical standard of those that may be left out at first, as its relief stands in the facts. */
const wholeStandards: readonly [string, PhaseIn][] = [
  ['E4', { under750: 2 }],
  ['S1', { under750: 1 }],
  ['S2', { under750: 2 }],
  ['S3', { under750: 2 }],
  ['S4', { under750: 2 }],
]

const highClimateImpact = { manufacturing: true, energy: true, technology: false, finance: false }

function condition(datapoint: Datapoint, company: CompanyFacts): Applicability {
  const rule = conditionOf(datapoint)
  if (!rule) return { counts: true, reason: { code: 'due' } }
  switch (rule.kind) {
    case 'answer': {
      const answer = company.answer(rule.datapoint)
      return met(answer === null || answer === rule.is, rule.datapoint)
    }
    case 'not-material':
      return met(company.material !== null && !company.material.has(rule.standard))
    case 'standard-phased-in':
      return met(
        wholeStandards.some(([standard, phaseIn]) => {
          const until = reliefUntil(phaseIn, standard, company)
          const material = company.material?.has(standard) ?? true
          return material && until !== null && company.year <= until
        }),
      )
    case 'high-climate-impact':
      return met(company.industry === null || highClimateImpact[company.industry])
  }
}

function met(holds: boolean, datapoint: string | null = null): Applicability {
  return holds ? { counts: true, reason: { code: 'due' } } : not({ code: 'condition', datapoint })
}

export interface Tally {
  total: number
  completed: number
}

/** How far a report is complete. Rates are left to whoever shows them. */
export interface Completion extends Tally {
  /** By control code, in the order of the datapoints; `missing` are identifiers in their order. */
  byStandard: Map<string, Tally & { missing: string[] }>
  byType: Map<DatapointType, Tally>
}

/**
 * Counts what is due and what of it has a value. Of disclosures with alternative forms one form counts: the first that
 * has a value, else the first.
 * @param hasValue whether the company has a non-empty value for an identifier
 */
export function completion(
  datapoints: readonly Datapoint[],
  company: CompanyFacts,
  hasValue: (id: string) => boolean,
): Completion {
  const spare = spareAlternatives(hasValue)
  const result: Completion = { total: 0, completed: 0, byStandard: new Map(), byType: new Map() }
  for (const datapoint of datapoints) {
    const standard = entry(result.byStandard, datapoint.controlCode, () => ({ total: 0, completed: 0, missing: [] }))
    const type = entry(result.byType, datapoint.type, () => ({ total: 0, completed: 0 }))
    if (spare.has(datapoint.id) || !applies(datapoint, company).counts) continue
    const done = hasValue(datapoint.id)
    for (const tally of [result, standard, type]) {
      tally.total++
      if (done) tally.completed++
    }
    if (!done) standard.missing.push(datapoint.id)
  }
  return result
}

function spareAlternatives(hasValue: (id: string) => boolean): Set<string> {
  const spare = new Set<string>()
  for (const forms of alternatives) {
    const chosen = forms.find(hasValue) ?? forms[0]
    for (const form of forms) if (form !== chosen) spare.add(form)
  }
  return spare
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}
