import type { ReportFormat, Statement, StatementLanguage } from '@esrs/contract'
import { fileNameOf } from '@esrs/reports/statement'

/** The time of every entry of an archive, read as local time so that the bytes are the same in every time zone. */
export const entryTime = new Date(2026, 0, 1)

interface Form {
  ending: string
  mimeType: string
  /** Needs names of the set's taxonomy. */
  isTagged?: true
}

const pdf = 'application/pdf'
const forms: Record<ReportFormat, Form> = {
  pdf: { ending: '.pdf', mimeType: pdf },
  'pdf-archive': { ending: '-archive.pdf', mimeType: pdf, isTagged: true },
  docx: {
    ending: '.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  ixbrl: { ending: '.xhtml', mimeType: 'application/xhtml+xml', isTagged: true },
  package: { ending: '.xbri', mimeType: 'application/zip', isTagged: true },
  'xbrl-json': { ending: '.xbrl.json', mimeType: 'application/json', isTagged: true },
  annex: {
    ending: '-evidence.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  sources: { ending: '-sources.zip', mimeType: 'application/zip' },
}

export const mimeTypeOf = (format: ReportFormat): string => forms[format].mimeType

/** Whether a file of this format says what the taxonomy calls things; the revised ESRS has none that is final. */
export const needsTaxonomy = (format: ReportFormat): boolean => forms[format].isTagged ?? false

/** What a file is called that is made of a statement. */
export const nameOf = (
  statement: Pick<Statement, 'company' | 'year' | 'issue'>,
  format: ReportFormat,
  language: StatementLanguage,
): string => `${fileNameOf(statement, language)}${forms[format].ending}`
