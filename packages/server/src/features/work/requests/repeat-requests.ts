import type { Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import type { Report } from '../../reporting/index.ts'
import type { WorkParts } from '../parts.ts'
import { lockWork } from '../tasks/task-store.ts'
import { askOne, refusePast } from './ask.ts'
import { type AskedItem, itemsOf, type RequestRow, requestsOf } from './request-store.ts'

/** What each person was asked for in a report, as it was in the end: what was passed on is with whom it was passed on to. */
async function askedIn(tenant: Tenant, report: Report): Promise<{ row: RequestRow; of: AskedItem[] }[]> {
  const rows = (await requestsOf(tenant, report)).filter(({ withdrawnAt }) => withdrawnAt === null)
  const items = await itemsOf(
    tenant,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const of = items.filter(({ requestId, passedTo }) => requestId === row.id && !passedTo)
    return of.length > 0 ? [{ row, of }] : []
  })
}

/** How many requests of a report could be made once more. */
export const countRepeatable = async (tenant: Tenant, report: Report): Promise<number> =>
  (await askedIn(tenant, report)).length

/**
 * Asks the people who were asked in another report for the same in the present one, as far as its set has the datapoints; returns how many
 * requests that made. Call it in a transaction that holds the lock of reporting.
 */
export async function repeatRequests(
  parts: WorkParts,
  inside: Tenant,
  from: Report,
  due: string,
  by: { userId: string; language: Language },
): Promise<number> {
  const { reporting, accounts, clock } = parts
  refusePast(due, clock())
  const asked = await askedIn(inside, from)
  const { report, catalogue } = await reporting.open(inside, by.language)
  await lockWork(inside)
  const name = await accounts.nameOf(inside, by.userId)
  let made = 0
  for (const { row, of } of asked) {
    const known = of.filter(({ key }) => catalogue.get(key))
    if (known.length === 0) continue
    await accounts.throttle.count('askUser', by.userId)
    const { email, name: person, language, note, showLastYear } = row
    const again = { email, name: person, language, note, due, showLastYear }
    await askOne(parts, inside, report, { row: again, items: known, by: name, askedBy: by.userId, passed: null })
    made += 1
  }
  return made
}
