import type { Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, lockReporting } from '../../reporting/index.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { deliveriesOf, setDeliveryState } from '../tasks/delivery-store.ts'
import { taskBook } from '../tasks/task-book.ts'
import { lockWork, saveTask } from '../tasks/task-store.ts'
import { reopenItems } from './reopen-items.ts'

/** Sends a delivered or accepted value back with a reason: its sender is asked again and gets a mail. */
export async function sendBack(
  parts: WorkParts,
  tenant: Tenant,
  key: string,
  reason: string,
  by: Pick<Actor, 'userId'>,
  language: Language,
): Promise<void> {
  const { reporting, clock, enqueue, accounts } = parts
  await tenant.transaction(async (inside) => {
    await lockReporting(inside)
    await lockWork(inside)
    const opened = await reporting.open(inside, language)
    const { report } = opened
    const entry = datapointEntry(opened.catalogue, key)
    const book = await taskBook(parts, inside, opened)
    const { state, owner } = book.task(entry)
    const rows = await deliveriesOf(inside, report, key)
    const last = rows.filter((row) => row.state === 'waiting' || row.state === 'accepted')
    if (last.length === 0 && state !== 'accepted' && state !== 'approved')
      throw new AppError('conflict', say('task.nothing'))
    const at = clock()
    const change = { state: 'sent_back' as const, decidedBy: by.userId, decidedAt: at }
    await setDeliveryState(
      inside,
      last.map(({ id }) => id),
      change,
    )
    const steps = { sentBackAt: at, sentBackBy: by.userId, sentBackReason: reason }
    await saveTask(
      inside,
      report,
      { kind: 'datapoint', key },
      { ...steps, approvedAt: null, approvedBy: null, approvedValue: null },
    )
    const work = { what: 'sent_back' as const, who: '', text: reason, due: null }
    await reporting.forWork.note(inside, report, [{ key, userId: by.userId, work }])
    const name = await accounts.nameOf(inside, by.userId)
    const people = new Set(last.flatMap(({ userId }) => userId ?? []))
    if (people.size === 0 && last.length === 0 && owner) people.add(owner.id)
    for (const userId of people)
      if (userId !== by.userId) await enqueue(inside, workMailJob, { kind: 'returned', userId, by: name, key })
    const asked = [...new Set(last.flatMap(({ requestId }) => requestId ?? []))]
    await reopenItems(parts, inside, asked, key, name)
  })
}
