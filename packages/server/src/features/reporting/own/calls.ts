import type { contract } from '@esrs/contract'
import type { Handlers } from '../../../http/serve.ts'
import { standingOf } from '../completion/count-completion.ts'
import { entryOf, openWithOwn, showDatapoints } from '../report/open-report.ts'
import type { CallParts } from '../values/calls.ts'
import { extractedOf } from '../values/extracted-values.ts'
import { addOwn, describeOwn } from './own-datapoints.ts'
import { isOwn } from './own-key.ts'

/** The list of extracted values, and datapoints of the company's own. */
export function additionCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['additions']> {
  return {
    extracted: async ({ tenant, query: { page, page_size: size }, caller }) => {
      const { settings, report, catalogue } = await openWithOwn(accounts, tenant, caller.language)
      const { hasValue } = await standingOf(tenant, catalogue, settings)
      const found = catalogue.datapoints.filter(({ id }) => hasValue(id) || isOwn(id))
      const wanted = found.slice((page - 1) * size, page * size)
      return {
        data: { datapoints: await extractedOf(tenant, report, wanted, caller.language) },
        total_pages: Math.max(1, Math.ceil(found.length / size)),
        count: found.length,
        page,
      }
    },
    create: async ({ tenant, actor, body, caller }) => {
      const { report, catalogue } = await openWithOwn(accounts, tenant, caller.language)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      const key = await addOwn(tenant, report, catalogue, body, by)
      const opened = await openWithOwn(accounts, tenant, caller.language)
      const [shown] = await showDatapoints(tenant, opened, [entryOf(opened.catalogue, key)])
      return shown!
    },
    describe: async ({ tenant, actor, params, body, caller }) => {
      const { report, catalogue } = await openWithOwn(accounts, tenant, caller.language)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      await describeOwn(tenant, report, catalogue, params.key, body, by)
      const opened = await openWithOwn(accounts, tenant, caller.language)
      const [shown] = await showDatapoints(tenant, opened, [entryOf(opened.catalogue, params.key)])
      return shown!
    },
  }
}
