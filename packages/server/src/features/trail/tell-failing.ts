import { limits } from '@esrs/contract'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Queries, Tenant } from '../../database/tenant.ts'
import { addToTrail } from '../../database/trail-entries.ts'
import { defineJob, type Enqueue, type HandledJob, type Job } from '../../jobs/job.ts'
import { asName, momentIn } from '../../mail/letter.ts'
import { type SendingParts, sending, Waiting, type Written } from '../../mail/sending.ts'
import type { Accounts } from '../accounts/index.ts'
import { say } from './messages.ts'
import { markTold, progressOf, type ReceiverRow, receiverOf } from './receiver-store.ts'

const Failing = Waiting.extend({
  userId: z.uuid(),
  /** The beginning of the failure that it is about. */
  since: z.iso.datetime(),
})

/** Tells an administrator that the receiver of the company has taken nothing for long. */
export const receiverMail: Job<z.infer<typeof Failing>> = defineJob('trail.mail', Failing, 120, { trail: 'none' })

export interface TellingParts {
  db: Queries
  tenantOf: (companyId: string, db: Queries) => Tenant
  clock: Clock
  enqueue: Enqueue
  accounts: Pick<Accounts, 'administrators'>
}

/** Has the administrators told of a failure that lasts for long: once, however many processes see it. */
export async function tellFailing(
  { db, tenantOf, clock, enqueue, accounts }: TellingParts,
  { companyId, url, failingSince, toldOf }: ReceiverRow,
): Promise<void> {
  if (!failingSince || toldOf?.getTime() === failingSince.getTime()) return
  if (clock().getTime() - failingSince.getTime() < limits.receiverSilentHours * 3_600_000) return
  await tenantOf(companyId, db).transaction(async (inside) => {
    if (!(await markTold(inside, failingSince))) return
    for (const { id } of await accounts.administrators(inside))
      await enqueue(inside, receiverMail, { userId: id, since: failingSince.toISOString() })
    const what = { call: receiverMail.id, kind: 'setting', event: 'trail.receiver_failing', outcome: 'done' } as const
    await addToTrail(inside.db, { companyId, at: clock(), ...what, actor: 'system', objects: [], host: hostOf(url) })
  })
}

const hostOf = (url: string): string => new URL(url).host

export interface ReceiverMailParts extends SendingParts {
  accounts: Pick<Accounts, 'administrators'>
  webUrl: () => string
}

export const receiverMails = (parts: ReceiverMailParts): HandledJob =>
  sending(parts, receiverMail, async (tenant, { userId, since }): Promise<Written> => {
    const [receiver, administrators] = await Promise.all([receiverOf(tenant), parts.accounts.administrators(tenant)])
    const person = administrators.find(({ id }) => id === userId)
    // It works again, was set anew or removed, or this is nobody's business any more.
    if (!person || receiver?.failingSince?.toISOString() !== since) return null
    const { last, sent } = await progressOf(tenant)
    const { language } = person
    const [host, web, count] = [hostOf(receiver.url), parts.webUrl(), last - sent]
    const why = say(`receiver.${receiver.failure ?? 'unreachable'}`, { host })
    const texts = [
      say('mail.lead', { host, since: momentIn(receiver.failingSince, language) }),
      say('mail.why', { why }),
      say(count === 1 ? 'mail.waiting.one' : 'mail.waiting.other', { count }),
    ]
    return {
      to: person.email,
      language,
      subject: say('mail.subject')(language),
      greeting: say('mail.greeting', { name: asName(person.name) })(language),
      paragraphs: texts.map((text) => text(language)),
      action: { label: say('mail.action')(language), link: `${web}/company/trail` },
      after: [say('mail.after')(language)],
      footer: say('mail.footer', { web })(language),
    }
  })
