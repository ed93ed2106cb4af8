import type { Tenant } from '../../../database/tenant.ts'
import { dayOf, daysAfter } from '../days.ts'
import { workMailJob } from '../mail-job.ts'
import type { WorkParts } from '../parts.ts'
import { changeItem, changeRequest, getRequest } from './request-store.ts'

/** Days for answering again after an answer was sent back, where the due date is over. */
const secondChance = 7

/** Reopens datapoints of requests after their answers were sent back, and mails it. Call it in the same transaction. */
export async function reopenItems(
  { links, enqueue, clock }: Pick<WorkParts, 'links' | 'enqueue' | 'clock'>,
  inside: Tenant,
  requestIds: readonly string[],
  key: string,
  by: string,
): Promise<void> {
  for (const id of requestIds) {
    const request = await getRequest(inside, id)
    if (!request || request.withdrawnAt) continue
    const earliest = daysAfter(dayOf(clock()), secondChance)
    const due = request.due < earliest ? earliest : request.due
    await changeItem(inside, id, key, { answeredAt: null })
    await changeRequest(inside, id, { answeredAt: null, due, reminders: 0, escalatedAt: null })
    await links.extend(inside, 'request', id, linkEnd(due))
    for (const { id: link } of await links.of(inside, 'request', id))
      await enqueue(inside, workMailJob, { kind: 'sentBack', link, by, key })
  }
}

/** Days for which a link stays valid after the due date: late answers are better than none. */
const open = 60

/** Time at which the link of a request expires, from its due date. */
export const linkEnd = (due: string): Date => new Date(`${daysAfter(due, open)}T23:59:59Z`)
