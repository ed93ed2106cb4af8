import type { contract } from '@esrs/contract'
import { type Catalogue, loadCatalogue } from '@esrs/engine/esrs'
import type { Clock } from '../../clock.ts'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Language } from '../../texts/texts.ts'
import type { Accounts } from '../accounts/index.ts'
import { countDatapoints, progressOf, statsOf } from './count.ts'
import { datapointOf } from './datapoint.ts'
import { decide, remove } from './decide.ts'
import { knownOf } from './known.ts'
import { filterOptions, findDatapoints } from './list.ts'
import { say } from './messages.ts'
import { openReport } from './open.ts'
import { reportOf } from './report.ts'

export interface CallParts {
  accounts: Pick<Accounts, 'settings'>
  clock: Clock
}

/** Datapoints, their values and how far the report is complete. */
export function reportingCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['csrd']> {
  const open = async (tenant: Tenant, language: Language) => {
    const settings = await accounts.settings(tenant)
    const report = reportOf(settings)
    await openReport(tenant, report)
    return { settings, report, catalogue: loadCatalogue(report.set, language) }
  }
  const entryOf = (catalogue: Catalogue, key: string) => {
    const entry = catalogue.get(key)
    if (!entry) throw new AppError('not_found', say('datapoint.missing'))
    return entry
  }

  return {
    listDatapoints: async ({ tenant, query, caller }) => {
      const { report, catalogue } = await open(tenant, caller.language)
      const { page, page_size: size, control_code: controlCode, disclosure, data_type: dataType, search } = query
      const filter = { withValues: query.with_values, controlCode, disclosure, dataType, search }
      const found = await findDatapoints(tenant, catalogue, report.year, filter)
      const entries = found.slice((page - 1) * size, page * size)
      const known = await knownOf(
        tenant,
        report,
        entries.map(({ id }) => id),
      )
      return {
        data: {
          datapoints: entries.map((entry) => datapointOf(entry, known.get(entry.id)!, report.year, caller.language)),
        },
        filter_options: filterOptions(catalogue, controlCode),
        total_pages: Math.max(1, Math.ceil(found.length / size)),
        count: found.length,
        page,
      }
    },
    updateDatapoint: async ({ tenant, actor, params, body, caller }) => {
      const { report, catalogue } = await open(tenant, caller.language)
      const entry = entryOf(catalogue, params.key)
      await decide(tenant, report, entry, body, { userId: actor.userId, language: caller.language, at: clock() })
      const known = await knownOf(tenant, report, [entry.id])
      return datapointOf(entry, known.get(entry.id)!, report.year, caller.language)
    },
    deleteDatapoint: async ({ tenant, actor, params, caller }) => {
      const { report, catalogue } = await open(tenant, caller.language)
      await remove(tenant, report, entryOf(catalogue, params.key).id, { userId: actor.userId, at: clock() })
      return { ok: true }
    },
    progress: async ({ tenant, caller }) => {
      const { settings, catalogue } = await open(tenant, caller.language)
      return { data: progressOf(catalogue, await countDatapoints(tenant, catalogue, settings)) }
    },
    stats: async ({ tenant, caller }) => {
      const { settings, catalogue } = await open(tenant, caller.language)
      return { data: statsOf(catalogue, await countDatapoints(tenant, catalogue, settings)) }
    },
  }
}
