import { z } from 'zod'
import { consolidationMethods, unitKinds } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export type UnitKind = (typeof unitKinds)[number]
export type ConsolidationMethod = (typeof consolidationMethods)[number]

const byId = z.object({ id: z.uuid() })
const Day = z.iso.date()

export const Holding = z
  .object({
    from: Day.nullable().describe('`null`: since ever. Only the first may say so.'),
    share: z.number().min(0).max(100).describe('In percent.'),
    method: z.enum(consolidationMethods),
  })
  .meta({
    id: 'Holding',
    description: 'How much of an entity or a site is held from a day on, and how its figures are consolidated.',
  })
export type Holding = z.infer<typeof Holding>

const fields = {
  code: z.string().trim().min(1).max(40).describe('The company’s own sign for it; each stands once.'),
  name: z.string().trim().min(1).max(limits.shortText),
  kind: z.enum(unitKinds),
  parent: z.uuid().nullable().describe('The entity that it belongs to; `null` only for the parent of the group.'),
  holdings: z.array(Holding).min(1).max(limits.organisation.holdings).describe('In the order of their days.'),
  until: Day.nullable().describe('The last day on which it belongs to the group; `null` while it does.'),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .describe('ISO 3166, two letters; may be empty.'),
  currency: z
    .string()
    .regex(/^([A-Z]{3})?$/)
    .describe('ISO 4217; may be empty.'),
  year_end: z.number().int().min(1).max(12).describe('The month in which its financial year ends.'),
  heads: z.number().min(0).max(10_000_000).nullable().describe('Employees, for estimates per head.'),
  area: z.number().min(0).max(1_000_000_000).nullable().describe('Square metres, for estimates per area.'),
}

export const UnitFields = z
  .object(fields)
  .meta({ id: 'UnitFields', description: 'An entity or a site, as a person enters it.' })
export type UnitFields = z.infer<typeof UnitFields>

export const Unit = z
  .object({
    id: z.uuid(),
    ...fields,
    version: z.number().int().describe('Number of its last change in the register.'),
    today: z
      .enum(['held', 'to_come', 'left'])
      .describe('Whether it belongs to the group on the last day of the reporting year.'),
    counted: z
      .number()
      .min(0)
      .max(100)
      .describe('The share of its figures, in percent, that enters those of the group on that day.'),
  })
  .meta({ id: 'Unit', description: 'An entity or a site of the organisation.' })
export type Unit = z.infer<typeof Unit>

export const UnitChange = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    by: z.string().describe('Empty: the account was deleted.'),
    action: z.enum(['added', 'changed', 'removed', 'imported', 'taken_back']),
    unit: z.object({ id: z.uuid(), code: z.string(), name: z.string() }),
    fields: z.array(
      z.object({
        field: UnitFields.keyof(),
        before: z.string().describe('In words; may be empty.'),
        after: z.string(),
      }),
    ),
    last: z.boolean().describe('It is the last change of its unit, which can be taken back.'),
  })
  .meta({ id: 'UnitChange', description: 'A line of the register: who changed what of the organisation, and when.' })
export type UnitChange = z.infer<typeof UnitChange>

const Planned = z.object({
  row: z.number().int(),
  code: z.string(),
  name: z.string(),
  action: z.enum(['added', 'changed']),
  fields: UnitChange.shape.fields,
})

export const OrganisationImport = z
  .object({
    rows: z.number().int(),
    unchanged: z.number().int(),
    changes: z.array(Planned),
    refused: z.array(z.object({ row: z.number().int(), written: z.string(), reason: z.string() })),
    plan: z.string().describe('What is sent back to take the file over.'),
  })
  .meta({ id: 'OrganisationImport', description: 'What a table of the organisation would change.' })
export type OrganisationImport = z.infer<typeof OrganisationImport>

const path = '/organisation'

export const organisation = {
  tree: endpoint({
    method: 'GET',
    path: `${path}/`,
    about: 'organisation',
    auth: 'user',
    summary: 'Entities and sites of the organisation, parents before what belongs to them',
    response: z.object({
      units: z.array(Unit),
      year: z.number().int().describe('The reporting year.'),
      last_day: Day.describe('Its last day.'),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: `${path}/units/`,
    changes: ['organisation'],
    auth: 'user',
    summary: 'Add an entity or a site',
    status: 201,
    body: UnitFields,
    failures: ['conflict'],
    response: Unit,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/units/{id}/`,
    changes: ['organisation'],
    auth: 'user',
    summary: 'Change an entity or a site; refused where somebody changed it since',
    params: byId,
    body: UnitFields.extend({ version: z.number().int() }),
    failures: ['conflict'],
    response: Unit,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/units/{id}/`,
    changes: ['organisation'],
    auth: 'user',
    summary: 'Remove an entity or a site that nothing belongs to; the register keeps it',
    params: byId,
    failures: ['conflict'],
    response: z.object({ ok: z.literal(true) }),
  }),
  changes: endpoint({
    method: 'GET',
    path: `${path}/changes/`,
    about: 'organisation',
    auth: 'user',
    summary: 'The register of changes, the newest first',
    query: z.object({ page: z.coerce.number().int().min(1).max(limits.lastPage).default(1) }),
    response: z.object({
      changes: z.array(UnitChange),
      count: z.number().int(),
      page: z.number().int(),
      total_pages: z.number().int(),
    }),
  }),
  takeBack: endpoint({
    method: 'POST',
    path: `${path}/changes/{number}/undo/`,
    changes: ['organisation'],
    auth: 'user',
    summary: 'Take the last change of an entity or a site back',
    params: z.object({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    failures: ['conflict'],
    response: z.object({ ok: z.literal(true) }),
  }),
  export: endpoint({
    method: 'GET',
    path: `${path}/export/`,
    about: 'organisation',
    auth: 'user',
    summary: 'The organisation as a workbook, which can be filled in and imported',
    download: true,
    response: z.unknown(),
  }),
  previewImport: endpoint({
    method: 'POST',
    path: `${path}/import/preview/`,
    changes: [],
    auth: 'user',
    trail: 'none',
    summary: 'What a workbook or a CSV file would change; changes nothing',
    upload: true,
    body: z.object({}),
    failures: ['unreadable_file'],
    response: OrganisationImport,
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: `${path}/import/`,
    changes: ['organisation'],
    auth: 'user',
    summary: 'Carries out exactly what the preview of the same file said, all of it or nothing',
    upload: true,
    body: z.object({ plan: z.string().min(1).max(100) }),
    failures: ['conflict', 'unreadable_file'],
    response: OrganisationImport,
  }),
}
