import { type Conversion, conversion, type EmissionFactor, isMoney, type MeasuredIn, unitIn } from '@esrs/contract'
import { fuelSourceOf, type InventoryActivity, inventoryCategory, type UsedFactor } from '@esrs/engine/inventory'
import { quantityTables } from '../quantities/quantity-tables.ts'
import type { StoredActivity } from './inventory-store.ts'

/** How an amount turns into the unit of a factor. */
export const intoFactor = (from: MeasuredIn, { unit, basis, fuel }: EmissionFactor): Conversion =>
  conversion(quantityTables(), from, { unit, basis }, fuel || null)

/** Whether an amount turns into the unit of a factor only by a rate of exchange. */
export function takesRate(unit: string, factor: Pick<EmissionFactor, 'unit'> | null): boolean {
  const [own, wanted] = [unitIn(quantityTables(), unit), factor && unitIn(quantityTables(), factor.unit)]
  return !!own && !!wanted && isMoney(own) && isMoney(wanted) && own.kind !== wanted.kind
}

/** Whether a unit is one of emissions themselves, so that no factor is needed. */
export const isEmissions = (unit: string): boolean => unitIn(quantityTables(), unit)?.kind === 'emissions'

function usedFactor(from: MeasuredIn, factor: EmissionFactor | null): UsedFactor | null {
  if (!factor) {
    const direct = conversion(quantityTables(), from, { unit: 'kg CO2e', basis: null }, null)
    return isEmissions(from.unit) && direct.ok ? { multiplier: direct.factor, kilograms: 1, biogenic: 0 } : null
  }
  const found = intoFactor(from, factor)
  return found.ok ? { multiplier: found.factor, kilograms: factor.kilograms, biogenic: factor.biogenic } : null
}

/** Megawatt hours for one of a unit, of fuels by net calorific value (ESRS E1, AR 32); `null` where it says nothing of energy. */
export function megawattHoursIn(from: MeasuredIn, fuel: string): number | null {
  const found = conversion(quantityTables(), from, { unit: 'MWh', basis: fuel ? 'net' : null }, fuel || null)
  return found.ok ? found.factor : null
}

/** An activity as the engine computes with it. */
export function computable({
  id,
  unitId,
  fields,
  factor,
  residual,
}: Omit<StoredActivity, 'by' | 'at'>): InventoryActivity {
  const from = { unit: fields.unit, basis: fields.basis, rate: fields.rate }
  const isFuel = inventoryCategory(fields.category)?.scope === 'scope1'
  return {
    id,
    unitId,
    category: fields.category,
    from: fields.from,
    to: fields.to,
    amount: fields.number,
    factor: usedFactor(from, factor),
    residual: residual && usedFactor(from, residual),
    megawattHours: megawattHoursIn(from, isFuel ? (factor?.fuel ?? '') : ''),
    source: isFuel ? ((fields.source as InventoryActivity['source']) ?? (factor && fuelSourceOf(factor))) : null,
    primary: fields.primary,
    isTraded: fields.traded,
  }
}
