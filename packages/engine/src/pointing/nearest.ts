import type { Frame } from '../analysis/answering/frames.ts'
import { weightedSlots } from '../analysis/answering/match.ts'
import { type Source, sources } from '../analysis/answering/observation.ts'
import { conceptTokens, isConceptToken } from '../analysis/concept-tokens.ts'
import type { IndexedPage, PageFigure } from '../analysis/indexed-page.ts'
import { maxOf } from '../reading/min-max.ts'
import { kindOf, readConcepts } from '../text/lexicon.ts'
import { isProse } from '../text/prose.ts'
import { Ranking, stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { type Question, wordsOf } from './question.ts'
import { fittingUnit, textsOf } from './read-figure.ts'

/** A page on which tokens of a question were found. */
export interface HitPage {
  hits: readonly string[]
}

/**
 * The pages that say most of what is looked for, best first; what every page says counts little.
 * @param total how many pages were looked through
 */
export function rankPages<One extends HitPage>(pages: readonly One[], total: number, limit: number): One[] {
  const times = new Map<string, number>()
  for (const { hits } of pages) for (const hit of hits) times.set(hit, (times.get(hit) ?? 0) + 1)
  const rarity = (hit: string): number => Math.log(1 + total / (times.get(hit) ?? 1)) * (hit.startsWith('c:') ? 1.5 : 1)
  return pages
    .map((page) => ({ page, score: page.hits.reduce((sum, hit) => sum + rarity(hit), 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}

/** A figure near what is looked for. */
export interface NearFigure<One> {
  page: One
  figure: PageFigure
  score: number
  /** Its unit is another one than what is asked for has. */
  isOther: boolean
}

/** How much it counts that something is said there. */
const COUNTS: Record<Source, number> = { own: 1, column: 0.9, parent: 0.8, caption: 0.65, heading: 0.35 }
const UNIT = { stated: 0.15, assumed: 0.02, other: -0.3 } as const
/** Figures of which less is said are near nothing. */
const LEAST = 0.12

type Said = Record<Source, ReadonlySet<string>>

/** What is left of a figure's nearness where nothing says what tells the datapoint from others most. */
const WITHOUT_KEY = 0.72

function slotsSaid(frame: Frame, says: Said): number {
  let [found, all, heaviest, keySaid] = [0, 0, 0, true]
  for (const { any, weight, expected } of weightedSlots(frame)) {
    const counts = expected ? weight / 2 : weight
    const said = Math.max(0, maxOf(sources.map((one) => (any.some((idea) => says[one].has(idea)) ? COUNTS[one] : 0))))
    all += counts
    found += counts * said
    if (counts > heaviest) [heaviest, keySaid] = [counts, said > 0]
  }
  return all ? (found / all) * (keySaid ? 1 : WITHOUT_KEY) : 0
}

function wordsSaid(words: Question['words'], texts: Record<Source, string[]>): number {
  const stemsBy = sources.map((source) => [source, new Set(texts[source].flatMap(wordsOf))] as const)
  const shares = words.map((asked) => {
    let [found, all] = [0, 0]
    for (const [word, weight] of asked) {
      all += weight
      found += weight * Math.max(0, maxOf(stemsBy.map(([source, said]) => (said.has(word) ? COUNTS[source] : 0))))
    }
    return all ? found / all : 0
  })
  return Math.max(0, maxOf(shares))
}

/** What is said near a figure that makes it one of something else. */
function saysOther({ not, may }: Frame, says: Said, isRow: boolean): number {
  let against = 0
  // What else the sentence before speaks of is not said of the figure.
  for (const source of isRow ? (['own', 'column', 'parent'] as const) : (['own', 'column'] as const))
    for (const concept of says[source]) {
      if (not.has(concept)) against += source === 'parent' ? 0.1 : 0.25
      else if (source === 'own' && !may.has(concept) && kindOf(concept) === 'thing') against += 0.04
      else if (source === 'own' && kindOf(concept) === 'part' && !may.has(concept)) against += 0.06
    }
  return Math.min(0.5, against)
}

function yearCounts(figure: PageFigure, year: number | null): number {
  if (figure.year === null || year === null) return 0
  return figure.year === year ? 0.1 : -0.06 - Math.min(5, Math.abs(figure.year - year)) / 100
}

/** Whether a figure is written as a year, which is never what is asked for. */
export const isYearFigure = ({ unit, written }: PageFigure): boolean => unit === null && /^(?:19|20)\d\d$/.test(written)

/** Bare digits outside tables are seldom what is asked for: `Scope 1`, `2 of 3`. */
function looksOdd({ source, unit, written, value, none }: PageFigure, frame: Frame): number {
  if (none) return 0
  if (frame.unit === 'count' && /^-?0\.\d*[1-9]/.test(value)) return 0.3
  if (unit !== null || (source !== 'sentence' && source !== 'line')) return 0
  const isBare = /^\d{1,3}$/.test(written)
  if (source === 'line') return isBare ? 0.4 : 0.1
  return isBare ? 0.15 : 0
}

/** `30-39` where `over 50` is asked for. */
function saysOtherFigures(words: Question['words'], own: readonly string[]): number {
  const asked = words.flatMap((one) => [...one.keys()].filter(isFigure))
  const said = own.flatMap(wordsOf).filter(isFigure)
  return asked.length && said.length && !said.some((one) => asked.includes(one)) ? 0.1 : 0
}
const isFigure = (word: string): boolean => /^\d/.test(word)

/**
 * A number without a unit where amounts of something are asked for: of a sentence never what is meant (`DIN 16247`), of a line or a
 * word for none only where it says what is asked.
 */
function isStray(figure: PageFigure, { unit: asked }: Frame, slots: number, says: Said) {
  const { source, unit, above, written, none, from, to } = figure
  // One amount to another says so, if not by its unit then by its words.
  if (asked?.includes('/') && !isMeasured(figure))
    return !sources.some((one) => one !== 'heading' && says[one].has('intensity'))
  if (COMMON_UNITS.has(asked) || asked === 'ratio' || (unit ?? above) !== null) return false
  if (none) return slots < 0.5
  if (source === 'line') return to - from > LONG_LINE || (/^\d{1,3}$/.test(written) && slots < 0.5)
  return source === 'sentence'
}
/** Lines of so many letters are running text. */
const LONG_LINE = 60

/** A unit that was to be expected and is not there. */
const lacksUnit = (frame: Frame, { none }: PageFigure, fits: keyof typeof UNIT): number =>
  fits === 'assumed' && !none && frame.unit !== null && frame.unit !== 'count' ? 0.1 : 0

interface PageQuestion extends Question {
  year: number | null
  /** How much of what is asked the page says, from 0 to 1. */
  onPage: number
}

/** Units of which every report has figures of anything. */
const COMMON_UNITS: ReadonlySet<string | null> = new Set([null, 'count', '%', 'EUR'])
const isMeasured = ({ unit, above }: PageFigure): boolean => ((unit ?? above)?.dimension ?? 'count') !== 'count'
/** What the whole page speaks of counts where nothing else is said of a figure. */
const PAGE_COUNTS = 0.15

function nearness(page: IndexedPage, figure: PageFigure, { frame, words, year, onPage }: PageQuestion): number {
  if (!frame || isYearFigure(figure)) return 0
  const texts = textsOf(page, figure)
  const says = Object.fromEntries(
    sources.map((source) => [source, new Set(texts[source].flatMap((text) => [...readConcepts(text).concepts]))]),
  ) as unknown as Said
  const [slots, spoken] = [slotsSaid(frame, says), wordsSaid(words, texts)]
  const base = frame.slots.length ? 0.65 * slots + 0.35 * spoken : spoken
  const { fits } = fittingUnit(page, figure, frame)
  if (isStray(figure, frame, slots, says)) return 0
  // Money is no amount of anything else, however near its words are.
  if (fits === 'other' && (figure.unit?.dimension === 'money') !== frame.measures.includes('money')) return 0
  // A word for none says nothing by itself; a figure on a page that speaks of little else may.
  if (base + (figure.none ? 0 : PAGE_COUNTS * onPage) < LEAST)
    return fits === 'stated' && !COMMON_UNITS.has(frame.unit) && isMeasured(figure)
      ? LEAST + 0.01 + yearCounts(figure, year) / 10
      : 0
  const isRow = figure.source === 'table' || figure.source === 'sheet'
  return (
    base +
    PAGE_COUNTS * onPage +
    UNIT[fits] +
    (isRow ? 0.05 : 0) +
    yearCounts(figure, year) -
    lacksUnit(frame, figure, fits) -
    looksOdd(figure, frame) -
    saysOtherFigures(words, texts.own) -
    saysOther(frame, says, isRow)
  )
}

/**
 * The figures nearest in meaning to what is looked for, best first, of each row or sentence the one that fits best.
 * @param year the financial year that is reported on
 */
export function nearestFigures<One extends { indexed: IndexedPage; hits?: readonly string[] }>(
  pages: readonly One[],
  question: Question,
  year: number | null,
  limit: number,
): NearFigure<One>[] {
  const best = new Map<string, NearFigure<One>>()
  const most = Math.max(1, maxOf(pages.map(({ hits }) => hits?.length ?? 0)))
  pages.forEach((page, at) => {
    const asked = { ...question, year, onPage: (page.hits?.length ?? 0) / most }
    for (const figure of page.indexed.figures) {
      const score = nearness(page.indexed, figure, asked)
      const isRow = figure.source === 'table' || figure.source === 'sheet'
      const row = `${at} ${isRow ? (figure.texts.own[0] ?? figure.from) : figure.from}`
      if (score > LEAST && score > (best.get(row)?.score ?? 0)) {
        const isOther = question.frame !== null && fittingUnit(page.indexed, figure, question.frame).fits === 'other'
        best.set(row, { page, figure, score, isOther })
      }
    }
  })
  const isWritten = ({ figure }: NearFigure<One>) => /\d/.test(figure.written)
  // A figure in another unit is seldom meant, however near its words are; words for none stand only where no figure does.
  const ranked = [...best.values()].sort((a, b) => Number(a.isOther) - Number(b.isOther) || b.score - a.score)
  const written = ranked.filter(isWritten)
  return (written.length > 0 ? written : ranked).slice(0, limit)
}

/** A passage near what is looked for: a stretch of the stored text of a page. */
export interface NearPassage<One> {
  page: One
  start: number
  end: number
  score: number
}

/** Passages are cut so that one can be read at a glance. */
const LONGEST = 420

/** The text of a page in stretches of whole lines. */
function stretches(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let start = 0
  let last = 0
  for (const line of text.matchAll(/[^\n]*\n?/g)) {
    const end = line.index + line[0].length
    if (!line[0]) break
    const closes = /[.!?:]\s*$/.test(line[0]) || line[0].trim() === ''
    if (end - start > LONGEST && last > start) {
      found.push({ start, end: last })
      start = last
    }
    if (closes) {
      found.push({ start, end })
      start = end
    }
    last = end
  }
  if (last > start) found.push({ start, end: last })
  return found.flatMap((one) => {
    const written = text.slice(one.start, one.end)
    const from = one.start + (written.length - written.trimStart().length)
    const to = Math.min(one.start + written.trimEnd().length, from + 2 * LONGEST)
    return to - from >= 40 ? [{ start: from, end: to }] : []
  })
}

/** The passages of pages nearest in their words to what is looked for, best first, at most two of a page. */
export function nearestPassages<One extends { text: string }>(
  pages: readonly One[],
  { words }: Question,
  limit: number,
): NearPassage<One>[] {
  const all = pages.flatMap((page) => stretches(page.text).map((stretch) => ({ page, ...stretch })))
  const byIdeas = words.some((asked) => [...asked.keys()].some(isConceptToken))
  const ranking = new Ranking(
    all.map(({ page, start, end }) => {
      const text = fold(page.text.slice(start, end))
      return byIdeas ? [...stems(text), ...conceptTokens([text])] : stems(text)
    }),
  )
  const scores = new Map<number, number>()
  for (const asked of words)
    for (const [at, score] of ranking.scores(new Map(asked))) scores.set(at, Math.max(score, scores.get(at) ?? 0))
  const counts = new Map<One, number>()
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([at, score]) => {
      const passage = all[at]!
      // Rows of a table and lines of a list of contents, read as text, say nothing.
      if (!isProse(passage.page.text.slice(passage.start, passage.end))) return []
      const count = (counts.get(passage.page) ?? 0) + 1
      counts.set(passage.page, count)
      return count <= 2 ? [{ ...passage, score }] : []
    })
    .slice(0, limit)
}
