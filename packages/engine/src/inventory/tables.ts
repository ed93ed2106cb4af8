import { knowledge, listed } from '../knowledge.ts'

type Named = Readonly<Record<'en' | 'de', string>>

/** Where the activities of a category are reported; `energy`: they have energy alone. */
export type InventoryScope = 'scope1' | 'scope2' | 'scope3' | 'energy'

/** A category of activities of an inventory. */
export interface InventoryCategory {
  id: string
  scope: InventoryScope
  /** Kinds of units in which its amounts may be measured; empty: any. */
  kinds: readonly string[]
  /**
   * Scopes of factors that it may be computed with, and the kind of unit that these have to have: a car of the company by kilometres
   * has the factor of a journey. None where it has no emissions of its own.
   */
  factorScopes: readonly { scope: string; kind: string | null }[]
  /** Kinds of units whose factors are offered first. */
  factorKinds: readonly string[]
  /** Whether there are residual mixes of what no instrument covers: of electricity, not of the heat of one network. */
  hasResidual: boolean
  name: Named
}

function scopeIn(written: string): { scope: string; kind: string | null } {
  const [scope = '', kind = null] = written.split(':')
  return { scope, kind }
}

let categories: readonly InventoryCategory[] | null = null

/**
 * The categories of an inventory in their order: sources of Scope 1 and 2 by the GHG Protocol (Corporate Standard, chapter 4 and
 * Scope 2 Guidance), energy that is generated (ESRS E1, paragraphs 37 c and 39), and the fifteen of Scope 3 (Corporate Value Chain
 * Standard, chapter 5; ESRS E1, AR 46 d), which have the names of the breakdown.
 */
export function inventoryCategories(): readonly InventoryCategory[] {
  const members = knowledge<'axis' | 'member' | 'en' | 'de'>('breakdown-members')
  categories ??= knowledge<'id' | 'scope' | 'kinds' | 'factor_scopes' | 'factor_kinds' | 'residual' | 'en' | 'de'>(
    'inventory-categories',
  ).map(({ id, scope, kinds, factor_scopes, factor_kinds, residual, en, de }) => {
    const member = members.find((one) => one.axis === 'scope3' && one.member === id)
    return {
      id,
      scope: scope as InventoryScope,
      kinds: listed(kinds),
      factorScopes: listed(factor_scopes).map(scopeIn),
      factorKinds: listed(factor_kinds),
      hasResidual: residual === 'yes',
      name: member ? { en: member.en, de: member.de } : { en, de },
    }
  })
  return categories
}

/** A category by its identifier; `undefined` for one that does not exist. */
export const inventoryCategory = (id: string): InventoryCategory | undefined =>
  inventoryCategories().find((one) => one.id === id)

/** A kind of energy that fuels bring (ESRS E1, paragraphs 37 and 38). */
export interface FuelSource {
  id: FuelSourceId
  name: Named
}
/** Kinds of energy of fuels. Closed list. */
export const fuelSourceIds = ['coal', 'oil', 'gas', 'other_fossil', 'renewable_fuel'] as const
export type FuelSourceId = (typeof fuelSourceIds)[number]

const sources = () => knowledge<'id' | 'fuels' | 'factors' | 'en' | 'de'>('energy-sources')

/** The kinds of energy of fuels, as their table says them. */
export const fuelSources = (): FuelSource[] =>
  sources().map(({ id, en, de }) => ({ id: id as FuelSourceId, name: { en, de } }))

/** The kind of energy that a factor is for, by its fuel or by itself; `null` where neither says. */
export function fuelSourceOf({ id, fuel }: { id: string; fuel: string }): FuelSourceId | null {
  const found = sources().find(
    (row) => (fuel !== '' && listed(row.fuels).includes(fuel)) || listed(row.factors).includes(id),
  )
  return (found?.id as FuelSourceId) ?? null
}

/** The most that a factor can be for one of a unit, and why. */
export interface FactorBound {
  kind: string
  unit: string
  /** Kilograms of CO2 equivalents. */
  most: number
  why: Named
}

/** What factors cannot be, by kinds of units; a kind that is not there has no bound. */
export const factorBounds = (): FactorBound[] =>
  knowledge<'kind' | 'unit' | 'most' | 'en' | 'de'>('factor-bounds').map(({ kind, unit, most, en, de }) => ({
    kind,
    unit,
    most: Number(most),
    why: { en, de },
  }))
