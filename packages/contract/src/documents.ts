import { z } from 'zod'
import { DocumentPage, PageOutline } from './document-pages.ts'
import { documentStages } from './document-stages.ts'
import { endpoint } from './endpoint.ts'
import { limits, type UploadPlace, uploadExtensions } from './limits.ts'

const Counts = z.object({ success: z.number(), failure: z.number(), total: z.number() })

/** Status of processing a document. Exactly one of `processed` and `failed` is its end. */
export const DocumentStage = z.enum(documentStages)
export type DocumentStage = z.infer<typeof DocumentStage>

/** The work on the pages: reading text, recognising pictures, or transcribing speech. */
const DocumentActivity = z.enum(['reading', 'recognising', 'transcribing'])

/** Why a document ended without values; clients decide by it and never by the sentence. */
export const DocumentErrorCode = z.enum([
  'password_protected',
  'damaged',
  'empty',
  'wrong_type',
  'no_text',
  'too_large',
  'format_not_supported',
  'took_too_long',
  'too_much_memory',
  'crashed',
  'file_missing',
  'transcription_failed',
])
export type DocumentErrorCode = z.infer<typeof DocumentErrorCode>

/**
 * Notes on a document that was processed without an error. `not_analysed`: stored, but nothing in it can be read here; `transcribed`:
 * speech was written down; `recognised`: the text of some pages was recognised in a picture; `not_recognised`: some pages are pictures
 * that were left unread; `pictures_recognised`, `pictures_not_recognised`: the text of pictures beside the text of some pages was
 * recognised, or left unread; `pictures_later`: it is still being recognised, and what it adds follows; `damaged_pages`,
 * `damaged_parts`: some pages, or parts of a document without pages, cannot be opened; `pages_not_analysed`, `analysed_incompletely`:
 * an error kept some pages, or a part of the analysis, from its end, and what the others gave is there; `analysed_in_part`: the
 * document is longer than is analysed, these pages were not analysed to their ends; `uncertain_letters`: the encoding of a plain text
 * is uncertain; `formulas_without_results`: cells hold formulas that no program has computed, and nothing was read from them;
 * `files_left`: files of an archive, or attached to a mail, cannot be read or are too many, and the others were read;
 * `first_frame_only`: only the first picture of a moving image was read; `not_a_report`: it is no report, data sheet, policy, form or
 * note of a company, so nothing was taken from it; `reanalysis_failed`: analysing it again ended with an error, so that the earlier
 * analysis still holds; `model_stopped`: the language model did not read all that it was to read.
 */
export const DocumentNoteCode = z.enum([
  'not_analysed',
  'transcribed',
  'recognised',
  'not_recognised',
  'pictures_recognised',
  'pictures_not_recognised',
  'pictures_later',
  'damaged_pages',
  'damaged_parts',
  'pages_not_analysed',
  'analysed_incompletely',
  'analysed_in_part',
  'uncertain_letters',
  'formulas_without_results',
  'files_left',
  'first_frame_only',
  'not_a_report',
  'reanalysis_failed',
  'model_stopped',
])
export type DocumentNoteCode = z.infer<typeof DocumentNoteCode>

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
    processingError: z
      .string()
      .nullable()
      .describe('The error and what to do about it, in the language of the request.'),
    errorCode: DocumentErrorCode.nullable(),
    notes: z
      .array(z.object({ code: DocumentNoteCode, text: z.string() }))
      .describe('Notes in the language of the request; empty for a document with an error.'),
    canRetry: z.boolean().describe('It ended with an error and `retry` may end otherwise.'),
    aiStatsByType: z.record(z.string(), Counts),
    aiStats: z.object({ success: z.number(), failure: z.number() }),
    stage: DocumentStage,
    progress: z
      .object({ done: z.number(), total: z.number(), activity: DocumentActivity })
      .nullable()
      .describe('Pages, sheets or slides read so far and in all; `null` until the file has been opened.'),
    queuePosition: z.number().int().nullable().describe('While it is queued: 1 when it is the next to be processed.'),
    pageCount: z
      .number()
      .nullable()
      .describe('Pages of a PDF, sheets of a workbook, slides; 1 for files without pages.'),
    language: z.string().nullable(),
    reportingYear: z
      .number()
      .int()
      .nullable()
      .describe('The financial year the document reports on, where it says so.'),
    company: z
      .string()
      .nullable()
      .describe('The company that the document is of, as it writes it; `null` where it names none.'),
    standing: z
      .enum(['own', 'asked', 'other'])
      .describe(
        '`asked`: it names another company, and nobody has said whether that is the same; its values are questions until then. `other`: it is of somebody else and gives no values.',
      ),
    standingDecided: z.boolean().describe('A person said so, of this document.'),
    engineVersion: z
      .string()
      .nullable()
      .describe('Version of the engine that read it last; `null` before the first time.'),
    outdated: z
      .boolean()
      .describe(
        'It reached its end under an older engine than the present one, so that analysing it again may find more.',
      ),
  })
  .meta({
    id: 'Document',
    description:
      'A document as listed. `aiStatsByType` counts values shown (success) and dropped by the checks (failure).',
  })
export type Document = z.infer<typeof Document>

export const RemovalPreview = z
  .object({
    missing: z
      .object({ count: z.number().int(), keys: z.array(z.string()) })
      .describe('Values that rest on nothing else: they become missing again.'),
    replaced: z
      .object({ count: z.number().int(), keys: z.array(z.string()) })
      .describe('Values for which other documents speak as well: these are proposed then.'),
    kept: z
      .object({ count: z.number().int(), keys: z.array(z.string()) })
      .describe(
        'Values that a person typed or accepted: they stay, those accepted from this document without their passage.',
      ),
    findings: z.number().int().describe('Passages of the document that are shown today.'),
    issued: z.boolean().describe('An issued statement cites it: the file stays with that, the rest goes.'),
  })
  .meta({
    id: 'RemovalPreview',
    description:
      'What goes when a document is removed. Datapoints are named by their keys, at most the first 50 of each kind.',
  })
export type RemovalPreview = z.infer<typeof RemovalPreview>

export const DocumentSummary = z
  .object({
    count: z.number().int(),
    analysed: z.number().int(),
    working: z.number().int().describe('On their way.'),
    failed: z.number().int(),
    stored: z.number().int().describe('Kept, with nothing in them that can be read here.'),
    aiStatsByType: z.record(z.string(), Counts).describe('The counts of all documents added up.'),
  })
  .meta({
    id: 'DocumentSummary',
    description: 'How many documents of a company are where, and what their analyses found.',
  })
export type DocumentSummary = z.infer<typeof DocumentSummary>

const byId = z.object({ id: z.uuid() })

export const documents = {
  summary: endpoint({
    method: 'GET',
    path: '/documents/summary/',
    about: 'documents',
    auth: 'user',
    scope: 'documents:read',
    summary: 'How many documents of the company are where, and what their analyses found',
    response: DocumentSummary,
  }),
  list: endpoint({
    method: 'GET',
    path: '/documents/',
    about: 'documents',
    auth: 'user',
    scope: 'documents:read',
    summary: 'List the documents of the company, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      page_size: z.coerce.number().int().min(1).max(200).default(50),
      search: z.string().max(limits.shortText).optional(),
      sort: z.enum(['uploadDate', '-uploadDate', 'title', '-title', 'size', '-size']).default('-uploadDate'),
    }),
    response: z.object({
      count: z.number(),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      results: z.array(Document),
      unfinished: z.number().int().describe('Documents of the company, on whatever page, that are still on their way.'),
      outdated: z.number().int().describe('Documents of the company that an older engine analysed.'),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/documents/{id}/',
    about: 'documents',
    auth: 'user',
    scope: 'documents:read',
    summary: 'One document',
    params: byId,
    response: Document,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/documents/upload/',
    changes: ['documents'],
    auth: 'user',
    scope: 'documents:write',
    summary:
      'Upload one document for analysis; it is on disk and queued when the reply arrives. 403 while uploads are paused for the company',
    upload: true,
    status: 201,
    body: z.object({
      document_type: z.string().max(100).default('Other'),
      purpose: z.string().max(100).default('other'),
      place: z
        .enum(Object.keys(uploadExtensions) as [UploadPlace, ...UploadPlace[]])
        .optional()
        .describe('The place of the upload, which decides the accepted types; without it all types of any place.'),
    }),
    failures: ['conflict', 'quota_reached', 'rate_limited', 'storage_full'],
    response: z.object({
      document: Document,
      duplicate: z.boolean().describe('The same file was there already; nothing new was stored or analysed.'),
      message: z.string().nullable().describe('For a duplicate: which document it is, in the language of the request.'),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/documents/{id}/',
    changes: ['documents', 'pages', 'files', 'values', 'company'],
    auth: 'user',
    scope: 'documents:write',
    summary: 'Remove a document, its file and the evidence that came only from it',
    params: byId,
    response: z.object({ ok: z.literal(true) }),
  }),
  decideCompany: endpoint({
    method: 'PUT',
    path: '/documents/{id}/company/',
    changes: ['documents', 'values'],
    auth: 'user',
    scope: 'documents:write',
    summary:
      'Say whether a document is of the company itself; the same holds of other documents that name the same company',
    params: byId,
    body: z.object({ is_own: z.boolean().nullable().describe('`null` takes it back.') }),
    response: z.object({ document: Document }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/documents/{id}/retry/',
    changes: ['documents', 'pages'],
    auth: 'user',
    scope: 'documents:write',
    summary: 'Process a document again that ended with an error',
    params: byId,
    status: 202,
    failures: ['conflict', 'rate_limited'],
    response: z.object({ document: Document }),
  }),
  reanalyse: endpoint({
    method: 'POST',
    path: '/documents/{id}/reanalyse/',
    changes: ['documents', 'pages'],
    auth: 'user',
    scope: 'documents:write',
    summary: 'Read and analyse a document again; what a person decided stays as it is',
    params: byId,
    status: 202,
    failures: ['conflict', 'rate_limited'],
    response: z.object({ document: Document }),
  }),
  reanalyseAll: endpoint({
    method: 'POST',
    path: '/documents/reanalyse/',
    changes: ['documents', 'pages'],
    auth: 'user',
    scope: 'documents:write',
    summary: 'Read and analyse again every document that an older engine analysed',
    status: 202,
    failures: ['rate_limited'],
    response: z.object({ queued: z.number().int() }),
  }),
  removal: endpoint({
    method: 'GET',
    path: '/documents/{id}/removal/',
    about: 'documents',
    auth: 'user',
    scope: 'documents:read',
    summary: 'What would go if the document were removed',
    params: byId,
    response: RemovalPreview,
  }),
  pages: endpoint({
    method: 'GET',
    path: '/documents/{id}/pages/',
    about: 'pages',
    auth: 'user',
    scope: 'documents:read',
    summary: 'The pages, sheets or slides of a document without their text',
    params: byId,
    response: z.object({ results: z.array(PageOutline) }),
  }),
  page: endpoint({
    method: 'GET',
    path: '/documents/{id}/pages/{number}/',
    about: 'pages',
    auth: 'user',
    scope: 'documents:read',
    summary: 'One page, sheet, slide or text section as stored',
    params: z.object({ id: z.uuid(), number: z.coerce.number().int().min(1) }),
    response: DocumentPage,
  }),
  file: endpoint({
    method: 'GET',
    path: '/documents/{id}/file/',
    about: 'files',
    auth: 'user',
    scope: 'documents:read',
    summary: 'The original file, to its own company',
    params: byId,
    download: true,
    failures: ['unreadable_file'],
    response: z.unknown(),
  }),
}
