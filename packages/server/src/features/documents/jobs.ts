import { type HandledJob, type Handler, handle } from '../../jobs/job.ts'
import { addPictures, leavePictures } from './add-pictures.ts'
import { processDocumentJob, readPicturesJob, transcribeDocumentJob } from './job-kinds.ts'
import { fail, type ProcessParts, processDocument, transcribeDocument } from './process.ts'

/** Does the jobs of this feature. */
export function documentJobs(parts: ProcessParts): HandledJob[] {
  const onFailed: Handler<{ document: string }>['onFailed'] = ({ tenant, data }) =>
    fail(parts, tenant, data.document, 'crashed')
  return [
    // One more than may take long, so that there is always one for the next.
    handle(processDocumentJob, { run: (run) => processDocument(parts, run), onFailed }, 1),
    handle(readPicturesJob, {
      run: (run) => addPictures(parts, run),
      onFailed: ({ tenant, data }) => leavePictures(parts, tenant, data.document),
    }),
    handle(transcribeDocumentJob, { run: (run) => transcribeDocument(parts, run), onFailed }),
  ]
}
