import { type Given, judged } from './judged.ts'
import type { Method, Scale, Thresholds } from './method.ts'
import { scaleEnds } from './method.ts'
import {
  type CombinedResult,
  combineResults,
  type Horizon,
  horizons,
  rounded,
  type Scored,
  text,
  type Working,
} from './score.ts'

/** What the formula says: it never decides, and what is undecided has to be decided by a person. */
export type Verdict = 'material' | 'undecided' | 'not' | 'open'

/** The two sides of double materiality (ESRS 1, paragraph 28). */
export type Side = 'impact' | 'financial'

/** The verdict on a result; `open` where nobody has scored. */
export function verdictOf(value: number | null, { material, undecided }: Thresholds): Verdict {
  if (value === null) return 'open'
  if (value >= material) return 'material'
  return value >= undecided ? 'undecided' : 'not'
}

/** An entry of the assessment with the points of those who scored it. */
export interface ScoredEntry extends Scored {
  key: string
  scores: readonly ({ by: string; given: Scale } & Given)[]
}

/** The result of an entry: by person, and of all of them. */
export interface EntryResult {
  key: string
  side: Side
  humanRights: boolean
  /** Results of persons whose points are complete. */
  people: { by: string; value: number; workings: Working[] }[]
  assessed: CombinedResult | null
  /** Horizons whose points decided, of all people, from the nearest; empty where nobody named one. */
  decidedBy: Horizon[]
  /** What stays after measures, of the people who said so; shown beside the result and never decides. */
  after: CombinedResult | null
  verdict: Verdict
}

/** The result of an entry by a method; points that were given on another scale are converted. */
export function entryResult(entry: ScoredEntry, method: Method): EntryResult {
  const side: Side = entry.type === 'Impact' ? 'impact' : 'financial'
  const people = entry.scores.flatMap(({ by, given, ...score }) => {
    const result = judged(entry, score, given, method)
    return result ? [{ by, ...result }] : []
  })
  const all = combineResults(
    people.map(({ value }) => value),
    method.assessors,
  )
  const after = combineResults(
    people.flatMap((person) => (person.after === null ? [] : [person.after])),
    method.assessors,
  )
  return {
    key: entry.key,
    side,
    humanRights: entry.humanRights && !entry.isPositive && side === 'impact',
    people: people.map(({ by, value, workings }) => ({ by, value, workings })),
    assessed: all,
    decidedBy: horizons.filter((horizon) => people.some((person) => person.horizon === horizon)),
    after,
    verdict: verdictOf(all?.value ?? null, method.thresholds[side]),
  }
}

/** What a group of stakeholders answered on one side of a topic, as a share of its scale from 0 to 1. */
export interface GroupAnswers {
  group: string
  count: number
  mean: number
}

/** The answers of all groups as one, on the scale of the method: groups count by their weight, not by their size. */
export function stakeholderResult(groups: readonly GroupAnswers[], method: Method): Working | null {
  const weighed = groups.map(({ group, mean }) => ({ weight: method.stakeholders.weights[group] ?? 1, mean }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const { low, top } = scaleEnds[method.scale]
  const onScale = (mean: number) => rounded(low + mean * (top - low))
  const sum = weighed.reduce((so, { weight, mean }) => so + weight * onScale(mean), 0)
  const parts = weighed
    .filter(({ weight }) => weight > 0)
    .map(({ weight, mean }) => `${text(weight)} × ${text(onScale(mean))}`)
  const formula = `(${parts.join(' + ')}) / ${text(total)}`
  return { step: 'stakeholders', formula, result: rounded(sum / total), rule: null }
}

/** One side of a topic. */
export interface SideResult {
  value: number | null
  verdict: Verdict
  workings: Working[]
  /** Keys of the entries that the result rests on, the highest first. */
  leading: string[]
  /** Of how many scored entries. */
  count: number
  stakeholders: number | null
  /** Stakeholders find material what the assessors do not, or the other way round. */
  differs: boolean
}

/** The result of a topic: material as soon as one of its sides is, undecided as soon as one of them is (ESRS 1, paragraph 28). */
export interface TopicResult {
  impact: SideResult
  financial: SideResult
  verdict: Verdict
}

/**
 * The result of a topic from those of its entries. Answers of stakeholders are evidence beside it and enter no result (ESRS 1,
 * paragraphs 22 to 24); where they say otherwise the side is marked.
 */
export function topicResult(
  entries: readonly EntryResult[],
  answers: Readonly<Partial<Record<Side, readonly GroupAnswers[]>>>,
  method: Method,
): TopicResult {
  const impact = sideResult('impact', entries, answers.impact ?? [], method)
  const financial = sideResult('financial', entries, answers.financial ?? [], method)
  return { impact, financial, verdict: ofBoth(impact.verdict, financial.verdict) }
}

const order: readonly Verdict[] = ['material', 'undecided', 'not', 'open']
const ofBoth = (a: Verdict, b: Verdict): Verdict => order[Math.min(order.indexOf(a), order.indexOf(b))]!

function sideResult(
  side: Side,
  entries: readonly EntryResult[],
  answers: readonly GroupAnswers[],
  method: Method,
): SideResult {
  const scored = entries
    .filter((entry) => entry.side === side && entry.assessed !== null)
    .sort((a, b) => b.assessed!.value - a.assessed!.value || (a.key < b.key ? -1 : 1))
  const asked = stakeholderResult(answers, method)
  const stakeholders = asked?.result ?? null
  const thresholds = method.thresholds[side]
  const opinion = verdictOf(stakeholders, thresholds)
  const beside = asked ? [asked] : []
  if (scored.length === 0)
    return {
      value: null,
      verdict: 'open',
      workings: beside,
      leading: [],
      count: 0,
      stakeholders,
      differs: opinion === 'material',
    }
  const isHighest = method.topic === 'highest'
  // Of the highest there may be several: each of them makes the topic what it is.
  const leading = isHighest
    ? scored.filter(({ assessed }) => assessed!.value === scored[0]!.assessed!.value)
    : scored.slice(0, 3)
  const own = ofTopic(
    (isHighest ? leading.slice(0, 1) : leading).map(({ assessed }) => assessed!.value),
    method.topic,
  )
  // One material impact, risk or opportunity is enough, whatever the others bring the topic to (paragraph 28).
  const verdict = scored[0]!.verdict === 'material' ? 'material' : verdictOf(own.result, thresholds)
  return {
    value: own.result,
    verdict,
    workings: [own, ...beside],
    leading: leading.map(({ key }) => key),
    count: scored.length,
    stakeholders,
    differs: opinion !== 'open' && (opinion === 'material') !== (verdict === 'material'),
  }
}

function ofTopic(values: readonly number[], by: Method['topic']): Working {
  const listed = values.map(text)
  if (by === 'highest') return { step: 'topic', formula: `max(${listed.join(', ')})`, result: values[0]!, rule: null }
  const mean = rounded(values.reduce((sum, value) => sum + value, 0) / values.length)
  return { step: 'topic', formula: `(${listed.join(' + ')}) / ${values.length}`, result: mean, rule: null }
}
