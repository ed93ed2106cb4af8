import { limits, type StakeholderResult } from '@esrs/contract'
import {
  type AskedSide,
  askedSides,
  type GroupAnswers,
  type Method,
  rounded,
  scaleEnds,
  stakeholderResult,
} from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../stores/report.ts'
import { type AnswerCount, answerCounts, type TopicSurvey, topicSurveys } from './stakeholder-store.ts'

/** Answers of one kind of respondent on one side of a topic, from 0 to 1. */
interface Group extends GroupAnswers {
  low: number
  high: number
  anonymous: number
  sameDevice: number
}

/** Answers of stakeholders on one side of a topic: groups of at least five, and whether smaller ones are hidden. */
export interface SideAnswers {
  topic: string
  side: AskedSide
  groups: Group[]
  hidden: boolean
}

export interface Answers {
  surveys: TopicSurvey[]
  sides: SideAnswers[]
  /** Number of answers with points, hidden groups included. */
  count: number
}

/** Answers of stakeholders in the surveys on a report, without groups of fewer than five answers. */
export async function stakeholderAnswers(tenant: Tenant, report: Report): Promise<Answers> {
  const surveys = await topicSurveys(tenant, report)
  const counts = await answerCounts(
    tenant,
    surveys.map(({ id }) => id),
  )
  return {
    surveys,
    sides: sidesOf(surveys, counts, report.year),
    count: counts.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Key for sorting: environment, social, governance, own topics; impact before financial. */
const placeOf = ({ topic, side }: { topic: string; side: AskedSide }): string =>
  `${'ESGX'.indexOf(topic[0] ?? '')}${topic.padStart(4)} ${askedSides.indexOf(side)}`

function sidesOf(surveys: readonly TopicSurvey[], counts: readonly AnswerCount[], year: number): SideAnswers[] {
  const byId = new Map(surveys.map((survey) => [survey.id, survey]))
  const sides = new Map<string, { topic: string; side: AskedSide; groups: Map<string, Group> }>()
  for (const { surveyId, question, group, count, sum, low, high, anonymous, sameDevice } of counts) {
    const asked = byId.get(surveyId)?.questions[question]
    if (!asked?.topic || !asked.scale || asked.year !== year) continue
    const { topic, scale, side = 'impact' } = asked
    const share = (points: number) => Math.min(1, Math.max(0, (points - scale.low) / (scale.high - scale.low)))
    const key = `${topic} ${side}`
    const known = sides.get(key) ?? { topic, side, groups: new Map<string, Group>() }
    const before = known.groups.get(group) ?? { group, count: 0, mean: 0, low: 1, high: 0, anonymous: 0, sameDevice: 0 }
    const all = before.count + count
    known.groups.set(group, {
      group,
      count: all,
      mean: (before.count * before.mean + count * share(sum / count)) / all,
      low: Math.min(before.low, share(low)),
      high: Math.max(before.high, share(high)),
      anonymous: before.anonymous + anonymous,
      sameDevice: before.sameDevice + sameDevice,
    })
    sides.set(key, known)
  }
  const ordered = [...sides.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  return ordered.map(({ topic, side, groups }) => {
    const all = [...groups.values()].sort((a, b) => (a.group < b.group ? -1 : 1))
    const shown = all.filter(({ count }) => count >= limits.survey.anonymousGroup)
    return { topic, side, groups: shown, hidden: shown.length < all.length }
  })
}

/** Answers on both sides of a topic, as `engine/materiality` expects them. */
export const answersOn = (sides: readonly SideAnswers[], topic: string): Partial<Record<AskedSide, Group[]>> =>
  Object.fromEntries(sides.filter((one) => one.topic === topic).map(({ side, groups }) => [side, groups]))

/** Answers converted to the scale of the method, as the contract shows them. */
export function shownAnswers(sides: readonly SideAnswers[], method: Method): StakeholderResult[] {
  const { low, top } = scaleEnds[method.scale]
  const onScale = (share: number) => rounded(low + share * (top - low))
  return sides.map(({ topic, side, groups, hidden }) => ({
    topic,
    side,
    groups: groups.map(({ group, count, mean, low, high, anonymous, sameDevice }) => ({
      group,
      count,
      mean: onScale(mean),
      low: onScale(low),
      high: onScale(high),
      weight: method.stakeholders.weights[group] ?? 1,
      anonymous,
      sameDevice,
    })),
    hidden,
    value: stakeholderResult(groups, method)?.result ?? null,
  }))
}
