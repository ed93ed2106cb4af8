import type { Match } from '../src/analysis/answering/match.ts'
import { type AnswerKind, answerKindOf, answerKinds, type Thresholds } from '../src/analysis/answering/score.ts'
import type { LearningDocument } from './documents.ts'

/** The likeliest match of a datapoint of a document, as what others taught judges it. */
export interface Result {
  document: LearningDocument
  key: string
  match: Match
  p: number
  right: boolean
  present: boolean
}

export const isBase = ({ key }: Result): boolean => key.endsWith('#')

/** How many of a kind must be shown before they say how sure it is. */
const ENOUGH = 15
/** What is never sure. */
const NEVER = 2
/** An answer that is likelier wrong than right is never shown, however few there are to judge it by. */
const LIKELIER_THAN_NOT = 0.5

const rounded = (p: number): number => Math.round(p * 1000) / 1000

/** Results of one kind; what is no report of a company is told before anything is matched, and says nothing of its figures. */
const ofKind = (results: readonly Result[], kind: AnswerKind): Result[] =>
  results.filter((one) => answerKindOf(one.match) === kind && !one.document.answers.has('*#')).sort((a, b) => b.p - a.p)

/** How many are right from each probability on, as far as there are enough to say so. */
function sureness(sorted: readonly Result[]): { p: number; share: number; of: number }[] {
  let right = 0
  return sorted.flatMap((one, i) => {
    if (one.right) right += 1
    return i + 1 >= ENOUGH ? [{ p: one.p, share: right / (i + 1), of: i + 1 }] : []
  })
}

/**
 * The least probability from which on so many of some results are right, as far as so few of them can tell (half a standard error);
 * `null` where they nowhere are.
 */
const reaching = (sorted: readonly Result[], wanted: number, leeway = 0.5): number | null =>
  sureness(sorted).findLast(({ share, of }) => share + leeway * Math.sqrt((share * (1 - share)) / of) >= wanted)?.p ??
  null

/** Where fewest of some results are wrong; `null` where it is more than every second one even there. */
function surest(sorted: readonly Result[]): number | null {
  const shares = sureness(sorted)
  const most = shares.reduce((best, { share }) => Math.max(best, share), LIKELIER_THAN_NOT)
  return shares.findLast(({ share }) => share >= most)?.p ?? null
}

/**
 * From which probability each kind of answer is shown and called sure. A kind that is nowhere as right as asked for is shown only where
 * fewest of it are wrong, and one with too few examples as all together are.
 */
export function thresholds(results: readonly Result[]): Record<AnswerKind, Thresholds> {
  const all = results.filter((one) => !one.document.answers.has('*#')).sort((a, b) => b.p - a.p)
  const together = reaching(all, SHOWN) ?? NEVER
  return Object.fromEntries(
    answerKinds.map((kind): [AnswerKind, Thresholds] => {
      const mine = ofKind(results, kind)
      const own = mine.length < ENOUGH ? together : (reaching(mine, SHOWN) ?? surest(mine) ?? NEVER)
      const shown = Math.max(LIKELIER_THAN_NOT, own)
      return [kind, { shown: rounded(shown), sure: rounded(Math.max(shown, reaching(mine, SURE, 0) ?? NEVER)) }]
    }),
  ) as Record<AnswerKind, Thresholds>
}

/** So many of what is shown, and of what is called sure, are to be right. */
const SHOWN = 0.9
const SURE = 0.98

export const percent = (part: number, whole: number): string => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '–')

/** How many are right of what is shown from a probability on, kind by kind. */
export function curves(results: readonly Result[]): string[] {
  return answerKinds.flatMap((kind) => {
    const mine = ofKind(results, kind)
    if (!mine.length) return []
    const lines = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95].map((least) => {
      const shown = mine.filter(({ p }) => p >= least)
      const right = shown.filter((one) => one.right).length
      return `  p ≥ ${least.toFixed(2)}  shown ${String(shown.length).padStart(4)}  right ${percent(right, shown.length).padStart(7)}`
    })
    return [`${kind}: ${mine.length} judged, ${mine.filter(({ right }) => right).length} right`, ...lines]
  })
}

/** What is found where so many of the shown ones are right. */
export function atPrecision(results: readonly Result[], wanted: number, present: number, absent: number): string {
  let [right, invented] = [0, 0]
  let best = { shown: 0, right: 0, invented: 0, p: 1 }
  const sorted = results.filter(isBase).sort((a, b) => b.p - a.p)
  sorted.forEach((one, i) => {
    if (one.right) right += 1
    if (!one.present) invented += 1
    if (right / (i + 1) >= wanted) best = { shown: i + 1, right, invented, p: one.p }
  })
  return `right ${percent(wanted, 1)}: recall ${percent(best.right, present)}, shown ${best.shown}, invented ${percent(best.invented, absent)}, p ≥ ${best.p.toFixed(3)}`
}

/** What is found and right where each kind is shown from its own probability on. */
export function byThresholds(
  results: readonly Result[],
  from: Readonly<Record<AnswerKind, Thresholds>>,
  isCounted: (one: Result) => boolean,
  present: number,
  absent: number,
): string {
  const told = (of: keyof Thresholds): string => {
    const shown = results.filter((one) => isCounted(one) && one.p >= from[answerKindOf(one.match)][of])
    const right = shown.filter((one) => one.right).length
    const invented = shown.filter((one) => !one.present).length
    return `${of} ${shown.length}, right ${percent(right, shown.length)}, recall ${percent(right, present)}, invented ${percent(invented, absent)}`
  }
  return `${told('shown')}; ${told('sure')}`
}
