import { randomUUID } from 'node:crypto'
import type { Language, TypedCell } from '@esrs/contract'
import type { Catalogue, Datapoint } from '@esrs/engine/esrs'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { OpenReport, ValuesForWork } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { addDelivery, deliveriesOf, setDeliveryState } from './delivery-store.ts'
import { saveTask } from './task-store.ts'

/** A delivery to be stored: the answer with note and proofs. */
export interface Sent {
  value: string
  note: string
  /** The cells of an answer that is a table, and the axes that were asked for; not there in any other. */
  table?: { axes: readonly string[] | null; cells: readonly TypedCell[] } | null
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
  { report, catalogue }: Pick<OpenReport, 'report' | 'catalogue'>,
  entry: Datapoint,
  sent: Sent,
  sender: Sender,
): Promise<boolean> {
  // An answer that cannot be read as a value is refused here, because accepting it would fail later.
  const written = sent.table
    ? writtenByTable(reporting.forWork, catalogue, entry, { ...sent, table: sent.table })
    : sent.value
  if (!sent.table || reporting.forWork.tables.needsWhole(entry.id))
    reporting.forWork.read(entry, written, sent.language)
  const known = await documents.stages(inside, sent.documents)
  if (known.length < new Set(sent.documents).size) throw new AppError('invalid_input', say('proof.missing'))
  const at = clock()
  const before = (await deliveriesOf(inside, report, entry.id)).filter(
    (row) =>
      row.state === 'waiting' &&
      ('userId' in sender ? row.userId === sender.userId : row.requestId === sender.requestId),
  )
  const isNew = await addDelivery(inside, report, {
    id: newAuditedId(),
    key: entry.id,
    requestId: 'requestId' in sender ? sender.requestId : null,
    userId: 'userId' in sender ? sender.userId : null,
    senderName: 'userId' in sender ? '' : sender.name,
    senderEmail: 'email' in sender ? sender.email : '',
    written,
    cells: sent.table ? [...sent.table.cells] : null,
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
    text: written.slice(0, 500),
    due: null,
  }
  await reporting.forWork.note(inside, report, [
    { key: entry.id, userId: 'userId' in sender ? sender.userId : null, work },
  ])
  return true
}

/** What an answer that is a table says in one line; throws with a sentence at each cell that cannot be taken. */
function writtenByTable(
  { tables, read }: Pick<ValuesForWork, 'tables' | 'read'>,
  catalogue: Catalogue,
  entry: Datapoint,
  { value, table, language }: Sent & { table: NonNullable<Sent['table']> },
): string {
  const { cells, text, problem, adds } = tables.read(catalogue, entry.id, table.axes, table.cells, language)
  if (cells.length === 0) throw new AppError('invalid_input', say('answer.noCells'))
  const wrong = cells.flatMap(({ dimension, problem: of }) => (of ? [[`#${dimension}`, of] as const] : []))
  if (problem) throw new AppError('invalid_input', problem, { fields: Object.fromEntries(wrong) })
  if (!tables.needsWhole(entry.id)) {
    // What the cells add up to has to be possible as well.
    if (adds) read(entry, text, language)
    return text
  }
  if (value === '') throw new AppError('invalid_input', say('answer.wholeToo'))
  return value
}
