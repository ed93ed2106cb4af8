import type { ReportFormat, Statement, StatementLanguage } from '@esrs/contract'
import { fileNameOf } from '@esrs/reports/statement'

/** The time of every entry of an archive, read as local time so that the bytes are the same in every time zone. */
export const entryTime = new Date(2026, 0, 1)

interface Form {
  ending: string
  mimeType: string
  /** Needs names of the set's taxonomy. */
  isTagged?: true
  /** What it ends with where the set has a draft of a taxonomy only, of which this format is a preview. */
  previewEnding?: string
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
  'xbrl-json': { ending: '.xbrl.json', mimeType: 'application/json', previewEnding: '-preview.json' },
  annex: {
    ending: '-evidence.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  sources: { ending: '-sources.zip', mimeType: 'application/zip' },
}

export const mimeTypeOf = (format: ReportFormat): string => forms[format].mimeType

/** Whether the taxonomy of a set is known well enough to report by it. */
export const hasFinalTaxonomy = (set: Statement['set']): boolean => set !== 'esrs-2026'

/** Whether a file of this format says what the taxonomy calls things; the revised ESRS has none that is final. */
export const needsTaxonomy = (format: ReportFormat): boolean => forms[format].isTagged ?? false

/** Whether a file of this format is filed with a register, under the LEI of the company. */
export const isFiled = (format: ReportFormat): boolean => format === 'ixbrl' || format === 'package'

/** What a file is called that is made of a statement. */
export const nameOf = (
  statement: Pick<Statement, 'company' | 'year' | 'issue' | 'set'>,
  format: ReportFormat,
  language: StatementLanguage,
): string => {
  const { ending, previewEnding } = forms[format]
  return `${fileNameOf(statement, language)}${hasFinalTaxonomy(statement.set) ? ending : (previewEnding ?? ending)}`
}
