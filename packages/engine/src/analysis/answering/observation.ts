import type { Box, Page, Span } from '../../reading/document.ts'
import type { Decimal } from '../../text/decimals.ts'
import { readConcepts, type TextConcepts } from '../../text/lexicon.ts'
import type { Unit } from '../../text/units.ts'
import type { Traits } from './feature-names.ts'
import type { ObservationKind, Source } from './observation-kind.ts'

export { type ObservationKind, type Source, sources } from './observation-kind.ts'

/** One figure or answer of a document with all that is said of it, wherever it stands: cell, tile, list item or clause. */
export interface Observation {
  kind: ObservationKind
  page: Page
  /** The passage that states it, as offsets into the page's text. */
  span: Span
  /** Where its figure, or the word that says none or all, stands; `null` for assertions. */
  valueSpan: Span | null
  value: Decimal | null
  unit: Unit | null
  unitFrom: 'cell' | 'row' | 'column' | 'table' | null
  year: number | null
  yearFrom: string | null
  role: string
  /** Texts by where they stand, nearest first. */
  texts: Readonly<Record<Source, readonly string[]>>
  /** What they say. */
  says: Readonly<Record<Source, readonly TextConcepts[]>>
  /** Where its figure stands in a table: right edge and top, in points or in columns and rows. */
  place: { x1: number; top: number } | null
  /** The box of its figure and the address of its cell, where the file knows them. */
  box: Box | null
  address: string | null
  /** What of its shape speaks for or against it, as named numbers. */
  traits: Readonly<Traits>
}

/** Reads the concepts of texts, wherever they stand. */
export const conceptsOfTexts = (texts: Observation['texts']): Observation['says'] => ({
  own: texts.own.map(readConcepts),
  parent: texts.parent.map(readConcepts),
  column: texts.column.map(readConcepts),
  caption: texts.caption.map(readConcepts),
  heading: texts.heading.map(readConcepts),
})
