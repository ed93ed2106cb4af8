import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'

/** Makes a file of a statement. */
export const makeFileJob = defineJob('statement.file', z.object({ file: z.uuid() }), 900)
