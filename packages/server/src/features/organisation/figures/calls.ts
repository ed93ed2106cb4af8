import { type contract, type Language, limits } from '@esrs/contract'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import { tableFile } from '../../../tables/table-file.ts'
import { datapointEntry, type OpenReport } from '../../reporting/index.ts'
import { comparedSources } from '../compare-sources.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { sentTable } from '../plan-table.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { allowedRules } from './allowed-rules.ts'
import { isFigure, removeFigure, removePart, savePart, setUpFigure } from './change-figure.ts'
import { computeFigures, openGroup } from './compute-figure.ts'
import { partsOf, saveParts } from './figure-store.ts'
import { partsShape, partsTable } from './parts-table.ts'
import { planParts } from './plan-parts.ts'
import { listFigures, setupFor, showFigure, shownParts, showUnit } from './show-figure.ts'
import { takeCells, takeFigure } from './take-figure.ts'

/** Handlers of the calls of figures: how they are collected, their parts, and the figure of the group. */
export function figureCalls(options: OrganisationOptions): Handlers<(typeof contract)['figures']> {
  const { reporting, clock } = options
  const open = (tenant: Tenant, { language }: { language: Language }) => reporting.open(tenant, language)
  const planOf = async (tenant: Tenant, file: UploadedFile, language: Language) => {
    const table = await sentTable(reporting, tenant, file, partsShape, limits.figures.parts)
    return async (inside: Tenant, { report, catalogue }: OpenReport, key: string) => {
      const entry = datapointEntry(catalogue, key)
      const setup = await setupFor(inside, report, key)
      const known = await partsOf(inside, report, key)
      const figure = { entry, setup, broken: reporting.forWork.broken }
      return planParts(await openGroup(inside, report), figure, known, table, language)
    }
  }

  return {
    list: async ({ tenant, query: { page }, caller }) => {
      const size = limits.figures.pageSize
      const { figures, count } = await listFigures(options, tenant, await open(tenant, caller), page, size)
      return { figures, count, page, total_pages: Math.max(1, Math.ceil(count / size)) }
    },
    offered: async ({ tenant, query: { search }, caller }) => {
      const { catalogue } = await open(tenant, caller)
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      const found = catalogue.datapoints.filter((entry) => {
        const said = `${entry.id} ${entry.name}`.toLowerCase()
        return isFigure(entry) && words.every((word) => said.includes(word))
      })
      return {
        datapoints: found.slice(0, limits.figures.offered).map((entry) => ({
          key: entry.id,
          name: entry.name,
          unit: entry.unit,
          allowed: allowedRules(entry, caller.language),
        })),
      }
    },
    compared: async ({ tenant, params, caller }) => {
      const opened = await open(tenant, caller)
      const [compared] = await comparedSources(options, tenant, opened, [datapointEntry(opened.catalogue, params.key)])
      return { compared: compared ?? null }
    },
    get: async ({ tenant, params, caller }) => showFigure(options, tenant, await open(tenant, caller), params.key),
    unit: async ({ tenant, params, caller }) => ({
      lines: await showUnit(options, tenant, await open(tenant, caller), params.key, params.id),
    }),
    setUp: async ({ tenant, actor, params, body, caller }) => {
      const opened = await open(tenant, caller)
      const entry = datapointEntry(opened.catalogue, params.key)
      await setUpFigure(tenant, opened.report, entry, body, { userId: actor.userId, at: clock() })
      return (await showFigure(options, tenant, opened, params.key)).figure
    },
    remove: async ({ tenant, actor, params, caller }) => {
      const { report } = await open(tenant, caller)
      await removeFigure(tenant, report, params.key, { userId: actor.userId, at: clock() })
      return { ok: true }
    },
    addPart: async ({ tenant, actor, params, body, caller }) => {
      const by = { userId: actor.userId, at: clock() }
      const row = await savePart(options, tenant, await open(tenant, caller), params.key, body, by)
      return (await shownParts(options, tenant, [row]))[0]!
    },
    changePart: async ({ tenant, actor, params, body, caller }) => {
      const by = { userId: actor.userId, at: clock() }
      const row = await savePart(options, tenant, await open(tenant, caller), params.key, body, by, params.id)
      return (await shownParts(options, tenant, [row]))[0]!
    },
    removePart: async ({ tenant, actor, params, caller }) => {
      const { report } = await open(tenant, caller)
      await removePart(tenant, report, params.key, params.id, { userId: actor.userId, at: clock() })
      return { ok: true }
    },
    take: async ({ tenant, actor, params, caller }) => {
      await takeFigure(options, tenant, await open(tenant, caller), params.key, actor.userId)
      return { ok: true }
    },
    takeCells: async ({ tenant, actor, params, caller }) => {
      await takeCells(options, tenant, await open(tenant, caller), params.key, actor.userId)
      return { ok: true }
    },
    export: async ({ tenant, params: { key }, caller }) => {
      const { report, catalogue } = await open(tenant, caller)
      datapointEntry(catalogue, key)
      const setup = await setupFor(tenant, report, key)
      const group = await openGroup(tenant, report)
      const unestimated = { ...setup, estimate: 'none' as const }
      const [computed] = await computeFigures(tenant, group, [{ key, year: report.year, setup: unestimated }])
      const rows = await partsOf(tenant, report, key)
      const cellName = (dimension: string) => reporting.forWork.cellName(key, dimension, caller.language)
      const table = partsTable(group, setup, rows, computed!.figure.missing, { language: caller.language, cellName })
      const name = say('partsTable.file', { code: key, year: String(report.year) })(caller.language)
      return tableFile([table], 'xlsx', name, caller.language)
    },
    previewImport: async ({ tenant, params, file, caller }) => {
      const opened = await open(tenant, caller)
      await setupFor(tenant, opened.report, params.key)
      const plan = await planOf(tenant, file, caller.language)
      return (await plan(tenant, opened, params.key)).wire
    },
    confirmImport: async ({ tenant, actor, params, file, body, caller }) => {
      const opened = await open(tenant, caller)
      await setupFor(tenant, opened.report, params.key)
      const plan = await planOf(tenant, file, caller.language)
      return tenant.transaction(async (inside) => {
        await lockOrganisation(inside)
        const { wire, changes } = await plan(inside, opened, params.key)
        if (changes.length === 0) throw new AppError('conflict', say('import.nothing'))
        if (wire.plan !== body.plan) throw new AppError('conflict', say('import.changed'))
        const by = { userId: actor.userId, at: clock() }
        const saved = changes.map(({ before, after }) => ({
          id: after.id,
          before,
          after: { ...after, by: by.userId, at: by.at },
        }))
        await saveParts(inside, opened.report, params.key, saved, by)
        return wire
      })
    },
  }
}
