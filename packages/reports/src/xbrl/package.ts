import type { Statement, StatementLanguage } from '@esrs/contract'
import { pack } from '../zip/zip.ts'
import { type InlineReport, inlineReport } from './inline.ts'

/** The name of a statement’s files, without signs that a folder or an address could take amiss. */
export function fileNameOf({ company, year, issue }: Statement, language: StatementLanguage): string {
  const name = company.name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return [name || 'company', year, language, issue ? `v${issue.number}` : 'draft'].join('-')
}

/** An inline report as a report package (XBRL Report Package 1.0): one ZIP that a regulator’s system takes in. */
export function reportPackage(statement: Statement, language: StatementLanguage): Uint8Array | null {
  const report = inlineReport(statement, language)
  return report && packageOf(report, statement, language)
}

export function packageOf({ xhtml }: InlineReport, statement: Statement, language: StatementLanguage): Uint8Array {
  const name = fileNameOf(statement, language)
  const info = { documentInfo: { documentType: 'https://xbrl.org/report-package/2023/xbri' } }
  return pack({
    [`${name}/META-INF/reportPackage.json`]: `${JSON.stringify(info, null, 2)}\n`,
    [`${name}/reports/${name}.xhtml`]: xhtml,
  })
}
