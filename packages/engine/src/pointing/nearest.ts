import type { Frame } from '../analysis/answering/frames.ts'
import { kindOf, said } from '../analysis/answering/lexicon.ts'
import { weightedSlots } from '../analysis/answering/match.ts'
import { type Source, sources } from '../analysis/answering/statement.ts'
import { Ranking, stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import type { IndexedPage, PageFigure } from './page-index.ts'
import type { Question } from './question.ts'
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
}

/** How much it counts that something is said there. */
const COUNTS: Record<Source, number> = { own: 1, column: 0.9, parent: 0.8, caption: 0.65, heading: 0.35 }
const UNIT = { stated: 0.15, assumed: 0.02, other: -0.3 } as const
/** Figures of which less is said are near nothing. */
const LEAST = 0.12

type Said = Record<Source, ReadonlySet<string>>

function slotsSaid(frame: Frame, says: Said): number {
  let [found, all] = [0, 0]
  for (const { any, weight, expected } of weightedSlots(frame)) {
    const counts = expected ? weight / 2 : weight
    all += counts
    found += counts * Math.max(0, ...sources.map((one) => (any.some((idea) => says[one].has(idea)) ? COUNTS[one] : 0)))
  }
  return all ? found / all : 0
}

function wordsSaid(words: Question['words'], texts: Record<Source, string[]>): number {
  const stemsBy = sources.map(
    (source) => [source, new Set(texts[source].flatMap((text) => stems(fold(text))))] as const,
  )
  const shares = words.map((asked) => {
    let [found, all] = [0, 0]
    for (const [word, weight] of asked) {
      all += weight
      found += weight * Math.max(0, ...stemsBy.map(([source, said]) => (said.has(word) ? COUNTS[source] : 0)))
    }
    return all ? found / all : 0
  })
  return Math.max(0, ...shares)
}

/** What is said near a figure that makes it one of something else. */
function saysOther({ not, may }: Frame, says: Said): number {
  let against = 0
  for (const source of ['own', 'column', 'parent'] as const)
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
/** Digits outside tables seldom are what is asked for: `Scope 1`, `2 of 3`. */
const isBare = ({ source, unit, written }: PageFigure): boolean =>
  unit === null && source === 'sentence' && /^\d{1,2}$/.test(written)

function nearness(page: IndexedPage, figure: PageFigure, { frame, words }: Question, year: number | null): number {
  if (!frame || isYearFigure(figure)) return 0
  const texts = textsOf(page, figure)
  const says = Object.fromEntries(
    sources.map((source) => [source, new Set(texts[source].flatMap((text) => [...said(text).concepts]))]),
  ) as unknown as Said
  const [slots, spoken] = [slotsSaid(frame, says), wordsSaid(words, texts)]
  const base = frame.slots.length ? 0.65 * slots + 0.35 * spoken : spoken
  if (base < LEAST) return 0
  const { fits } = fittingUnit(page, figure, frame)
  const inTable = isBare(figure) ? -0.3 : figure.source === 'sentence' ? 0 : 0.05
  return base + UNIT[fits] + inTable + yearCounts(figure, year) - saysOther(frame, says)
}

/**
 * The figures nearest in meaning to what is looked for, best first, of each row or sentence the one that fits best.
 * @param year the financial year that is reported on
 */
export function nearestFigures<One extends { indexed: IndexedPage }>(
  pages: readonly One[],
  question: Question,
  year: number | null,
  limit: number,
): NearFigure<One>[] {
  const best = new Map<string, NearFigure<One>>()
  pages.forEach((page, at) => {
    for (const figure of page.indexed.figures) {
      const score = nearness(page.indexed, figure, question, year)
      const row = `${at} ${figure.source === 'sentence' ? figure.from : (figure.texts.own[0] ?? figure.from)}`
      if (score > LEAST && score > (best.get(row)?.score ?? 0)) best.set(row, { page, figure, score })
    }
  })
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit)
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
  const ranking = new Ranking(all.map(({ page, start, end }) => stems(fold(page.text.slice(start, end)))))
  const scores = new Map<number, number>()
  for (const asked of words)
    for (const [at, score] of ranking.scores(new Map(asked))) scores.set(at, Math.max(score, scores.get(at) ?? 0))
  const counts = new Map<One, number>()
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .flatMap(([at, score]) => {
      const passage = all[at]!
      const count = (counts.get(passage.page) ?? 0) + 1
      counts.set(passage.page, count)
      return count <= 2 ? [{ ...passage, score }] : []
    })
    .slice(0, limit)
}
