import { readableExtensions } from '@esrs/contract'
import type { UnreadableReason } from '@esrs/engine'
import type { Language } from '../../texts/texts.ts'
import { fileTypes } from './file-type.ts'
import { say } from './messages.ts'

/** Why a document ended without values. Stored; its sentence is made for whoever reads it. */
export type DocumentError =
  | UnreadableReason
  | 'crashed'
  | 'file_missing'
  | 'format_doc'
  | 'format_xls'
  | 'format_pptx'
  | 'format_image'
  | 'format_video'

/** The error of a file that is accepted and kept but not read yet; `null` for one that is read. */
export function unreadYet(extension: string): DocumentError | null {
  if ((readableExtensions as readonly string[]).includes(extension)) return null
  if (extension === 'doc' || extension === 'xls' || extension === 'pptx') return `format_${extension}`
  const [kind] = fileTypes[extension]?.content ?? []
  return kind === 'image' || kind === 'video' ? `format_${kind}` : 'format_not_supported'
}

/** The sentence that says what is wrong with a document and what to do about it. */
export const errorSentence = (code: string, language: Language): string =>
  say(`error.${code as DocumentError}`)(language)
