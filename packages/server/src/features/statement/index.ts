import type { contract } from '@esrs/contract'
import type { Queries, Tenant } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import { type HandledJob, handle } from '../../jobs/job.ts'
import type { Documents } from '../documents/index.ts'
import { type CallParts, statementCalls } from './calls.ts'
import { stuckFiles } from './file-store.ts'
import { makeFileJob } from './kinds.ts'
import { failFile, type MakeParts, makeFile } from './make-file.ts'

export { makeFileJob } from './kinds.ts'

export interface StatementOptions extends Omit<CallParts, 'documents'>, Omit<MakeParts, 'documents'> {
  db: Queries
  /** Opens the data of a company, for the sweep, which no request has led to one. */
  tenantOf: (companyId: string, db: Queries) => Tenant
  documents: Pick<Documents, 'sources' | 'keep' | 'kept'>
}

/** The part of this feature that the composition of the product uses. */
export interface StatementFeature {
  calls: Handlers<(typeof contract)['report']>
  jobs: HandledJob[]
  /** Queues files without a job. */
  sweep(): Promise<void>
}

/** The sustainability statement: drafted, edited, reviewed, issued and made into files. */
export function createStatement(options: StatementOptions): StatementFeature {
  const { db, tenantOf, enqueue } = options
  return {
    calls: statementCalls(options),
    jobs: [
      handle(makeFileJob, {
        run: (run) => makeFile(options, run),
        onFailed: ({ tenant, data }) => failFile(tenant, data.file, 'crashed'),
      }),
    ],
    sweep: async () => {
      for (const { id, companyId } of await stuckFiles(db)) {
        const tenant = tenantOf(companyId, db)
        await tenant.transaction((inside) => enqueue(inside, makeFileJob, { file: id }))
      }
    },
  }
}
