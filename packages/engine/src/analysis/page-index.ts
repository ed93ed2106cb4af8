import type { Page } from '../reading/document.ts'
import { textOf } from '../text/decimals.ts'
import { numbersIn } from '../text/numbers.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { type Unit, unitAt } from '../text/units.ts'
import type { Observation, ObservationKind, Source } from './answering/observation.ts'
import { sources } from './answering/observation.ts'
import { asWritten } from './canonical.ts'
import { conceptTokens } from './concept-tokens.ts'
import type { Place } from './finding.ts'
import type { IndexedPage, KeptUnit, PageFigure } from './indexed-page.ts'
import { type PagePart, placedBack } from './parts.ts'
import { asShown, placeOf } from './places.ts'
import { isRecognised } from './weigh-recognition.ts'

/** Nobody looks at more figures of a page, or points at them; a sheet of a million cells must not fill the database. */
const MOST_OF_PAGE = 2_000
const MOST_OF_DOCUMENT = 60_000
const MOST_WORDS = 1_500
const MOST_LINES = 2_000
const LONGEST_TEXT = 200
/** Texts of one kind that are kept of a figure. */
const KEPT: Record<Source, number> = { own: 2, parent: 2, column: 3, caption: 2, heading: 2 }
const keptKinds: ReadonlySet<ObservationKind> = new Set(['cell', 'figure', 'none'])
/** Letters of text in which the words of a page are counted. */
const READ = 60_000

const keptUnit = (page: Page, unit: Unit | null): KeptUnit | null => {
  if (!unit) return null
  const { factor, written, ...rest } = unit
  return { ...rest, written: asWritten(page, written), times: String(factor.times), by: String(factor.by) }
}

/** A text once in the list of its page, however many figures it is said of. */
class Texts {
  readonly list: string[] = []
  private readonly known = new Map<string, number>()

  at(text: string): number {
    const short = text.trim().slice(0, LONGEST_TEXT)
    const known = this.known.get(short)
    if (known !== undefined) return known
    this.known.set(short, this.list.length)
    return this.list.push(short) - 1
  }
}

/** What is kept of a part of a page while it is looked through. */
interface Collected {
  page: Page
  texts: Texts
  figures: Map<number, { figure: PageFigure; place: Place }>
}

/** Collects the figures of a document as the analysis goes through them. */
export class PageIndexer {
  private readonly byPage = new Map<Page, Collected>()
  private left = MOST_OF_DOCUMENT

  private of(page: Page): Collected {
    let known = this.byPage.get(page)
    if (!known) {
      known = { page, texts: new Texts(), figures: new Map() }
      this.byPage.set(page, known)
    }
    return known
  }

  /** Hands observations on as they are, and keeps what their figures say. */
  *watch(observations: Iterable<Observation>): Generator<Observation> {
    for (const observation of observations) {
      this.keep(observation)
      yield observation
    }
  }

  private keep(observation: Observation): void {
    const { kind, page, valueSpan, value, unit, traits } = observation
    if (!keptKinds.has(kind) || !valueSpan || !value) return
    const { texts, figures } = this.of(page)
    const known = figures.get(valueSpan.start)
    if (known) {
      if (traits.unit_above && !known.figure.unit) known.figure.above ??= keptUnit(page, unit)
      return
    }
    if (figures.size >= MOST_OF_PAGE || this.left <= 0) return
    this.left -= 1
    const place = placeOf(page, observation.span, valueSpan, observation.box, observation.address)
    const isCell = kind === 'cell'
    const figure: PageFigure = {
      ...figureAt(page, place, valueSpan),
      value: textOf(value),
      unit: keptUnit(page, unit),
      year: observation.year,
      yearFrom: observation.yearFrom ?? (observation.year === null ? null : 'sentence'),
      source: isCell ? (page.kind === 'sheet' ? 'sheet' : 'table') : 'sentence',
      ...(kind === 'none' ? { none: true } : {}),
      texts: Object.fromEntries(
        sources.map((source) => [
          source,
          observation.texts[source]
            .filter((text) => text.trim())
            .slice(0, KEPT[source])
            .map((text) => texts.at(text)),
        ]),
      ) as Record<Source, number[]>,
    }
    figures.set(valueSpan.start, { figure, place })
  }

  /** Numbers that stand in no table and no sentence can be pointed at all the same; their line is all that is said of them. */
  private keepPlain(page: Page): void {
    if (page.kind === 'sheet') return
    const { texts, figures } = this.of(page)
    for (const { start, end, written, value, upTo } of numbersIn(page.text, page.numberFormat)) {
      if (upTo || figures.has(start) || figures.size >= MOST_OF_PAGE || this.left <= 0) continue
      this.left -= 1
      const line = page.lines.find((one) => one.start <= start && one.end >= end)
      const span = line && line.end - line.start < 400 ? line : { start, end }
      const behind = fold(page.text.slice(end, end + 40))
      const unit = unitAt(behind, /^\s*/.exec(behind)?.[0].length ?? 0)?.unit ?? null
      const label = fold(page.text.slice(span.start, span.end)).replace(/\d[\d.,]*\d?/g, ' ')
      const place = placeOf(page, { start: span.start, end: span.end }, { start, end }, null, null)
      const figure: PageFigure = {
        ...figureAt(page, place, { start, end }),
        value: textOf(value),
        written,
        unit: keptUnit(page, unit),
        year: null,
        yearFrom: null,
        source: 'line',
        texts: { own: label.trim() ? [texts.at(label)] : [], parent: [], column: [], caption: [], heading: [] },
      }
      figures.set(start, { figure, place })
    }
  }

  /** The pages of the document with what was kept of them. */
  pages(parts: readonly PagePart[]): IndexedPage[] {
    for (const { page } of parts) this.keepPlain(page)
    const back = placedBack(parts)
    const byNumber = new Map<number, IndexedPage>()
    for (const { page, whole } of parts) {
      const indexed = byNumber.get(whole.number) ?? emptyPage(whole)
      byNumber.set(whole.number, indexed)
      const collected = this.byPage.get(page)
      if (!collected) continue
      const moved = indexed.texts.length
      const room = Math.max(0, MOST_OF_PAGE - indexed.figures.length)
      const figures = [...collected.figures.values()].slice(0, room).flatMap(({ figure, place }) => {
        const excerpt = page.text.slice(place.start, place.end)
        const placed = back({ place, excerpt })
        return placed ? [inWhole(figure, placed.place, moved)] : []
      })
      for (const one of collected.texts.list) indexed.texts.push(one)
      for (const one of figures) indexed.figures.push(one)
    }
    for (const indexed of byNumber.values()) {
      indexed.figures.sort((a, b) => a.start - b.start)
      indexed.tokens = [...new Set([...indexed.tokens, ...conceptTokens(indexed.texts)])]
    }
    return [...byNumber.values()]
  }
}

function figureAt(
  page: Page,
  place: Place,
  { start, end }: { start: number; end: number },
): Pick<
  PageFigure,
  'start' | 'end' | 'from' | 'to' | 'box' | 'cell' | 'paragraph' | 'written' | 'above' | 'recognised'
> {
  return {
    start,
    end,
    from: place.start,
    to: place.end,
    box: place.valueBox,
    cell: place.cell,
    paragraph: place.paragraph,
    written: page.text.slice(start, end),
    above: null,
    ...(isRecognised(page, { start, end }) ? { recognised: true } : {}),
  }
}

/** A figure of a part where it stands in the whole page. */
function inWhole(figure: PageFigure, place: Place, moved: number): PageFigure {
  const texts = Object.fromEntries(
    sources.map((source) => [source, figure.texts[source].map((at) => at + moved)]),
  ) as Record<Source, number[]>
  const by = place.start - figure.from
  return {
    ...figure,
    texts,
    start: figure.start + by,
    end: figure.end + by,
    from: place.start,
    to: place.end,
  }
}

function emptyPage(page: Page): IndexedPage {
  const words = new Set<string>()
  for (const stem of stems(fold(page.text.slice(0, READ)))) {
    if (words.size >= MOST_WORDS) break
    words.add(stem)
  }
  const lines = page.lines.slice(0, MOST_LINES).flatMap((line): IndexedPage['lines'] => {
    if (!line.box) return []
    const { x, y, width, height } = asShown(page, line.box)
    return [
      [line.start, line.end, x, y, width, height].map((one) => Math.round(one * 10) / 10) as IndexedPage['lines'][0],
    ]
  })
  return {
    page: page.number,
    kind: page.kind,
    sheet: page.kind === 'sheet' ? page.name : null,
    tokens: [...words],
    texts: [],
    figures: [],
    lines,
  }
}
