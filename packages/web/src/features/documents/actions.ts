import type { Document } from '@esrs/contract'
import { kindOf } from './kind.ts'

/** What the list asks its page to do with a document. */
export interface DocumentActions {
  open: (document: Document) => void
  download: (document: Document) => void
  retry: (document: Document) => void
  replace: (document: Document) => void
  remove: (document: Document) => void
}

/** A PDF can be looked at while it is being read; everything else is shown from its stored text. */
export const canOpen = (document: Document): boolean =>
  !document.hasProcessingError && (document.stage === 'processed' || kindOf(document) === 'pdf')
