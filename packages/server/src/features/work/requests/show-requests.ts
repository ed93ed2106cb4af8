import type { DataRequest } from '@esrs/contract'
import type { Catalogue } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { dayOf } from '../days.ts'
import type { WorkParts } from '../parts.ts'
import { type DeliveryRow, deliveriesTo } from '../tasks/delivery-store.ts'
import { colleaguesOf } from '../tasks/task-store.ts'
import { linkEnd } from './reopen-items.ts'
import { type ItemRow, itemsOf, namesOf, type RequestRow } from './request-store.ts'

export type ItemState = DataRequest['items'][number]['state']

/** State of one datapoint of a request. */
export function itemState(item: ItemRow, deliveries: readonly DeliveryRow[]): ItemState {
  const last = deliveries.find(({ requestId, key }) => requestId === item.requestId && key === item.key)
  if (last?.state === 'accepted') return 'accepted'
  if (item.passedTo) return 'passed_on'
  if (last?.state === 'sent_back' && !item.answeredAt) return 'sent_back'
  return item.answeredAt ? 'answered' : 'open'
}

/** State of a request. */
export function stateOfRequest(row: RequestRow, now: Date): DataRequest['state'] {
  if (row.withdrawnAt) return 'withdrawn'
  if (row.answeredAt) return 'answered'
  return row.due < dayOf(now) ? 'late' : 'open'
}

const order = ['late', 'open', 'answered', 'withdrawn'] as const

/** Requests as the contract shows them to the company, late ones first. */
export async function shownRequests(
  { clock }: Pick<WorkParts, 'clock'>,
  tenant: Tenant,
  catalogue: Catalogue,
  rows: readonly RequestRow[],
): Promise<DataRequest[]> {
  const ids = rows.map(({ id }) => id)
  const items = await itemsOf(tenant, ids)
  const deliveries = await deliveriesTo(tenant, ids)
  const people = await colleaguesOf(tenant)
  const names = await namesOf(
    tenant,
    items.flatMap(({ passedTo }) => passedTo ?? []),
  )
  const now = clock()
  const shown = rows.map(
    (row): DataRequest => ({
      id: row.id,
      email: row.email,
      name: row.name,
      language: row.language,
      note: row.note,
      due: row.due,
      state: stateOfRequest(row, now),
      show_last_year: row.showLastYear,
      asked_by: (row.askedBy && people.get(row.askedBy)?.name) || '',
      asked_at: row.askedAt.toISOString(),
      passed_on_by: row.passedOnBy,
      opened_at: row.openedAt?.toISOString() ?? null,
      reminded_at: row.remindedAt?.toISOString() ?? null,
      escalated_at: row.escalatedAt?.toISOString() ?? null,
      link_ends_at: linkEnd(row.due).toISOString(),
      items: items
        .filter(({ requestId }) => requestId === row.id)
        .map((item) => ({
          key: item.key,
          code: item.key,
          name: catalogue.get(item.key)?.name ?? item.key,
          state: itemState(item, deliveries),
          passed_to: item.passedTo ? (names.get(item.passedTo) ?? '') : null,
          as_table: item.axes !== null,
        })),
    }),
  )
  return shown.sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.asked_at.localeCompare(a.asked_at))
}
