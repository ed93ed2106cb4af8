import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Queries, Tenant } from '../../../database/tenant.ts'
import { defineJob, type Enqueue, type HandledJob, type Job } from '../../../jobs/job.ts'
import type { Mailer } from '../../../mail/mail.ts'
import { sending, uuidOf, Waiting, type Written } from '../../../mail/sending.ts'
import type { Links } from '../link-store.ts'
import { needsProvider } from '../sign-in/single-sign-on/account-sign-in.ts'
import { getCompany, getUser } from '../store.ts'
import { letterKinds, letterOf, processedLetter } from './letters.ts'
import { forgetSentMails } from './mail-store.ts'

const Notice = Waiting.extend({
  userId: z.uuid(),
  kind: z.enum(letterKinds),
  /** The link in it. */
  link: z.uuid().optional(),
  /** The address, where not the person's current one. */
  to: z.string().optional(),
  /** The inviting person. */
  by: z.uuid().optional(),
  at: z.iso.datetime().optional(),
})

/** A mail about a person's account. */
export type Notice = z.infer<typeof Notice>

/** Tells a person something about their account. */
export const accountMail: Job<Notice> = defineJob('accounts.mail', Notice, 120, { trail: 'none' })

const Processed = Waiting.extend({
  userId: z.uuid(),
  processed: z.number().int().min(0),
  failed: z.number().int().min(0),
})

/** Tells a person that the last document of a batch is done. */
export const documentsProcessedMail: Job<z.infer<typeof Processed>> = defineJob(
  'accounts.mail.processed',
  Processed,
  120,
  { trail: 'none' },
)

/** The result of a batch of uploads. */
export interface ProcessedBatch {
  /** The uploader. */
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

export interface MailParts {
  mailer: Mailer
  enqueue: Enqueue
  links: Links
  clock: Clock
  /** Address of the web app; from the configuration, never from a request. */
  webUrl: () => string
  warn: (message: string) => void
}

/** Sends the mails of this feature. */
export function mailJobs(parts: MailParts): HandledJob[] {
  return [
    sending(parts, accountMail, (tenant, data) => aboutAccount(parts, tenant, data)),
    sending(parts, documentsProcessedMail, async (tenant, data) => {
      const [user, company] = await Promise.all([getUser(tenant, data.userId), getCompany(tenant)])
      if (!user?.isActive) return null
      const { processed, failed } = data
      const isInWizard = Boolean(company?.onboarding)
      return { to: user.email, ...processedLetter({ user, web: parts.webUrl() }, { processed, failed, isInWizard }) }
    }),
  ]
}

async function aboutAccount({ links, webUrl }: MailParts, tenant: Tenant, data: Notice): Promise<Written> {
  const [user, company] = await Promise.all([getUser(tenant, data.userId), getCompany(tenant)])
  if (!user?.isActive || !company) return null
  const link = data.link ? await links.get(tenant, data.link) : null
  // The link was used, or a newer one was sent: a dead one would only confuse.
  if (data.link && !link) return null
  const byProvider =
    data.kind === 'resetByProvider' || (data.kind === 'invitation' && (await needsProvider(tenant.db, user)))
  const inviter = data.by ? await getUser(tenant, data.by) : null
  const letter = letterOf(data.kind, {
    user,
    web: webUrl(),
    company: company.name,
    inviter: inviter?.name ?? company.name,
    at: data.at ? new Date(data.at) : null,
    link: byProvider ? `${webUrl()}/login` : link ? `${webUrl()}${links.pathOf(link)}` : null,
    email: link?.email ?? data.to ?? user.email,
    byProvider,
  })
  return { to: link?.email ?? data.to ?? user.email, ...letter }
}

/** Days after which the job of a mail cannot run again any more. */
const mayRunFor = 60

/** Forgets mails whose jobs cannot run again and of which no copy is kept any more. */
export async function sweepSentMails(db: Queries, clock: Clock, copiesFor: number): Promise<void> {
  const days = Math.max(mayRunFor, copiesFor + 1)
  await forgetSentMails(db, new Date(clock().getTime() - days * 86_400_000))
}
