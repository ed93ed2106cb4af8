import { type contract, datapointsFor, type Language, limits } from '@esrs/contract'
import { fuelSources, inventoryCategory, inventoryFigures } from '@esrs/engine/inventory'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import { tableFile } from '../../../tables/table-file.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { comparedSources } from '../compare-sources.ts'
import { knownFactors } from '../factors/known-factors.ts'
import { openGroup } from '../figures/compute-figure.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { sentTable } from '../plan-table.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { activitiesShape, activitiesTable, figuresTable } from './activities-table.ts'
import { carriedActivities } from './carry-activities.ts'
import {
  changeInstrument,
  leaveOut,
  removeActivity,
  removeInstrument,
  saveActivity,
  setPolicy,
} from './change-inventory.ts'
import { shownEditions, takeEditions } from './factor-editions.ts'
import { type ActivityRow, activitiesOf, saveActivities } from './inventory-store.ts'
import { type OpenInventory, openInventory } from './open-inventory.ts'
import { planActivities } from './plan-activities.ts'
import { shownActivities } from './show-activities.ts'
import { showInventory, shownInstruments } from './show-inventory.ts'
import { takeInventory } from './take-inventory.ts'

interface Wanted {
  scope?: string | undefined
  category?: string | undefined
  figure?: string | undefined
  search: string
}

/** The activities that are asked for: of a scope, a category or a figure, with some words. */
function wantedRows(
  { rows, figures, group }: OpenInventory,
  { scope, category, figure, search }: Wanted,
): ActivityRow[] {
  const computed = figures.get(inventoryFigures.find((one) => one === figure) as (typeof inventoryFigures)[number])
  const among = computed && new Set([...computed.emissions, ...computed.energy].map(({ activityId }) => activityId))
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ id, unitId, fields, factor }) => {
    const unit = group.tree.units.get(unitId)
    const said = `${fields.label} ${fields.note} ${unit?.code} ${unit?.name} ${factor?.name ?? ''}`.toLowerCase()
    return (
      (scope === undefined || inventoryCategory(fields.category)?.scope === scope) &&
      (category === undefined || fields.category === category) &&
      (among === undefined || among.has(id)) &&
      words.every((word) => said.includes(word))
    )
  })
}

/** Handlers of the calls of the inventory. */
export function inventoryCalls(options: OrganisationOptions): Handlers<(typeof contract)['inventory']> {
  const { reporting, clock } = options
  const open = (tenant: Tenant, { language }: { language: Language }) => reporting.open(tenant, language)
  const byOf = ({ userId }: { userId: string }) => ({ userId, at: clock() })
  const activityOf = async (tenant: Tenant, { report, catalogue }: OpenReport, id: string) => {
    const opened = await openInventory(tenant, report)
    const rows = opened.rows.filter((row) => row.id === id)
    return (await shownActivities(options, tenant, opened, rows, catalogue.language))[0]!
  }
  const instrumentOf = async (tenant: Tenant, { report }: OpenReport, id: string) => {
    const shown = await shownInstruments(options, tenant, await openInventory(tenant, report))
    return shown.find((one) => one.id === id)!
  }
  const planOf = async (tenant: Tenant, file: UploadedFile, language: Language) => {
    const table = await sentTable(reporting, tenant, file, activitiesShape, limits.inventory.activities)
    return async (inside: Tenant, { report }: OpenReport) => {
      const factors = await knownFactors(inside, language)
      const known = await activitiesOf(inside, report.year)
      return planActivities(await openGroup(inside, report), factors, known, table, language)
    }
  }

  return {
    get: async ({ tenant, caller }) => showInventory(options, tenant, await open(tenant, caller)),
    activities: async ({ tenant, query, caller }) => {
      const { report } = await open(tenant, caller)
      const opened = await openInventory(tenant, report)
      const found = wantedRows(opened, query)
      const size = limits.inventory.pageSize
      const some = found.slice((query.page - 1) * size, query.page * size)
      return {
        activities: await shownActivities(options, tenant, opened, some, caller.language),
        count: found.length,
        page: query.page,
        total_pages: Math.max(1, Math.ceil(found.length / size)),
      }
    },
    addActivity: async ({ tenant, actor, body, caller }) => {
      const opened = await open(tenant, caller)
      const id = await saveActivity(options, tenant, opened.report, body, byOf(actor))
      return activityOf(tenant, opened, id)
    },
    changeActivity: async ({ tenant, actor, params, body, caller }) => {
      const opened = await open(tenant, caller)
      const id = await saveActivity(options, tenant, opened.report, body, byOf(actor), params.id)
      return activityOf(tenant, opened, id)
    },
    removeActivity: async ({ tenant, actor, params, caller }) => {
      const { report } = await open(tenant, caller)
      await removeActivity(tenant, report, params.id, byOf(actor))
      return { ok: true }
    },
    addInstrument: async ({ tenant, actor, body, caller }) => {
      const opened = await open(tenant, caller)
      const id = await changeInstrument(options, tenant, opened.report, body, byOf(actor))
      return instrumentOf(tenant, opened, id)
    },
    changeInstrument: async ({ tenant, actor, params, body, caller }) => {
      const opened = await open(tenant, caller)
      const id = await changeInstrument(options, tenant, opened.report, body, byOf(actor), params.id)
      return instrumentOf(tenant, opened, id)
    },
    removeInstrument: async ({ tenant, actor, params, caller }) => {
      const { report } = await open(tenant, caller)
      await removeInstrument(tenant, report, params.id, byOf(actor))
      return { ok: true }
    },
    leaveOut: async ({ tenant, actor, params, body, caller }) => {
      const { report } = await open(tenant, caller)
      await leaveOut(tenant, report, params.category, body.reason, byOf(actor))
      return { ok: true }
    },
    savePolicy: async ({ tenant, actor, body, caller }) => {
      const { report } = await open(tenant, caller)
      await setPolicy(tenant, report, body, byOf(actor))
      return { ok: true }
    },
    take: async ({ tenant, actor, body, caller }) => ({
      proposed: await takeInventory(options, tenant, await open(tenant, caller), body, actor.userId),
    }),
    compared: async ({ tenant, caller }) => {
      const opened = await open(tenant, caller)
      const keys = new Set(inventoryFigures.flatMap((figure) => datapointsFor(figure, opened.report.set)))
      const entries = opened.catalogue.datapoints.filter(({ id }) => keys.has(id))
      return { datapoints: await comparedSources(options, tenant, opened, entries) }
    },
    editions: async ({ tenant, caller }) => shownEditions(tenant, (await open(tenant, caller)).report, caller.language),
    takeEditions: async ({ tenant, actor, body, caller }) => {
      const { report } = await open(tenant, caller)
      return { changed: await takeEditions(tenant, report, body.editions, byOf(actor)) }
    },
    export: async ({ tenant, query: { format, of }, caller: { language } }) => {
      const opened = await open(tenant, { language })
      const inventory = await openInventory(tenant, opened.report)
      const name = say('activitiesTable.file', { year: String(opened.report.year) })(language)
      if (of === 'year_before') {
        const carried = await carriedActivities(options, tenant, opened)
        const kinds = new Map(fuelSources().map((source) => [source.id, source.name[language]]))
        return tableFile([activitiesTable(inventory.group, carried, kinds, language)], format, name, language)
      }
      const view = await showInventory(options, tenant, opened)
      const activities = await shownActivities(options, tenant, inventory, inventory.rows, language)
      const sources = new Map(view.sources.map(({ id, name }) => [id, name]))
      const figures = view.figures.map(({ figure, value, unit, activities: count, datapoints }) => ({
        name: say(`inventoryFigure.${figure as (typeof inventoryFigures)[number]}`)(language),
        value,
        unit,
        activities: count,
        keys: datapoints.map(({ key }) => key),
      }))
      const tables = [
        activitiesTable(inventory.group, activities, sources, language),
        figuresTable(figures, language),
      ] as const
      return tableFile([...tables], format, name, language)
    },
    previewImport: async ({ tenant, file, caller }) => {
      const opened = await open(tenant, caller)
      const plan = await planOf(tenant, file, caller.language)
      return (await plan(tenant, opened)).wire
    },
    confirmImport: async ({ tenant, actor, file, body, caller }) => {
      const opened = await open(tenant, caller)
      const plan = await planOf(tenant, file, caller.language)
      return tenant.transaction(async (inside) => {
        await lockOrganisation(inside)
        const { wire, changes } = await plan(inside, opened)
        if (changes.length === 0) throw new AppError('conflict', say('import.nothing'))
        if (wire.plan !== body.plan) throw new AppError('conflict', say('import.changed'))
        await saveActivities(inside, opened.report.year, changes, byOf(actor))
        return wire
      })
    },
  }
}
