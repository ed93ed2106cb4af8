import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'

const data = z.object({ document: z.uuid() })

const reading = data.extend({
  /** Known to take long: it has given way to others before. */
  long: z.boolean().optional(),
})

/** Reads, analyses and records one document. The time is a last resort: reading has a limit of its own. */
export const processDocumentJob = defineJob('documents.process', reading, 7200)

/** Recognises the pictures on pages of text of a document that has its first values, and records what they add. */
export const readPicturesJob = defineJob('documents.pictures', data, 7200)

/** Has a recording written down by a service, then analyses and records it. */
export const transcribeDocumentJob = defineJob('documents.transcribe', data, 14_400)

/** Has a language model read one analysed document. */
export const askDocumentJob = defineJob('documents.ask', data, 14_400)
