import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { Waiting } from '../../mail/sending.ts'

export const guestKinds = ['request', 'reminder', 'late', 'again', 'sentBack', 'code', 'room', 'roomAnswered'] as const
export const colleagueKinds = [
  'assigned',
  'mention',
  'returned',
  'answered',
  'passedOn',
  'escalated',
  'roomAsked',
  'weekly',
] as const

const WorkMail = Waiting.extend({
  kind: z.enum([...guestKinds, ...colleagueKinds]),
  /** Id of the link, in mails to people without an account. */
  link: z.uuid().optional(),
  /** Id of the user, in mails to people with an account. */
  userId: z.uuid().optional(),
  /** Name of the person who caused the mail. */
  by: z.string().optional(),
  /** The datapoint that the address in the mail opens. */
  key: z.string().optional(),
  count: z.number().int().optional(),
  more: z.number().int().optional(),
})
export type WorkMail = z.infer<typeof WorkMail>

/** Job that mails somebody, with an account or without, that work waits for them. */
export const workMailJob: Job<WorkMail> = defineJob('work.mail', WorkMail, 120, { trail: 'none' })
