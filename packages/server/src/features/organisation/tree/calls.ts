import { type contract, type Language, limits, type Unit } from '@esrs/contract'
import { countedShare, groupTree, inOrder, lastDayOf, monthsOf, standingOn } from '@esrs/engine/consolidation'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import { tableFile } from '../../../tables/table-file.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { sentTable } from '../plan-table.ts'
import { addUnit, changeUnit, type HasParts, removeUnit, takeBack } from './change-unit.ts'
import { differences } from './change-words.ts'
import { organisationShape, organisationTable } from './organisation-table.ts'
import { planImport } from './plan-import.ts'
import { changesOf, fieldsOf, lastChanges, lockOrganisation, saveUnit, type UnitRow, unitsOf } from './unit-store.ts'

/** Handlers of the calls of the organisation: its tree, the register of changes, and the way in and out as a table. */
export function organisationCalls(
  { accounts, reporting, clock }: OrganisationOptions,
  hasParts: HasParts,
): Handlers<(typeof contract)['organisation']> {
  const lastMonth = async (tenant: Tenant, rows: readonly UnitRow[]) => {
    const { reportingYear } = await accounts.settings(tenant)
    const root = rows.find(({ parent }) => parent === null)
    return { year: reportingYear, month: monthsOf(reportingYear, root?.yearEnd ?? 12).at(-1)! }
  }
  const shown = async (tenant: Tenant) => {
    const rows = await unitsOf(tenant)
    const { year, month } = await lastMonth(tenant, rows)
    const tree = groupTree(rows)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const units = inOrder(tree).map(
      ({ unit }): Unit => ({
        id: unit.id,
        ...fieldsOf(byId.get(unit.id)!),
        version: byId.get(unit.id)!.version,
        today: standingOn(unit, lastDayOf(month)),
        counted: Math.round(countedShare(tree, unit.id, month) * 1e8) / 1e6,
      }),
    )
    return { units, year, last_day: lastDayOf(month) }
  }
  const one = async (tenant: Tenant, id: string) => (await shown(tenant)).units.find((unit) => unit.id === id)!
  const planOf = async (tenant: Tenant, file: UploadedFile, language: Language) => {
    const table = await sentTable(reporting, tenant, file, organisationShape)
    return async (inside: Tenant) => planImport(await unitsOf(inside), table, language)
  }

  return {
    tree: ({ tenant }) => shown(tenant),
    add: async ({ tenant, actor, body }) =>
      one(tenant, await addUnit(tenant, body, { userId: actor.userId, at: clock() })),
    change: async ({ tenant, actor, params, body: { version, ...fields } }) => {
      await changeUnit(tenant, params.id, version, fields, { userId: actor.userId, at: clock() })
      return one(tenant, params.id)
    },
    remove: async ({ tenant, actor, params }) => {
      await removeUnit(tenant, params.id, { userId: actor.userId, at: clock() }, hasParts)
      return { ok: true }
    },
    changes: async ({ tenant, query: { page }, caller: { language } }) => {
      const size = limits.organisation.changesPage
      const { changes, total } = await changesOf(tenant, page, size)
      const units = new Map((await unitsOf(tenant)).map(({ id, name }) => [id, name]))
      for (const { unitId, before, after } of changes)
        if (!units.has(unitId)) units.set(unitId, (after ?? before)!.name)
      const last = await lastChanges(tenant, [...new Set(changes.map(({ unitId }) => unitId))])
      const people = new Map<string, string>()
      for (const { userId } of changes)
        if (userId && !people.has(userId)) people.set(userId, await accounts.nameOf(tenant, userId))
      return {
        changes: changes.map(({ id, at, userId, action, unitId, before, after }) => {
          const { code, name } = (after ?? before)!
          return {
            id,
            at: at.toISOString(),
            action,
            by: userId ? (people.get(userId) ?? '') : '',
            unit: { id: unitId, code, name },
            fields: differences(before, after, (other) => units.get(other) ?? '', language),
            last: last.has(id),
          }
        }),
        count: total,
        page,
        total_pages: Math.max(1, Math.ceil(total / size)),
      }
    },
    takeBack: async ({ tenant, actor, params }) => {
      await takeBack(tenant, params.number, { userId: actor.userId, at: clock() }, hasParts)
      return { ok: true }
    },
    export: async ({ tenant, caller: { language } }) =>
      tableFile([organisationTable(await unitsOf(tenant), language)], 'xlsx', say('table.file')(language), language),
    previewImport: async ({ tenant, file, caller: { language } }) =>
      (await (await planOf(tenant, file, language))(tenant)).wire,
    confirmImport: async ({ tenant, actor, file, body, caller: { language } }) => {
      const plan = await planOf(tenant, file, language)
      return tenant.transaction(async (inside) => {
        await lockOrganisation(inside)
        const { wire, units } = await plan(inside)
        if (units.length === 0) throw new AppError('conflict', say('import.nothing'))
        if (wire.plan !== body.plan) throw new AppError('conflict', say('import.changed'))
        const by = { userId: actor.userId, at: clock() }
        for (const unit of units) await saveUnit(inside, { ...unit, action: 'imported', ...by })
        return wire
      })
    },
  }
}
