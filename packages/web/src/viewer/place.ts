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

export const isSheet = (filename: string) => /\.(xlsx?|csv)$/i.test(filename)
