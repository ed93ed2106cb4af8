import type { DocumentNoteCode, DocumentPage, DocumentStage } from '@esrs/contract'
import type { IndexedPage } from '@esrs/engine'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { time } from './columns.ts'

/** A note with what its sentence tells; the sentence is made when it is read, in the reader's language. */
export interface StoredNote {
  code: DocumentNoteCode
  pages?: number[]
  /** How many of what the note is about there are. */
  count?: number
  why?: string
}

/** A file that a company uploaded, and how far its processing has come. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The sender's name for the file, made safe; never a path. */
    title: text('title').notNull(),
    extension: text('extension').notNull(),
    mimeType: text('mime_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    /** Name in the file store. */
    file: text('file').notNull().unique(),
    documentType: text('document_type').notNull(),
    purpose: text('purpose').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: time('uploaded_at').notNull().defaultNow(),
    stage: text('stage').$type<DocumentStage>().notNull().default('queued'),
    pagesDone: integer('pages_done'),
    pagesTotal: integer('pages_total'),
    /** The work on the pages. */
    activity: text('activity').$type<'reading' | 'recognising' | 'transcribing'>().notNull().default('reading'),
    pageCount: integer('page_count'),
    wordCount: integer('word_count'),
    language: text('language'),
    reportingYear: integer('reporting_year'),
    /** The company that it is of, as it writes it, then others that it often names; `null` where nobody has looked. */
    companies: text('companies').array(),
    /** Whether it is of the company itself, as a person said; `null` where nobody did. */
    isOwn: boolean('is_own'),
    /** What follows: `asked` where it names another company and nobody has said whether that is the same. */
    standing: text('standing').$type<'own' | 'asked' | 'other'>().notNull().default('own'),
    /** Why there are no values from it; the sentence is made when it is read, in the reader's language. */
    errorCode: text('error_code'),
    stats: jsonb('stats')
      .$type<Record<string, { success: number; failure: number; total: number }>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    /** Notes on what processing left out. */
    notes: jsonb('notes').$type<StoredNote[]>().notNull().default(sql`'[]'::jsonb`),
    /** Version of the engine that read it last. */
    engineVersion: text('engine_version'),
    finishedAt: time('finished_at'),
    /** When the mail that counts this document was written; `null` while its batch is under way. */
    announcedAt: time('announced_at'),
  },
  (table) => [
    uniqueIndex('documents_same_file').on(table.companyId, table.hash),
    index('documents_newest').on(table.companyId, table.uploadedAt),
  ],
)

/** A page, sheet or text section as read: every excerpt is a verbatim part of its text. */
export const documentPages = pgTable(
  'document_pages',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    kind: text('kind').$type<'page' | 'sheet' | 'text' | 'slide' | 'image'>().notNull(),
    name: text('name'),
    width: real('width'),
    height: real('height'),
    text: text('text').notNull(),
    turn: integer('turn').$type<DocumentPage['turn']>().notNull().default(0),
    recognised: real('recognised'),
    grid: jsonb('grid').$type<NonNullable<DocumentPage['grid']>>(),
    blocks: jsonb('blocks').$type<NonNullable<DocumentPage['blocks']>>(),
    tables: jsonb('tables').$type<NonNullable<DocumentPage['tables']>>(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
)

/** What is kept of a page for looking things up and pointing at them: the tokens that lead to it, its figures and its lines. */
export const documentIndexes = pgTable(
  'document_indexes',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    tokens: text('tokens').array().notNull(),
    content: jsonb('content').$type<Omit<IndexedPage, 'tokens'>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.page] }),
    index('document_indexes_company').on(table.companyId),
  ],
)
