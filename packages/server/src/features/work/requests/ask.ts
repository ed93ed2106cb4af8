import type { Language } from '@esrs/contract'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { datapointEntry, type Report } from '../../reporting/index.ts'
import { dayOf } from '../days.ts'
import { workMailJob } from '../mail-job.ts'
import { say } from '../messages.ts'
import type { WorkParts } from '../parts.ts'
import { lockWork, saveTask } from '../tasks/task-store.ts'
import { linkEnd } from './reopen-items.ts'
import { type AskedItem, addRequest } from './request-store.ts'

export interface NewRequest {
  people: readonly { email: string; name: string; language: Language }[]
  datapoints: readonly string[]
  /** Those of them that are asked for cell by cell. */
  tables: readonly { key: string; axes?: string[] | undefined }[]
  due: string
  note: string
  show_last_year: boolean
}

/** Throws for a due date in the past. */
export function refusePast(due: string, now: Date): void {
  if (due < dayOf(now))
    throw new AppError('invalid_input', say('request.past'), { fields: { due: say('request.past') } })
}

/** Makes one request with its own link for each person, all for the same datapoints; returns the ids. */
export async function ask(
  parts: WorkParts,
  tenant: Tenant,
  { people, datapoints, tables, due, note, show_last_year: showLastYear }: NewRequest,
  by: { userId: string; language: Language },
): Promise<string[]> {
  const { reporting, clock, accounts } = parts
  refusePast(due, clock())
  for (const _ of people) await accounts.throttle.count('askUser', by.userId)
  return tenant.transaction(async (inside) => {
    const { report, catalogue } = await reporting.open(inside, by.language)
    await lockWork(inside)
    const keys = [...new Set(datapoints)]
    for (const key of keys) datapointEntry(catalogue, key)
    const axesOf = new Map(tables.map(({ key, axes }) => [key, reporting.forWork.tables.chosen(key, axes)]))
    const items = keys.map((key) => ({ key, axes: axesOf.get(key) ?? null }))
    const name = await accounts.nameOf(inside, by.userId)
    const ids: string[] = []
    const alike = new Map(people.map((person) => [person.email.trim().toLowerCase(), person]))
    for (const [email, person] of alike) {
      const row = { email, name: person.name, language: person.language, note, due, showLastYear }
      const asking = { row, items, by: name, askedBy: by.userId, passed: null }
      ids.push(await askOne(parts, inside, report, asking))
    }
    return ids
  })
}

interface Asking {
  row: { email: string; name: string; language: Language; note: string; due: string; showLastYear: boolean }
  items: readonly AskedItem[]
  /** Name of the asking person, for the mail. */
  by: string
  askedBy: string | null
  /** The request that was passed on to this person, and the name of the one who passed it on. */
  passed: { from: string; by: string } | null
}

/** Makes one request. Call it in a transaction that holds the lock of work. */
export async function askOne(
  { links, enqueue, clock, reporting }: WorkParts,
  inside: Tenant,
  report: Report,
  { row, items, by, askedBy, passed }: Asking,
): Promise<string> {
  const keys = items.map(({ key }) => key)
  const id = newAuditedId()
  const askedAt = clock()
  const { set, year } = report
  const passing = { passedFrom: passed?.from ?? null, passedOnBy: passed?.by ?? null }
  await addRequest(inside, { id, set, reportingYear: year, ...row, askedBy, askedAt, ...passing }, items)
  const { email, name, language, due } = row
  const link = { kind: 'request', subjectId: id, email, name, language, endsAt: linkEnd(due) } as const
  const linkId = await links.issue(inside, link)
  await enqueue(inside, workMailJob, { kind: 'request', link: linkId, by, count: keys.length })
  for (const key of keys) await saveTask(inside, report, { kind: 'datapoint', key }, { requestedAt: askedAt })
  const what = passed ? ('passed_on' as const) : ('requested' as const)
  await reporting.forWork.note(
    inside,
    report,
    keys.map((key) => ({
      key,
      userId: passed ? null : askedBy,
      work: { what, who: name, text: passed ? passed.by : '', due },
    })),
  )
  return id
}
