import type { RoomPapers, Statement } from '@esrs/contract'
import { engineVersion } from '@esrs/engine'
import type { Catalogue, StandardSet } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { answerInWords } from '../answer-in-words.ts'
import type { WorkParts } from '../parts.ts'
import { requestsOf } from '../requests/request-store.ts'
import { shownRequests } from '../requests/show-requests.ts'
import { type DeliveryRow, deliveriesOf, deliveriesTo } from '../tasks/delivery-store.ts'
import { colleaguesOf, fourEyesOf } from '../tasks/task-store.ts'
import type { RoomRow } from './room-store.ts'

type Delivery = NonNullable<RoomPapers['requests'][number]['items'][number]['answer']>

/** Deliveries as an auditor sees them: sender, time, answer and names of proofs, without mail addresses. */
async function shownAnswers(
  { documents, reporting }: Pick<WorkParts, 'documents' | 'reporting'>,
  tenant: Tenant,
  catalogue: Catalogue,
  rows: readonly DeliveryRow[],
): Promise<Map<string, Delivery>> {
  const people = await colleaguesOf(tenant)
  const proofs = [...new Set(rows.flatMap(({ documents: of }) => of))]
  const titles = new Map((await documents.stages(tenant, proofs)).map(({ id, title }) => [id, title]))
  const read = ({ key, written, language }: DeliveryRow) => {
    const entry = catalogue.get(key)
    try {
      return entry ? reporting.forWork.read(entry, written, language) : null
    } catch {
      return null
    }
  }
  return new Map(
    rows.map((row) => {
      const value = read(row)
      const entry = catalogue.get(row.key)
      const answer: Delivery = {
        from: (row.userId && people.get(row.userId)?.name) || row.senderName,
        at: row.at.toISOString(),
        written: entry ? answerInWords(entry, row.written, catalogue.language) : row.written,
        value: value?.value ?? null,
        unit: value?.unit ?? null,
        note: row.note,
        state: row.state,
        proofs: row.documents.flatMap((id) => titles.get(id) ?? []),
      }
      return [row.id, answer]
    }),
  )
}

/** Deliveries for a datapoint as an auditor sees them, the newest first. */
export async function deliveriesForAuditor(
  parts: WorkParts,
  tenant: Tenant,
  room: RoomRow,
  catalogue: Catalogue,
  key: string,
): Promise<Delivery[]> {
  const report = { set: room.set as StandardSet, year: room.reportingYear }
  const rows = await deliveriesOf(tenant, report, key)
  return [...(await shownAnswers(parts, tenant, catalogue, rows)).values()]
}

/** Papers of a room beside its figures: method, log of the assessment, requests with their deliveries. */
export async function roomPapers(
  parts: WorkParts,
  tenant: Tenant,
  room: RoomRow,
  catalogue: Catalogue,
  { period, currency }: Pick<Statement, 'period' | 'currency'>,
): Promise<RoomPapers> {
  const report = { set: room.set as StandardSet, year: room.reportingYear }
  const asked = await requestsOf(tenant, report)
  const requests = await shownRequests(parts, tenant, catalogue, asked)
  const rows = await deliveriesTo(
    tenant,
    asked.map(({ id }) => id),
  )
  const answers = await shownAnswers(parts, tenant, catalogue, rows)
  const log = await parts.reporting.assessmentLog(tenant, report, catalogue.language)
  return {
    method: { set: room.set, period, currency, four_eyes: await fourEyesOf(tenant), engine: String(engineVersion) },
    materiality_notes: log.notes,
    materiality: log.entries.map(({ at, by, position, topic, about, text, grounds }) => ({
      at,
      by: by?.name ?? '',
      position,
      topic,
      about,
      text,
      grounds,
    })),
    requests: requests.map(({ id, name, asked_by, asked_at, due, state, items }) => ({
      name,
      asked_by,
      asked_at,
      due,
      state,
      items: items.map((item) => {
        const last = rows.find(({ requestId, key }) => requestId === id && key === item.key)
        return { key: item.key, name: item.name, state: item.state, answer: (last && answers.get(last.id)) ?? null }
      }),
    })),
  }
}
