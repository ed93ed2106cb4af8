import type { contract } from '@esrs/contract'
import { breakdownOf } from '@esrs/engine/esrs'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { say } from '../messages.ts'
import { datapointEntry, openReportWithOwn } from '../report/open-report.ts'
import { cellChangesOf } from '../stores/cell-store.ts'
import { cellName } from './cell-words.ts'
import { saveBreakdown } from './save-breakdown.ts'
import { shownBreakdown } from './show-breakdown.ts'

/** Breakdowns of datapoints: their cells as they are shown, saved, and how they changed. */
export function breakdownCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['breakdowns']> {
  return {
    get: async ({ tenant, params: { key }, caller }) => {
      const opened = await openReportWithOwn(accounts, tenant, caller.language, [key])
      datapointEntry(opened.catalogue, key)
      return { breakdown: breakdownOf(key) ? await shownBreakdown(tenant, opened, key) : null }
    },
    save: async ({ tenant, actor, params: { key }, body, caller }) => {
      const opened = await openReportWithOwn(accounts, tenant, caller.language, [key])
      datapointEntry(opened.catalogue, key)
      await saveBreakdown(tenant, opened, key, body, { userId: actor.userId, language: caller.language, at: clock() })
      return { breakdown: await shownBreakdown(tenant, opened, key) }
    },
    history: async ({ tenant, actor, params: { key }, query: { dimension, page, page_size: size }, caller }) => {
      const { report, catalogue } = await openReportWithOwn(accounts, tenant, caller.language, [key])
      datapointEntry(catalogue, key)
      const breakdown = breakdownOf(key)
      if (!breakdown) throw new AppError('not_found', say('breakdown.none'))
      const { changes, total } = await cellChangesOf(tenant, report, breakdown.datapoint, { dimension, page, size })
      return {
        data: {
          changes: changes.map(({ change: { id, at, userId, dimension: of, before, after }, name }) => ({
            id,
            at: at.toISOString(),
            dimension: of,
            before,
            after,
            by: { name, is_you: userId === actor.userId },
            name: cellName(breakdown, of, caller.language).join(', '),
          })),
        },
        total_pages: Math.max(1, Math.ceil(total / size)),
        count: total,
        page,
      }
    },
  }
}
