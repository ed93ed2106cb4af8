import type { Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Actor } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, lockReporting, type OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { type DeliveryRow, deliveriesOf, getDelivery, setDeliveryState } from './delivery-store.ts'
import { taskBook } from './task-book.ts'
import { approvalOf } from './task-state.ts'
import { colleaguesOf, fourEyesOf, lockWork, saveTask } from './task-store.ts'

type By = Pick<Actor, 'userId' | 'role'>

/** Accepts a delivery as the value, with sender and proofs as its source. Other waiting deliveries are set aside and kept. */
export async function acceptDelivery(
  parts: WorkParts,
  tenant: Tenant,
  id: string,
  by: By,
  language: Language,
): Promise<{ opened: OpenReport; key: string }> {
  const { reporting, clock } = parts
  return tenant.transaction(async (inside) => {
    await lockReporting(inside)
    await lockWork(inside)
    const delivery = await getDelivery(inside, id)
    if (!delivery) throw new AppError('not_found', say('delivery.missing'))
    if (delivery.state !== 'waiting') throw new AppError('conflict', say('delivery.decided'))
    const opened = await reporting.open(inside, language)
    const { report, catalogue } = opened
    if (delivery.set !== report.set || delivery.reportingYear !== report.year)
      throw new AppError('not_found', say('delivery.missing'))
    const entry = datapointEntry(catalogue, delivery.key)
    const at = clock()
    const day = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    const name = await senderOf(inside, delivery)
    const known = await parts.documents.stages(inside, delivery.documents)
    const source = say('source', { name, day: day.format(delivery.at) })(language).slice(0, 200)
    const documents = known.map((document) => document.id)
    const { forWork } = reporting
    const author = { userId: by.userId, language, at }
    const { cells, language: writtenIn } = delivery
    if (!cells || forWork.tables.needsWhole(entry.id)) {
      const decision = { value: delivery.written, source, documents }
      await forWork.decide(inside, report, entry, decision, { ...author, language: writtenIn })
    }
    if (cells) {
      const answer = { cells, language: writtenIn, source, documents }
      await forWork.tables.accept(inside, opened, entry.id, answer, author)
    }
    const others = (await deliveriesOf(inside, report, entry.id)).filter(
      (row) => row.state === 'waiting' && row.id !== id,
    )
    const decided = { decidedBy: by.userId, decidedAt: at }
    await setDeliveryState(inside, [id], { state: 'accepted', ...decided })
    await setDeliveryState(
      inside,
      others.map((row) => row.id),
      { state: 'replaced', ...decided },
    )
    const { userId, senderName } = delivery
    const step = { deliveredBy: userId, deliveredName: userId ? null : senderName }
    await saveTask(inside, report, { kind: 'datapoint', key: entry.id }, step)
    return { opened, key: entry.id }
  })
}

/**
 * Accepts several deliveries, each by itself: what somebody has decided meanwhile, or what cannot be, stays with its reason and holds
 * up no other.
 */
export async function acceptDeliveries(
  parts: WorkParts,
  tenant: Tenant,
  ids: readonly string[],
  by: By,
  language: Language,
): Promise<{ accepted: number; refused: { id: string; reason: string }[] }> {
  const refused: { id: string; reason: string }[] = []
  const unique = new Set(ids)
  for (const id of unique) {
    try {
      await acceptDelivery(parts, tenant, id, by, language)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, reason: error.text(language) })
    }
  }
  return { accepted: unique.size - refused.length, refused }
}

const senderOf = async (tenant: Tenant, { userId, senderName }: DeliveryRow): Promise<string> =>
  (userId ? (await colleaguesOf(tenant, [userId])).get(userId)?.name : senderName) ?? ''

/** Reason why a person may not approve a value; `null` where they may. */
export function refusalOf(
  book: Awaited<ReturnType<typeof taskBook>>,
  key: string,
  { userId }: By,
  fourEyes: boolean,
): Parameters<typeof say>[0] | null {
  const entry = datapointEntry(book.opened.catalogue, key)
  if (book.task(entry).state !== 'accepted') return 'task.notAccepted'
  if (!fourEyes) return null
  if (book.decided.get(key)?.decidedBy === userId) return 'task.ownValue'
  return book.rowOf('datapoint', key)?.deliveredBy === userId ? 'task.ownDelivery' : null
}

/** Approves accepted values that are those that were seen; returns the refused ones with reasons. */
export async function approve(
  parts: WorkParts,
  tenant: Tenant,
  { keys, versions }: { keys: readonly string[]; versions: Readonly<Record<string, string>> },
  by: By,
  language: Language,
): Promise<{ approved: number; refused: { key: string; reason: string }[] }> {
  const { reporting, clock } = parts
  return tenant.transaction(async (inside) => {
    // Locks the values, so that one that changes at this moment is approved as it was or not at all.
    await lockReporting(inside)
    await lockWork(inside)
    const opened: OpenReport = await reporting.open(inside, language)
    const book = await taskBook(parts, inside, opened)
    const fourEyes = await fourEyesOf(inside)
    const refused: { key: string; reason: string }[] = []
    const approved: string[] = []
    const at = clock()
    for (const key of new Set(keys)) {
      const seen = versions[key]
      const isOther = seen !== undefined && seen !== book.task(datapointEntry(opened.catalogue, key)).version
      const refusal = isOther ? 'task.meanwhile' : refusalOf(book, key, by, fourEyes)
      if (refusal) {
        refused.push({ key, reason: say(refusal)(language) })
        continue
      }
      const step = { approvedAt: at, approvedBy: by.userId, approvedValue: approvalOf(book.decided.get(key)!) }
      await saveTask(inside, opened.report, { kind: 'datapoint', key }, step)
      approved.push(key)
    }
    await reporting.forWork.note(
      inside,
      opened.report,
      approved.map((key) => ({
        key,
        userId: by.userId,
        work: { what: 'approved' as const, who: '', text: book.decided.get(key)!.value.slice(0, 500), due: null },
      })),
    )
    return { approved: approved.length, refused }
  })
}
