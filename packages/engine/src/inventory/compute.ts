import { type GroupTree, type Month, monthsBetween } from '../consolidation/index.ts'
import type { InventoryActivity, InventoryInstrument, UsedFactor } from './activity.ts'
import { type Covered, coverOf, insideOf, monthlyShares, type Shares } from './cover.ts'
import { type Exact, exact, isZero, over, plus, times, total, zero } from './exact.ts'
import { inventoryCategory } from './tables.ts'

/** Where the emissions of an entry are reported. */
export type EntryScope = 'scope1' | 'scope2_location' | 'scope2_market' | 'scope3'

/** What one activity, or the part of one that an instrument covers, brings to a figure. */
export interface EmissionEntry {
  activityId: string
  category: string
  scope: EntryScope
  /** By which instrument it is covered; `null`: none, or none is asked for. */
  instrumentId: string | null
  /** By what it was computed where no instrument covers it by the market: the residual mix, or for want of one the location. */
  by: 'factor' | 'instrument' | 'residual' | 'location'
  /** Of the amount, from 0 to 1, what counts in the group and is meant here. */
  share: Exact
  tonnes: Exact
  biogenic: Exact
}

/** Kinds of energy of an inventory (ESRS E1, paragraphs 37 to 39). */
export type EnergyKind =
  | 'coal'
  | 'oil'
  | 'gas'
  | 'other_fossil'
  | 'purchased_fossil'
  | 'nuclear'
  | 'renewable_fuel'
  | 'purchased_renewable'
  | 'own_renewable'
  | 'sold_renewable'
  | 'generated_fossil'

/** What one activity brings to the energy of a company. */
export interface EnergyEntry {
  activityId: string
  category: string
  kind: EnergyKind
  instrumentId: string | null
  megawattHours: Exact
}

/** All that activities come to, entry by entry. */
export interface InventoryEntries {
  emissions: EmissionEntry[]
  energy: EnergyEntry[]
  /** Fuels and purchases whose amount says nothing of energy, such as kilometres. */
  withoutEnergy: string[]
  /** Megawatt hours of instruments for which there was no consumption. */
  unused: ReadonlyMap<string, Exact>
}

const generated: Readonly<Record<string, EnergyKind>> = {
  generated: 'own_renewable',
  generated_sold: 'sold_renewable',
  generated_fossil: 'generated_fossil',
}

const thousand = exact(1000)
const hundred = exact(100)

/**
 * The inventory of a group from its activities: amount by conversion by factor, each by the share of its unit that counts in its
 * months, as in the consolidated accounts and under operational control (ESRS E1, paragraphs 46 and 50; GHG Protocol, Corporate
 * Standard, chapters 3 and 6). Amounts, factors and shares are
 * the decimal numbers that are written; thirty decimals are kept.
 *
 * - Scope 2 stands twice, by location and by market (ESRS E1, AR 45; Scope 2 Guidance, chapter 6): by the market what instruments
 *   cover has their factor, the rest that of the residual mix, and where none is known that of the location.
 * - Biogenic CO2 stands apart (ESRS E1, AR 43 c, 45 e and 46 j).
 * - Purchased energy is renewable or nuclear only as far as instruments say so (ESRS E1, AR 32).
 * @param months the financial year of the group; what reaches beyond it counts by its months within
 */
export function inventoryEntries(
  tree: GroupTree,
  months: readonly Month[],
  activities: readonly InventoryActivity[],
  instruments: readonly InventoryInstrument[],
): InventoryEntries {
  const shareIn = monthlyShares(tree)
  const shared = activities.map((activity) => ({ activity, share: shareOf(shareIn, months, activity) }))
  const emissions = shared.flatMap(({ activity, share }) => directEntries(activity, share))
  const burnt = shared.map(({ activity, share }) => ({ activity, entry: ownEnergy(activity, share) }))
  const purchased = activities.filter(({ category }) => inventoryCategory(category)?.scope === 'scope2')
  const { covered, unused } = coverOf(shareIn, months, purchased, instruments)
  // What nobody consumed, or what does not count in the group, is nothing by the market too.
  const known = new Set(covered.map(({ activity }) => activity))
  const idle = purchased.filter((activity) => !known.has(activity))
  const nothing = idle.flatMap((activity) =>
    activity.factor
      ? emitted(activity, 'scope2_market', activity.factor, zero, { by: 'factor', instrumentId: null })
      : [],
  )
  return {
    emissions: [...emissions, ...covered.flatMap(marketEntries), ...nothing],
    energy: [
      ...burnt.flatMap(({ entry }) => (entry && entry !== 'unknown' ? entry : [])),
      ...covered.flatMap(({ activity, instrument, megawattHours }) =>
        origins(megawattHours, instrument).map((one) => ({
          activityId: activity.id,
          category: activity.category,
          instrumentId: instrument?.id ?? null,
          ...one,
        })),
      ),
    ],
    withoutEnergy: burnt.flatMap(({ activity, entry }) => (entry === 'unknown' ? activity.id : [])),
    unused,
  }
}

/** Emissions by the factor of an activity itself: of Scope 1, of Scope 2 by location, and of Scope 3. */
function directEntries(activity: InventoryActivity, share: Exact): EmissionEntry[] {
  const scope = inventoryCategory(activity.category)?.scope
  if (!activity.factor || !scope || scope === 'energy') return []
  const reported = scope === 'scope2' ? 'scope2_location' : scope
  return [emitted(activity, reported, activity.factor, share, { by: 'factor', instrumentId: null })]
}

/** Energy of fuels and of what is generated; `null` for what has none, `unknown` where the amount of a fuel says nothing of it. */
function ownEnergy(activity: InventoryActivity, share: Exact): EnergyEntry | 'unknown' | null {
  const { id, category, amount, megawattHours, source } = activity
  const of = inventoryCategory(category)
  // What is burnt has energy; what leaks or reacts has none.
  const isBurnt = of?.scope === 'scope1' && of.kinds.includes('energy')
  if (!isBurnt && of?.scope !== 'energy') return null
  const kind = isBurnt ? source : generated[category]
  if (!kind || megawattHours === null) return 'unknown'
  const used = times(times(exact(amount), exact(megawattHours)), share)
  return { activityId: id, category, kind, instrumentId: null, megawattHours: used }
}

/** Emissions of purchased energy by the market: by its instrument, or by the residual mix, or for want of one by the location. */
function marketEntries({ activity, instrument, megawattHours }: Covered): EmissionEntry[] {
  const whole = times(exact(activity.amount), exact(activity.megawattHours ?? 0))
  const share = isZero(whole) ? zero : over(megawattHours, whole)
  if (instrument) {
    // A kilogram for a kilowatt hour is a tonne for a megawatt hour.
    const tonnes = times(megawattHours, exact(instrument.kilograms))
    const of = { activityId: activity.id, category: activity.category, instrumentId: instrument.id }
    return [{ ...of, scope: 'scope2_market', by: 'instrument', share, tonnes, biogenic: zero }]
  }
  const factor = activity.residual ?? activity.factor
  // Of heat there is no residual mix: its network's own factor is the one by the market too.
  const alone = inventoryCategory(activity.category)?.hasResidual ? 'location' : 'factor'
  const by = activity.residual ? 'residual' : alone
  return factor ? [emitted(activity, 'scope2_market', factor, share, { by, instrumentId: null })] : []
}

/** How much of an activity counts: its months within the year, each by the share of its unit. */
function shareOf(shareIn: Shares, months: readonly Month[], activity: InventoryActivity): Exact {
  const all = monthsBetween(activity.from, activity.to).length
  const shares = insideOf(activity, months).map((month) => shareIn(activity.unitId, month))
  return all === 0 ? zero : over(total(shares), exact(all))
}

function emitted(
  { id, category, amount }: InventoryActivity,
  scope: EntryScope,
  { multiplier, kilograms, biogenic }: UsedFactor,
  share: Exact,
  of: Pick<EmissionEntry, 'by' | 'instrumentId'>,
): EmissionEntry {
  const units = times(times(exact(amount), exact(multiplier)), share)
  const tonnesOf = (each: number) => over(times(units, exact(each)), thousand)
  return { activityId: id, category, scope, ...of, share, tonnes: tonnesOf(kilograms), biogenic: tonnesOf(biogenic) }
}

/** From what purchased energy comes, as far as its instrument says so. */
function origins(
  megawattHours: Exact,
  instrument: Pick<InventoryInstrument, 'renewable' | 'nuclear'> | null,
): Pick<EnergyEntry, 'kind' | 'megawattHours'>[] {
  const { renewable, nuclear } = instrument ?? { renewable: 0, nuclear: 0 }
  const parts: [EnergyKind, number][] = [
    ['purchased_renewable', renewable],
    ['nuclear', nuclear],
    ['purchased_fossil', 100 - renewable - nuclear],
  ]
  return parts.flatMap(([kind, percent]) =>
    percent > 0 ? { kind, megawattHours: over(times(megawattHours, exact(percent)), hundred) } : [],
  )
}

/** The sum of entries. */
export const tonnesOf = (entries: readonly EmissionEntry[]): Exact =>
  entries.reduce((sum, { tonnes }) => plus(sum, tonnes), zero)
