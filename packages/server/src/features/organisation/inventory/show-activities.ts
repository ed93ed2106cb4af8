import type { InventoryActivity, Language } from '@esrs/contract'
import {
  type InventoryActivity as Activity,
  type EmissionEntry,
  type EnergyEntry,
  inventoryCategory,
  numberOf,
  total,
} from '@esrs/engine/inventory'
import type { Tenant } from '../../../database/tenant.ts'
import { shownShipped } from '../factors/known-factors.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { emissionFormula, energyFormula } from './activity-words.ts'
import { grouped } from './grouped.ts'
import { type ActivityRow, activityFields } from './inventory-store.ts'
import type { OpenInventory } from './open-inventory.ts'

/** Entries by the activity that brings them. */
export interface ByActivity {
  emissions: ReadonlyMap<string, EmissionEntry[]>
  energy: ReadonlyMap<string, EnergyEntry[]>
}

export const byActivity = ({ entries }: Pick<OpenInventory, 'entries'>): ByActivity => ({
  emissions: grouped(entries.emissions, ({ activityId }) => activityId),
  energy: grouped(entries.energy, ({ activityId }) => activityId),
})

/** Tonnes of some scopes; `null` where there is none. */
export function tonnesIn(entries: readonly EmissionEntry[], scopes: readonly string[]): number | null {
  const some = entries.filter(({ scope }) => scopes.includes(scope))
  return some.length === 0 ? null : numberOf(total(some.map(({ tonnes }) => tonnes)))
}

const notMarket = ['scope1', 'scope2_location', 'scope3']

/** Megawatt hours that are consumed; what is only generated counts where nothing is consumed. */
export function energyIn(entries: readonly EnergyEntry[]): number | null {
  return entries.length === 0 ? null : numberOf(total(entries.map(({ megawattHours }) => megawattHours)))
}

/** A region in words. */
export const regionName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

/** The country of a unit; that of the parent of the group where it has none. */
function countryOf({ group }: Pick<OpenInventory, 'group'>, unitId: string): string {
  const root = [...group.tree.units.values()].find(({ parent }) => parent === null)
  const own = group.tree.units.get(unitId) as { country?: string } | undefined
  return own?.country || (root as { country?: string } | undefined)?.country || ''
}

/** The factors of a row that are of another country than its unit. */
export const foreignFactors = (opened: Pick<OpenInventory, 'group'>, { unitId, factor, residual }: ActivityRow) =>
  [factor, residual].flatMap((one) => (one?.region && one.region !== countryOf(opened, unitId) ? one : []))

function remarksOf(opened: OpenInventory, row: ActivityRow, emissions: readonly EmissionEntry[], language: Language) {
  const foreign = foreignFactors(opened, row).map(({ name, region }) => {
    const country = countryOf(opened, row.unitId)
    const of = country ? regionName(country, language) : '–'
    return say('inventory.foreign', { name, region: regionName(region, language), country: of })(language)
  })
  const byLocation = emissions.some(({ by }) => by === 'location')
  const noEnergy = opened.entries.withoutEnergy.includes(row.id)
  return [
    ...foreign,
    ...(byLocation ? [say('inventory.noResidual')(language)] : []),
    ...(noEnergy ? [say('inventory.noEnergy')(language)] : []),
  ]
}

/** Activities as the wire carries them. */
export async function shownActivities(
  { accounts, documents }: Pick<OrganisationOptions, 'accounts' | 'documents'>,
  tenant: Tenant,
  opened: OpenInventory,
  rows: readonly ActivityRow[],
  language: Language,
): Promise<InventoryActivity[]> {
  const ids = [...new Set(rows.flatMap(({ document }) => document ?? []))]
  const titles = new Map((await documents.stages(tenant, ids)).map(({ id, title }) => [id, title]))
  const people = new Map<string, string>()
  for (const id of new Set(rows.flatMap(({ by }) => by ?? []))) people.set(id, await accounts.nameOf(tenant, id))
  const named = new Map(shownShipped(language).map(({ id, name, licence, note }) => [id, { name, licence, note }]))
  const by = byActivity(opened)
  const activities = new Map(opened.activities.map((one) => [one.id, one]))
  const instruments = new Map(opened.instrumentRows.map((one) => [one.id, one]))
  return rows.map((stored) => {
    // A factor that is shipped has its name in the language of the reader.
    const inWords = (one: ActivityRow['factor']) => one && { ...one, ...named.get(one.id) }
    const row = { ...stored, factor: inWords(stored.factor), residual: inWords(stored.residual) }
    const emissions = by.emissions.get(row.id) ?? []
    const energy = by.energy.get(row.id) ?? []
    const explained = { row, activity: activities.get(row.id) as Activity, instruments }
    return {
      id: row.id,
      ...activityFields(row),
      unit_name: opened.group.tree.units.get(row.unitId)?.name ?? '',
      used_factor: row.factor,
      used_residual: row.residual,
      tonnes: tonnesIn(emissions, notMarket),
      tonnes_market: tonnesIn(emissions, ['scope2_market']),
      biogenic: numberOf(
        total(emissions.flatMap(({ scope, biogenic }) => (scope === 'scope2_market' ? [] : biogenic))),
      ),
      energy: inventoryCategory(row.fields.category)?.scope === 'scope3' ? null : energyIn(energy),
      formula: [
        ...emissions.map((entry) => emissionFormula(entry, explained, language)),
        ...energy.map((entry) => energyFormula(entry, language)),
      ],
      remarks: remarksOf(opened, row, emissions, language),
      document_name: row.document ? (titles.get(row.document) ?? '') : '',
      by: row.by ? (people.get(row.by) ?? '') : '',
      at: row.at.toISOString(),
    }
  })
}
