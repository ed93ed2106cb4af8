import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A table whose rows are of a report, with the columns that `schema/columns.ts` gives it. */
interface OfReport {
  companyId: PgColumn
  set: PgColumn
  reportingYear: PgColumn
}

/** Whether a row of a table is of this report of the company. */
export const isOfReport = (
  table: OfReport,
  companyId: string,
  { set, year }: { set: string; year: number },
): SQL | undefined => and(eq(table.companyId, companyId), eq(table.set, set), eq(table.reportingYear, year))
