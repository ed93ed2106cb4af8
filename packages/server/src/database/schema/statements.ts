import type { Logo, ReportFormat, RichText, StatementLanguage, TaxonomyDisclosure, Words } from '@esrs/contract'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { byUser, ofCompany, ofReport, time } from './columns.ts'

/** How the statements of a company look, whatever year they are of. */
export const statementLooks = pgTable('statement_looks', {
  companyId: ofCompany().primaryKey(),
  /** Legal Entity Identifier with right check digits. */
  lei: text('lei'),
  colour: text('colour'),
  logo: jsonb('logo').$type<Logo>(),
})

/** What a report is called by beside its set and year. */
export const statementSettings = pgTable(
  'statement_settings',
  {
    ...ofReport(),
    languages: text('languages').array().$type<StatementLanguage[]>().notNull(),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ name: 'statement_settings_pk', columns: [table.companyId, table.set, table.reportingYear] }),
  ],
)

/** Every text that a person wrote, the latest of a block and language in force. Only ever added to. */
export const statementTexts = pgTable(
  'statement_texts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    block: text('block').notNull(),
    language: text('language').$type<StatementLanguage>().notNull(),
    /** `null`: as it is drafted. */
    text: jsonb('text').$type<RichText>(),
    userId: byUser('user_id'),
    at: time('at').notNull(),
  },
  (table) => [
    index('statement_texts_block').on(
      table.companyId,
      table.set,
      table.reportingYear,
      table.block,
      table.language,
      table.id,
    ),
  ],
)

/** Why datapoints are left out, or where they stand; the latest of each holds. Only ever added to. */
export const statementExplanations = pgTable(
  'statement_explanations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    key: text('key').notNull(),
    /** `null`: neither any more. */
    kind: text('kind').$type<'omitted' | 'not-material' | 'reference'>(),
    reason: text('reason'),
    document: text('document'),
    page: integer('page'),
    userId: byUser('user_id'),
    at: time('at').notNull(),
  },
  (table) => [
    index('statement_explanations_datapoint').on(table.companyId, table.set, table.reportingYear, table.key, table.id),
  ],
)

/** The disclosures on the EU taxonomy of a report, whole at each change; the latest holds. Only ever added to. */
export const taxonomyDisclosures = pgTable(
  'taxonomy_disclosures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    /** `null`: taken out. */
    disclosure: jsonb('disclosure').$type<TaxonomyDisclosure>(),
    userId: byUser('user_id'),
    at: time('at').notNull(),
  },
  (table) => [index('taxonomy_disclosures_report').on(table.companyId, table.set, table.reportingYear, table.id)],
)

/** The elements of the XBRL taxonomy that people chose or reviewed; the latest of a datapoint holds. Only ever added to. */
export const statementTags = pgTable(
  'statement_tags',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    datapoint: text('datapoint').notNull(),
    /** `null`: as it follows from the standard. */
    element: text('element'),
    /** The element that somebody reviewed; another one, or none, is to be reviewed again. */
    reviewed: text('reviewed'),
    userId: byUser('user_id'),
    at: time('at').notNull(),
  },
  (table) => [
    index('statement_tags_datapoint').on(table.companyId, table.set, table.reportingYear, table.datapoint, table.id),
  ],
)

/** Confirmations of the final review. One holds until it is withdrawn or the statement is another one. */
export const statementConfirmations = pgTable(
  'statement_confirmations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    reason: text('reason').notNull(),
    /** Why gaps are left out, for readers; `null` of confirmations from before there were such reasons. */
    leftOut: jsonb('left_out').$type<Words>(),
    /** Hashes of what was confirmed, by fact and text. */
    confirmed: jsonb('confirmed').$type<Record<string, string>>().notNull(),
    confirmedBy: byUser('confirmed_by'),
    confirmedAt: time('confirmed_at').notNull(),
    withdrawnBy: byUser('withdrawn_by'),
    withdrawnAt: time('withdrawn_at'),
  },
  (table) => [index('statement_confirmations_report').on(table.companyId, table.set, table.reportingYear, table.id)],
)

/**
 * Issued statements. A trigger lets rows be added and never changed or removed; they go with their company. Whoever issued is
 * named by id alone, so that nothing has to be changed when a person is erased.
 */
export const issuedStatements = pgTable(
  'issued_statements',
  {
    ...ofReport(),
    number: integer('number').notNull(),
    at: time('at').notNull(),
    by: uuid('by_user'),
    /** Their name then, as the statement says it. */
    byName: text('by_name').notNull(),
    languages: text('languages').array().$type<StatementLanguage[]>().notNull(),
    facts: integer('facts').notNull(),
    note: text('note').notNull(),
    /** Canonical JSON (RFC 8785), byte for byte. */
    statement: text('statement').notNull(),
    /** SHA-256 of these bytes. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'issued_statements_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.number],
    }),
  ],
)

/** Documents that an issued statement cites, kept whatever becomes of the uploaded ones. Guarded like the statements. */
export const keptDocuments = pgTable(
  'kept_documents',
  {
    companyId: ofCompany(),
    hash: text('hash').notNull(),
    /** Name in the file store, shared with the uploaded document while there is one. */
    file: text('file').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    title: text('title').notNull(),
    keptAt: time('kept_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'kept_documents_pk', columns: [table.companyId, table.hash] }),
    index('kept_documents_file').on(table.file),
  ],
)

/** Files made of statements, and how far their making has come. */
export const statementFiles = pgTable(
  'statement_files',
  {
    id: uuid('id').primaryKey(),
    ...ofReport(),
    /** The issued version; `null` for the draft. */
    version: integer('version'),
    format: text('format').$type<ReportFormat>().notNull(),
    language: text('language').$type<StatementLanguage>().notNull(),
    state: text('state').$type<'waiting' | 'making' | 'done' | 'failed'>().notNull(),
    name: text('name'),
    /** Name in the file store. */
    file: text('file').unique(),
    size: bigint('size', { mode: 'number' }),
    hash: text('hash'),
    /** Why it could not be made; the sentence is made when it is read. */
    reason: text('reason'),
    requestedBy: byUser('requested_by'),
    requestedAt: time('requested_at').notNull(),
  },
  (table) => [
    index('statement_files_report').on(table.companyId, table.set, table.reportingYear, table.requestedAt),
    uniqueIndex('statement_files_of_version')
      .on(table.companyId, table.set, table.reportingYear, table.version, table.format, table.language)
      .where(sql`version is not null and state <> 'failed'`),
  ],
)
