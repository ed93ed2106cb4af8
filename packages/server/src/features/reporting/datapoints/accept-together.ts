import type { AcceptedValue } from '@esrs/contract'
import { brokenBound, type Datapoint } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Author } from '../author.ts'
import type { OpenReport } from '../report/open-report.ts'
import { changesAfter, newestChanges, type StoredChange } from '../stores/history-store.ts'
import type { Report } from '../stores/report.ts'
import { lockReporting } from '../stores/report-store.ts'
import { type Value, valuesOf } from '../stores/value-store.ts'
import { decideValues } from '../values/decide-values.ts'
import { restoreValue } from '../values/restore-value.ts'

/** A proposal with the value that a person looked at. */
interface SeenProposal {
  entry: Datapoint
  value: string
}

/**
 * Accepts proposals that a person looked at together, all of it or nothing. What is another value by now, a question or
 * decided by somebody stays. Sent again it changes nothing and answers the same.
 */
export async function acceptTogether(
  tenant: Tenant,
  report: Report,
  seen: readonly SeenProposal[],
  by: Author,
): Promise<{ accepted: AcceptedValue[]; changed: string[] }> {
  const values = new Map(seen.map(({ entry, value }) => [entry.id, value]))
  const keys = [...values.keys()]
  return tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const before = await valuesOf(inside, report, keys)
    const same = new Set(before.filter(({ key, value }) => value === values.get(key)).map(({ key }) => key))
    const open = new Set(
      before.filter(({ status, question }) => status === 'proposed' && !question).map(({ key }) => key),
    )
    const possible = new Set(before.flatMap((row) => (isPossible(seen, row) ? row.key : [])))
    const decided = seen.filter(({ entry: { id } }) => same.has(id) && open.has(id) && possible.has(id))
    await decideValues(
      inside,
      report,
      decided.map(({ entry, value }) => ({ entry, decision: { value } })),
      by,
    )
    const newest = await newestChanges(inside, report, keys)
    const accepted = keys.flatMap((key) => {
      const change = newest.get(key)
      return change && same.has(key) && isBy(change, 'accepted', by) ? [{ key, change: change.id }] : []
    })
    const isAccepted = new Set(accepted.map(({ key }) => key))
    return { accepted, changed: keys.filter((key) => !isAccepted.has(key)) }
  })
}

/** What no datapoint of its kind can be stays a proposal: a person corrects it, one at a time. */
const isPossible = (seen: readonly SeenProposal[], { key, number, unit }: Value): boolean =>
  seen.every(({ entry }) => entry.id !== key || brokenBound(entry, number, unit) === null)

/**
 * Takes back what a person accepted together, all of it or nothing, each as a change of its own. What anybody has changed
 * or worked on since stays. Sent again it changes nothing and answers the same.
 */
export async function undoAccepting(
  tenant: Tenant,
  { report, catalogue }: Pick<OpenReport, 'report' | 'catalogue'>,
  accepted: readonly AcceptedValue[],
  by: Author,
): Promise<{ undone: string[]; changed: string[] }> {
  const changes = new Map(accepted.map(({ key, change }) => [key, change]))
  const keys = [...changes.keys()]
  return tenant.transaction(async (inside) => {
    await lockReporting(inside)
    const newest = await newestChanges(inside, report, keys)
    const undone: string[] = []
    for (const key of keys) {
      const [entry, last, change] = [catalogue.get(key), newest.get(key), changes.get(key)!]
      if (!entry || !last) continue
      if (last.id === change && isBy(last, 'accepted', by))
        await restoreValue(inside, report, entry, { change, side: 'before' }, by)
      else if (!isBy(last, 'restored', by) || (await changesAfter(inside, report, key, change)).length !== 1) continue
      undone.push(key)
    }
    const isUndone = new Set(undone)
    return { undone, changed: keys.filter((key) => !isUndone.has(key)) }
  })
}

const isBy = ({ action, userId }: StoredChange, wanted: StoredChange['action'], by: Author): boolean =>
  action === wanted && userId === by.userId
