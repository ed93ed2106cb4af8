import { z } from 'zod'
import { factorScopes } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const fields = {
  name: z.string().trim().min(1).max(limits.shortText),
  scope: z.enum(factorScopes).describe('Where its emissions are reported.'),
  unit: z.string().trim().min(1).max(60).describe('What it is for one of: kWh, l, passenger-km.'),
  kilograms: z.number().min(0).max(1e9).describe('Kilograms of CO2 equivalents for each unit.'),
  year: z.number().int().min(1990).max(2100),
  source: z.string().trim().min(1).max(500),
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
  })
  .meta({ id: 'EmissionFactor', description: 'An emission factor with source, year and licence.' })
export type EmissionFactor = z.infer<typeof EmissionFactor>

export const factors = {
  list: endpoint({
    method: 'GET',
    path: '/factors/',
    auth: 'user',
    summary: 'Emission factors: those that are shipped, and those of the company before them',
    response: z.object({ factors: z.array(EmissionFactor) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/factors/',
    auth: 'user',
    summary: 'Add an emission factor of the company',
    status: 201,
    body: OwnFactor,
    failures: ['conflict'],
    response: EmissionFactor,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/factors/{id}/',
    auth: 'user',
    summary: 'Remove an emission factor of the company; what was computed with it stays',
    params: z.object({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
