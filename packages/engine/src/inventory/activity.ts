import type { Month } from '../consolidation/index.ts'
import type { FuelSourceId } from './tables.ts'

/** What an amount is multiplied by: into the unit of a factor, and by that. */
export interface UsedFactor {
  /** From the unit of the amount to that of the factor. */
  multiplier: number
  /** Kilograms of CO2 equivalents for one of the unit of the factor. */
  kilograms: number
  /** Kilograms of biogenic CO2 for the same, which are reported apart. */
  biogenic: number
}

/** What a company did that has emissions or takes energy: fuel, electricity, kilometres, purchases of some months. */
export interface InventoryActivity {
  id: string
  unitId: string
  /** Of the table of categories. */
  category: string
  from: Month
  to: Month
  /** As it was measured. */
  amount: number
  /** `null` where it has no emissions of its own. */
  factor: UsedFactor | null
  /** What is not covered by an instrument by the market-based method: the residual mix; `null` where none is known. */
  residual: UsedFactor | null
  /** From the unit of the amount to megawatt hours (of fuels by net calorific value, ESRS E1, AR 32); `null` where it has none. */
  megawattHours: number | null
  /** The kind of energy of a fuel; `null` for none and for purchased energy. */
  source: FuelSourceId | null
  /** Share of primary data in percent; `null` where nobody said. */
  primary: number | null
  /** Whether it lies under an emission trading scheme. */
  isTraded: boolean
}

/** Kinds of contractual instruments, as the breakdown of ESRS E1, AR 45 d has them. Closed list. */
export const instrumentKinds = [
  'ppa',
  'certificates_bundled',
  'certificates_unbundled',
  'supplier_rate',
  'other_instrument',
] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** A contractual instrument for purchased energy (GHG Protocol, Scope 2 Guidance, chapter 7). */
export interface InventoryInstrument {
  id: string
  kind: InstrumentKind
  /** The category of purchased energy that it is for. */
  category: string
  /** Whose consumption it covers; `null`: that of the whole group. */
  unitId: string | null
  from: Month
  to: Month
  megawattHours: number
  /** Kilograms of CO2 equivalents for a kilowatt hour. */
  kilograms: number
  /** Shares of its energy in percent; what is left is fossil. */
  renewable: number
  nuclear: number
}
