import {
  type AnswerCounts,
  type Language,
  limits,
  type PublicQuestion,
  type PublicSurvey,
  type Question,
  type ResponseStats,
  type Survey,
  type SurveyResponse,
} from '@esrs/contract'
import { bankTextIn } from '@esrs/engine'
import type { ResponseRow, SurveyRow } from './store.ts'

/** How many responded, by kind of respondent. */
export type Tally = Record<string, number>

/** Whether a survey takes responses at a moment, and if not, why. */
export function stateOf({ status, closesAt }: SurveyRow, now: Date): PublicSurvey['state'] {
  if (status === 'draft') return 'not_open'
  return status === 'active' && (closesAt === null || closesAt > now) ? 'open' : 'closed'
}

/**
 * The part of the respondents that may be shown. An anonymous survey says only how many, until there are enough; kinds of respondents that
 * stay too few are not listed separately, and never so that they could be found by subtraction.
 */
export function statsOf(anonymous: boolean, tally: Tally): ResponseStats {
  const total = Object.values(tally).reduce((sum, count) => sum + count, 0)
  if (!anonymous) return { total, by_type: tally, withheld: false }
  if (total < limits.survey.anonymousGroup) return { total, by_type: {}, withheld: total > 0 }
  const kinds = Object.entries(tally).sort((a, b) => b[1] - a[1])
  const listed = kinds.filter(([, count]) => count >= limits.survey.anonymousGroup)
  const rest = total - listed.reduce((sum, [, count]) => sum + count, 0)
  // A remainder below the minimum would tell those few apart again.
  while (rest > 0 && listed.length && total - sumOf(listed) < limits.survey.anonymousGroup) listed.pop()
  const others = total - sumOf(listed)
  return { total, by_type: { ...Object.fromEntries(listed), ...(others > 0 && { '*': others }) }, withheld: false }
}

const sumOf = (kinds: [string, number][]): number => kinds.reduce((sum, [, count]) => sum + count, 0)

/** Responses of an anonymous survey are shown one by one only when there are enough to hide among. */
export const areWithheld = ({ anonymous }: SurveyRow, total: number): boolean =>
  anonymous && total < limits.survey.anonymousGroup

/** A survey as its company sees it. */
export function surveyOf(row: SurveyRow, tally: Tally, proposal: Survey['proposal'] = null): Survey {
  return {
    sid: row.sid,
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    target_group: row.stakeholder,
    target_stakeholders: [row.stakeholder],
    ai_generated: false,
    questions: row.questions,
    response_stats: statsOf(row.anonymous, tally),
    created_at: row.createdAt.toISOString(),
    anonymous: row.anonymous,
    closes_at: row.closesAt?.toISOString() ?? null,
    retention_days: row.retentionDays,
    proposal,
  }
}

/** How often each point and each option was chosen, of the questions that offer some; what nobody chose counts too. */
export function resultsOf(
  { questions }: Pick<SurveyRow, 'questions'>,
  chosen: readonly { question: number; answer: string; count: number }[],
  answered: number,
): AnswerCounts[] {
  return questions.flatMap(({ scale, choices }, question) => {
    const points = scale ? Array.from({ length: scale.high - scale.low + 1 }, (_, i) => String(scale.low + i)) : []
    const offered = choices?.options ?? points
    if (offered.length === 0) return []
    const countOf = (answer: string) =>
      chosen.find((one) => one.question === question && one.answer === answer)?.count ?? 0
    return [{ question, answered, counts: offered.map((answer) => ({ answer, count: countOf(answer) })) }]
  })
}

/** A survey for outsiders: nothing that is not published yet. What was taken from the question bank is in the reader's language. */
export function publicSurveyOf(row: SurveyRow, company: string, now: Date, language: Language): PublicSurvey {
  const state = stateOf(row, now)
  const isPublished = state !== 'not_open'
  return {
    sid: row.sid,
    state,
    company,
    title: isPublished ? bankTextIn(row.title, language) : '',
    description: state === 'open' ? bankTextIn(row.description, language) : '',
    questions: state === 'open' ? row.questions.map(askedOf(language)) : [],
    anonymous: row.anonymous,
    closes_at: row.closesAt?.toISOString() ?? null,
    retention_days: row.retentionDays,
  }
}

/** Points on a topic are left out by who cannot judge it: guessed ones are worse than none. */
export const mayBeLeftOut = ({ topic, scale }: Pick<Question, 'topic' | 'scale'>): boolean =>
  topic !== undefined && scale !== undefined

/** A question as an outsider sees it: its words in their language, its scale or options, and not what it is for. */
const askedOf =
  (language: Language) =>
  ({ id, text, scale, choices, topic }: Question): PublicQuestion => ({
    id,
    text: bankTextIn(text, language),
    ...(scale ? { scale } : {}),
    ...(choices ? { choices } : {}),
    ...(mayBeLeftOut({ topic, scale }) ? { optional: true } : {}),
  })

export const responseOf = (row: ResponseRow): SurveyResponse => ({
  id: row.id,
  respondent_type: row.respondentType,
  created_at: row.createdAt.toISOString(),
  metadata: { name: row.name, email: row.email, company: row.company },
  responses: row.answers,
  general_notes: row.generalNotes,
})
