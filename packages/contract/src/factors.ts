import { z } from 'zod'
import { factorScopes, warmingReports } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { CalorificBasis, Fuel, QuantityUnit } from './quantities.ts'

const fields = {
  name: z.string().trim().min(1).max(limits.shortText),
  scope: z.enum(factorScopes).describe('Where its emissions are reported.'),
  unit: z.string().trim().min(1).max(60).describe('What it is for one of: kWh, l, passenger-km.'),
  kilograms: z.number().min(0).max(1e9).describe('Kilograms of CO2 equivalents for each unit.'),
  year: z.number().int().min(1990).max(2100),
  source: z.string().trim().min(1).max(500),
  basis: CalorificBasis.nullable().default(null).describe('Of a unit of energy of a fuel; `null` for any other.'),
  fuel: z
    .string()
    .max(40)
    .default('')
    .describe('The fuel whose properties turn other units into its own; may be empty.'),
  gwp: z
    .enum(warmingReports)
    .nullable()
    .default(null)
    .describe('Report of the IPCC whose warming potentials it rests on; `null` where its publisher does not say.'),
  region: z
    .string()
    .trim()
    .max(40)
    .default('')
    .describe('Country for which it holds (ISO 3166-1 alpha-2); empty: any.'),
  category: z.string().trim().max(60).default('').describe('Category of Scope 3 (1 to 15) or group; may be empty.'),
  gases: z
    .object({ co2: z.number(), ch4: z.number(), n2o: z.number() })
    .nullable()
    .default(null)
    .describe('Kilograms of each gas for each unit; `null` where only the equivalent is known.'),
  biogenic: z
    .number()
    .min(0)
    .max(1e9)
    .default(0)
    .describe('Kilograms of biogenic CO2 for each unit, which are reported apart.'),
}

export const OwnFactor = z
  .object(fields)
  .meta({ id: 'OwnFactor', description: 'An emission factor of the company itself, with its source.' })
export type OwnFactor = z.infer<typeof OwnFactor>

export const EmissionFactor = z
  .object({
    id: z.string().describe('Of the table that is shipped, or a UUID.'),
    ...fields,
    licence: z
      .string()
      .describe('Under which its publisher gives it away; may be empty for one of the company itself.'),
    note: z.string().describe('How it was derived; may be empty.'),
    own: z.boolean(),
    series: z
      .string()
      .default('')
      .describe('What its editions of several years have in common; empty where it was kept before there were any.'),
  })
  .meta({ id: 'EmissionFactor', description: 'An emission factor with source, year and licence.' })
export type EmissionFactor = z.infer<typeof EmissionFactor>

export const FactorGuide = z
  .object({
    id: z.string(),
    name: z.string(),
    scope: z.enum(factorScopes),
    unit: z.string(),
    region: z.string().describe('May be empty.'),
    publication: z.string(),
    where: z.string().describe('What to look at in the publication.'),
  })
  .meta({ id: 'FactorGuide', description: 'Where a factor is found that is not shipped.' })
export type FactorGuide = z.infer<typeof FactorGuide>

export const FactorsImport = z
  .object({
    rows: z.number().int(),
    unchanged: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    changes: z
      .array(
        z.object({
          row: z.number().int(),
          name: z.string(),
          year: z.number().int(),
          unit: z.string(),
          before: z.number().nullable().describe('Kilograms for each unit as they are; `null`: it is new.'),
          after: z.number(),
        }),
      )
      .describe('The first two hundred of them.'),
    refused: z.array(z.object({ row: z.number().int(), written: z.string(), reason: z.string() })),
    plan: z.string(),
  })
  .meta({ id: 'FactorsImport', description: 'What a table of emission factors would change.' })
export type FactorsImport = z.infer<typeof FactorsImport>

export const factors = {
  list: endpoint({
    method: 'GET',
    path: '/factors/',
    about: 'emissionFactors',
    auth: 'user',
    summary: 'Emission factors: those that are shipped, and those of the company before them',
    response: z.object({
      factors: z.array(EmissionFactor),
      units: z.array(QuantityUnit).describe('By which amounts in other units are converted.'),
      fuels: z.array(Fuel),
      guides: z.array(FactorGuide).describe('Where factors are found that are not shipped.'),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/factors/',
    changes: ['emissionFactors'],
    auth: 'user',
    summary: 'Add an emission factor of the company',
    status: 201,
    body: OwnFactor,
    failures: ['conflict'],
    response: EmissionFactor,
  }),
  export: endpoint({
    method: 'GET',
    path: '/factors/export/',
    about: 'emissionFactors',
    auth: 'user',
    summary: 'The emission factors of the company as a table that can be imported again; without any its heads',
    query: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    download: true,
    response: z.unknown(),
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/factors/import/preview/',
    changes: [],
    auth: 'user',
    trail: 'none',
    summary: 'What a table of emission factors would change; changes nothing',
    upload: true,
    body: z.object({}),
    failures: ['unreadable_file'],
    response: FactorsImport,
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: '/factors/import/',
    changes: ['emissionFactors'],
    auth: 'user',
    summary: 'Carries out exactly what the preview of the same file said, all of it or nothing',
    upload: true,
    body: z.object({ plan: z.string().min(1).max(100) }),
    failures: ['conflict', 'unreadable_file'],
    response: FactorsImport,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/factors/{id}/',
    changes: ['emissionFactors'],
    auth: 'user',
    summary: 'Remove an emission factor of the company; what was computed with it stays',
    params: z.object({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
