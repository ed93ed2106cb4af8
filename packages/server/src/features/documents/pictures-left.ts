import type { DocumentRow } from './store.ts'

/** Whether a document has its first values, and what pictures on its pages of text add is still to come. */
export const awaitsPictures = ({ stage, notes }: Pick<DocumentRow, 'stage' | 'notes'>): boolean =>
  stage === 'processed' && notes.some(({ code }) => code === 'pictures_later')

/** Whether the stored pages are without what pictures on them say: not read yet, or they could not be. */
export const lacksPictures = (notes: DocumentRow['notes']): boolean =>
  notes.some(({ code, why }) => code === 'pictures_later' || (code === 'pictures_not_recognised' && why === 'failed'))
