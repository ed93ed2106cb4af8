import {
  type EmissionFactor,
  editionFor,
  type FactorEdition,
  type FactorEditions,
  factorScopes,
  type Language,
} from '@esrs/contract'
import { type EmissionEntry, inventoryCategory } from '@esrs/engine/inventory'
import { sha256 } from '../../../canonical.ts'
import type { Tenant } from '../../../database/tenant.ts'
import { AppError } from '../../../http/errors.ts'
import type { Report } from '../../reporting/index.ts'
import { knownFactors, seriesOf } from '../factors/known-factors.ts'
import { say } from '../messages.ts'
import type { By } from '../tree/change-unit.ts'
import { lockOrganisation } from '../tree/unit-store.ts'
import { checkedActivity, isActivityRefusal } from './check-activity.ts'
import { grouped } from './grouped.ts'
import { type ActivityRow, activityFields, saveActivities } from './inventory-store.ts'
import { computeInventory, type OpenInventory, openInventory } from './open-inventory.ts'
import { byActivity, tonnesIn } from './show-activities.ts'

type Field = FactorEdition['field']

/** Another edition of a factor that activities use. */
interface Edition {
  field: Field
  before: EmissionFactor
  after: EmissionFactor
  rows: ActivityRow[]
}

const saysSame = (one: EmissionFactor, other: EmissionFactor): boolean =>
  one.id === other.id &&
  one.kilograms === other.kilograms &&
  one.biogenic === other.biogenic &&
  one.unit === other.unit &&
  one.basis === other.basis

/** The editions that are meant in the year of the inventory, where activities use other ones, or other numbers of the same. */
function openEditions({ rows, group }: OpenInventory, known: readonly EmissionFactor[]): Edition[] {
  const series = grouped(known, seriesOf)
  const found = new Map<string, Edition>()
  for (const row of rows)
    for (const field of ['factor', 'residual'] as const) {
      const before = row[field]
      const after = before && editionFor(series.get(seriesOf(before)) ?? [], group.report.year)
      if (!before || !after || saysSame(before, after)) continue
      const key = JSON.stringify([field, before.id, before.kilograms, before.biogenic, after.id])
      const edition = found.get(key) ?? { field, before, after, rows: [] }
      edition.rows.push(row)
      found.set(key, edition)
    }
  return [...found.values()]
}

/** A row with another edition of one of its factors. */
const withEdition = (row: ActivityRow, { field, after }: Edition): ActivityRow => ({
  ...row,
  [field]: after,
  fields: { ...row.fields, [field]: after.id },
})

const idOf = ({ field, before, after, rows }: Edition): string =>
  sha256(JSON.stringify([field, before, after, rows.map(({ id, fields }) => [id, fields])])).slice(0, 32)

/** What every edition would change, activity by activity; each as if it alone were taken. */
export async function shownEditions(tenant: Tenant, report: Report, language: Language): Promise<FactorEditions> {
  const opened = await openInventory(tenant, report)
  const named = new Map((await knownFactors(tenant, language)).map((one) => [one.id, one.name]))
  const inWords = ({ id, name, year, kilograms, biogenic, unit, source }: EmissionFactor) => ({
    id,
    name: named.get(id) ?? name,
    year,
    kilograms,
    biogenic,
    unit,
    source,
  })
  const before = byActivity(opened).emissions
  const editions = openEditions(opened, await knownFactors(tenant, 'en')).map((edition): FactorEdition => {
    const changed = new Map(edition.rows.map((row) => [row.id, withEdition(row, edition)]))
    const after = byActivity(
      computeInventory(
        opened,
        opened.rows.map((row) => changed.get(row.id) ?? row),
      ),
    ).emissions
    return {
      id: idOf(edition),
      field: edition.field,
      before: inWords(edition.before),
      after: inWords(edition.after),
      activities: edition.rows.map((row) => ({
        id: row.id,
        unit_name: opened.group.tree.units.get(row.unitId)?.name ?? '',
        category: inventoryCategory(row.fields.category)?.name[language] ?? row.fields.category,
        label: row.fields.label,
        tonnes: factorScopes.flatMap((scope) => tonnesOf(scope, before.get(row.id) ?? [], after.get(row.id) ?? [])),
      })),
    }
  })
  return { year: report.year, editions }
}

function tonnesOf(
  scope: (typeof factorScopes)[number],
  before: readonly EmissionEntry[],
  after: readonly EmissionEntry[],
) {
  const [one, other] = [tonnesIn(before, [scope]), tonnesIn(after, [scope])]
  return one === null && other === null ? [] : [{ scope, before: one ?? 0, after: other ?? 0 }]
}

/** Takes editions into the activities that use other ones, each change in its history; all of them or none. */
export async function takeEditions(tenant: Tenant, report: Report, ids: readonly string[], by: By): Promise<number> {
  return tenant.transaction(async (inside) => {
    await lockOrganisation(inside)
    const opened = await openInventory(inside, report)
    const factors = await knownFactors(inside, 'en')
    const wanted = openEditions(opened, factors).filter((one) => ids.includes(idOf(one)))
    if (wanted.length < ids.length) throw new AppError('conflict', say('edition.changed'))
    const rows = new Map<string, ActivityRow>()
    for (const edition of wanted)
      for (const row of edition.rows) rows.set(row.id, withEdition(rows.get(row.id) ?? row, edition))
    const others = opened.rows.map((row) => rows.get(row.id) ?? row)
    const changes = [...rows.values()].map((row) => {
      const old = opened.rows.find(({ id }) => id === row.id)!
      const after = checkedActivity(opened.group, factors, others, activityFields(row), old)
      if (!isActivityRefusal(after)) return { id: row.id, before: old, after }
      const unit = opened.group.tree.units.get(row.unitId)?.name ?? ''
      throw new AppError('conflict', (language) => `${unit}, ${row.fields.label}: ${after.text(language)}`)
    })
    await saveActivities(inside, report.year, changes, by)
    return changes.length
  })
}
