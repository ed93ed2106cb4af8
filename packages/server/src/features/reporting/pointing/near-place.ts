import type { Language, NearPlace } from '@esrs/contract'
import { captionOf, type FigureRead, labelOf, type PageFigure, type Place, placeOn } from '@esrs/engine'
import { asWritten, conversionInLanguage } from '../findings/explain-finding.ts'
import { shownPlace } from '../values/shown-datapoint.ts'
import type { OpenPage } from './index-store.ts'

const merelyNear = { standing: 'near', why_not: null } as const

/** A figure of a page, read for a datapoint, as the wire carries it. */
export function nearFigure(page: OpenPage, figure: PageFigure, read: FigureRead, language: Language): NearPlace {
  const { value, year, unit } = read
  const { place, excerpt } = placeOfFigure(page, figure)
  return {
    kind: 'figure',
    ...merelyNear,
    ...whereabouts(page, place, excerpt),
    start: figure.start,
    end: figure.end,
    label: labelIn(page, figure, excerpt),
    value: value.text,
    number: value.number,
    unit: value.unit,
    year,
    written: value.written,
    conversion: value.conversion && conversionInLanguage(value.conversion, language),
    unit_read: unit,
    recognised: figure.recognised ?? false,
  }
}

/** The name of a row with no more words than this, such as *Women*, says nothing without that of its table. */
const fewWords = 3

/** What a figure is known by: the name of its row, or the running text as it is written, with the figure in it. */
function labelIn({ indexed, text }: OpenPage, figure: PageFigure, excerpt: string): string {
  const { source } = figure
  const label = labelOf(indexed, figure)
  const written = asWritten(label, excerpt)
  const isProse = source === 'sentence' || (source === 'line' && written === label && label !== '')
  if (isProse) return excerpt.replace(/\s+/g, ' ').trim()
  const table = written.split(' ').length > fewWords ? '' : asWritten(captionOf(indexed, figure), text)
  return table && table !== written ? `${written} · ${table}` : written
}

/** A passage of a page as the wire carries it. */
export function nearPassage(page: OpenPage, start: number, end: number): NearPlace {
  const excerpt = page.text.slice(start, end)
  return {
    kind: 'passage',
    ...merelyNear,
    ...whereabouts(page, placeOn(page.indexed, start, end), excerpt),
    start,
    end,
    label: '',
    value: excerpt,
    number: null,
    unit: null,
    year: null,
    written: excerpt,
    conversion: null,
    unit_read: null,
    recognised: false,
  }
}

/** Where a figure stands, with the words of the stored page around it. */
export function placeOfFigure({ indexed, text }: OpenPage, figure: PageFigure): { place: Place; excerpt: string } {
  const { from, to } = figure
  return { place: placeOn(indexed, from, to, figure), excerpt: text.slice(from, to) }
}

const whereabouts = ({ documentId, filename }: OpenPage, place: Place, excerpt: string) => ({
  document_id: documentId,
  filename,
  page: place.page,
  excerpt,
  ...shownPlace(place, excerpt),
})
