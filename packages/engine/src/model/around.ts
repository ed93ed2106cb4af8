import type { ColumnRole, Fact } from '../analysis/tables/fact.ts'
import { tableFacts } from '../analysis/tables/index.ts'
import type { Page, Span } from '../reading/document.ts'
import { kindOf, readConcepts } from '../text/lexicon.ts'
import { type Found, settledFormat } from '../text/numbers.ts'
import { rejected, type Sentence, sentencesOf } from '../text/sentences.ts'
import { fold } from '../text/text.ts'
import { type Unit, unitAt } from '../text/units.ts'

/** What the code of the analysis reads around a figure that a model names. */
export interface Around {
  /** Where it was read: a cell of a table, a sentence, or neither. */
  kind: 'cell' | 'sentence' | 'plain'
  unit: Unit | null
  /** Folded words of the figure's own row, column or clause. */
  label: string
  /** With those of everything above it. */
  words: string
  year: number | null
  yearFrom: string | null
  boundary: 'group' | 'part' | 'unknown'
  /** A column of targets, changes or notes; a number that a sentence only compares with. */
  misplaced: boolean
  /** The sentence holds it for comparison with another year. */
  compared: boolean
  fact: Fact | null
}

/** A page as the analysis reads it: with its numbers settled, its tables and its sentences. */
export interface ReadPage {
  page: Page
  facts: Fact[]
  sentences: Sentence[]
}

const read = new WeakMap<Page, ReadPage>()

/** Tables and sentences of a page as the deterministic analysis reads them, read once. */
export function readPage(page: Page): ReadPage {
  const known = read.get(page)
  if (known) return known
  const settled = { ...page, numberFormat: settledFormat(page.text, page.numberFormat) }
  const made = { page: settled, facts: tableFacts([settled]).flat(), sentences: sentencesOf(settled) }
  read.set(page, made)
  return made
}

/** What words say about whom a figure covers. */
function boundaryOf(text: string): Around['boundary'] {
  const kinds = new Set([...readConcepts(text).concepts].map(kindOf))
  return kinds.has('whole') ? 'group' : kinds.has('part') ? 'part' : 'unknown'
}

const NEVER: readonly ColumnRole[] = ['change', 'note', 'base', 'foreign']

function aroundFact(fact: Fact, target: boolean): Around {
  const near = boundaryOf([fact.label, ...fact.columns].join(' '))
  const context = boundaryOf([...fact.parents, ...fact.titles].join(' ').replace(/\btotals?\b|gesamt/g, ' '))
  const wrong = target ? NEVER : [...NEVER, 'target', 'reduction']
  return {
    kind: 'cell',
    unit: fact.unit,
    label: [fact.label, ...fact.columns].join(' ').trim(),
    words: [fact.label, ...fact.parents, ...fact.columns, ...fact.titles].join(' | '),
    year: target ? (fact.targetYear ?? fact.year) : fact.year,
    yearFrom: fact.yearFrom,
    boundary: near === 'unknown' && context === 'group' ? 'group' : near,
    misplaced: wrong.includes(fact.role),
    compared: false,
    fact,
  }
}

function aroundSentence(sentence: Sentence, at: number, target: boolean): Around {
  const figure = sentence.figures[at]!
  const before = sentence.folded.slice(Math.max(0, figure.start - 90), figure.start)
  const [only, more] = sentence.years
  const year = target || more !== undefined ? null : (only ?? null)
  return {
    kind: 'sentence',
    unit: figure.unit,
    // Without its figures: what disqualifies a row is looked for in words, and `1,2…` is none.
    label: sentence.folded.replace(/\d[\d.,]*/g, '#'),
    // What it is about is often named one sentence earlier.
    words: [sentence.folded, sentence.before, sentence.heading].filter(Boolean).join(' | '),
    year,
    yearFrom: year === null ? null : 'sentence',
    boundary: 'unknown',
    misplaced: rejected(before, target),
    compared: false,
    fact: null,
  }
}

/** A figure in neither a table nor a sentence: what stands directly beside it is all there is. */
function aroundPlain(page: Page, { start, end }: Span, compared: boolean): Around {
  const line = page.lines.find((one) => one.start <= start && one.end >= end)
  const words = fold(line?.text ?? page.text.slice(Math.max(0, start - 120), end + 60))
  const behind = fold(page.text.slice(end, end + 40))
  const gap = /^\s*/.exec(behind)?.[0].length ?? 0
  return {
    kind: 'plain',
    unit: unitAt(behind, gap)?.unit ?? null,
    label: words.replace(/\d[\d.,]*\d/g, '#'),
    words,
    year: null,
    yearFrom: null,
    boundary: 'unknown',
    misplaced: false,
    compared,
    fact: null,
  }
}

/** `12 (10)`: by custom the figure in brackets behind another is that of the year before. */
const isBracketed = (page: Page, { start, end }: Span): boolean =>
  /\d ?%?\s?\(\s?[-−–]?$/.test(page.text.slice(Math.max(0, start - 8), start)) &&
  /^\s?%?\s?\)/.test(page.text.slice(end, end + 4))

const LONGEST_ITEM = 80

/** `Third-party water: 173 571 m3`: a line of its own with a label and one figure. */
function isItem({ text, lines }: Page, { start, end }: Span): boolean {
  const line = lines.find((one) => one.start <= start && one.end >= end)
  if (!line || line.end - line.start > LONGEST_ITEM) return false
  const [label, behind] = [text.slice(line.start, start), text.slice(end, line.end)]
  const isLabel = /\p{L}[^\d:]*:\s*$/u.test(label) && !/\d[\d.,]*\d|\(/.test(label)
  return isLabel && !/\d[\d.,]*\d|[.!?]\s*\p{L}/u.test(behind)
}

/** What stands around a figure, read in the same way as by the deterministic analysis. */
export function aroundOf({ page, facts, sentences }: ReadPage, found: Found, target: boolean): Around {
  const fact = facts.find(({ cell }) => cell.number?.start === found.start && cell.number.end === found.end)
  if (fact) {
    const around = aroundFact(fact, target)
    return isBracketed(page, found) ? { ...around, compared: true } : around
  }
  let inside = false
  for (const sentence of sentences) {
    if (found.start < sentence.span.start || found.end > sentence.span.end) continue
    inside = true
    const at = sentence.figures.findIndex((figure) => {
      const stored = sentence.stored(figure.found.start, figure.found.end)
      return stored.start === found.start && stored.end === found.end
    })
    if (at >= 0) return { ...aroundSentence(sentence, at, target), compared: isBracketed(page, found) }
  }
  // The reader of sentences left it out: it stands for comparison, or is no figure at all. A line of a list is none.
  const isLeftOut =
    inside &&
    !isItem(page, found) &&
    sentences.some(({ span, figures }) => figures.length > 0 && found.start >= span.start && found.end <= span.end)
  return aroundPlain(page, found, isLeftOut || isBracketed(page, found))
}
