import { conceptsOfTexts, type Observation } from '../src/analysis/answering/observation.ts'
import type { Page } from '../src/reading/document.ts'
import { fold, foldLabel } from '../src/text/text.ts'
import { wholeUnit } from '../src/text/units.ts'
import { samplePage } from './sample-page.ts'

/** What a figure of a table is said to be, for tests that need no table. */
export interface Labelled {
  own: string
  column?: string
  caption?: string
  /** As a document writes it; `null` for a bare number. */
  unit: string | null
  value?: bigint
}

const texts = (text: string | undefined): string[] => (text ? [foldLabel(text)] : [])

let page: Page | null = null

/** A figure of this year under a label, as a table would state it. */
export function labelObservation({ own, column, caption, unit, value = 43n }: Labelled): Observation {
  page ??= samplePage([{ text: '43' }])
  const said = { own: texts(own), parent: [], column: texts(column), caption: texts(caption), heading: [] }
  return {
    kind: 'cell',
    page,
    span: { start: 0, end: 2 },
    valueSpan: { start: 0, end: 2 },
    value: { digits: value, scale: 0 },
    unit: unit === null ? null : wholeUnit(fold(unit)),
    unitFrom: unit === null ? null : 'column',
    year: 2023,
    yearFrom: 'column',
    role: 'actual',
    texts: said,
    says: conceptsOfTexts(said),
    place: { x1: 100, top: 100 },
    box: null,
    address: null,
    traits: { siblings: 1 },
  }
}
