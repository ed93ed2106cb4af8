import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { sentMails } from '../database/schema/security.ts'
import type { Tenant } from '../database/tenant.ts'
import { type Enqueue, type HandledJob, handle, type Job, type Run } from '../jobs/job.ts'
import { type Letter, write } from './letter.ts'
import type { Attachment, Mailer } from './mail.ts'

/** Data of every waiting mail. */
export const Waiting = z.object({
  /** The id of its first job, when the mail server could not be reached then, and how often that has been. */
  first: z.uuid().optional(),
  tries: z.number().int().optional(),
})

/** A UUID that is always the same for the same text (version 8, RFC 9562 section 5.8). */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A mail server may be down for a day: the mail is tried again every so many seconds, so many times. */
const pause = 900
const maxTries = 96

/** A mail with its address; `null` when it is not needed any more. */
export type Written = ({ to: string; attachment?: Attachment } & Letter) | null

export interface SendingParts {
  mailer: Mailer
  enqueue: Enqueue
  clock: Clock
  warn: (message: string) => void
}

/** Sends the mails of one kind of job: each once, however often its job runs, and again for a day while no server takes it. */
export function sending<T extends z.infer<typeof Waiting>>(
  { mailer, enqueue, clock, warn }: SendingParts,
  job: Job<T>,
  compose: (tenant: Tenant, data: T) => Promise<Written>,
): HandledJob {
  return handle(job, {
    async run({ tenant, data, jobId }: Run<T>) {
      const id = data.first ?? jobId
      const written = await compose(tenant, data)
      if (!written) return
      const { to, attachment, ...letter } = written
      // The note is committed only after the mail was handed over, and a second run waits for the first one's note. A mail cannot
      // be taken back, so this transaction is never repeated.
      await tenant.db.transaction(async (tx) => {
        const note = { id, companyId: tenant.companyId, sentAt: clock() }
        const noted = await tx.insert(sentMails).values(note).onConflictDoNothing().returning({ id: sentMails.id })
        if (noted.length > 0) await mailer.send({ id, to, ...write(letter), ...(attachment && { attachment }) })
      })
    },
    async onFailed({ tenant, data, jobId }) {
      const tries = (data.tries ?? 0) + 1
      if (tries > maxTries) return warn(`mail ${jobId} could not be sent`)
      const id = uuidOf(`again ${jobId}`)
      await enqueue(tenant, job, { ...data, first: data.first ?? jobId, tries }, { id, delaySeconds: pause })
    },
  })
}
