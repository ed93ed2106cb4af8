import type { AssessmentChange } from '@esrs/contract'
import type { Place } from '@esrs/engine'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'
import { documents } from './documents.ts'

const decided = {
  decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  decidedAt: time('decided_at').notNull(),
}

/** Decisions on impacts, risks and opportunities. Undecided ones are computed when they are read. */
export const iros = pgTable(
  'iros',
  {
    companyId: ofCompany(),
    /** The analysis' own name for it, or a UUID where a person wrote it. */
    key: text('key').notNull(),
    status: text('status').$type<'proposed' | 'in_review' | 'confirmed' | 'rejected'>().notNull(),
    /** The proposal at the time of the first decision, by language; `null` where a person wrote it. */
    basis: jsonb('basis').$type<Record<string, Record<string, unknown>>>(),
    /** The fields that a person wrote, over those of the basis. */
    written: jsonb('written').$type<Record<string, unknown>>().notNull(),
    note: text('note').notNull().default(''),
    ...decided,
  },
  (table) => [primaryKey({ name: 'iros_pk', columns: [table.companyId, table.key] })],
)

/** What the method said of a topic when it was decided. */
export interface DecisionBasis {
  method: number
  impact: number | null
  financial: number | null
  verdict: 'material' | 'undecided' | 'not' | 'open'
}

/** Whether a topic is material, as people decided it for one of the company's reports. */
export const materiality = pgTable(
  'materiality',
  {
    companyId: ofCompany(),
    set: text('set').notNull(),
    reportingYear: integer('reporting_year').notNull(),
    /** Control code of the topical standard. */
    code: text('code').notNull(),
    material: boolean('material').notNull(),
    reason: text('reason').notNull(),
    /** Under which conditions it could become material. */
    outlook: text('outlook').notNull().default(''),
    /** The results that whoever decided had before them. */
    basis: jsonb('basis').$type<DecisionBasis>(),
    /** Carried over from an earlier report and not confirmed yet. */
    toConfirm: boolean('to_confirm').notNull().default(false),
    ...decided,
  },
  (table) => [
    primaryKey({ name: 'materiality_pk', columns: [table.companyId, table.set, table.reportingYear, table.code] }),
  ],
)

/** Every change of an IRO or of the materiality of a topic. Only ever added to. */
export const assessmentHistory = pgTable(
  'assessment_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    /** Key of the IRO; for a topic its set, year and code. */
    subject: text('subject').notNull(),
    at: time('at').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AssessmentChange['action']>().notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('assessment_history_subject').on(table.companyId, table.subject, table.id)],
)

/** Statements of documents that a topic or a disclosure requirement is not material or left out, or that a topic is material. Replaced with its findings. */
export const omissions = pgTable(
  'omissions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** A standard, a disclosure requirement or a datapoint of the analysed set. */
    subject: text('subject').notNull(),
    kind: text('kind').$type<'not_material' | 'omitted' | 'material'>().notNull(),
    page: integer('page').notNull(),
    excerpt: text('excerpt').notNull(),
    /** `null` for what was analysed before places were kept. */
    place: jsonb('place').$type<Place>(),
  },
  (table) => [index('omissions_company').on(table.companyId), index('omissions_document').on(table.documentId)],
)
