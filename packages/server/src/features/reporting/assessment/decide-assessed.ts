import type { contract, MethodPreview, Received } from '@esrs/contract'
import type { Method } from '@esrs/engine/materiality'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { By } from '../materiality/decide-iro.ts'
import { decideTopic } from '../materiality/decide-topic.ts'
import { isSubTopic, shownMatter } from './answer-matters.ts'
import { calculateResults, topicOf } from './calculate-results.ts'
import type { Grounds } from './log-sentences.ts'
import { needsOutlook } from './long-list.ts'
import { say } from './messages.ts'
import type { OpenAssessment } from './open-assessment.ts'
import { shownAnswers } from './stakeholder-answers.ts'

type Sent = Received<(typeof contract)['materiality']['decide']>['body']

/** Throws `not_found` for a code that is no topic of the assessment. */
export function refuseUnknownTopic({ topics }: Pick<OpenAssessment, 'topics'>, code: string): void {
  if (!topics.some((topic) => topic.code === code)) throw new AppError('not_found', say('topic.missing'))
}

const fieldError = (field: string, key: Parameters<typeof say>[0]) =>
  new AppError('invalid_input', say(key), { fields: { [field]: say(key) } })

/**
 * Decides on a topic with the results that the person had before them. A reason is asked for where the topic is not material,
 * where the formula leaves it undecided, where nothing was scored and where the decision is against it; of climate change a look ahead as well.
 */
export async function decideAssessed(
  tenant: Tenant,
  assessment: OpenAssessment,
  code: string,
  {
    material,
    reason,
    outlook,
    based_on: basedOn,
  }: Pick<Sent, 'material' | 'reason' | 'outlook'> & { based_on?: number },
  by: By,
  action: 'decided' | 'imported' = 'decided',
): Promise<void> {
  refuseUnknownTopic(assessment, code)
  const { report, method, results } = assessment
  const result = results.topics.get(code)!
  const { impact, financial, verdict } = result
  if (material !== null && reason === '') {
    if (!material) throw fieldError('reason', 'decide.notNeedsReason')
    if (verdict === 'undecided') throw fieldError('reason', 'decide.undecidedNeedsReason')
    if (verdict === 'not') throw fieldError('reason', 'decide.againstNeedsReason')
    // What was assessed elsewhere and is imported has its scores there.
    if (verdict === 'open' && action === 'decided') throw fieldError('reason', 'decide.unratedNeedsReason')
    if (impact.differs || financial.differs) throw fieldError('reason', 'decide.differsNeedsReason')
  }
  if (material === false && needsOutlook(code) && outlook === '' && action === 'decided')
    throw fieldError('outlook', 'decide.needsOutlook')
  await decideTopic(
    tenant,
    report,
    code,
    {
      material,
      reason,
      outlook: material === false ? outlook : '',
      ...(basedOn === undefined ? {} : { basedOn }),
      basis: { method: method.version, impact: impact.value, financial: financial.value, verdict },
      grounds: { ...groundsOf(assessment, code) },
      action,
    },
    by,
  )
}

/** Grounds of a decision for the log: everything that the result of a topic rests on. */
function groundsOf(assessment: OpenAssessment, code: string): Omit<Grounds, 'basis'> {
  const { iros, topics, results, method, answers } = assessment
  const { impact, financial } = results.topics.get(code)!
  const leading = [...impact.leading, ...financial.leading].map((key) => {
    const { assessed, after } = results.entries.get(key)!
    const { value, working } = assessed!
    const title = iros.find(({ id }) => id === key)!.title
    return { title, value, formula: working.formula, after: after?.value ?? null }
  })
  const workings = (['impact', 'financial'] as const).flatMap((side) =>
    (side === 'impact' ? impact : financial).workings.map((working) => ({ side, ...working })),
  )
  const open = iros.filter((iro) => topicOf(iro, topics) === code && results.entries.get(iro.id)!.assessed === null)
  const matters = topics
    .find((topic) => topic.code === code)!
    .matters.filter((matter) => isSubTopic(matter.code))
    .map((matter) => shownMatter(assessment, matter))
  const proposals = open.filter((iro) => iro.decided_at === null).map(({ title }) => title)
  return {
    leading,
    entries: {
      scored: impact.count + financial.count,
      unscored: open.filter((iro) => iro.decided_at !== null).map(({ title }) => title),
      proposed: proposals.length,
      proposals,
    },
    considered: matters
      .filter(({ answer }) => answer === 'nothing')
      .map(({ code: at, title, reason }) => ({ code: at, title, reason })),
    unanswered: matters.filter(({ answer }) => answer === 'open').map(({ code: at, title }) => ({ code: at, title })),
    workings,
    answers: shownAnswers(
      answers.sides.filter(({ topic }) => topic === code),
      method.method,
    ).map(({ side, groups, hidden }) => ({ side, groups, hidden })),
    bounds: method.method.thresholds,
  }
}

/** Preview of another method: the topics and entries that would have another verdict. */
export function previewMethod(
  { iros, topics, points, answers, results, decisions }: OpenAssessment,
  method: Method,
): MethodPreview {
  const after = calculateResults({ iros, topics, points, sides: answers.sides }, method)
  const sides = topics.flatMap(({ code, title }) =>
    (['impact', 'financial'] as const).flatMap((side) => {
      const [a, b] = [results.topics.get(code)![side], after.topics.get(code)![side]]
      if (a.verdict === b.verdict) return []
      const shown = ({ value, verdict }: typeof a) => ({ value, verdict })
      return [{ id: code, title, side, before: shown(a), after: shown(b) }]
    }),
  )
  const entries = iros.flatMap(({ id, title }) => {
    const [a, b] = [results.entries.get(id)!, after.entries.get(id)!]
    if (a.verdict === b.verdict) return []
    const shown = ({ assessed, verdict }: typeof a) => ({ value: assessed?.value ?? null, verdict })
    return [{ id, title, before: shown(a), after: shown(b) }]
  })
  const changed = topics.filter(({ code }) => results.topics.get(code)!.verdict !== after.topics.get(code)!.verdict)
  return {
    sides,
    entries,
    decided: changed.map(({ code }) => code).filter((code) => decisions.has(code)),
    unchanged: topics.length - changed.length,
  }
}
