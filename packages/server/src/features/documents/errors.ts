import type { DocumentErrorCode, Language } from '@esrs/contract'
import { say } from './messages.ts'

const words: Record<DocumentErrorCode, true> = {
  password_protected: true,
  damaged: true,
  empty: true,
  wrong_type: true,
  no_text: true,
  too_large: true,
  format_not_supported: true,
  took_too_long: true,
  too_much_memory: true,
  crashed: true,
  file_missing: true,
  transcription_failed: true,
}

/** The error of a stored word; what an earlier version of the product could not read has a word of its own no more. */
export const errorOf = (stored: string | null): DocumentErrorCode | null =>
  stored === null || stored in words ? (stored as DocumentErrorCode | null) : 'format_not_supported'

/** Errors that the same file may not end with again: a busy machine, a service or a disk was to blame. */
const passing: ReadonlySet<DocumentErrorCode> = new Set([
  'took_too_long',
  'too_much_memory',
  'crashed',
  'file_missing',
  'transcription_failed',
])

/** Whether processing a document again may end otherwise: after a passing error, or with another engine than the one it met. */
export const mayEndOtherwise = (code: DocumentErrorCode, outdated: boolean): boolean => passing.has(code) || outdated

/** The sentence that says what is wrong with a document and what to do about it. */
export const errorSentence = (code: DocumentErrorCode, language: Language): string => say(`error.${code}`)(language)
