import { randomUUID } from 'node:crypto'
import type { Language } from '@esrs/contract'
import type { Datapoint } from '@esrs/engine/esrs'
import { newId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Report } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { addDelivery, deliveriesOf, setDeliveryState } from './delivery-store.ts'
import { saveTask } from './task-store.ts'

/** A delivery to be stored: the answer with note and proofs. */
export interface Sent {
  value: string
  note: string
  documents: readonly string[]
  idempotencyKey: string | undefined
  language: Language
}

/** Sender of a delivery: a person of the company, or a person asked by a request. */
export type Sender = { userId: string; name: string } | { requestId: string; name: string; email: string }

/**
 * Stores a delivery as a proposal; the value itself does not change until a person decides. An earlier one of the same sender
 * that still waits is replaced, those of others are not. Call it in a transaction that holds the lock of work.
 * @returns whether it is new; the same answer sent again is stored once
 */
export async function deliver(
  { reporting, documents, clock }: Pick<WorkParts, 'reporting' | 'documents' | 'clock'>,
  inside: Tenant,
  report: Report,
  entry: Datapoint,
  sent: Sent,
  sender: Sender,
): Promise<boolean> {
  // An answer that cannot be read as a value is refused here, because accepting it would fail later.
  reporting.forWork.read(entry, sent.value, sent.language)
  const known = await documents.stages(inside, sent.documents)
  if (known.length < new Set(sent.documents).size) throw new AppError('invalid_input', say('proof.missing'))
  const at = clock()
  const before = (await deliveriesOf(inside, report, entry.id)).filter(
    (row) =>
      row.state === 'waiting' &&
      ('userId' in sender ? row.userId === sender.userId : row.requestId === sender.requestId),
  )
  const isNew = await addDelivery(inside, report, {
    id: newId(),
    key: entry.id,
    requestId: 'requestId' in sender ? sender.requestId : null,
    userId: 'userId' in sender ? sender.userId : null,
    senderName: 'userId' in sender ? '' : sender.name,
    senderEmail: 'email' in sender ? sender.email : '',
    written: sent.value,
    language: sent.language,
    note: sent.note,
    documents: [...sent.documents],
    at,
    state: 'waiting',
    idempotencyKey: sent.idempotencyKey ?? randomUUID(),
  })
  if (!isNew) return false
  await setDeliveryState(
    inside,
    before.map(({ id }) => id),
    { state: 'replaced', decidedBy: null, decidedAt: at },
  )
  await saveTask(
    inside,
    report,
    { kind: 'datapoint', key: entry.id },
    {
      deliveredAt: at,
      deliveredBy: 'userId' in sender ? sender.userId : null,
      deliveredName: 'userId' in sender ? null : sender.name,
    },
  )
  const work = {
    what: 'delivered' as const,
    who: 'userId' in sender ? '' : sender.name,
    text: sent.value.slice(0, 500),
    due: null,
  }
  await reporting.forWork.note(inside, report, [
    { key: entry.id, userId: 'userId' in sender ? sender.userId : null, work },
  ])
  return true
}
