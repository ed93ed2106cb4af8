import type { contract, Language } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { CallParts } from '../datapoints/calls.ts'
import { shownDatapoints } from '../datapoints/show-datapoints.ts'
import { say } from '../messages.ts'
import { datapointEntry, openReportWithOwn } from '../report/open-report.ts'
import { absenceOf, dropAbsence, keepAbsence } from './absence-store.ts'
import { computedValue } from './computed-value.ts'
import { figuresOnPage, findNearest } from './find-nearest.ts'
import { countRead } from './index-store.ts'
import { takeFigure } from './take-figure.ts'

/** Looking up what is near a datapoint without a value, and pointing at what is its value. */
export function pointingCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['pointing']> {
  const open = async (tenant: Tenant, key: string, language: Language) => {
    const opened = await openReportWithOwn(accounts, tenant, language, [key])
    return { opened, report: opened.report, entry: datapointEntry(opened.catalogue, key) }
  }
  return {
    nearest: async ({ tenant, actor, params: { key }, caller }) => {
      const { opened, report, entry } = await open(tenant, key, caller.language)
      const [{ documents, pages, notIndexed }, absence, places, computed] = await Promise.all([
        countRead(tenant),
        absenceOf(tenant, report, key, actor.userId),
        findNearest(tenant, report, entry, caller.language),
        computedValue(tenant, opened, entry),
      ])
      return { data: { documents, pages, not_indexed: notIndexed, absence, computed, places } }
    },
    figures: async ({ tenant, params: { key }, query, caller }) => {
      const { report, entry } = await open(tenant, key, caller.language)
      const at = { documentId: query.document, page: query.page }
      const figures = await figuresOnPage(tenant, report, entry, at, caller.language)
      if (!figures) throw new AppError('not_found', say('pointing.noPage'))
      return { data: { figures } }
    },
    take: async ({ tenant, actor, params: { key }, body, caller }) => {
      const { opened, report, entry } = await open(tenant, key, caller.language)
      await takeFigure(tenant, report, entry, body, { userId: actor.userId, language: caller.language, at: clock() })
      const [shown] = await shownDatapoints(tenant, opened, [entry])
      return shown!
    },
    setAbsent: async ({ tenant, actor, params: { key }, caller }) => {
      const { report } = await open(tenant, key, caller.language)
      await keepAbsence(tenant, report, key, { userId: actor.userId, at: clock() })
      return { absence: await absenceOf(tenant, report, key, actor.userId) }
    },
    removeAbsent: async ({ tenant, actor, params: { key }, caller }) => {
      const { report } = await open(tenant, key, caller.language)
      await dropAbsence(tenant, report, key)
      return { absence: await absenceOf(tenant, report, key, actor.userId) }
    },
  }
}
