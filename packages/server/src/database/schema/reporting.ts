import type { Check, Place, Reason } from '@esrs/engine'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'
import { documents } from './documents.ts'

/** Findings of the analysis of a document. Replaced as a whole when the document is analysed again. */
export const findings = pgTable(
  'findings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: ofCompany(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    set: text('set').notNull(),
    datapoint: text('datapoint').notNull(),
    /** The part of the whole that the value is; `null` for the whole. */
    dimension: text('dimension'),
    year: integer('year'),
    role: text('role').$type<'actual' | 'prior' | 'target' | 'base'>().notNull(),
    /** `false`: passed the verbatim checks, but another candidate of the document was better. */
    shown: boolean('shown').notNull(),
    /** Of what is not shown: a lead, a place where an answer may stand, for whoever opens the datapoint. */
    lead: boolean('lead').notNull().default(false),
    tier: text('tier').$type<'high' | 'review'>().notNull(),
    score: doublePrecision('score').notNull(),
    value: text('value').notNull(),
    number: doublePrecision('number'),
    unit: text('unit'),
    written: text('written').notNull(),
    conversion: text('conversion'),
    excerpt: text('excerpt').notNull(),
    page: integer('page').notNull(),
    place: jsonb('place').$type<Place>().notNull(),
    checks: jsonb('checks').$type<Check[]>().notNull(),
    reason: jsonb('reason').$type<Reason>().notNull(),
  },
  (table) => [
    index('findings_datapoint').on(table.companyId, table.set, table.datapoint),
    index('findings_document').on(table.documentId),
    // The best of a datapoint are found without reading the others.
    index('findings_best').on(table.companyId, table.set, table.datapoint, table.score).where(sql`shown`),
  ],
)

/** A cell as its changes keep it. */
export interface CellState {
  value: string
  number: number
  unit: string | null
  written: string
  source: string
  /** What the document is called that it is from; `null` where nobody named one. */
  document: string | null
}

/** A company's value of a datapoint in one of its reports: proposed by the engine, or decided by a person. */
export const datapointValues = pgTable(
  'datapoint_values',
  {
    companyId: ofCompany(),
    set: text('set').notNull(),
    /** The financial year of the report; the value itself may be of another one. */
    reportingYear: integer('reporting_year').notNull(),
    key: text('key').notNull(),
    value: text('value'),
    number: doublePrecision('number'),
    unit: text('unit'),
    year: integer('year'),
    /** `null` while there is no value. */
    status: text('status').$type<'proposed' | 'accepted' | 'corrected'>(),
    tier: text('tier').$type<'high' | 'review'>(),
    /** Why a proposal is only a question: of another year or company, or its total or parts do not fit. It completes nothing. */
    question: text('question').$type<'year' | 'company' | 'total'>(),
    /** The text that a person typed. */
    written: text('written'),
    /** A person's own words; `null`: they are made from the findings, in the reader's language. */
    explanation: text('explanation'),
    excerpts: text('excerpts'),
    notes: text('notes').notNull().default(''),
    /** The finding that the value was taken from. */
    findingId: uuid('finding_id').references(() => findings.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: time('decided_at'),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'datapoint_values_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key],
    }),
    index('datapoint_values_finding').on(table.findingId),
    // Holds all that counting needs, so that it never reads the values themselves, wherever they lie. Drizzle knows no INCLUDE.
    index('datapoint_values_standing')
      .on(table.companyId, table.set, table.reportingYear, table.key, table.status, table.question)
      .where(sql`value <> ''`),
  ],
)

/** Cells of the breakdown of a datapoint, as people entered or took them; the whole has its row among the values. */
export const datapointCells = pgTable(
  'datapoint_cells',
  {
    companyId: ofCompany(),
    set: text('set').notNull(),
    reportingYear: integer('reporting_year').notNull(),
    key: text('key').notNull(),
    /** Its members in the order of the axes, such as `permanent_female`. */
    dimension: text('dimension').notNull(),
    value: text('value').notNull(),
    number: doublePrecision('number').notNull(),
    unit: text('unit'),
    /** The text that a person typed. */
    written: text('written').notNull(),
    /** Where it is from, in a person's own words. */
    source: text('source').notNull().default(''),
    /** The finding that it was taken from. */
    findingId: uuid('finding_id').references(() => findings.id, { onDelete: 'set null' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: time('decided_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'datapoint_cells_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key, table.dimension],
    }),
    index('datapoint_cells_finding').on(table.findingId),
    index('datapoint_cells_document').on(table.documentId),
  ],
)

/** Every change of a cell, by whom and from what to what. Only ever added to. */
export const datapointCellChanges = pgTable(
  'datapoint_cell_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    set: text('set').notNull(),
    reportingYear: integer('reporting_year').notNull(),
    key: text('key').notNull(),
    dimension: text('dimension').notNull(),
    at: time('at').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** `null`: it was not there before, or is not there after. */
    before: jsonb('before').$type<CellState>(),
    after: jsonb('after').$type<CellState>(),
  },
  (table) => [
    index('datapoint_cell_changes_datapoint').on(table.companyId, table.set, table.reportingYear, table.key, table.id),
  ],
)

/** Dismissals: documents with findings that a person rejected for a datapoint; never proposed again, and not shown where `hidden`. */
export const datapointDismissals = pgTable(
  'datapoint_dismissals',
  {
    companyId: ofCompany(),
    set: text('set').notNull(),
    reportingYear: integer('reporting_year').notNull(),
    key: text('key').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    hidden: boolean('hidden').notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'datapoint_dismissals_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key, table.documentId],
    }),
  ],
)

/** Datapoints that a person said the documents do not state; what a later document states is proposed all the same. */
export const datapointAbsences = pgTable(
  'datapoint_absences',
  {
    companyId: ofCompany(),
    set: text('set').notNull(),
    reportingYear: integer('reporting_year').notNull(),
    key: text('key').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: time('decided_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'datapoint_absences_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key],
    }),
  ],
)

/**
 * The report of a company with up-to-date proposals. Another one is brought up to date when it is opened, so that a
 * document is weighed for one report and not for every set and year there is.
 */
export const currentReports = pgTable('current_reports', {
  companyId: ofCompany().primaryKey(),
  set: text('set').notNull(),
  reportingYear: integer('reporting_year').notNull(),
})

/** Every change of a value, by whom and from what to what. Only ever added to. */
export const datapointHistory = pgTable(
  'datapoint_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    set: text('set').notNull(),
    reportingYear: integer('reporting_year').notNull(),
    key: text('key').notNull(),
    at: time('at').notNull().defaultNow(),
    /** `null`: the engine. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action')
      .$type<
        | 'proposed'
        | 'withdrawn'
        | 'accepted'
        | 'corrected'
        | 'emptied'
        | 'noted'
        | 'removed'
        | 'carried'
        | 'restored'
        | 'pointed'
        | 'work'
      >()
      .notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('datapoint_history_datapoint').on(table.companyId, table.set, table.reportingYear, table.key, table.id),
  ],
)
