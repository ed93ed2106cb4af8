import type { contract } from '@esrs/contract'
import type { Handlers } from '../../../http/serve.ts'
import { isOwn } from '../own/own-key.ts'
import { restoreOwn } from '../own/own-store.ts'
import { datapointEntry, openReportWithOwn } from '../report/open-report.ts'
import { lockReporting } from '../report/report-store.ts'
import type { CallParts } from '../values/calls.ts'
import { shownDatapoints } from '../values/show-datapoints.ts'
import { changesOf } from './history-store.ts'
import { restoreValue } from './restore-value.ts'
import { shownSnapshot } from './value-snapshot.ts'

/** What only the engine does; everything else in the history was done by people. */
const ofEngine = new Set(['proposed', 'withdrawn'])

/** Who changed what and when, and the way back. */
export function historyCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['history']> {
  return {
    list: async ({ tenant, actor, params, query: { page, page_size: size }, caller }) => {
      const { report, catalogue } = await openReportWithOwn(accounts, tenant, caller.language, [params.key])
      const { changes, total } = await changesOf(tenant, report, params.key, { page, size })
      // What was removed with a datapoint of the company's own can be looked at, though the datapoint is no longer listed.
      if (total === 0) datapointEntry(catalogue, params.key)
      return {
        data: {
          changes: changes.map(({ id, at, action, userId, name, before, after }) => ({
            id,
            at: at.toISOString(),
            action,
            by: { kind: ofEngine.has(action) ? 'engine' : 'person', name, is_you: userId === actor.userId },
            before: shownSnapshot(before),
            after: shownSnapshot(after),
          })),
        },
        total_pages: Math.max(1, Math.ceil(total / size)),
        count: total,
        page,
      }
    },
    restore: async ({ tenant, actor, params: { key }, body, caller }) => {
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      return tenant.transaction(async (inside) => {
        await lockReporting(inside)
        if (isOwn(key)) await restoreOwn(inside, key)
        const opened = await openReportWithOwn(accounts, inside, caller.language, [key])
        const entry = datapointEntry(opened.catalogue, key)
        await restoreValue(inside, opened.report, entry, body, by)
        const [shown] = await shownDatapoints(inside, opened, [entry])
        return shown!
      })
    },
  }
}
