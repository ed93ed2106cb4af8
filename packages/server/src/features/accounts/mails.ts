import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Tenant } from '../../database/tenant.ts'
import { defineJob, type Enqueue, type HandledJob, handle } from '../../jobs/job.ts'
import type { Mailer } from '../../mail/mail.ts'
import { say } from './messages.ts'
import { getUser } from './store.ts'

/** Tells a person that the last document of a batch is done. */
export const documentsProcessedMail = defineJob(
  'accounts.mail.processed',
  z.object({ userId: z.uuid(), processed: z.number().int().min(0), failed: z.number().int().min(0) }),
  120,
)

/** What one batch of uploads has come to. */
export interface ProcessedBatch {
  /** Who uploaded it. */
  userId: string
  /** The same for every call about one batch, so that one mail is sent. */
  batch: string
  /** Documents that reached an end, those that failed included. */
  processed: number
  failed: number
}

/** Queues the mail in the caller's transaction; a second call with the same batch adds nothing. */
export async function announceProcessed(enqueue: Enqueue, tenant: Tenant, done: ProcessedBatch): Promise<void> {
  const { userId, processed, failed } = done
  const id = uuidOf(`processed ${tenant.companyId} ${done.batch}`)
  await enqueue(tenant, documentsProcessedMail, { userId, processed, failed }, { id })
}

/** A UUID that is always the same for the same text (version 8, RFC 9562 section 5.8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Sends the mails of this feature. */
export function mailJobs(mailer: Mailer, webUrl: () => string, warn: (message: string) => void): HandledJob[] {
  return [
    handle(documentsProcessedMail, {
      async run({ tenant, data, jobId }) {
        const user = await getUser(tenant, data.userId)
        if (!user?.isActive) return
        const { processed, failed } = data
        const form = (count: number) => (count === 1 ? 'one' : 'other')
        const lines = [
          say('mail.processed.greeting', { name: user.name }),
          '',
          say(`mail.processed.done.${form(processed)}`, { count: processed }),
          ...(failed > 0 ? [say(`mail.processed.failed.${form(failed)}`, { failed })] : []),
          '',
          say('mail.processed.next'),
          `${webUrl()}/datapoints`,
          '',
        ]
        await mailer.send({
          id: jobId,
          to: user.email,
          subject: say(`mail.processed.subject.${form(processed)}`, { count: processed })(user.language),
          text: lines.map((line) => (typeof line === 'string' ? line : line(user.language))).join('\n'),
        })
      },
      async onFailed({ jobId }) {
        warn(`mail ${jobId} could not be sent`)
      },
    }),
  ]
}
