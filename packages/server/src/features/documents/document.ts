import { type Document, hasEnded, type Language } from '@esrs/contract'
import { engineVersion } from '@esrs/engine'
import { errorOf, errorSentence, mayEndOtherwise } from './errors.ts'
import { noteSentence } from './notes.ts'
import type { DocumentRow } from './store.ts'

const units = ['Bytes', 'KB', 'MB', 'GB']

/** A size as people read it: `1.50 MB`, in German `1,50 MB`. */
function formatSize(bytes: number, language: Language): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  const digits = power === 0 ? 0 : 2
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${number.format(bytes / 1024 ** power)} ${units[power]}`
}

/** Whether an older engine than the present one brought a document to its end. */
export const isOutdated = ({ stage, engineVersion: own }: Pick<DocumentRow, 'stage' | 'engineVersion'>): boolean =>
  hasEnded(stage) && own !== engineVersion

/** A document as the wire carries it; `queuePosition` is its place among all that wait. */
export function documentOf(row: DocumentRow, language: Language, queuePosition: number | null = null): Document {
  const counts = Object.values(row.stats)
  const errorCode = errorOf(row.errorCode)
  const outdated = isOutdated(row)
  return {
    id: row.id,
    title: row.title,
    size: row.size,
    url: `/documents/${row.id}/file/`,
    mimeType: row.mimeType,
    uploadDate: row.uploadedAt.toISOString(),
    wordCount: row.wordCount,
    sizeFormatted: formatSize(row.size, language),
    hasProcessingError: errorCode !== null,
    processingError: errorCode === null ? null : errorSentence(errorCode, language),
    errorCode,
    notes: errorCode === null ? row.notes.map((note) => ({ code: note.code, text: noteSentence(note, language) })) : [],
    canRetry: row.stage === 'failed' && errorCode !== null && mayEndOtherwise(errorCode, outdated),
    aiStatsByType: row.stats,
    aiStats: {
      success: counts.reduce((sum, { success }) => sum + success, 0),
      failure: counts.reduce((sum, { failure }) => sum + failure, 0),
    },
    stage: row.stage,
    progress:
      row.pagesTotal === null ? null : { done: row.pagesDone ?? 0, total: row.pagesTotal, activity: row.activity },
    queuePosition: row.stage === 'queued' ? queuePosition : null,
    pageCount: row.pageCount,
    language: row.language,
    reportingYear: row.reportingYear,
    company: row.companies?.[0] ?? null,
    standing: row.standing,
    standingDecided: row.isOwn !== null,
    engineVersion: row.engineVersion,
    outdated,
  }
}
