import type { Document } from '@esrs/contract'
import { isPicture } from '../../document/viewer/place.ts'

/** What the list asks its page to do with a document. */
export interface DocumentActions {
  open: (document: Document) => void
  download: (document: Document) => void
  retry: (document: Document) => void
  reanalyse: (document: Document) => void
  replace: (document: Document) => void
  /** Says whether a document is of the company itself. */
  settle: (document: Document, isOwn: boolean) => void
  remove: (document: Document) => void
}

/** Errors after which not even the file itself can be shown. */
const unseen: readonly (string | null)[] = ['password_protected', 'damaged', 'empty', 'wrong_type', 'file_missing']

/** A PDF or a picture can be looked at before and without being read; everything else is shown from its stored text. */
export const canOpen = ({ stage, title, errorCode }: Document): boolean =>
  stage === 'processed' || (isPicture(title) && !unseen.includes(errorCode))
