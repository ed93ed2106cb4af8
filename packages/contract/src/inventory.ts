import { z } from 'zod'
import { inventoryScopes } from './code-lists.ts'
import { ComparedDatapoint } from './compared-sources.ts'
import { endpoint } from './endpoint.ts'
import {
  ActivityFields,
  FactorEditions,
  InstrumentFields,
  InventoryActivity,
  InventoryInstrument,
  InventoryPolicy,
  InventoryView,
} from './inventory-shapes.ts'
import { limits } from './limits.ts'
import { PartsImport } from './parts-import.ts'

const path = '/inventory'
const byId = z.object({ id: z.uuid() })
const Ok = z.object({ ok: z.literal(true) })

export const inventory = {
  get: endpoint({
    method: 'GET',
    path: `${path}/`,
    about: 'inventory',
    auth: 'user',
    summary:
      'The emission inventory of the year: figures and the datapoints they answer, categories, instruments, base year, targets',
    response: InventoryView,
  }),
  activities: endpoint({
    method: 'GET',
    path: `${path}/activities/`,
    about: 'inventory',
    auth: 'user',
    summary: 'Activities with what each brings to the inventory, and how it was computed',
    query: z.object({
      scope: z.enum(inventoryScopes).optional(),
      category: z.string().max(40).optional(),
      figure: z.string().max(40).optional().describe('Only those that a figure is made of.'),
      search: z.string().trim().max(limits.shortText).default(''),
      page: z.coerce.number().int().min(1).max(limits.lastPage).default(1),
    }),
    response: z.object({
      activities: z.array(InventoryActivity),
      count: z.number().int(),
      page: z.number().int(),
      total_pages: z.number().int(),
    }),
  }),
  addActivity: endpoint({
    method: 'POST',
    path: `${path}/activities/`,
    changes: ['inventory'],
    auth: 'user',
    names: ['unit_id'],
    summary: 'Add an activity to the inventory',
    status: 201,
    body: ActivityFields,
    failures: ['conflict'],
    response: InventoryActivity,
  }),
  changeActivity: endpoint({
    method: 'PUT',
    path: `${path}/activities/{id}/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Change an activity of the inventory',
    params: byId,
    body: ActivityFields,
    failures: ['conflict'],
    response: InventoryActivity,
  }),
  removeActivity: endpoint({
    method: 'DELETE',
    path: `${path}/activities/{id}/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Remove an activity from the inventory; its history keeps it',
    params: byId,
    response: Ok,
  }),
  addInstrument: endpoint({
    method: 'POST',
    path: `${path}/instruments/`,
    changes: ['inventory'],
    auth: 'user',
    names: ['unit_id'],
    summary: 'Add a contractual instrument for purchased energy',
    status: 201,
    body: InstrumentFields,
    failures: ['conflict'],
    response: InventoryInstrument,
  }),
  changeInstrument: endpoint({
    method: 'PUT',
    path: `${path}/instruments/{id}/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Change a contractual instrument',
    params: byId,
    body: InstrumentFields,
    response: InventoryInstrument,
  }),
  removeInstrument: endpoint({
    method: 'DELETE',
    path: `${path}/instruments/{id}/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Remove a contractual instrument; its history keeps it',
    params: byId,
    response: Ok,
  }),
  leaveOut: endpoint({
    method: 'PUT',
    path: `${path}/categories/{category}/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Say why a category of Scope 3 is left out; an empty reason takes it in again',
    params: z.object({ category: z.string().min(1).max(40) }),
    body: z.object({ reason: z.string().trim().max(1_000) }),
    failures: ['conflict'],
    response: Ok,
  }),
  savePolicy: endpoint({
    method: 'PUT',
    path: `${path}/policy/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Say which year is the base, when it is restated, and what the targets are',
    body: InventoryPolicy,
    response: Ok,
  }),
  take: endpoint({
    method: 'POST',
    path: `${path}/take/`,
    changes: ['work', 'values', 'inventory'],
    auth: 'user',
    summary: 'Propose figures of the inventory as values, with formula and evidence; a person decides',
    body: z.object({
      figures: z.array(z.string().max(40)).max(60),
      breakdowns: z
        .boolean()
        .default(false)
        .describe(
          'Also save Scope 3 by category, instruments by kind and energy by source as breakdowns, and propose which categories are in it and why others are not.',
        ),
      targets: z
        .boolean()
        .default(false)
        .describe(
          'Also propose the targets, and save their base and target years as cells beside those that are there.',
        ),
    }),
    failures: ['conflict'],
    response: z.object({ proposed: z.array(z.string()).describe('Datapoints for which a proposal waits now.') }),
  }),
  compared: endpoint({
    method: 'GET',
    path: `${path}/compared/`,
    about: 'inventory',
    auth: 'user',
    summary: 'The figures that the inventory answers beside those of parts and documents, with their differences',
    response: z.object({ datapoints: z.array(ComparedDatapoint) }),
  }),
  editions: endpoint({
    method: 'GET',
    path: `${path}/editions/`,
    about: 'inventory',
    auth: 'user',
    summary: 'Editions of factors that are meant in the year; what each would change, before it is taken',
    response: FactorEditions,
  }),
  takeEditions: endpoint({
    method: 'POST',
    path: `${path}/editions/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Compute activities with other editions of their factors, just as they were shown; all of them or none',
    body: z.object({ editions: z.array(z.string().max(64)).min(1).max(limits.inventory.activities) }),
    failures: ['conflict'],
    response: z.object({ changed: z.number().int().describe('Activities.') }),
  }),
  export: endpoint({
    method: 'GET',
    path: `${path}/export/`,
    about: 'inventory',
    auth: 'user',
    summary:
      'The activities with their factors and what each brings to the inventory, as a table that can be imported again',
    query: z.object({
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      of: z
        .enum(['year', 'year_before'])
        .default('year')
        .describe(
          '`year_before`: what was entered then and is not yet, in the months of this year and without amounts.',
        ),
    }),
    download: true,
    response: z.unknown(),
  }),
  previewImport: endpoint({
    method: 'POST',
    path: `${path}/import/preview/`,
    changes: [],
    auth: 'user',
    trail: 'none',
    summary: 'What a table of activities would change; changes nothing',
    upload: true,
    body: z.object({}),
    failures: ['unreadable_file'],
    response: PartsImport,
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: `${path}/import/`,
    changes: ['inventory'],
    auth: 'user',
    summary: 'Carries out exactly what the preview of the same file said, all of it or nothing',
    upload: true,
    body: z.object({ plan: z.string().min(1).max(100) }),
    failures: ['conflict', 'unreadable_file'],
    response: PartsImport,
  }),
}
