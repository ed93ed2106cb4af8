import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Counts = z.object({ success: z.number(), failure: z.number(), total: z.number() })

/** Where the processing of a document stands. Exactly one of `processed` and `failed` is its end. */
export const DocumentStage = z.enum(['queued', 'reading', 'analysing', 'recording', 'processed', 'failed'])

/** A document as listed. `aiStatsByType` counts values shown (success) and dropped by the checks (failure). */
export const Document = z
  .object({
    id: z.string(),
    title: z.string(),
    size: z.number().optional(),
    url: z.string().optional(),
    mimeType: z.string(),
    uploadDate: z.iso.datetime(),
    wordCount: z.number().nullable(),
    sizeFormatted: z.string(),
    hasProcessingError: z.boolean(),
    processingError: z.string().nullable(),
    aiStatsByType: z.record(z.string(), Counts),
    aiStats: z.object({ success: z.number(), failure: z.number() }),
    stage: DocumentStage,
    /** Pages, sheets or slides read so far and in all; `null` until the file has been opened. */
    progress: z.object({ done: z.number(), total: z.number() }).nullable(),
    /** Pages of a PDF, sheets of a workbook; 1 for files without pages. */
    pageCount: z.number().nullable(),
    language: z.string().nullable(),
    /** The financial year the document reports on, where it says so. */
    reportingYear: z.number().int().nullable(),
  })
  .meta({ id: 'Document' })
export type Document = z.infer<typeof Document>

/** A page of a document as stored: the text that excerpts are quoted from and, for sheets, its cells. */
export const DocumentPage = z
  .object({
    number: z.number().int(),
    name: z.string().nullable(),
    kind: z.enum(['page', 'sheet', 'text']),
    width: z.number().nullable(),
    height: z.number().nullable(),
    text: z.string(),
    /** Cells of a sheet from `firstRow` (1-based) on, column A first; `null` for anything else. */
    grid: z.object({ firstRow: z.number().int(), rows: z.array(z.array(z.string())) }).nullable(),
  })
  .meta({ id: 'DocumentPage' })
export type DocumentPage = z.infer<typeof DocumentPage>

const byId = z.object({ id: z.uuid() })

export const documents = {
  list: endpoint({
    method: 'GET',
    path: '/documents/',
    auth: 'user',
    summary: 'List the documents of the company, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(200).default(50),
      search: z.string().max(200).optional(),
      sort: z.enum(['uploadDate', '-uploadDate', 'title', '-title', 'size', '-size']).default('-uploadDate'),
    }),
    response: z.object({
      count: z.number(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      results: z.array(Document),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}/',
    auth: 'user',
    summary: 'One document',
    params: byId,
    response: Document,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/documents/upload/',
    auth: 'user',
    summary: 'Upload one document for analysis; it is on disk and queued when the reply arrives',
    upload: true,
    status: 201,
    body: z.object({
      document_type: z.string().max(100).default('Other'),
      purpose: z.string().max(100).default('other'),
    }),
    response: z.object({
      document: Document,
      /** The same file was there already; nothing new was stored or analysed. */
      duplicate: z.boolean(),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}/',
    auth: 'user',
    summary: 'Remove a document, its file and the evidence that came only from it',
    params: byId,
    response: z.object({ ok: z.literal(true) }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/documents/{id}/retry/',
    auth: 'user',
    summary: 'Process a document again that ended with an error',
    params: byId,
    status: 202,
    response: z.object({ document: Document }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/documents/{id}/pages/{number}/',
    auth: 'user',
    summary: 'The stored text of one page, sheet or text section',
    params: z.object({ id: z.uuid(), number: z.coerce.number().int().min(1) }),
    response: DocumentPage,
  }),
  file: endpoint({
    method: 'GET',
    path: '/documents/{id}/file/',
    auth: 'user',
    summary: 'The original file, to its own company',
    params: byId,
    download: true,
    response: z.unknown(),
  }),
}
