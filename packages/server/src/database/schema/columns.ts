import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'

// Columns that many tables have.

export const time = (name: string) => timestamp(name, { withTimezone: true })

/** The company whose row it is, gone with it. */
export const ofCompany = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })

/** The report that the row is of: a set and a year of a company. */
export const ofReport = () => ({
  companyId: ofCompany(),
  set: text('set').notNull(),
  reportingYear: integer('reporting_year').notNull(),
})

/** A person who did something; when they are erased, the row stays without their name. */
export const byUser = (name = 'by_user') => uuid(name).references(() => users.id, { onDelete: 'set null' })
