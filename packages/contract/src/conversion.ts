import type { CalorificBasis, Fuel, QuantityUnit } from './quantities.ts'

// How amounts with units turn into each other. Pure, so that the browser and the server compute the same, and apart from the schemas,
// which a page that converts does not load.

/** What amounts are converted by. */
export interface QuantityTables {
  units: readonly QuantityUnit[]
  fuels: readonly Fuel[]
}

/** A unit without what only the writing is about: case, spaces, points, hyphens, lowered digits. */
const bareUnit = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.\-_]+/g, '')

/** The unit that a text names; `null` for one that the table does not have. */
export function unitIn({ units }: Pick<QuantityTables, 'units'>, written: string): QuantityUnit | null {
  const bare = bareUnit(written)
  return units.find(({ words }) => words.includes(bare)) ?? null
}

/** An amount as it was measured: its unit, and for energy in a fuel by which calorific value. */
export interface MeasuredIn {
  unit: string
  /** `null` where nobody said, or where there is none. */
  basis: CalorificBasis | null
  /** Of money: how many of the other currency one of its own is, as a person stated it. */
  rate?: number | null
}

/** What one of a unit is in another one, or why that cannot be said. */
export type Conversion =
  | { ok: true; factor: number; steps: readonly ConversionStep[] }
  | { ok: false; reason: 'unknown_unit' | 'other_kind' | 'needs_basis' | 'needs_fuel' | 'needs_rate'; unit: string }

/** A step of a conversion that is more than another unit of the same kind: what was used of the fuel. */
export interface ConversionStep {
  by: 'calorific_ratio' | 'calorific_value' | 'density'
  fuel: string
  value: number
}

const fuelKinds = new Set(['energy', 'mass', 'volume'])

/**
 * How many of one unit an amount in another unit is, for the activity data of an emission factor (GHG Protocol, Corporate
 * Standard, chapter 6; the factor names the unit that it is for one of).
 *
 * - Units of one kind turn into each other by number: kWh, MWh, GJ.
 * - Energy in a fuel is stated by its net or by its gross calorific value. Where the fuel is known and both sides say which, one
 *   turns into the other; where the amount does not say, it is refused rather than guessed.
 * - Mass, volume and energy of a known fuel turn into each other by density and net calorific value.
 * - Currencies turn into each other by the rate that a person states, and never without one.
 * - Everything else is refused.
 * @param tables units and fuels, as the call of the factors carries them
 * @param fuel of the factor; `null` for what is no fuel
 * @returns the factor to multiply the amount by, with what of the fuel was used
 */
export function conversion(tables: QuantityTables, from: MeasuredIn, to: MeasuredIn, fuel: string | null): Conversion {
  const [own, wanted] = [unitIn(tables, from.unit), unitIn(tables, to.unit)]
  if (from.unit.trim().toLowerCase() === to.unit.trim().toLowerCase() && !(own?.kind === 'energy' && fuel))
    return { ok: true, factor: 1, steps: [] }
  if (!own) return { ok: false, reason: 'unknown_unit', unit: from.unit }
  if (!wanted) return { ok: false, reason: 'unknown_unit', unit: to.unit }
  const found = tables.fuels.find(({ id }) => id === fuel)
  if (isMoney(own) && isMoney(wanted) && own.kind !== wanted.kind) return byRate(own, wanted, from.rate ?? null)
  if (!found || !fuelKinds.has(own.kind) || !fuelKinds.has(wanted.kind)) return alike(own, wanted, fuel)
  // Energy of a fuel is of one basis or the other, and a tenth lies between both.
  if (own.kind === 'energy' && from.basis === null) return { ok: false, reason: 'needs_basis', unit: from.unit }
  if (wanted.kind === 'energy' && to.basis === null) return { ok: false, reason: 'needs_basis', unit: to.unit }
  return throughFuel({ ...own, basis: from.basis }, { ...wanted, basis: to.basis }, found)
}

/** Whether a unit is one of money; each currency is a kind of its own. */
export const isMoney = ({ kind }: Pick<QuantityUnit, 'kind'>): boolean => kind.startsWith('money_')

const byRate = (own: QuantityUnit, wanted: QuantityUnit, rate: number | null): Conversion =>
  rate === null
    ? { ok: false, reason: 'needs_rate', unit: own.unit }
    : { ok: true, factor: tidy((own.per * rate) / wanted.per), steps: [] }

function alike(own: QuantityUnit, wanted: QuantityUnit, fuel: string | null): Conversion {
  if (own.kind === wanted.kind) return { ok: true, factor: tidy(own.per / wanted.per), steps: [] }
  const couldBe = fuelKinds.has(own.kind) && fuelKinds.has(wanted.kind) && fuel === null
  return { ok: false, reason: couldBe ? 'needs_fuel' : 'other_kind', unit: own.unit }
}

type Side = QuantityUnit & { basis: CalorificBasis | null }

/** From a unit to another one of a known fuel: over kilograms where the kind changes. */
function throughFuel(own: Side, wanted: Side, fuel: Fuel): Conversion {
  const steps: ConversionStep[] = []
  const step = (by: ConversionStep['by'], value: number) => {
    steps.push({ by, fuel: fuel.id, value })
    return value
  }
  const kindChanges = own.kind !== wanted.kind
  const needsDensity = kindChanges && (own.kind === 'volume' || wanted.kind === 'volume')
  if (needsDensity && fuel.density === null) return { ok: false, reason: 'other_kind', unit: own.unit }
  // What one of the unit is in MJ (net), kilograms or litres.
  let amount = own.per
  if (own.kind === 'energy' && own.basis === 'gross' && (kindChanges || wanted.basis === 'net'))
    amount *= step('calorific_ratio', fuel.net_by_gross)
  if (kindChanges) {
    if (own.kind === 'energy') amount /= step('calorific_value', fuel.net_per_kilogram)
    if (own.kind === 'volume') amount *= step('density', fuel.density!)
    if (wanted.kind === 'volume') amount /= step('density', fuel.density!)
    if (wanted.kind === 'energy') amount *= step('calorific_value', fuel.net_per_kilogram)
  }
  if (wanted.kind === 'energy' && wanted.basis === 'gross' && (kindChanges || own.basis === 'net'))
    amount /= step('calorific_ratio', fuel.net_by_gross)
  return { ok: true, factor: tidy(amount / wanted.per), steps }
}

/** Without the noise of binary fractions in the last digits. */
const tidy = (factor: number): number => Number(factor.toPrecision(14))
