import { knowledge, listed } from '../knowledge.ts'

/** Where the emissions of a factor are reported. */
export type FactorScope = 'scope1' | 'scope2_location' | 'scope2_market' | 'scope3'

/** Licences under which publishers give their factors away. */
export type FactorLicence = 'ogl' | 'ipcc' | 'cc-by-4' | 'law'

/** An emission factor that is shipped, as its row of knowledge says it. */
export interface ShippedFactor {
  id: string
  scope: FactorScope
  name: Readonly<Record<'en' | 'de', string>>
  unit: string
  /** Kilograms of each gas for one unit; `null` where the publisher states only the equivalent. */
  gases: { co2: number; ch4: number; n2o: number; isBiogenic: boolean } | null
  /** Kilograms of CO2 equivalents for one unit, as stated; `null` where it follows from the gases. */
  stated: number | null
  year: number
  source: string
  licence: FactorLicence
  /** By which calorific value a unit of energy of a fuel is meant; `null` for any other unit. */
  basis: 'net' | 'gross' | null
  /** The fuel whose properties turn other units into its own; empty where there is none. */
  fuel: string
  /** Report of the IPCC whose warming potentials it rests on; `null` where its publisher does not say. */
  gwp: 'AR4' | 'AR5' | 'AR6' | null
  /** Country for which it holds (ISO 3166-1 alpha-2); empty: any. */
  region: string
  /** Category of Scope 3, 1 to 15, or the kind of purchased energy; empty for what is burnt. */
  category: string
}

type Column =
  | 'id'
  | 'scope'
  | 'en'
  | 'de'
  | 'unit'
  | 'co2'
  | 'ch4'
  | 'n2o'
  | 'co2e'
  | 'biogenic'
  | 'year'
  | 'source'
  | 'licence'
  | 'basis'
  | 'fuel'
  | 'gwp'
  | 'region'
  | 'category'

/** A gas that warms by itself, with the potential of the IPCC. */
interface Gas {
  id: string
  name: ShippedFactor['name']
  gwp: number
  year: number
  source: string
}

const gases = (): Gas[] =>
  knowledge<'id' | 'en' | 'de' | 'gwp' | 'year' | 'source'>('gases').map(({ id, en, de, gwp, year, source }) => ({
    id,
    name: { en, de },
    gwp: Number(gwp),
    year: Number(year),
    source,
  }))

const leaked = { scope: 'scope1', unit: 'kg', gases: null, licence: 'ipcc', basis: null, fuel: '' } as const
const everywhere = { gwp: 'AR6', region: '', category: '' } as const

/** Refrigerants and other gases, and blends of refrigerants by the masses of their parts (ISO 817). */
function gasFactors(): ShippedFactor[] {
  const single = gases()
  const blends = knowledge<'name' | 'parts'>('blends').map(({ name, parts }) => {
    const cells = listed(parts)
    const of = cells.flatMap((id, index) =>
      index % 2 === 0 ? [{ gas: single.find((one) => one.id === id)!, percent: Number(cells[index + 1]) }] : [],
    )
    const equivalent = of.reduce((sum, { gas, percent }) => sum + (gas.gwp * percent) / 100, 0)
    const said = of.map(({ gas, percent }) => `${percent} % ${gas.name.en}`).join(', ')
    return {
      id: name.toLowerCase(),
      name: { en: name, de: name },
      gwp: equivalent,
      year: of[0]!.gas.year,
      said,
      source: of[0]!.gas.source,
    }
  })
  return [...single.map((gas) => ({ ...gas, said: '' })), ...blends].map(({ id, name, gwp, year, said, source }) => ({
    ...leaked,
    ...everywhere,
    id: `ipcc-${id}`,
    name: { en: `${name.en}, leaked`, de: `${name.de}, entwichen` },
    stated: Number(gwp.toPrecision(12)),
    year,
    source: said === '' ? source : `${source}; ${said}`,
  }))
}

/** What the editions of a shipped factor have in common: its identifier without the year that stands in it. */
export const seriesOfShipped = (id: string): string => id.replace(/-(?:19|20)\d\d(?=-)/, '')

/** Where a factor is to be looked up that may not be shipped, or that only a supplier knows. */
export interface FactorGuide {
  id: string
  scope: FactorScope
  unit: string
  region: string
  name: Readonly<Record<'en' | 'de', string>>
  publication: string
  /** What to look at in it. */
  where: Readonly<Record<'en' | 'de', string>>
}

/** Guides to the factors that are not shipped. */
export const factorGuides = (): FactorGuide[] =>
  knowledge<'id' | 'scope' | 'unit' | 'region' | 'en' | 'de' | 'publication' | 'en_where' | 'de_where'>(
    'factor-guides',
  ).map(({ id, scope, unit, region, en, de, publication, en_where, de_where }) => ({
    id,
    scope: scope as FactorScope,
    unit,
    region,
    name: { en, de },
    publication,
    where: { en: en_where, de: de_where },
  }))

/** The emission factors that are shipped: facts of publishers who allow it, each with source, year and licence. */
export const shippedFactors = (): ShippedFactor[] => [...tableFactors(), ...gasFactors()]

const tableFactors = (): ShippedFactor[] =>
  knowledge<Column>('factors').map((row) => ({
    id: row.id,
    scope: row.scope as FactorScope,
    name: { en: row.en, de: row.de },
    unit: row.unit,
    gases:
      row.co2 === ''
        ? null
        : { co2: Number(row.co2), ch4: Number(row.ch4), n2o: Number(row.n2o), isBiogenic: row.biogenic === 'yes' },
    stated: row.co2e === '' ? null : Number(row.co2e),
    year: Number(row.year),
    source: row.source,
    licence: row.licence as FactorLicence,
    basis: row.basis === '' ? null : (row.basis as 'net' | 'gross'),
    fuel: row.fuel,
    gwp: row.gwp === '' ? null : (row.gwp as ShippedFactor['gwp']),
    region: row.region,
    category: row.category,
  }))
