import { type CompanyFacts, mayHaveEmployees } from './company.ts'
import { alternatives, type Condition, conditionOf } from './conditions.ts'
import type { Datapoint, StandardSet } from './datapoint.ts'
import { hasMaterialFlows, isHighClimateImpact } from './nace.ts'
import { reliefUntil, wholeStandards } from './reliefs.ts'

/** Why a datapoint is due or not; `reasonInWords` makes the sentence. */
export type Reason =
  | { code: 'due' }
  | { code: 'voluntary' }
  | { code: 'not-material'; standard: string }
  /** Only about a sub-topic that was considered and of which nothing was found (ESRS 1, paragraph 34). */
  | { code: 'not-found'; matter: string }
  /** `until`: last financial year of the relief, `null` where the law names none. */
  | { code: 'phase-in'; until: number | null }
  /** `datapoint`: the answer that decided it, `null` where it is not an answer. */
  | { code: 'condition'; datapoint: string | null; condition: Condition }
  /** Of the comprehensive module, which the company does not apply. */
  | { code: 'module' }
  /** Another form of the disclosure is enough, beginning with this datapoint. */
  | { code: 'alternative'; datapoint: string }

export interface Applicability {
  counts: boolean
  reason: Reason
}

/** `E1.IRO-1_02`: the process by which a topic was assessed has to be described whatever came out of it. */
const TOPICAL_PROCESS = /^[EG]\d\.IRO-1_/

const due: Applicability = { counts: true, reason: { code: 'due' } }
const not = (reason: Reason): Applicability => ({ counts: false, reason })

/**
 * Whether a datapoint counts towards the company's report, and why not. What is unknown never takes a datapoint away.
 * Optional datapoints are shown, never counted; all of ESRS 2 and how topical standards ask for the process behind the assessment
 * (IRO-1) apply in any case (ESRS 1, paragraph 29; ESRS 2, Appendix C), the rest of topical standards where material
 * (paragraphs 30 to 35; revised, 23 and 30); reliefs are those of ESRS 1, Appendix C (revised, paragraphs 121 to
 * 127). The voluntary standard knows no materiality: what is asked for under a condition is due where it is met.
 * Of alternative forms all apply by themselves; see `applicability`.
 */
export function applies(datapoint: Datapoint, company: CompanyFacts): Applicability {
  const { set, controlCode } = datapoint
  if (datapoint.voluntary) return not({ code: 'voluntary' })
  if (set === 'vs-2026') {
    if (controlCode === 'C' && company.modules === 'basic') return not({ code: 'module' })
    return condition(datapoint, company)
  }
  const always = controlCode === 'ESRS 2' || TOPICAL_PROCESS.test(datapoint.id)
  if (!always && company.material && !company.material.has(controlCode)) {
    return not({ code: 'not-material', standard: controlCode })
  }
  const matter = always ? null : notFoundOf(datapoint.topic, company)
  if (matter) return not({ code: 'not-found', matter })
  if (datapoint.phaseIn?.rule === 'sector-standards') return not({ code: 'phase-in', until: null })
  const until = reliefUntil(datapoint, company)
  if (until !== null && company.year <= until) return not({ code: 'phase-in', until })
  return condition(datapoint, company)
}

/** The sub-topic, of which nothing was found, that a datapoint is only about; `null` where it is about none, or about more. */
function notFoundOf(topic: string | null, { notFound }: CompanyFacts): string | null {
  const matter = topic?.split('.').slice(0, 2).join('.') ?? null
  return matter !== null && notFound?.has(matter) ? matter : null
}

/**
 * What `applies` says of each datapoint, and that of disclosures with alternative forms one form counts: the first that has
 * a value, else the first.
 * @param hasValue whether the company has a non-empty value for an identifier
 */
export function applicability(
  datapoints: readonly Datapoint[],
  company: CompanyFacts,
  hasValue: (id: string) => boolean,
): Map<string, Applicability> {
  const spare = spareForms(hasValue)
  return new Map(
    datapoints.map((datapoint) => {
      const verdict = applies(datapoint, company)
      const instead = spare.get(datapoint.id)
      if (!verdict.counts || instead === undefined) return [datapoint.id, verdict]
      return [datapoint.id, not({ code: 'alternative', datapoint: instead })]
    }),
  )
}

/** Datapoints of forms that are not needed, each with the first datapoint of the form that is enough. */
function spareForms(hasValue: (id: string) => boolean): Map<string, string> {
  const spare = new Map<string, string>()
  for (const forms of alternatives) {
    const chosen = forms.find((form) => form.some(hasValue)) ?? forms[0]!
    for (const form of forms) if (form !== chosen) for (const id of form) spare.set(id, chosen[0]!)
  }
  return spare
}

function condition(datapoint: Datapoint, company: CompanyFacts): Applicability {
  const rule = conditionOf(datapoint)
  if (!rule || isMet(rule, datapoint.set, company)) return due
  return not({ code: 'condition', datapoint: rule.kind === 'answer' ? rule.datapoint : null, condition: rule })
}

function isMet(rule: Condition, set: StandardSet, company: CompanyFacts): boolean {
  switch (rule.kind) {
    case 'answer': {
      const answer = company.answer(rule.datapoint)
      return answer === null || answer === rule.is
    }
    case 'not-material':
      return company.material !== null && !company.material.has(rule.standard)
    case 'standard-phased-in':
      return Object.entries(wholeStandards[set]).some(([controlCode, phaseIn]) => {
        if (rule.standard !== null && rule.standard !== controlCode) return false
        const until = reliefUntil({ id: controlCode, set, controlCode, phaseIn }, company)
        return (company.material?.has(controlCode) ?? true) && until !== null && company.year <= until
      })
    case 'high-climate-impact':
      return isHighClimateImpact(company.nace ?? null) ?? true
    case 'material-flows':
      return hasMaterialFlows(company.nace ?? null) ?? true
    case 'employees': {
      const isLater = rule.later !== undefined && company.year >= rule.later.year
      return mayHaveEmployees(company, isLater ? rule.later!.count : rule.count)
    }
  }
}
