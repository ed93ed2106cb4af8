import type { contract } from '@esrs/contract'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { say } from '../messages.ts'
import { datapointEntry, openReportWithOwn } from '../report/open-report.ts'
import { changesOf, newestChanges } from '../stores/history-store.ts'
import { isOwn } from '../stores/own-key.ts'
import { restoreOwn } from '../stores/own-store.ts'
import { lockReporting } from '../stores/report-store.ts'
import { restoreValue } from '../values/restore-value.ts'
import { shownChange } from '../values/shown-change.ts'
import type { CallParts } from './calls.ts'
import { shownDatapoints } from './show-datapoints.ts'

/** Calls on the history of a value: its changes, and the way back. */
export function historyCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['history']> {
  return {
    list: async ({ tenant, actor, params, query: { page, page_size: size }, caller }) => {
      const { report, catalogue } = await openReportWithOwn(accounts, tenant, caller.language, [params.key])
      const { changes, total } = await changesOf(tenant, report, params.key, { page, size })
      // The history of a removed datapoint of the company's own stays visible, though the datapoint is not listed any more.
      if (total === 0) datapointEntry(catalogue, params.key)
      return {
        data: {
          changes: changes.map((change) => shownChange(change, actor.userId)),
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
        const newest = (await newestChanges(inside, opened.report, [key])).get(key)?.id
        if (body.newest !== undefined && body.newest !== newest) throw new AppError('conflict', say('value.meanwhile'))
        await restoreValue(inside, opened.report, entry, body, by)
        const [shown] = await shownDatapoints(inside, opened, [entry])
        return shown!
      })
    },
  }
}
