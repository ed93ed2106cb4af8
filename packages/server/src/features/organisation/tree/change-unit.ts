import { limits, type UnitFields } from '@esrs/contract'
import { groupTree, problemOf } from '@esrs/engine/consolidation'
import { newAuditedId } from '../../../database/action.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import { say } from '../messages.ts'
import {
  type ChangeRow,
  fieldsOf,
  getChange,
  lastChanges,
  lockOrganisation,
  rowOf,
  saveUnit,
  type UnitRow,
  unitsOf,
} from './unit-store.ts'

/** The author of a change of the organisation. */
export interface By {
  userId: string
  at: Date
}

/** Whether figures were collected for a unit, which then is ended by a date and not removed. */
export type HasParts = (tenant: Tenant, unitId: string) => Promise<boolean>

const found = (rows: readonly UnitRow[], id: string): UnitRow => {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('not_found', say('unit.missing'))
  return row
}

/** Refuses fields that would not make a tree with the other units. */
function check(rows: readonly UnitRow[], id: string, fields: UnitFields): void {
  const problem = problemOf(rowOf(id, fields), groupTree(rows))
  if (!problem) return
  const text = say(`problem.${problem.problem}`, { code: fields.code })
  throw new AppError('invalid_input', text, { fields: { [problem.field]: text } })
}

const inside = <Result>(tenant: Tenant, act: (tenant: Tenant, rows: UnitRow[]) => Promise<Result>): Promise<Result> =>
  tenant.transaction(async (one) => {
    await lockOrganisation(one)
    return act(one, await unitsOf(one))
  })

/** Adds an entity or a site; returns its id. */
export const addUnit = (tenant: Tenant, fields: UnitFields, by: By): Promise<string> =>
  inside(tenant, async (one, rows) => {
    if (rows.length >= limits.organisation.units)
      throw new AppError('conflict', say('unit.many', { count: limits.organisation.units }))
    const id = newAuditedId()
    check(rows, id, fields)
    await saveUnit(one, { id, action: 'added', before: null, after: fields, ...by })
    return id
  })

/** Changes an entity or a site; refused where somebody has changed it since it was seen. */
export const changeUnit = (tenant: Tenant, id: string, version: number, fields: UnitFields, by: By): Promise<void> =>
  inside(tenant, async (one, rows) => {
    const row = found(rows, id)
    if (row.version !== version) throw new AppError('conflict', say('unit.changed'))
    check(rows, id, fields)
    const before = fieldsOf(row)
    if (JSON.stringify(before) === JSON.stringify(fields)) return
    await saveUnit(one, { id, action: 'changed', before, after: fields, ...by })
  })

/** Removes an entity or a site to which nothing belongs: no unit and no figure. */
export const removeUnit = (tenant: Tenant, id: string, by: By, hasParts: HasParts): Promise<void> =>
  inside(tenant, async (one, rows) => {
    const row = found(rows, id)
    await refuseRemoval(one, rows, row, hasParts)
    await saveUnit(one, { id, action: 'removed', before: fieldsOf(row), after: null, ...by })
  })

async function refuseRemoval(tenant: Tenant, rows: readonly UnitRow[], row: UnitRow, hasParts: HasParts) {
  if (rows.some(({ parent }) => parent === row.id)) throw new AppError('conflict', say('unit.hasUnits'))
  if (await hasParts(tenant, row.id)) throw new AppError('conflict', say('unit.hasParts'))
}

/** Takes the last change of a unit back; the register gets a line for it. */
export const takeBack = (tenant: Tenant, number: number, by: By, hasParts: HasParts): Promise<void> =>
  inside(tenant, async (one, rows) => {
    const change: ChangeRow | null = await getChange(one, number)
    if (!change) throw new AppError('not_found', say('change.missing'))
    const { unitId: id, before, after } = change
    if (!(await lastChanges(one, [id])).has(number)) throw new AppError('conflict', say('change.notLast'))
    if (before) check(rows, id, before)
    else await refuseRemoval(one, rows, found(rows, id), hasParts)
    await saveUnit(one, { id, action: 'taken_back', before: after, after: before, ...by })
  })
