import {
  datapointsFor,
  dataQualities,
  type InventoryCategory,
  type InventoryFigure,
  type InventoryInstrument,
  type InventoryPolicy,
  type InventoryView,
  inventoryMethods,
  type Language,
} from '@esrs/contract'
import { inOrder } from '@esrs/engine/consolidation'
import {
  type ComputedFigure,
  fuelSources,
  inventoryCategories,
  inventoryFigures,
  isZero,
  numberOf,
  ownTargetSector,
  total,
  uncertaintyOf,
} from '@esrs/engine/inventory'
import type { Tenant } from '../../../database/tenant.ts'
import type { OpenReport } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import type { OrganisationOptions } from '../options.ts'
import { shownBase, shownTargets } from './base-year.ts'
import { toCarry } from './carry-activities.ts'
import { grouped } from './grouped.ts'
import { activitiesOf, instrumentFields, omissionsOf, policyOf } from './inventory-store.ts'
import { type OpenInventory, openInventory } from './open-inventory.ts'
import { energyIn, foreignFactors, regionName, tonnesIn } from './show-activities.ts'

type Shown = Pick<OrganisationOptions, 'accounts' | 'reporting' | 'work' | 'documents'>

/** What holds while nobody said anything. */
const noPolicy: InventoryPolicy = {
  base_year: null,
  threshold: 5,
  note: '',
  targets: [],
  recorded: { scope1: null, scope2_location: null, scope2_market: null, scope3: null },
}

/** How many activities a figure is made of. */
export const countOf = ({ emissions, energy }: Pick<ComputedFigure, 'emissions' | 'energy'>): number =>
  new Set([...emissions, ...energy].map(({ activityId }) => activityId)).size

/** The figures with the datapoints of the set that they answer, each beside the value that it has. */
async function shownFigures(
  { reporting, work }: Shown,
  tenant: Tenant,
  opened: OpenReport,
  { figures }: OpenInventory,
): Promise<InventoryFigure[]> {
  const { report, catalogue } = opened
  const keysOf = (figure: (typeof inventoryFigures)[number]) => datapointsFor(figure, report.set)
  const entries = inventoryFigures.flatMap((figure) => keysOf(figure).flatMap((key) => catalogue.get(key) ?? []))
  const shown = new Map((await reporting.forWork.show(tenant, opened, entries)).map((one) => [one.key, one]))
  const waiting = await work.proposals.waiting(tenant, report)
  return inventoryFigures.map((name) => {
    const computed = figures.get(name)!
    const value = computed.value === null ? null : numberOf(computed.value)
    return {
      figure: name,
      unit: computed.unit,
      value,
      activities: countOf(computed),
      datapoints: keysOf(name).flatMap((key) => {
        const one = shown.get(key)
        if (!one) return []
        const decided = one.status === 'accepted' || one.status === 'corrected'
        const decimals = /\.(\d+)$/.exec(one.value ?? '')?.[1]?.length ?? 0
        const differs = value === null || one.number === null ? null : Math.abs(value - one.number)
        return {
          key,
          name: one.name,
          stated: one.value,
          decided,
          waiting: waiting.has(key),
          agrees: differs === null ? null : differs <= 0.5 * 10 ** -decimals * (1 + 1e-9),
        }
      }),
    }
  })
}

function shownCategories(
  { entries, rows }: OpenInventory,
  omissions: ReadonlyMap<string, string>,
  language: Language,
): InventoryCategory[] {
  const emissions = grouped(entries.emissions, ({ category }) => category)
  const energy = grouped(entries.energy, ({ category }) => category)
  const own = grouped(rows, ({ fields }) => fields.category)
  const primaryOf = new Map(rows.map(({ id, fields }) => [id, fields.primary ?? 0]))
  return inventoryCategories().map(({ id, scope, name, kinds, factorScopes, factorKinds, hasResidual }) => {
    const some = emissions.get(id) ?? []
    const activities = own.get(id) ?? []
    const tonnes = tonnesIn(some, ['scope1', 'scope2_location', 'scope3'])
    const weighted = some.reduce((sum, one) => sum + numberOf(one.tonnes) * (primaryOf.get(one.activityId) ?? 0), 0)
    return {
      id,
      scope,
      name: name[language],
      kinds: [...kinds],
      factor_scopes: [...factorScopes],
      factor_kinds: [...factorKinds],
      has_residual: hasResidual,
      activities: activities.length,
      tonnes,
      tonnes_market: tonnesIn(some, ['scope2_market']),
      energy: energyIn(energy.get(id) ?? []),
      primary: scope === 'scope3' && tonnes ? weighted / tonnes : null,
      methods: inventoryMethods.filter((method) => activities.some(({ fields }) => fields.method === method)),
      left_out: omissions.get(id) ?? '',
    }
  })
}

/** Instruments with what they cover. */
export async function shownInstruments(
  { documents }: Pick<OrganisationOptions, 'documents'>,
  tenant: Tenant,
  { instrumentRows, entries, group }: OpenInventory,
): Promise<InventoryInstrument[]> {
  const ids = [...new Set(instrumentRows.flatMap(({ document }) => document ?? []))]
  const titles = new Map((await documents.stages(tenant, ids)).map(({ id, title }) => [id, title]))
  return instrumentRows.map((row) => {
    const energy = entries.energy.filter(({ instrumentId }) => instrumentId === row.id)
    const emissions = entries.emissions.filter(({ instrumentId }) => instrumentId === row.id)
    const unused = entries.unused.get(row.id)
    return {
      id: row.id,
      ...instrumentFields(row),
      unit_name: row.unitId === null ? '' : (group.tree.units.get(row.unitId)?.name ?? ''),
      document_name: row.document ? (titles.get(row.document) ?? '') : '',
      covered: numberOf(total(energy.map(({ megawattHours }) => megawattHours))),
      unused: unused ? numberOf(unused) : 0,
      tonnes: numberOf(total(emissions.map(({ tonnes }) => tonnes))),
    }
  })
}

/** What has to be known of all figures: factors of other countries, several reports of the IPCC in one sum, and the like. */
export function inventoryRemarks(opened: OpenInventory, language: Language): string[] {
  const { rows, entries, instrumentRows } = opened
  const foreign = new Map<string, number>()
  for (const row of rows)
    for (const { region } of foreignFactors(opened, row)) foreign.set(region, (foreign.get(region) ?? 0) + 1)
  const reports = [...new Set(rows.flatMap(({ factor }) => factor?.gwp ?? []))].sort()
  const byLocation = new Set(entries.emissions.flatMap((one) => (one.by === 'location' ? one.activityId : [])))
  const idle = instrumentRows.filter(({ id }) => !isZero(entries.unused.get(id) ?? 0n))
  const list = new Intl.ListFormat(language)
  return [
    ...[...foreign].map(([region, count]) =>
      say('inventory.foreignCount', { region: regionName(region, language), count })(language),
    ),
    ...(reports.length > 1 ? [say('inventory.mixed', { reports: list.format(reports) })(language)] : []),
    ...(byLocation.size > 0 ? [say('inventory.locationCount', { count: byLocation.size })(language)] : []),
    ...(idle.length > 0
      ? [say('inventory.idle', { names: list.format(idle.map(({ fields }) => fields.name)) })(language)]
      : []),
    ...(entries.withoutEnergy.length > 0
      ? [say('inventory.noEnergyCount', { count: entries.withoutEnergy.length })(language)]
      : []),
  ]
}

/** The inventory of the year that the company works in. */
export async function showInventory(options: Shown, tenant: Tenant, report: OpenReport): Promise<InventoryView> {
  const { language } = report.catalogue
  const opened = await openInventory(tenant, report.report)
  const omissions = await omissionsOf(tenant, report.report.year)
  const policy = (await policyOf(tenant)) ?? noPolicy
  const counted = opened.entries.emissions.filter(({ scope }) => scope !== 'scope2_market')
  const fields = new Map(opened.rows.map((row) => [row.id, row.fields]))
  const tonnes = counted.map((entry) => ({ of: fields.get(entry.activityId)!, tonnes: numberOf(entry.tonnes) }))
  const all = tonnes.reduce((sum, one) => sum + one.tonnes, 0)
  return {
    year: report.report.year,
    months: opened.group.months,
    activities: opened.rows.length,
    to_carry: toCarry(await activitiesOf(tenant, report.report.year - 1), opened.rows).length,
    units: inOrder(opened.group.tree).map(({ unit }) => ({
      id: unit.id,
      code: unit.code,
      name: unit.name,
      country: (unit as { country?: string }).country ?? '',
    })),
    figures: await shownFigures(options, tenant, report, opened),
    categories: shownCategories(opened, omissions, language),
    sources: fuelSources().map(({ id, name }) => ({ id, name: name[language] })),
    instruments: await shownInstruments(options, tenant, opened),
    policy,
    base: await shownBase(tenant, report.report, policy),
    targets: shownTargets(policy, opened),
    target_sector: ownTargetSector((await options.accounts.settings(tenant)).nace)?.[language] ?? null,
    quality: dataQualities.map((quality) => ({
      quality,
      share:
        all === 0
          ? 0
          : (100 * tonnes.reduce((sum, one) => sum + (one.of.quality === quality ? one.tonnes : 0), 0)) / all,
    })),
    uncertainty: uncertaintyOf(tonnes.map((one) => ({ tonnes: one.tonnes, percent: one.of.uncertainty }))),
    remarks: inventoryRemarks(opened, language),
  }
}
