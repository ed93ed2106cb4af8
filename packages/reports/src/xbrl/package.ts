import type { Statement, StatementLanguage } from '@esrs/contract'
import { fileNameOf } from '../file-name.ts'
import { pack } from '../zip/zip.ts'
import { type InlineReport, inlineReport } from './inline.ts'

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
