import { bigint, doublePrecision, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { ofCompany, time } from './columns.ts'
import { documents } from './documents.ts'

/** Datapoints that a company discloses beside those of the standards. Their values stand where all values stand. */
export const ownDatapoints = pgTable(
  'own_datapoints',
  {
    companyId: ofCompany(),
    /** Starts like no identifier of a catalogue does. */
    key: text('key').notNull(),
    controlCode: text('control_code').notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    type: text('type').notNull(),
    unit: text('unit'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    /** From then on it is there only in reports that have a value of it. */
    removedAt: time('removed_at'),
    /** Identifier of the request, so that one that is sent again adds nothing. */
    requestId: uuid('request_id'),
  },
  (table) => [
    primaryKey({ name: 'own_datapoints_pk', columns: [table.companyId, table.key] }),
    unique('own_datapoints_request').on(table.companyId, table.requestId),
  ],
)

const ofDatapoint = () => ({
  companyId: ofCompany(),
  set: text('set').notNull(),
  reportingYear: integer('reporting_year').notNull(),
  key: text('key').notNull(),
})

/** Sources of values in the words of the person who entered them. */
export const datapointSources = pgTable(
  'datapoint_sources',
  { ...ofDatapoint(), source: text('source').notNull() },
  (table) => [
    primaryKey({
      name: 'datapoint_sources_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key],
    }),
  ],
)

/** Documents that a person put beside a value as its evidence. */
export const datapointDocuments = pgTable(
  'datapoint_documents',
  {
    ...ofDatapoint(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    addedAt: time('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'datapoint_documents_pk',
      columns: [table.companyId, table.set, table.reportingYear, table.key, table.documentId],
    }),
    index('datapoint_documents_document').on(table.documentId),
  ],
)

/** Comparatives of a report that differ from what was reported then, the latest of a datapoint in force. Only ever added to. */
export const restatements = pgTable(
  'restatements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofDatapoint(),
    /** `null`: taken back. */
    value: text('value'),
    number: doublePrecision('number'),
    unit: text('unit'),
    reason: text('reason').notNull(),
    by: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: time('at').notNull(),
  },
  (table) => [index('restatements_datapoint').on(table.companyId, table.set, table.reportingYear, table.key, table.id)],
)
