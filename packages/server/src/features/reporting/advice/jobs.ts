import { standardSets } from '@esrs/engine/esrs'
import { z } from 'zod'
import { defineJob, type HandledJob, handle } from '../../../jobs/job.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { openReport } from '../report/open-report.ts'
import { isSameReport, type Report } from '../stores/report.ts'
import { currentAdvice } from './evaluate-report.ts'
import { endEvaluation, evaluationOf } from './recommendation-store.ts'

const reportOfJob = z.object({ set: z.enum(standardSets), year: z.number().int() }) satisfies z.ZodType<Report>

/** Evaluates the recommendations of a report anew. */
export const refreshAdviceJob = defineJob('reporting.refresh-advice', reportOfJob, 60)

export function adviceJobs({ accounts, clock }: CallParts): HandledJob[] {
  return [
    handle(refreshAdviceJob, {
      run: ({ tenant, data }) =>
        tenant.transaction(async (inside) => {
          // Run again after its end, it has nothing left to do.
          if (!(await evaluationOf(inside, data)).running) return
          // The language does not matter for what is kept; who has chosen another report meanwhile has nothing to wait for.
          const opened = await openReport(accounts, inside, 'en')
          if (isSameReport(opened.report, data)) await currentAdvice(inside, opened, clock(), { anew: true })
          await endEvaluation(inside, data, false)
        }),
      onFailed: ({ tenant, data }) => endEvaluation(tenant, data, true),
    }),
  ]
}
