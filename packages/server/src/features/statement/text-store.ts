import type { RichText, StatementLanguage } from '@esrs/contract'
import type { WrittenText } from '@esrs/reports/statement'
import { and, desc, eq } from 'drizzle-orm'
import { isOfReport } from '../../database/of-report.ts'
import { statementExplanations, statementTexts } from '../../database/schema/statements.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Report } from '../reporting/index.ts'

/** A version of a text, as stored. */
export type TextRow = typeof statementTexts.$inferSelect

/** A text in force with its version. */
export interface CurrentText extends WrittenText {
  id: number
}

/** The latest version of each text that a person wrote; those that went back to the draft have only a version. */
export async function currentTexts(
  tenant: Tenant,
  report: Report,
): Promise<{ written: CurrentText[]; versions: Pick<TextRow, 'id' | 'block' | 'language'>[] }> {
  const { id, block, language } = statementTexts
  const rows = await tenant.db
    .selectDistinctOn([block, language])
    .from(statementTexts)
    .where(isOfReport(statementTexts, tenant.companyId, report))
    .orderBy(block, language, desc(id))
  return {
    versions: rows.map(({ id, block, language }) => ({ id, block, language })),
    written: rows.flatMap(({ id, block, language, text, at }) =>
      text === null ? [] : [{ id, block, language, text, at: at.toISOString() }],
    ),
  }
}

/** Lets one transaction of a company at a time write: two at once would both be the next version. Comes after the lock of reporting. */
export const lockTexts = (inside: Tenant): Promise<void> => inside.lock('statement texts')

/** The latest versions of a text, newest first. */
export async function versionsOf(
  tenant: Tenant,
  report: Report,
  block: string,
  language: StatementLanguage,
  limit: number,
): Promise<TextRow[]> {
  return tenant.db
    .select()
    .from(statementTexts)
    .where(
      and(
        isOfReport(statementTexts, tenant.companyId, report),
        eq(statementTexts.block, block),
        eq(statementTexts.language, language),
      ),
    )
    .orderBy(desc(statementTexts.id))
    .limit(limit)
}

/** Adds a version of a text. */
export async function addText(
  { db, companyId }: Tenant,
  { set, year }: Report,
  row: { block: string; language: StatementLanguage; text: RichText | null; userId: string; at: Date },
): Promise<TextRow> {
  const [added] = await db
    .insert(statementTexts)
    .values({ companyId, set, reportingYear: year, ...row })
    .returning()
  return added!
}

/** An explanation of a datapoint, as stored. */
export type ExplanationRow = typeof statementExplanations.$inferSelect

/** The explanations in force. */
export async function currentExplanations(tenant: Tenant, report: Report): Promise<ExplanationRow[]> {
  const { key, id } = statementExplanations
  const rows = await tenant.db
    .selectDistinctOn([key])
    .from(statementExplanations)
    .where(isOfReport(statementExplanations, tenant.companyId, report))
    .orderBy(key, desc(id))
  return rows.filter(({ kind }) => kind !== null)
}

/** Adds explanations, or that there are none any more. */
export async function addExplanations(
  { db, companyId }: Tenant,
  { set, year }: Report,
  rows: readonly Pick<ExplanationRow, 'key' | 'kind' | 'reason' | 'document' | 'page' | 'userId' | 'at'>[],
): Promise<void> {
  await db.insert(statementExplanations).values(rows.map((row) => ({ companyId, set, reportingYear: year, ...row })))
}
