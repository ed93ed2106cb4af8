import type { contract, Recommendation } from '@esrs/contract'
import { type AdviceFacts, adviceInWords, pickAdvice } from '@esrs/engine'
import type { Catalogue } from '@esrs/engine/esrs'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { Enqueue } from '../../../jobs/job.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { say } from '../messages.ts'
import { openReport } from '../report/open-report.ts'
import { currentAdvice } from './evaluate-report.ts'
import { refreshAdviceJob } from './jobs.ts'
import { beginEvaluation, type Evaluation, evaluationOf, type Mark, marksOf, saveMark } from './recommendation-store.ts'

export interface AdviceParts extends CallParts {
  enqueue: Enqueue
}

/** Calls on recommendations and their marks. */
export function adviceCalls({ accounts, clock, enqueue }: AdviceParts): Handlers<(typeof contract)['advice']> {
  return {
    list: async ({ tenant, caller }) => {
      const opened = await openReport(accounts, tenant, caller.language)
      const evaluated = await currentAdvice(tenant, opened, clock())
      const marks = await marksOf(tenant, opened.report)
      const data = pickAdvice(evaluated.advice, new Set(marks.keys())).map((facts) =>
        recommendationOf(facts, marks.get(facts.key) ?? null, opened.catalogue),
      )
      const inOrder = order.flatMap((status) => data.filter((recommendation) => recommendation.status === status))
      return { ...standingOfEvaluation(evaluated), data: inOrder }
    },
    refresh: async ({ tenant, caller }) => {
      const { report } = await openReport(accounts, tenant, caller.language)
      return tenant.transaction(async (inside) => {
        if (await beginEvaluation(inside, report)) await enqueue(inside, refreshAdviceJob, report)
        return standingOfEvaluation(await evaluationOf(inside, report))
      })
    },
    mark: async ({ tenant, actor, params: { key }, body: { mark }, caller }) => {
      const opened = await openReport(accounts, tenant, caller.language)
      const { advice } = await currentAdvice(tenant, opened, clock())
      const facts = advice.find((one) => one.key === key)
      if (!facts) throw new AppError('not_found', say('advice.missing'))
      await saveMark(tenant, opened.report, key, mark, { userId: actor.userId, at: clock() })
      return recommendationOf(facts, mark, opened.catalogue)
    },
  }
}

const order: readonly Recommendation['status'][] = ['open', 'complete', 'not_relevant']

const standingOfEvaluation = ({ running, failed, updatedAt }: Evaluation) => ({
  running,
  failed,
  updated_at: updatedAt?.toISOString() ?? null,
})

function recommendationOf(facts: AdviceFacts, mark: Mark | null, catalogue: Catalogue): Recommendation {
  const { status, targetDatapoints, actionSteps, owners, ...words } = adviceInWords(facts, catalogue)
  return {
    ...words,
    targetDatapoints: [...targetDatapoints],
    actionSteps: actionSteps.map((step) => ({ ...step, missing: [...step.missing] })),
    owners: [...owners],
    status: mark === 'not_relevant' ? mark : mark === 'done' ? 'complete' : status,
    mark,
    datapoints: targetDatapoints.map((id) => {
      const { name, controlCode } = catalogue.get(id)!
      return { key: id, name, controlCode }
    }),
  }
}
