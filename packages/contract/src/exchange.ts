import { z } from 'zod'
import { ByValue, ReviewState } from './csrd.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { WithValues } from './paging.ts'

const format = z.enum(['xlsx', 'csv'])

/** Fields of a datapoint that an import may change. */
export const ImportField = z.enum(['value', 'explanation', 'notes', 'excerpts'])
export type ImportField = z.infer<typeof ImportField>

/** A value as it is or would be; `null` where there is none. Long texts are cut to where they begin to differ. */
const Side = z.object({ text: z.string(), number: z.number().nullable(), unit: z.string().nullable() }).nullable()

export const ImportChange = z
  .object({
    row: z.number().int().describe('As the spreadsheet counts them, from 1.'),
    key: z.string(),
    code: z.string(),
    name: z.string(),
    part: z
      .string()
      .optional()
      .describe('The cell of a breakdown that it is about, in words; not there for the value itself.'),
    fields: z.array(z.object({ field: ImportField, before: Side, after: Side })),
    asked: z
      .string()
      .nullable()
      .describe('What is unusual about the new value, as a question; it is taken over all the same.'),
  })
  .meta({ id: 'ImportChange', description: 'What one row of a file would change.' })
export type ImportChange = z.infer<typeof ImportChange>

export const ImportRefusal = z
  .object({
    row: z.number().int(),
    code: z.string().describe('As the file has it.'),
    name: z.string(),
    written: z.string().nullable().describe('Text of the refused cell; `null` where the row as a whole is refused.'),
    reason: z.string().describe('One or two sentences in the language asked for.'),
  })
  .meta({ id: 'ImportRefusal', description: 'A row, or a cell of it, that is not taken over, and why.' })
export type ImportRefusal = z.infer<typeof ImportRefusal>

const ImportQuestion = z
  .object({
    row: z.number().int(),
    code: z.string(),
    name: z.string(),
    written: z.string().describe('As the file has it, such as `7.100`.'),
    point: z.number().describe('What it is where a point stands before decimals.'),
    comma: z.number().describe('What it is where a comma stands before decimals.'),
  })
  .meta({
    id: 'ImportQuestion',
    description: 'A figure that can be read in two ways; nothing is done with it before somebody says which.',
  })

/** The sign before decimals in a file, where somebody has said which. */
export const DecimalSign = z.enum(['point', 'comma']).describe('The sign before decimals in figures that are text.')
export type DecimalSign = z.infer<typeof DecimalSign>

export const ImportPlan = z
  .object({
    rows: z.number().int().describe('Rows of datapoints in the file.'),
    unchanged: z.number().int().describe('Rows in which nothing was changed.'),
    changes: z.array(ImportChange),
    refused: z.array(ImportRefusal),
    questions: z.array(ImportQuestion),
    plan: z.string().describe('Stands for exactly these changes; confirming them names it.'),
  })
  .meta({ id: 'ImportPlan', description: 'What an import would do, or has done.' })
export type ImportPlan = z.infer<typeof ImportPlan>

export const exchange = {
  exportDatapoints: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/export/',
    about: 'values',
    auth: 'user',
    scope: 'values:read',
    summary: 'The datapoints that pass the filters of the list, all of them, with values and evidence as a file',
    query: z.object({
      format,
      with_values: WithValues,
      control_code: z.string().max(20).optional(),
      disclosure: z.string().max(40).optional(),
      data_type: z.string().max(40).optional(),
      state: ReviewState.optional(),
      ...ByValue,
      search: z.string().max(limits.shortText).optional(),
    }),
    download: true,
    response: z.unknown(),
  }),
  exportProgress: endpoint({
    method: 'GET',
    path: '/csrd/progress/export/',
    about: 'progress',
    auth: 'user',
    scope: 'values:read',
    summary: 'Completion by standard and the datapoints that are missing as a file',
    query: z.object({ format }),
    download: true,
    response: z.unknown(),
  }),
  exportIros: endpoint({
    method: 'GET',
    path: '/company/iro-analysis/export/',
    about: 'iros',
    auth: 'user',
    scope: 'assessment:read',
    summary: 'Impacts, risks and opportunities with their evidence as a file',
    query: z.object({ format }),
    download: true,
    response: z.unknown(),
  }),
  exportDocuments: endpoint({
    method: 'GET',
    path: '/documents/export/',
    about: 'documents',
    auth: 'user',
    scope: 'documents:read',
    summary: 'The list of documents as a file, all pages of it',
    query: z.object({ format, search: z.string().max(limits.shortText).optional() }),
    download: true,
    response: z.unknown(),
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/import/preview/',
    changes: [],
    auth: 'user',
    scope: 'values:write',
    trail: 'none',
    summary: 'What an exported and edited file would change; changes nothing',
    upload: true,
    body: z.object({ decimal: DecimalSign.optional() }),
    failures: ['conflict', 'unreadable_file'],
    response: ImportPlan,
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/import/',
    changes: ['values'],
    auth: 'user',
    scope: 'values:write',
    summary: 'Carries out exactly what the preview of the same file said, all of it or nothing',
    upload: true,
    body: z.object({ plan: z.string().min(1).max(100), decimal: DecimalSign.optional() }),
    failures: ['conflict', 'unreadable_file'],
    response: ImportPlan,
  }),
  refusedRows: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/import/refused/',
    changes: [],
    auth: 'user',
    scope: 'values:write',
    trail: 'none',
    summary: 'The rows of a file that cannot be imported, with the reasons, to be corrected and imported again',
    upload: true,
    body: z.object({ decimal: DecimalSign.optional() }),
    download: true,
    failures: ['conflict', 'unreadable_file'],
    response: z.unknown(),
  }),
}
