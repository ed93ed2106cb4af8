import { z } from 'zod'
import { calorificBases } from './code-lists.ts'

// What amounts are converted by: the tables of units and fuels belong to the engine and come with the factors.

export const CalorificBasis = z
  .enum(calorificBases)
  .describe('By which calorific value energy of a fuel is stated: net (lower, Hi) or gross (upper, Hs).')
export type CalorificBasis = z.infer<typeof CalorificBasis>

export const QuantityUnit = z
  .object({
    unit: z.string(),
    kind: z.string().describe('What it measures: `energy`, `mass`, `distance` …; every currency is a kind of its own.'),
    per: z.number().describe('How many of the smallest unit of its kind it is.'),
    words: z.array(z.string()).describe('How it is written, in lower case without spaces, points and hyphens.'),
  })
  .meta({ id: 'QuantityUnit', description: 'A unit of an activity.' })
export type QuantityUnit = z.infer<typeof QuantityUnit>

export const Fuel = z
  .object({
    id: z.string(),
    name: z.string(),
    net_per_kilogram: z.number().describe('Net calorific value in MJ for a kilogram.'),
    net_by_gross: z.number().describe('The net calorific value by the gross one.'),
    density: z.number().nullable().describe('Kilograms for a litre; `null` for solids.'),
    source: z.string(),
  })
  .meta({
    id: 'Fuel',
    description: 'What a fuel has by nature, so that its mass, volume and energy turn into each other.',
  })
export type Fuel = z.infer<typeof Fuel>
