import type { Hint } from '@esrs/engine'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './accounts.ts'
import { documents } from './documents.ts'

/** Figures near a datapoint that are none, by document: why the datapoint stays empty. Replaced with the document's findings. */
export const datapointHints = pgTable(
  'datapoint_hints',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Identifier in the set that documents are analysed by. */
    datapoint: text('datapoint').notNull(),
    code: text('code').$type<Hint['code']>().notNull(),
    page: integer('page').notNull(),
    sheet: text('sheet'),
    excerpt: text('excerpt').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'datapoint_hints_pk',
      columns: [table.companyId, table.datapoint, table.documentId, table.code],
    }),
    index('datapoint_hints_document').on(table.documentId),
  ],
)
