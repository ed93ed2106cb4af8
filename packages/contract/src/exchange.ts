import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const format = z.enum(['xlsx', 'csv'])

/** Fields of a datapoint that an import may change. */
export const ImportField = z.enum(['value', 'explanation', 'notes', 'excerpts'])
export type ImportField = z.infer<typeof ImportField>

/** A value as it is or would be; `null` where there is none. Long texts are cut to where they begin to differ. */
const Side = z.object({ text: z.string(), number: z.number().nullable(), unit: z.string().nullable() }).nullable()

/** Changes of one row of a file. */
export const ImportChange = z
  .object({
    /** As the spreadsheet counts them, from 1. */
    row: z.number().int(),
    key: z.string(),
    code: z.string(),
    name: z.string(),
    fields: z.array(z.object({ field: ImportField, before: Side, after: Side })),
  })
  .meta({ id: 'ImportChange' })
export type ImportChange = z.infer<typeof ImportChange>

/** A row, or a cell of it, that is not taken over, and why. */
export const ImportRefusal = z
  .object({
    row: z.number().int(),
    /** As the file has it. */
    code: z.string(),
    name: z.string(),
    /** Text of the refused cell; `null` where the row as a whole is refused. */
    written: z.string().nullable(),
    /** One or two sentences in the language asked for. */
    reason: z.string(),
  })
  .meta({ id: 'ImportRefusal' })
export type ImportRefusal = z.infer<typeof ImportRefusal>

/** The plan or the result of an import. */
export const ImportPlan = z
  .object({
    /** Rows of datapoints in the file. */
    rows: z.number().int(),
    /** Rows in which nothing was changed. */
    unchanged: z.number().int(),
    changes: z.array(ImportChange),
    refused: z.array(ImportRefusal),
    /** Stands for exactly these changes; confirming them names it. */
    plan: z.string(),
  })
  .meta({ id: 'ImportPlan' })
export type ImportPlan = z.infer<typeof ImportPlan>

export const exchange = {
  exportDatapoints: endpoint({
    method: 'GET',
    path: '/csrd/datapoints/export/',
    auth: 'user',
    summary: 'The datapoints that pass the filters of the list, all of them, with values and evidence as a file',
    query: z.object({
      format,
      with_values: z.stringbool().default(true),
      control_code: z.string().max(20).optional(),
      disclosure: z.string().max(40).optional(),
      data_type: z.string().max(40).optional(),
      search: z.string().max(limits.shortText).optional(),
    }),
    download: true,
    response: z.unknown(),
  }),
  exportProgress: endpoint({
    method: 'GET',
    path: '/csrd/progress/export/',
    auth: 'user',
    summary: 'Completion by standard and the datapoints that are missing as a file',
    query: z.object({ format }),
    download: true,
    response: z.unknown(),
  }),
  exportIros: endpoint({
    method: 'GET',
    path: '/company/iro-analysis/export/',
    auth: 'user',
    summary: 'Impacts, risks and opportunities with their evidence as a file',
    query: z.object({ format }),
    download: true,
    response: z.unknown(),
  }),
  exportDocuments: endpoint({
    method: 'GET',
    path: '/documents/export/',
    auth: 'user',
    summary: 'The list of documents as a file, all pages of it',
    query: z.object({ format, search: z.string().max(200).optional() }),
    download: true,
    response: z.unknown(),
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/import/preview/',
    auth: 'user',
    summary: 'What an exported and edited file would change; changes nothing',
    upload: true,
    response: ImportPlan,
  }),
  confirmImport: endpoint({
    method: 'POST',
    path: '/csrd/datapoints/import/',
    auth: 'user',
    summary: 'Carries out exactly what the preview of the same file said, all of it or nothing',
    upload: true,
    body: z.object({ plan: z.string().min(1).max(100) }),
    response: ImportPlan,
  }),
}
