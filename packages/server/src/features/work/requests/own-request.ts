import type { Language, OwnRequest } from '@esrs/contract'
import type { Datapoint, StandardSet } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Guest } from '../../../http/authenticate.ts'
import { AppError } from '../../../http/errors.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { dayOf } from '../days.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { askedDatapoint } from '../tasks/checked-answer.ts'
import { deliveriesTo } from '../tasks/delivery-store.ts'
import { tasksOf } from '../tasks/task-store.ts'
import { beyondCap } from './beyond-cap.ts'
import { getRequest, type ItemRow, itemsOf, namesOf, type RequestRow } from './request-store.ts'
import { itemState } from './show-requests.ts'

/** A request opened by the person who was asked, with its report and datapoints. */
export interface OpenRequest {
  request: RequestRow
  items: ItemRow[]
  opened: OpenReport
}

/** The request of a guest's link with its own report, which need not be the one that the company works in now. */
export async function openRequest(
  { reporting }: Pick<WorkParts, 'reporting'>,
  tenant: Tenant,
  { subjectId }: Pick<Guest, 'subjectId'>,
  language: Language,
): Promise<OpenRequest> {
  const request = await getRequest(tenant, subjectId)
  if (!request || request.withdrawnAt) throw new AppError('authentication_required', say('link.dead'))
  const items = await itemsOf(tenant, [request.id])
  const report = { set: request.set as StandardSet, year: request.reportingYear }
  return { request, items, opened: await reporting.forWork.openAt(tenant, report, language) }
}

/** A datapoint of the request; throws `not_found` for all others, as if they did not exist. */
export function askedItem({ items, opened }: OpenRequest, key: string): { item: ItemRow; entry: Datapoint } {
  const item = items.find((one) => one.key === key)
  const entry = item && opened.catalogue.get(key)
  if (!item || !entry) throw new AppError('not_found', say('answer.notAsked'))
  return { item, entry }
}

/** The request as the contract shows it to the person who was asked, without anything else of the company. */
export async function shownOwnRequest(
  parts: Pick<WorkParts, 'reporting' | 'accounts' | 'documents' | 'clock'>,
  tenant: Tenant,
  { request, items, opened }: OpenRequest,
): Promise<OwnRequest> {
  const { reporting, accounts, documents, clock } = parts
  const entries = items.flatMap(({ key }) => opened.catalogue.get(key) ?? [])
  const shown = await reporting.forWork.show(tenant, opened, entries)
  const deliveries = await deliveriesTo(tenant, [request.id])
  const names = await namesOf(
    tenant,
    items.flatMap(({ passedTo }) => passedTo ?? []),
  )
  const tables = await Promise.all(
    entries.map((entry) => {
      const { axes, cells } = items.find(({ key }) => key === entry.id)!
      const table = axes && { axes, cells, isForOutsiders: true }
      return table && reporting.forWork.tables.asked(tenant, opened.catalogue, entry.id, table)
    }),
  )
  const { name: company } = await accounts.identity(tenant)
  const tasks = await tasksOf(tenant, opened.report)
  const reasonOf = (key: string) =>
    tasks.find((row) => row.kind === 'datapoint' && row.key === key)?.sentBackReason ?? null
  const proofs = new Map(
    (await documents.stages(tenant, [...new Set(items.flatMap((item) => item.proofs))])).map((one) => [
      one.id,
      one.title,
    ]),
  )
  return {
    company,
    asked_by: request.askedBy ? await accounts.nameOf(tenant, request.askedBy) : '',
    name: request.name,
    note: request.note,
    year: request.reportingYear,
    due: request.due,
    late: request.due < dayOf(clock()) && request.answeredAt === null,
    passed_on_by: request.passedOnBy,
    fields: entries.map((entry, index) => {
      const item = items.find(({ key }) => key === entry.id)!
      const state = itemState(item, deliveries)
      return {
        ...askedDatapoint(opened, entry, shown[index]!, { showsPrior: request.showLastYear }),
        state,
        reason: state === 'sent_back' ? reasonOf(entry.id) : null,
        passed_to: item.passedTo ? (names.get(item.passedTo) ?? '') : null,
        value: item.written,
        note: item.note,
        proofs: item.proofs.flatMap((id) => (proofs.has(id) ? [{ id, name: proofs.get(id)! }] : [])),
        table: tables[index]!,
      }
    }),
    beyond_cap: beyondCap(entries),
    may_pass_on: true,
  }
}
