import { z } from 'zod'
import { defineJob, type HandledJob, handle } from '../../jobs/job.ts'
import { fail, type ProcessParts, processDocument } from './process.ts'

/** Reads, analyses and records one document. The time is a last resort: reading has a limit of its own. */
export const processDocumentJob = defineJob('documents.process', z.object({ document: z.uuid() }), 7200)

/** Does the jobs of this feature. */
export function documentJobs(parts: ProcessParts): HandledJob[] {
  return [
    handle(processDocumentJob, {
      run: (run) => processDocument(parts, run),
      onFailed: ({ tenant, data }) => fail(parts, tenant, data.document, 'crashed'),
    }),
  ]
}
