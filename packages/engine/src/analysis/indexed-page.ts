import type { Box, PageKind } from '../reading/document.ts'
import type { Unit } from '../text/units.ts'
import type { Source } from './answering/observation.ts'

/** A unit as it is kept: the exact factor as texts, since JSON knows no large integers. */
export type KeptUnit = Omit<Unit, 'factor'> & { times: string; by: string }

/** A figure of a page with all that is said of it; texts by their place in the list of the page. */
export interface PageFigure {
  /** Where its number stands in the text of the page. */
  start: number
  end: number
  /** The passage that states it. */
  from: number
  to: number
  box: Box | null
  cell: string | null
  paragraph: number | null
  /** Plain decimal digits with a point. */
  value: string
  written: string
  unit: KeptUnit | null
  /** The unit of the nearest figure above it in its column, where it has none itself. */
  above: KeptUnit | null
  year: number | null
  yearFrom: string | null
  /** `line`: it stands in no table and no sentence, and only its line says something of it. */
  source: 'table' | 'sheet' | 'sentence' | 'line'
  /** It was recognised in a picture and may be misread. */
  recognised?: true
  /** It is no figure but a word that there was none. */
  none?: true
  texts: Record<Source, number[]>
}

/** A page as it is kept for looking things up: what its words and figures say, and where its figures and lines stand. */
export interface IndexedPage {
  page: number
  kind: PageKind
  sheet: string | null
  /** Stems of its words, and the concepts that are said of its figures. */
  tokens: string[]
  texts: string[]
  figures: PageFigure[]
  /** Start and end of each line, and its box as the file shows the page. */
  lines: [start: number, end: number, x: number, y: number, width: number, height: number][]
}
