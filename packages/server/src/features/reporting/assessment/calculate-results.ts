import type { Iro } from '@esrs/contract'
import {
  type EntryResult,
  entryResult,
  type Method,
  type Scored,
  type TopicResult,
  topicResult,
} from '@esrs/engine/materiality'
import { standardOf } from '../materiality/list-iros.ts'
import { groupBy } from './group-by.ts'
import type { ListedTopic } from './long-list.ts'
import type { PointsRow } from './score-store.ts'
import { answersOn, type SideAnswers } from './stakeholder-answers.ts'

/** Input of the calculation of results, beside the method. */
export interface ResultsInput {
  iros: readonly Iro[]
  topics: readonly ListedTopic[]
  points: readonly PointsRow[]
  sides: readonly SideAnswers[]
}

/** Results of entries by key, and of topics by code. */
export interface AssessmentResults {
  entries: ReadonlyMap<string, EntryResult>
  topics: ReadonlyMap<string, TopicResult>
}

/** The properties of an IRO that decide which points it is scored by. */
export const scoredAs = ({ type, isPositive, isPotential, humanRights }: Iro): Scored => ({
  type,
  isPositive,
  isPotential: type !== 'Impact' || isPotential,
  humanRights,
})

/** Code of the topic that an entry counts for, which is the first of its codes that is a topic; empty where none is. */
export function topicOf(
  { esrsTopics, subTopic }: Pick<Iro, 'esrsTopics' | 'subTopic'>,
  topics: readonly ListedTopic[],
): string {
  const codes = [...(subTopic ? [subTopic] : []), ...esrsTopics].map(standardOf)
  return codes.find((code) => topics.some((topic) => topic.code === code)) ?? ''
}

/** Calculates the results of all entries and topics by a method. The same input always gives the same results. */
export function calculateResults({ iros, topics, points, sides }: ResultsInput, method: Method): AssessmentResults {
  const byKey = groupBy(points, ({ key }) => key)
  const entries = new Map(
    iros.map((iro) => {
      const scores = (byKey.get(iro.id) ?? []).map(({ id, by, scale, key: _, ...score }) => ({
        ...score,
        by: by ?? `${id}`,
        given: scale,
      }))
      return [iro.id, entryResult({ ...scoredAs(iro), key: iro.id, scores }, method)]
    }),
  )
  const byTopic = groupBy(iros, (iro) => topicOf(iro, topics))
  return {
    entries,
    topics: new Map(
      topics.map(({ code }) => [
        code,
        topicResult(
          (byTopic.get(code) ?? []).map(({ id }) => entries.get(id)!),
          answersOn(sides, code),
          method,
        ),
      ]),
    ),
  }
}
