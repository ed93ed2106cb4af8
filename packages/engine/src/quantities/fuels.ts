import { knowledge } from '../knowledge.ts'

/** What a fuel has by nature, so that its mass, volume and energy turn into each other. */
export interface Fuel {
  id: string
  name: Readonly<Record<'en' | 'de', string>>
  /** Net calorific value in MJ for a kilogram. */
  netPerKilogram: number
  /** The net calorific value by the gross one, below 1. */
  netByGross: number
  /** Kilograms for a litre; `null` for solids. */
  density: number | null
  source: string
}

/** The fuels with known properties, as their table says them. */
export const fuels = (): Fuel[] =>
  knowledge<'id' | 'en' | 'de' | 'net_mj_per_kg' | 'gross_ratio' | 'kg_per_l' | 'source'>('fuels').map((row) => ({
    id: row.id,
    name: { en: row.en, de: row.de },
    source: row.source,
    netPerKilogram: Number(row.net_mj_per_kg),
    netByGross: Number(row.gross_ratio),
    density: row.kg_per_l === '' ? null : Number(row.kg_per_l),
  }))
