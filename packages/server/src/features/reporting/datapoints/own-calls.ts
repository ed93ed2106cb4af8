import type { contract } from '@esrs/contract'
import type { Handlers } from '../../../http/serve.ts'
import { completionBasis } from '../completion/count-completion.ts'
import { datapointEntry, openReportWithOwn } from '../report/open-report.ts'
import { isOwn } from '../stores/own-key.ts'
import { extractedValues } from '../values/extracted-values.ts'
import { addOwnDatapoint, describeOwnDatapoint } from '../values/own-datapoints.ts'
import type { CallParts } from './calls.ts'
import { shownDatapoints } from './show-datapoints.ts'

/** The list of extracted values, and datapoints of the company's own. */
export function additionCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['additions']> {
  return {
    extracted: async ({ tenant, query: { page, page_size: size }, caller }) => {
      const { settings, report, catalogue } = await openReportWithOwn(accounts, tenant, caller.language)
      const { hasAny } = await completionBasis(tenant, catalogue, settings)
      const matching = catalogue.datapoints.filter(({ id }) => hasAny(id) || isOwn(id))
      const wanted = matching.slice((page - 1) * size, page * size)
      return {
        data: { datapoints: await extractedValues(tenant, report, wanted, caller.language) },
        total_pages: Math.max(1, Math.ceil(matching.length / size)),
        count: matching.length,
        page,
      }
    },
    create: async ({ tenant, actor, body, caller }) => {
      const { report, catalogue } = await openReportWithOwn(accounts, tenant, caller.language)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      const key = await addOwnDatapoint(tenant, report, catalogue, body, by)
      const opened = await openReportWithOwn(accounts, tenant, caller.language)
      const [shown] = await shownDatapoints(tenant, opened, [datapointEntry(opened.catalogue, key)])
      return shown!
    },
    describe: async ({ tenant, actor, params, body, caller }) => {
      const { report, catalogue } = await openReportWithOwn(accounts, tenant, caller.language)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      await describeOwnDatapoint(tenant, report, catalogue, params.key, body, by)
      const opened = await openReportWithOwn(accounts, tenant, caller.language)
      const [shown] = await shownDatapoints(tenant, opened, [datapointEntry(opened.catalogue, params.key)])
      return shown!
    },
  }
}
