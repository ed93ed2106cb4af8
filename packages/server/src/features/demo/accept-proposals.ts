import { contract, hasEnded } from '@esrs/contract'
import { z } from 'zod'
import { defineJob, type HandledJob, handle } from '../../jobs/job.ts'
import type { Documents } from '../documents/index.ts'
import type { Reporting } from '../reporting/index.ts'
import { callAsPerson } from './call-as-person.ts'
import { accepted } from './demo-folder.ts'

export interface AcceptParts {
  documents: Pick<Documents, 'stages'>
  reporting: Pick<Reporting, 'calls' | 'reviewCalls'>
}

/**
 * What people of the demo company accept once its documents are analysed. A job, because their proposals do not exist yet when the
 * company is made.
 */
export const acceptProposalsJob = defineJob(
  'demo.accept',
  z.object({
    documents: z.array(z.uuid()),
    accepted: z.array(accepted.omit({ by: true }).extend({ userId: z.uuid() })),
  }),
  600,
)

const lookAgainSeconds = 2

/** Accepts as one who has looked: a proposal that says anything else stays open. */
export function demoJobs({ documents, reporting }: AcceptParts): HandledJob[] {
  return [
    handle(acceptProposalsJob, {
      run: async ({ tenant, data, requeue }) => {
        const stages = await documents.stages(tenant, data.documents)
        if (stages.some(({ stage }) => !hasEnded(stage)))
          return requeue({ data, place: 'back', seconds: lookAgainSeconds })
        for (const { userId, datapoints } of data.accepted) {
          const actor = { userId, companyId: tenant.companyId, sessionId: '', role: 'company_admin' } as const
          await callAsPerson(tenant, actor)(contract.review.acceptMany, reporting.reviewCalls.acceptMany, {
            body: { datapoints },
          })
        }
      },
      // The company is whole without: what was not accepted waits for whoever signs in.
      onFailed: async () => {},
    }),
  ]
}
