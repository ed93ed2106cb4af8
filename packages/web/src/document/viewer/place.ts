import type { Evidence } from '@esrs/contract'
import type { Marks } from './marks.ts'

/** Where a passage stands in a document, as evidence says it. */
export type Place = Pick<
  Evidence,
  'document_id' | 'filename' | 'page' | 'sheet' | 'cell' | 'paragraph' | 'excerpt' | 'value_at' | 'boxes' | 'value_box'
>

const noMarks: Marks = { boxes: [], value: null }

export const marksOf = (place: Place | null): Marks =>
  place ? { boxes: place.boxes, value: place.value_box } : noMarks

export const isPdf = (filename: string) => /\.pdf$/i.test(filename)

export const isImage = (filename: string) => /\.(jpe?g|png|gif)$/i.test(filename)

/** Files that a browser shows by themselves, whether or not they were read. */
export const isPicture = (filename: string) => isPdf(filename) || isImage(filename)

/** Names a passage among others; two objects that say the same are the same passage. */
export const keyOfPlace = ({ document_id, page, cell, excerpt, value_at }: Place) =>
  [document_id, page, cell, value_at?.start, excerpt].join(' ')

/** A page without a passage. */
export const wholePage = (documentId: string, filename: string, page: number): Place => ({
  document_id: documentId,
  filename,
  page,
  sheet: null,
  cell: null,
  paragraph: null,
  excerpt: '',
  value_at: null,
  boxes: [],
  value_box: null,
})
