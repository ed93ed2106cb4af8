import type { Tenant } from '../../../database/tenant.ts'
import { dayOf, daysAfter } from '../days.ts'
import { workMailJob } from '../mails/work-mail.ts'
import type { WorkParts } from '../parts.ts'
import { changeItem, changeRequest, getRequest } from './request-store.ts'

/** Days that somebody has for an answer that was sent back, where their date is over. */
const secondChance = 7

/** Asks those once more whose answers were sent back, and tells them. Call it in the transaction that sends back. */
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

/** Days after the date for which a link still opens: late answers are better than none. */
const open = 60

/** When the link of a request ends that is due on a day. */
export const linkEnd = (due: string): Date => new Date(`${daysAfter(due, open)}T23:59:59Z`)
