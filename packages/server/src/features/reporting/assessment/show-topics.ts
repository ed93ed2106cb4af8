import { type AssessedTopic, type AssessmentEntry, contradictsVerdict, type TopicDecision } from '@esrs/contract'
import type { EntryResult } from '@esrs/engine/materiality'
import { personOf } from '../author.ts'
import type { MaterialityRow } from '../stores/materiality-store.ts'
import { shownMatter } from './answer-matters.ts'
import { topicOf } from './calculate-results.ts'
import { groupBy } from './group-by.ts'
import { type ListedTopic, needsOutlook } from './long-list.ts'
import type { OpenAssessment } from './open-assessment.ts'

/** The person who asks; their own scores and disagreements are marked. */
interface Viewer {
  userId: string
}

const shownResult = (of: EntryResult['assessed']): AssessmentEntry['result'] =>
  of && { value: of.value, low: of.low, high: of.high, count: of.count }

/** The entries of an assessment with their results. */
export function shownEntries(
  { iros, topics, points, results }: OpenAssessment,
  { userId }: Viewer,
  comments: ReadonlyMap<string, number>,
): AssessmentEntry[] {
  const byKey = groupBy(points, ({ key }) => key)
  return iros.map((iro) => {
    const { assessed, verdict, people, decidedBy, after } = results.entries.get(iro.id)!
    const scores = byKey.get(iro.id) ?? []
    const own = scores.some(({ by }) => by === userId)
    return {
      id: iro.id,
      title: iro.title,
      type: iro.type,
      isPositive: iro.isPositive,
      isPotential: iro.isPotential,
      humanRights: iro.humanRights,
      valueChain: iro.valueChain,
      horizon: iro.horizon,
      topic: topicOf(iro, topics),
      matter: iro.subTopic,
      kept: iro.decided_at !== null,
      result: shownResult(assessed),
      decidedBy,
      after: shownResult(after),
      verdict,
      mine: own ? { value: people.find(({ by }) => by === userId)?.value ?? null } : null,
      scores: scores.length,
      comments: comments.get(iro.id) ?? 0,
    }
  })
}

/** A topic with its result and decision. */
export function shownTopic(assessment: OpenAssessment, topic: ListedTopic, { userId }: Viewer): AssessedTopic {
  const { results, decisions, revisions, dissents, names } = assessment
  const { code, title, own, matters } = topic
  const { impact, financial, verdict } = results.topics.get(code)!
  const decided = decisions.get(code)
  return {
    code,
    title,
    own,
    matters: matters.map((matter) => shownMatter(assessment, matter)),
    impact,
    financial,
    verdict,
    decision: decided ? shownDecision(decided, verdict, names) : null,
    revision: revisions.get(code) ?? 0,
    dissents: dissents
      .filter((dissent) => dissent.code === code)
      .map(({ id, by, at, text }) => ({
        id,
        by: personOf(by, names),
        at: at.toISOString(),
        text,
        mine: by === userId,
      })),
    needsOutlook: needsOutlook(code),
  }
}

function shownDecision(
  { material, reason, outlook, decidedBy, decidedAt, toConfirm, basis }: MaterialityRow,
  verdict: AssessedTopic['verdict'],
  names: ReadonlyMap<string, string>,
): TopicDecision {
  return {
    material,
    reason,
    outlook,
    by: personOf(decidedBy, names),
    at: decidedAt.toISOString(),
    toConfirm,
    basis,
    against: contradictsVerdict(material, basis?.verdict ?? null),
    changed: basis !== null && basis.verdict !== verdict,
  }
}
