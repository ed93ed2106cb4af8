import type { contract } from '@esrs/contract'
import { type Catalogue, type Datapoint, loadCatalogue } from '@esrs/engine/esrs'
import type { Clock } from '../../clock.ts'
import type { Tenant } from '../../database/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import type { Language } from '../../texts/texts.ts'
import type { Accounts, CompanySettings } from '../accounts/index.ts'
import { applicabilityOf } from './applicability.ts'
import { countDatapoints, progressOf, statsOf, weighDatapoints } from './count.ts'
import { datapointOf } from './datapoint.ts'
import { decide, remove } from './decide.ts'
import { knownOf } from './known.ts'
import { filterOptions, findDatapoints } from './list.ts'
import { say } from './messages.ts'
import { openReport } from './open.ts'
import { choiceOf, previewReport } from './outlook.ts'
import { type Report, reportOf } from './report.ts'

export interface CallParts {
  accounts: Pick<Accounts, 'settings'>
  clock: Clock
}

type Open = { settings: CompanySettings; report: Report; catalogue: Catalogue }

/** Datapoints, their values and how far the report is complete. */
export function reportingCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['csrd']> {
  const open = async (tenant: Tenant, language: Language): Promise<Open> => {
    const settings = await accounts.settings(tenant)
    const report = reportOf(settings)
    await openReport(tenant, report)
    return { settings, report, catalogue: loadCatalogue(report.set, language) }
  }
  /** Datapoints with their values and with what they are to this company. */
  const show = async (tenant: Tenant, { settings, report, catalogue }: Open, entries: readonly Datapoint[]) => {
    const keys = entries.map(({ id }) => id)
    const known = await knownOf(tenant, report, keys)
    const verdicts = keys.length === 0 ? new Map() : await weighDatapoints(tenant, catalogue, settings)
    return entries.map((entry) => ({
      ...datapointOf(entry, known.get(entry.id)!, report.year, catalogue.language),
      applicability: applicabilityOf(verdicts.get(entry.id)!, catalogue),
    }))
  }
  const entryOf = (catalogue: Catalogue, key: string) => {
    const entry = catalogue.get(key)
    if (!entry) throw new AppError('not_found', say('datapoint.missing'))
    return entry
  }

  return {
    listDatapoints: async ({ tenant, query, caller }) => {
      const opened = await open(tenant, caller.language)
      const { report, catalogue } = opened
      const { page, page_size: size, control_code: controlCode, disclosure, data_type: dataType, search } = query
      const filter = { withValues: query.with_values, controlCode, disclosure, dataType, search }
      const found = await findDatapoints(tenant, catalogue, report.year, filter)
      return {
        data: { datapoints: await show(tenant, opened, found.slice((page - 1) * size, page * size)) },
        filter_options: filterOptions(catalogue, controlCode),
        total_pages: Math.max(1, Math.ceil(found.length / size)),
        count: found.length,
        page,
      }
    },
    updateDatapoint: async ({ tenant, actor, params, body, caller }) => {
      const opened = await open(tenant, caller.language)
      const entry = entryOf(opened.catalogue, params.key)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      await decide(tenant, opened.report, entry, body, by)
      const [shown] = await show(tenant, opened, [entry])
      return shown!
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
    preview: async ({ tenant, query, caller }) => {
      const { settings } = await open(tenant, caller.language)
      return { data: await previewReport(tenant, settings, { ...settings, ...choiceOf(query) }) }
    },
    stats: async ({ tenant, caller }) => {
      const { settings, catalogue } = await open(tenant, caller.language)
      return { data: statsOf(catalogue, await countDatapoints(tenant, catalogue, settings)) }
    },
  }
}
