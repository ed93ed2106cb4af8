import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** Which installation this database is of: one row, made with the table, and another one in a copy that was restored from a backup. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
    since: time('since').notNull().defaultNow(),
  },
  (table) => [check('installation_only', sql`${table.only}`)],
)
