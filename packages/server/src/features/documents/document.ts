import type { Document } from '@esrs/contract'
import type { Language } from '../../texts/texts.ts'
import { errorSentence } from './errors.ts'
import type { DocumentRow } from './store.ts'

const units = ['Bytes', 'KB', 'MB', 'GB']

/** A size as people read it: `1.50 MB`, in German `1,50 MB`. */
export function formatSize(bytes: number, language: Language): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const digits = power === 0 ? 0 : 2
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${number.format(bytes / 1024 ** power)} ${units[power]}`
}

/** A document as the wire carries it. */
export function documentOf(row: DocumentRow, language: Language): Document {
  const counts = Object.values(row.stats)
  return {
    id: row.id,
    title: row.title,
    size: row.size,
    url: `/documents/${row.id}/file/`,
    mimeType: row.mimeType,
    uploadDate: row.uploadedAt.toISOString(),
    wordCount: row.wordCount,
    sizeFormatted: formatSize(row.size, language),
    hasProcessingError: row.errorCode !== null,
    processingError: row.errorCode === null ? null : errorSentence(row.errorCode, language),
    aiStatsByType: row.stats,
    aiStats: {
      success: counts.reduce((sum, { success }) => sum + success, 0),
      failure: counts.reduce((sum, { failure }) => sum + failure, 0),
    },
    stage: row.stage,
    progress: row.pagesTotal === null ? null : { done: row.pagesDone ?? 0, total: row.pagesTotal },
    pageCount: row.pageCount,
    language: row.language,
    reportingYear: row.reportingYear,
  }
}
