import {
  applicability,
  type Catalogue,
  type CompanyFacts,
  conditionOf,
  type Datapoint,
  type DatapointType,
  laws,
} from '../esrs/index.ts'
import { type AdviceSource, type Topical, topicalOf } from './advice-bank.ts'
import type { AdviceFacts } from './advice-facts.ts'
import { type Advice, adviceInWords } from './advice-words.ts'
import { cellOf, type TopicLevel } from './iro-bank.ts'

/** To be raised with every change that gives the same facts other advice: what was evaluated before is then out of date. */
export const adviceVersion = 6

export interface AdviceGaps {
  /** Of the set and in the language that the company reports in. */
  catalogue: Catalogue
  company: CompanyFacts
  /** Whether the company has a non-empty value for an identifier. */
  hasValue: (id: string) => boolean
  /** Whether that value is a proposal which nobody has decided on. */
  isProposed?: (id: string) => boolean
  /** Topics and disclosure requirements that documents call not material and nobody has decided on: nothing is advised on them until somebody does. */
  calledNotMaterial?: ReadonlySet<string>
}

/** How much is shown at most: what is open, what is more than half done besides, and what is complete. */
export const mostAdvice = { open: 14, begun: 5, complete: 6 } as const

/** A figure or a plain answer is got sooner than a text, and compared more often. */
const ease: Readonly<Record<DatapointType, number>> = {
  number: 1,
  percent: 1,
  money: 1,
  date: 1,
  year: 1,
  table: 1,
  'yes-no': 0.9,
  choice: 0.6,
  'semi-narrative': 0.7,
  narrative: 0.6,
}
const askedByLaw = 1.5
const mandatory = 0.5
/** What is asked for only under a condition waits for whether the condition is met. */
const underCondition = 0.5
const material = 0.5
/** Until somebody has assessed it, a topic weighs by how likely the industry makes it. */
const unassessed: Readonly<Record<TopicLevel, number>> = { likely: 1, possible: 0.75, unlikely: 0.4 }
/** Each further gap of a theme adds less: a long list is not more urgent because it is long. */
const further = 0.7
/** What a colleague can look up is got before what must be written, and that before what must be decided. */
const bySource: Readonly<Record<AdviceSource, number>> = { record: 1.25, text: 1, decision: 0.75 }
const asBasis = 1.5
/** Without an assessment nobody knows which topical standards are due (ESRS 2, IRO-1; ESRS 1, paragraph 25). */
const withoutAssessment = 3
/** What has been begun is finished first. */
const begun = 0.25

/**
 * What to do next, best first: every theme with its gaps, then those that are complete. Of what counts towards the report, a
 * gap weighs by the other law that asks for it (ESRS 2, Appendix B), whether it is asked of everyone (ESRS 2), whether its
 * topic was found material or its industry makes that likely, and how easily it is answered; a theme by its heaviest gaps, by where the answers are, and by
 * what depends on it. Topics that are not material and what may be left out for now are not advised. The same facts always
 * give the same advice, in every language.
 */
export function rankAdvice({ catalogue, company, hasValue, isProposed, calledNotMaterial }: AdviceGaps): AdviceFacts[] {
  const verdicts = applicability(catalogue.datapoints, company, hasValue)
  const isDecided = (id: string) => hasValue(id) && !isProposed?.(id)
  const ranked = [...topicalOf(catalogue).values()].flatMap((group) => {
    const due = group.ids
      .filter((id) => verdicts.get(id)!.counts)
      .map((id) => catalogue.get(id)!)
      .filter(({ controlCode, dr }) => !calledNotMaterial?.has(controlCode) && !calledNotMaterial?.has(dr))
    if (due.length === 0) return []
    const open = due
      .filter(({ id }) => !hasValue(id))
      .map((datapoint) => ({ datapoint, weight: weightOf(datapoint, company, isDecided) }))
      .sort((a, b) => b.weight - a.weight || a.datapoint.order - b.datapoint.order)
    const done = due.filter(({ id }) => hasValue(id))
    const byLaw = open.filter(({ datapoint }) => datapoint.law.length > 0)
    const names = laws.filter((law) => byLaw.some(({ datapoint }) => datapoint.law.includes(law)))
    const weights = open.map(({ weight }) => weight)
    const advice: AdviceFacts = {
      key: group.key,
      status: open.length > 0 ? 'open' : 'complete',
      open: open.map(({ datapoint }) => datapoint.id),
      done: done.map(({ id }) => id),
      proposed: done.filter(({ id }) => isProposed?.(id)).length,
      relieved: group.ids.filter((id) => verdicts.get(id)!.reason.code === 'phase-in').length,
      unassessed: isUnassessed(due, catalogue, company),
      law: { names, count: byLaw.length },
      score: scoreOf(group, weights, done.length / due.length, catalogue, company),
    }
    return [advice]
  })
  // The sort is stable, so equal scores keep the order of the set.
  return ranked.sort((a, b) => b.score - a.score)
}

/** Of all advice what is shown: what is set aside is always kept, and takes nobody's place. */
export function pickAdvice(ranked: readonly AdviceFacts[], setAside: ReadonlySet<string> = new Set()): AdviceFacts[] {
  const left: Record<keyof typeof mostAdvice, number> = { ...mostAdvice }
  return ranked.filter(({ key, status, open, done }) => {
    if (setAside.has(key)) return true
    // What somebody works on does not vanish from their list because little of it is left.
    const isBegun = status === 'open' && left.open === 0
    if (isBegun && done.length < open.length) return false
    const kind = isBegun ? 'begun' : status
    if (left[kind] === 0) return false
    left[kind] -= 1
    return true
  })
}

/** What to do next in the catalogue's language: `rankAdvice`, picked and put into words. */
export function suggestAdvice(gaps: AdviceGaps): Advice[] {
  return pickAdvice(rankAdvice(gaps)).map((facts) => adviceInWords(facts, gaps.catalogue))
}

function weightOf(datapoint: Datapoint, company: CompanyFacts, isDecided: (id: string) => boolean): number {
  const { type, law, controlCode, set } = datapoint
  const isMandatory = controlCode === (set === 'vs-2026' ? 'B' : 'ESRS 2')
  const weight =
    ease[type] +
    (law.length > 0 ? askedByLaw : 0) +
    (isMandatory ? mandatory : 0) +
    (company.material?.has(controlCode) ? material : 0)
  const level =
    company.material === null && set !== 'vs-2026' ? cellOf(controlCode, company.industry)?.level : undefined
  return weight * (level ? unassessed[level] : 1) * (isUndecided(datapoint, isDecided) ? underCondition : 1)
}

/** Climate is taken out: that it is not material would have to be explained at length (ESRS 2, paragraph 57). */
const isUnassessed = (due: readonly Datapoint[], { set }: Catalogue, { material }: CompanyFacts): boolean =>
  set !== 'vs-2026' && material === null && due.every(({ controlCode }) => !['ESRS 2', 'E1'].includes(controlCode))

/** Whether it is still open if the datapoint is asked for at all; the question that decides it is not. A proposed answer decides nothing. */
function isUndecided(datapoint: Datapoint, isDecided: (id: string) => boolean): boolean {
  const condition = conditionOf(datapoint)
  if (condition) return condition.kind === 'answer' && !isDecided(condition.datapoint)
  return datapoint.condition === 'conditional' && datapoint.type !== 'yes-no'
}

/** @param weights of what is open, the heaviest first */
function scoreOf(
  { key, theme }: Topical,
  weights: readonly number[],
  share: number,
  { set }: Catalogue,
  company: CompanyFacts,
): number {
  const sum = weights.reduce((total, weight, i) => total + weight * further ** i, 0)
  const isMissing = key === 'materiality' && company.material === null && set !== 'vs-2026'
  const score =
    sum *
    bySource[theme?.source ?? 'text'] *
    (theme?.basis ? asBasis : 1) *
    (isMissing ? withoutAssessment : 1) *
    (1 + begun * share)
  return Math.round(score * 1000) / 1000
}
