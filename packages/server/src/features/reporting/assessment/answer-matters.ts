import type { AssessedMatter, Verdict } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { personOf } from '../author.ts'
import { addChange } from '../materiality/assessment-history-store.ts'
import type { By } from '../materiality/decide-iro.ts'
import type { ListedTopic } from './long-list.ts'
import { say } from './messages.ts'
import type { OpenAssessment } from './open-assessment.ts'
import { subjectPrefix } from './open-assessment.ts'
import { dropMatter, keepMatter } from './topic-store.ts'

const order: readonly Verdict[] = ['material', 'undecided', 'not', 'open']

/** A sub-topic stands right below its topic; what is below it is answered with it. */
export const isSubTopic = (code: string): boolean => code.split('.').length === 2

const isAtOrBelow = (code: string | null, matter: string): boolean =>
  code === matter || !!code?.startsWith(`${matter}.`)

type Known = Pick<OpenAssessment, 'iros' | 'results' | 'emptyMatters' | 'names'>

/** A sub-topic, or what is below one, with what was found on it: assessed, nothing because, or neither. */
export function shownMatter(
  { iros, results, emptyMatters, names }: Known,
  { code, title }: ListedTopic['matters'][number],
): AssessedMatter {
  const of = iros.filter(({ subTopic }) => isAtOrBelow(subTopic, code))
  const scored = of.map(({ id }) => results.entries.get(id)!).filter(({ assessed }) => assessed !== null)
  const nothing = emptyMatters.find((row) => row.code === code)
  const verdict = order.find((one) => scored.some((result) => result.verdict === one)) ?? 'open'
  const highest = scored.reduce<number | null>((most, { assessed }) => Math.max(most ?? 0, assessed!.value), null)
  return {
    code,
    title,
    entries: iros.filter(({ subTopic }) => subTopic === code).length,
    isSubTopic: isSubTopic(code),
    answer: scored.length > 0 ? 'assessed' : nothing ? 'nothing' : 'open',
    verdict,
    value: highest,
    reason: nothing?.reason ?? '',
    by: nothing ? personOf(nothing.by, names) : null,
    at: nothing?.at.toISOString() ?? null,
  }
}

/** Sub-topics of the long list that nobody has answered. */
export const gapsOf = (assessment: Known & Pick<OpenAssessment, 'topics'>) =>
  assessment.topics.flatMap(({ code: topic, matters }) =>
    matters
      .filter(({ code }) => isSubTopic(code))
      .map((matter) => shownMatter(assessment, matter))
      .filter(({ answer }) => answer === 'open')
      .map(({ code, title }) => ({ code, title, topic })),
  )

/** Topics that are called material although no entry of theirs was scored: a reason alone supports them, and a signed version names them. */
export const unratedOf = ({ topics, decisions, results }: Pick<OpenAssessment, 'topics' | 'decisions' | 'results'>) =>
  topics
    .filter(({ code }) => decisions.get(code)?.material === true && results.topics.get(code)!.verdict === 'open')
    .map(({ code, title }) => ({ code, title }))

/**
 * Keeps that a sub-topic was considered and nothing was found, or takes it back with an empty reason. Refused where an entry on it has
 * reached the threshold: what is material was found.
 */
export async function considerMatter(
  tenant: Tenant,
  assessment: OpenAssessment,
  code: string,
  reason: string,
  { userId, at }: By,
): Promise<string> {
  const { report, topics, emptyMatters } = assessment
  const topic = topics.find(({ matters }) => matters.some((matter) => matter.code === code))
  const matter = topic?.matters.find((one) => one.code === code)
  if (!topic || !matter || !isSubTopic(code)) throw new AppError('not_found', say('matter.missing'))
  const before = emptyMatters.find((row) => row.code === code)
  const change = { subject: `${subjectPrefix(report)}${topic.code}`, at, userId }
  if (reason === '') {
    if (await dropMatter(tenant, report, code))
      await addChange(tenant, {
        ...change,
        action: 'reopened',
        before: { matter: code, reason: before?.reason },
        after: {},
      })
    return topic.code
  }
  if (shownMatter(assessment, matter).verdict === 'material')
    throw new AppError('conflict', say('matter.material', { code }))
  if (before?.reason === reason) return topic.code
  await keepMatter(tenant, report, { code, reason, by: userId, at })
  await addChange(tenant, {
    ...change,
    action: 'considered',
    before: before ? { reason: before.reason } : {},
    after: { matter: code, title: matter.title, reason },
  })
  return topic.code
}
