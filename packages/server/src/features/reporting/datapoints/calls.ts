import type { contract, Language } from '@esrs/contract'
import { applicability, type Datapoint } from '@esrs/engine/esrs'
import type { Clock } from '../../../clock.ts'
import type { Tenant } from '../../../database/tenant.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { Accounts } from '../../accounts/index.ts'
import {
  type CompletionBasis,
  completionBasis,
  countCompletion,
  progressOf,
  statsOf,
} from '../completion/count-completion.ts'
import { datapointEntry, openReport, openReportWithOwn } from '../report/open-report.ts'
import { previewSettings, settingsIn } from '../report/preview-settings.ts'
import { isOwn } from '../stores/own-key.ts'
import { countOwn, removeOwn } from '../stores/own-store.ts'
import { decideValue, removeValue } from '../values/decide-values.ts'
import { filterOf, filterOptions, findDatapoints, ofKind, pilesOf } from '../values/find-datapoints.ts'
import { withOwnDatapoints } from '../values/own-datapoints.ts'
import { saveValueSource } from '../values/value-source.ts'
import { shownDatapoints } from './show-datapoints.ts'

export interface CallParts {
  accounts: Pick<Accounts, 'settings'>
  clock: Clock
}

/** How many count towards the report; what a company added itself counts to no total. */
function countedOf(found: readonly Datapoint[], { facts, hasValue }: CompletionBasis): number {
  const required = found.filter(({ id }) => !isOwn(id))
  return [...applicability(required, facts, hasValue).values()].filter(({ counts }) => counts).length
}

/** Datapoints, their values and how far the report is complete. */
export function reportingCalls({ accounts, clock }: CallParts): Handlers<(typeof contract)['csrd']> {
  const open = (tenant: Tenant, language: Language) => openReport(accounts, tenant, language)
  const openOne = (tenant: Tenant, language: Language, key: string) =>
    openReportWithOwn(accounts, tenant, language, [key])

  return {
    listDatapoints: async ({ tenant, actor, query, caller }) => {
      const { settings, report, catalogue: asked } = await open(tenant, caller.language)
      const [catalogue, basis] = await Promise.all([
        withOwnDatapoints(tenant, report, asked),
        completionBasis(tenant, asked, settings),
      ])
      const opened = { settings, report, catalogue }
      const { page_size: size, control_code: controlCode } = query
      const filter = filterOf(query, actor.userId)
      const found = await findDatapoints(tenant, catalogue, report.year, filter, basis)
      const matching = ofKind(found, filter.kind)
      const place = matching.findIndex(({ id }) => id === query.around)
      const page = place < 0 ? query.page : Math.floor(place / size) + 1
      const listed = matching.slice((page - 1) * size, page * size)
      return {
        data: { datapoints: await shownDatapoints(tenant, opened, listed, { basis, asRows: true }) },
        filter_options: filterOptions(catalogue, basis, controlCode),
        total_pages: Math.max(1, Math.ceil(matching.length / size)),
        count: matching.length,
        counted: countedOf(matching, basis),
        piles: pilesOf(found),
        page,
      }
    },
    datapoint: async ({ tenant, params, caller }) => {
      const opened = await openOne(tenant, caller.language, params.key)
      const [shown] = await shownDatapoints(tenant, opened, [datapointEntry(opened.catalogue, params.key)])
      return shown!
    },
    updateDatapoint: async ({ tenant, actor, params, body, caller }) => {
      const opened = await openOne(tenant, caller.language, params.key)
      const { report, catalogue } = opened
      const entry = datapointEntry(catalogue, params.key)
      const by = { userId: actor.userId, language: caller.language, at: clock() }
      await tenant.transaction(async (inside) => {
        await decideValue(inside, report, entry, body, by)
        await saveValueSource(inside, report, entry.id, body)
      })
      const [shown] = await shownDatapoints(tenant, opened, [entry])
      return shown!
    },
    deleteDatapoint: async ({ tenant, actor, params, query, caller }) => {
      const { report, catalogue } = await openOne(tenant, caller.language, params.key)
      const { id } = datapointEntry(catalogue, params.key)
      const by = { userId: actor.userId, at: clock() }
      await tenant.transaction(async (inside) => {
        await removeValue(inside, report, id, by, query.version)
        if (isOwn(id)) await removeOwn(inside, id, by.at)
      })
      return { ok: true }
    },
    progress: async ({ tenant, caller }) => {
      const { settings, catalogue } = await open(tenant, caller.language)
      return { data: progressOf(catalogue, await countCompletion(tenant, catalogue, settings)) }
    },
    preview: async ({ tenant, query, caller }) => {
      const { settings } = await open(tenant, caller.language)
      return { data: await previewSettings(tenant, settings, { ...settings, ...settingsIn(query) }) }
    },
    stats: async ({ tenant, caller }) => {
      const { settings, report, catalogue } = await open(tenant, caller.language)
      const counted = statsOf(catalogue, await countCompletion(tenant, catalogue, settings))
      return { data: { ...counted, entity_specific: { ...(await countOwn(tenant, report)), to_check: 0 } } }
    },
  }
}
