import type { InventoryActivity, InventoryInstrument } from './activity.ts'
import type { EmissionEntry, EnergyEntry, EnergyKind, EntryScope, InventoryEntries } from './compute.ts'
import { type Exact, exact, isZero, over, plus, times, total } from './exact.ts'

/** Figures that an inventory gives. Closed list, in the order in which they are shown. */
export const inventoryFigures = [
  'scope1',
  'scope1_traded',
  'scope2_location',
  'scope2_market',
  'scope3',
  'scope12_location',
  'scope12_market',
  'total_location',
  'total_market',
  'biogenic_scope1',
  'biogenic_scope2_location',
  'biogenic_scope3',
  'scope3_primary',
  'instruments',
  'instruments_bundled',
  'instruments_unbundled',
  'emissions_bundled',
  'energy',
  'energy_fossil',
  'energy_coal',
  'energy_oil',
  'energy_gas',
  'energy_other_fossil',
  'energy_purchased_fossil',
  'energy_fossil_share',
  'energy_nuclear',
  'energy_nuclear_share',
  'energy_renewable',
  'energy_renewable_fuel',
  'energy_purchased_renewable',
  'energy_own_renewable',
  'energy_renewable_share',
  'energy_electricity',
  'energy_fuels',
  'generated_renewable',
  'generated_fossil',
] as const
export type InventoryFigure = (typeof inventoryFigures)[number]

const fossil: readonly EnergyKind[] = ['coal', 'oil', 'gas', 'other_fossil', 'purchased_fossil']
const renewable: readonly EnergyKind[] = ['renewable_fuel', 'purchased_renewable', 'own_renewable']
const fuels: readonly EnergyKind[] = ['coal', 'oil', 'gas', 'other_fossil', 'renewable_fuel']
/** Instruments that come with the energy itself. */
const bundled: readonly string[] = ['ppa', 'certificates_bundled', 'supplier_rate']
const hundred = exact(100)

/** What a figure of an inventory is in, and what entries it consists of. */
export interface ComputedFigure {
  figure: InventoryFigure
  unit: 'tCO2e' | 'MWh' | '%'
  /** `null` where nothing was entered that it is made of. */
  value: Exact | null
  emissions: readonly EmissionEntry[]
  energy: readonly EnergyEntry[]
}

type Known = Pick<InventoryActivity, 'id' | 'primary' | 'isTraded'>

/**
 * The figures of an inventory from its entries (ESRS E1, paragraphs 37 to 39, 44 to 52, AR 43 c, 45 d and e, 46 g and j; voluntary
 * standard, B3).
 *
 * Totals are sums of gross emissions (paragraph 52). The share of Scope 3 from primary data is weighted by tonnes, that of Scope 1
 * under emission trading too. Of purchased energy the share that instruments cover; of these the shares that are bundled with the
 * energy and that are not; of the emissions by the market the share that bundled energy has (AR 45 d).
 */
export function figuresOf(
  { emissions, energy }: InventoryEntries,
  activities: readonly Known[],
  instruments: readonly Pick<InventoryInstrument, 'id' | 'kind'>[],
): Map<InventoryFigure, ComputedFigure> {
  const activity = new Map(activities.map((one) => [one.id, one]))
  const kindOf = new Map(instruments.map(({ id, kind }) => [id, kind]))
  const figures = new Map<InventoryFigure, ComputedFigure>()
  const put = (
    figure: InventoryFigure,
    unit: ComputedFigure['unit'],
    value: Exact | null,
    made: Partial<Pick<ComputedFigure, 'emissions' | 'energy'>>,
  ) => figures.set(figure, { figure, unit, value, emissions: [], energy: [], ...made })
  const sums = (figure: InventoryFigure, scopes: readonly EntryScope[]) => {
    const some = emissions.filter(({ scope }) => scopes.includes(scope))
    put(figure, 'tCO2e', some.length === 0 ? null : total(some.map(({ tonnes }) => tonnes)), { emissions: some })
  }
  const apart = (figure: InventoryFigure, scope: EntryScope) => {
    const some = emissions.filter((one) => one.scope === scope && !isZero(one.biogenic))
    put(figure, 'tCO2e', some.length === 0 ? null : total(some.map(({ biogenic }) => biogenic)), { emissions: some })
  }
  const weighted = (figure: InventoryFigure, scope: EntryScope, percentOf: (one: Known) => number) => {
    const some = emissions.filter((one) => one.scope === scope)
    const all = total(some.map(({ tonnes }) => tonnes))
    const part = total(some.map(({ tonnes, activityId }) => times(tonnes, exact(percentOf(activity.get(activityId)!)))))
    put(figure, '%', isZero(all) ? null : over(part, all), { emissions: some })
  }
  const consumed = energy.filter(({ kind }) => kind !== 'sold_renewable' && kind !== 'generated_fossil')
  const megawattHours = (some: readonly EnergyEntry[]) => total(some.map((one) => one.megawattHours))
  const ofEnergy = (figure: InventoryFigure, some: readonly EnergyEntry[]) =>
    put(figure, 'MWh', energy.length === 0 ? null : megawattHours(some), { energy: some })
  const shareOfEnergy = (figure: InventoryFigure, some: readonly EnergyEntry[], of: readonly EnergyEntry[]) => {
    const all = megawattHours(of)
    put(figure, '%', isZero(all) ? null : over(times(megawattHours(some), hundred), all), { energy: some })
  }
  const kinds = (wanted: readonly EnergyKind[]) => consumed.filter(({ kind }) => wanted.includes(kind))
  const purchased = consumed.filter(isPurchased)

  sums('scope1', ['scope1'])
  weighted('scope1_traded', 'scope1', ({ isTraded }) => (isTraded ? 100 : 0))
  sums('scope2_location', ['scope2_location'])
  sums('scope2_market', ['scope2_market'])
  sums('scope3', ['scope3'])
  sums('scope12_location', ['scope1', 'scope2_location'])
  sums('scope12_market', ['scope1', 'scope2_market'])
  sums('total_location', ['scope1', 'scope2_location', 'scope3'])
  sums('total_market', ['scope1', 'scope2_market', 'scope3'])
  apart('biogenic_scope1', 'scope1')
  apart('biogenic_scope2_location', 'scope2_location')
  apart('biogenic_scope3', 'scope3')
  weighted('scope3_primary', 'scope3', ({ primary }) => primary ?? 0)
  const isOf = (kinds: readonly string[]) => (instrumentId: string | null) =>
    instrumentId !== null && kinds.includes(kindOf.get(instrumentId) ?? '')
  const covered = purchased.filter(({ instrumentId }) => instrumentId !== null)
  shareOfEnergy('instruments', covered, purchased)
  for (const [figure, kindsOf] of [
    ['instruments_bundled', bundled],
    ['instruments_unbundled', ['certificates_unbundled']],
  ] as const)
    shareOfEnergy(
      figure,
      covered.filter(({ instrumentId }) => isOf(kindsOf)(instrumentId)),
      covered,
    )
  const market = emissions.filter(({ scope }) => scope === 'scope2_market')
  const linked = market.filter(({ instrumentId }) => isOf(bundled)(instrumentId))
  const all = total(market.map(({ tonnes }) => tonnes))
  put(
    'emissions_bundled',
    '%',
    isZero(all) ? null : over(times(total(linked.map(({ tonnes }) => tonnes)), hundred), all),
    {
      emissions: linked,
    },
  )
  ofEnergy('energy', consumed)
  ofEnergy('energy_fossil', kinds(fossil))
  for (const kind of ['coal', 'oil', 'gas', 'other_fossil', 'purchased_fossil', 'nuclear'] as const)
    ofEnergy(`energy_${kind}`, kinds([kind]))
  ofEnergy('energy_renewable', kinds(renewable))
  for (const kind of ['renewable_fuel', 'purchased_renewable', 'own_renewable'] as const)
    ofEnergy(`energy_${kind}`, kinds([kind]))
  shareOfEnergy('energy_fossil_share', kinds(fossil), consumed)
  shareOfEnergy('energy_nuclear_share', kinds(['nuclear']), consumed)
  shareOfEnergy('energy_renewable_share', kinds(renewable), consumed)
  ofEnergy(
    'energy_electricity',
    purchased.filter(({ category }) => category === 'electricity'),
  )
  ofEnergy('energy_fuels', kinds(fuels))
  ofEnergy(
    'generated_renewable',
    energy.filter(({ kind }) => kind === 'own_renewable' || kind === 'sold_renewable'),
  )
  ofEnergy(
    'generated_fossil',
    energy.filter(({ kind }) => kind === 'generated_fossil'),
  )
  return figures
}

/** Scope 3 by its categories, in tonnes (ESRS E1, AR 46 d); a category without an activity is not there. */
export function scope3Of(emissions: readonly EmissionEntry[]): Map<string, Exact> {
  const sums = new Map<string, Exact>()
  for (const { scope, category, tonnes } of emissions)
    if (scope === 'scope3') sums.set(category, plus(sums.get(category) ?? exact(0), tonnes))
  return sums
}

/** The megawatt hours of a figure from renewable sources and from others (voluntary standard, B3, paragraph 29); none where it has no energy. */
export function renewabilityOf({ energy }: Pick<ComputedFigure, 'energy'>): Map<'renewable' | 'nonrenewable', Exact> {
  const sums = new Map<'renewable' | 'nonrenewable', Exact>()
  for (const { kind, megawattHours } of energy) {
    const member = renewable.includes(kind) ? 'renewable' : 'nonrenewable'
    sums.set(member, plus(sums.get(member) ?? exact(0), megawattHours))
  }
  return sums
}

const isPurchased = ({ category }: EnergyEntry): boolean =>
  ['electricity', 'heat', 'steam', 'cooling'].includes(category)

/** What contractual instruments cover in percent, by their kinds (ESRS E1, AR 45 d). */
export function instrumentShares(
  { energy }: Pick<InventoryEntries, 'energy'>,
  instruments: readonly Pick<InventoryInstrument, 'id' | 'kind'>[],
): Map<string, Exact> {
  const kindOf = new Map(instruments.map(({ id, kind }) => [id, kind]))
  const covered = energy.filter((one) => isPurchased(one) && one.instrumentId !== null)
  const all = total(covered.map(({ megawattHours }) => megawattHours))
  const shares = new Map<string, Exact>()
  if (isZero(all)) return shares
  for (const { instrumentId, megawattHours } of covered) {
    const kind = kindOf.get(instrumentId!)
    if (kind) shares.set(kind, plus(shares.get(kind) ?? exact(0), over(times(megawattHours, hundred), all)))
  }
  return shares
}
