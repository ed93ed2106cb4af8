import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofCompany, time } from './columns.ts'

/** Generations of the master key by their names; the keys themselves are never stored. One of them wraps new keys. */
export const masterKeys = pgTable(
  'master_keys',
  {
    name: text('name').primaryKey(),
    inUse: boolean('in_use').notNull(),
    since: time('since').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('master_keys_in_use').on(table.inUse).where(sql`${table.inUse}`)],
)

/** Keys that encrypt the files of a company, the highest generation for new ones. With the company they are gone. */
export const companyKeys = pgTable(
  'company_keys',
  {
    companyId: ofCompany(),
    generation: integer('generation').notNull(),
    /** The generation of the master key that the key is wrapped by. */
    master: text('master')
      .notNull()
      .references(() => masterKeys.name),
    wrapped: text('wrapped').notNull(),
    since: time('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'company_keys_pk', columns: [table.companyId, table.generation] })],
)
