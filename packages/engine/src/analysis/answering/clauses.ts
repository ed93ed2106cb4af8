import { cueAt, endsWithCue, wordsOf } from '../../text/cues.ts'
import type { Figure } from '../../text/figure.ts'
import { readConcepts } from '../../text/lexicon.ts'
import { pattern } from '../../text/phrases.ts'
import type { Sentence } from '../../text/sentences.ts'

/** A figure with the words of its clause on both sides. */
export interface Clause {
  left: string
  right: string
  /** The rest of the sentence, as far as it speaks of the figure. */
  rest: string
  /** Where the figures before and behind it end and begin. */
  before: number
  after: number
  /** What the figure is of a change: what it was, by how much it changed, or what it became; `null` where nothing changed. */
  way: Way | null
  /** Whether it is only of a part of what was said before. */
  isPart: boolean
}

type Way = 'base' | 'change' | 'end'

const WAYS: readonly (readonly [way: Way, cue: string])[] = [
  ['base', 'moved_from'],
  ['change', 'moved_by'],
  ['end', 'moved_to'],
]

/** A full stop within a sentence ends a clause, but not behind a number: `zum 31. Dezember`. */
const STOP = /[;:]|, |(?<!\d)\. /g
const STOPPED = /; |(?<!\d)\. /g

/** The last of the marks that end a clause before a place. */
function clauseStart(text: string, from: number, to: number): number {
  let at = from
  for (const match of text.slice(from, to).matchAll(/; |(?<!\d)\. |, (?=\p{L}+ )/gu))
    at = from + match.index + match[0].length
  return at
}

function clauseEnd(text: string, from: number, to: number): number {
  STOP.lastIndex = 0
  const match = STOP.exec(text.slice(from, to))
  return match ? from + match.index : to
}

/** What is said of a figure in brackets behind it: `19,350 t (67 %) were recycled`. */
const ASIDE = /^ ?\([^()]{1,60}\)/

/** Where a bracket opens that holds the next figure: its words are of that one. `24.6 hours (women: 23.9)` */
function bracketBefore(text: string, from: number, next: number): number {
  const between = text.slice(from, next)
  const open = between.lastIndexOf('(')
  return open > between.lastIndexOf(')') && next < text.length ? from + open : text.length
}

/** The words behind a figure up to the end of its clause or the next figure, past what stands in brackets. */
function behind({ figures, folded }: Sentence, i: number): { right: string; end: number } {
  const figure = figures[i] as Figure
  const aside = ASIDE.exec(folded.slice(figure.end))?.[0].length ?? 0
  const from = figure.end + aside
  const next = figures.find(({ start }) => start >= from)?.start ?? folded.length
  const end = Math.min(clauseEnd(folded, from, next), bracketBefore(folded, from, next))
  return { right: folded.slice(figure.end, end), end }
}

const wordsBefore = ({ figures, folded }: Sentence, i: number): string[] =>
  wordsOf(folded.slice(figures[i - 1]?.end ?? 0, figures[i]?.start))

/** Which way a figure is introduced; `about` may stand between the word and the figure. */
function wayOf(sentence: Sentence, i: number): Way | null {
  const words = wordsBefore(sentence, i)
  const leads = endsWithCue('about_before', words) ? [words, words.slice(0, -1), words.slice(0, -2)] : [words]
  return WAYS.find(([, cue]) => leads.some((lead) => endsWithCue(cue, lead)))?.[0] ?? null
}

/** More words between two figures, and they are not of one change. */
const MOST_BETWEEN = 6

const REMARK = /\([^()]*\)/g

function goesOn({ figures, folded }: Sentence, i: number): boolean {
  const between = folded.slice(figures[i - 1]?.end ?? 0, figures[i]?.start).replace(REMARK, ' ')
  return !/[.;:]/.test(between) && wordsOf(between).length <= MOST_BETWEEN
}

/** The figures of one change, `rose from 410 by 45 to 455`, as the first and the last of them. */
function changeAt(sentence: Sentence, i: number): { first: number; last: number } | null {
  if (sentence.figures.length < 2 || !wayOf(sentence, i)) return null
  let [first, last] = [i, i]
  while (first > 0 && wayOf(sentence, first - 1) && goesOn(sentence, first)) first--
  while (last + 1 < sentence.figures.length && wayOf(sentence, last + 1) && goesOn(sentence, last + 1)) last++
  const ways = Array.from({ length: last - first + 1 }, (_, k) => wayOf(sentence, first + k))
  const isOne = ways.length > 1 && new Set(ways).size === ways.length && ways.includes('end')
  return isOne && cueAt('moves', wordsOf(sentence.folded)) >= 0 ? { first, last } : null
}

const PART = pattern('g')`(?<![\p{L}\d]){part_of}(?![\p{L}\d])`

/** Where the words begin that make a part of what follows, between two places: the last of them, or the first. */
const partsWithin = (text: string, from: number, to: number): number[] =>
  [...text.slice(from, to).matchAll(PART)].map(({ index }) => from + index)

const PART_BEHIND = pattern()`^ {part_of}(?![\p{L}\d])`

/** Where the part begins that a figure belongs to; `null` where it is of the whole. */
function partBefore(text: string, { start: at, end }: Figure): number | null {
  // `nine members, seven of whom are independent`
  if (PART_BEHIND.test(text.slice(end))) return at
  const from = [...text.slice(0, at).matchAll(STOPPED)].pop()?.index ?? 0
  return partsWithin(text, from, at).pop() ?? null
}

const ENDS_JOINED = pattern()`(?:,|(?<!\p{L}){joins_line}) *$`

/** `of which 36 are women and 54 men`: what stands between two parts of a list names the first of them. */
const isListed = (between: string, right: string): boolean =>
  ENDS_JOINED.test(between.trimEnd()) && /\p{L}{3}/u.test(right)

/** A clause that only names a part of what was said before. */
function clauseOfPart(sentence: Sentence, i: number, part: number): Clause {
  const { figures, folded } = sentence
  const figure = figures[i] as Figure
  const before = figures[i - 1]?.end ?? 0
  const after = figures[i + 1]?.start ?? folded.length
  const { right } = behind(sentence, i)
  const between = folded.slice(before, figure.start)
  const isLater = before > part
  const left = isLater && !isListed(between, right) ? between : folded.slice(part, isLater ? part : figure.start)
  return { left, right, rest: folded.slice(0, part).trim(), before, after, way: null, isPart: true }
}

/** What a figure became stands behind the subject of the change, and so does the rest of the clause. */
function clauseOfChange(sentence: Sentence, i: number, { first, last }: { first: number; last: number }): Clause {
  const own = clauseOf({ ...sentence, figures: sentence.figures.filter((_, k) => k <= first || k > last) }, first)
  const { figures, folded } = sentence
  const subject = folded.slice(0, figures[first]?.start).slice(-own.left.length)
  const lead = folded.slice(figures[i - 1]?.end ?? 0, figures[i]?.start).replace(REMARK, ' ')
  return {
    ...own,
    left: i === first ? own.left : `${subject}${lead.trimStart()}`,
    right: behind(sentence, i).right,
    after: figures[i + 1]?.start ?? folded.length,
    way: wayOf(sentence, i),
  }
}

/** The words that a figure of a sentence stands among. */
export function clauseOf(sentence: Sentence, i: number): Clause {
  const { figures, folded } = sentence
  const change = changeAt(sentence, i)
  if (change) return clauseOfChange(sentence, i, change)
  const figure = figures[i] as Figure
  const part = partBefore(folded, figure)
  if (part !== null) return clauseOfPart(sentence, i, part)
  const before = figures[i - 1]?.end ?? 0
  const after = figures[i + 1]?.start ?? folded.length
  const [parts = folded.length] = partsWithin(folded, figure.end, folded.length)
  const end = Math.min(parts, behind(sentence, i).end)
  let start = clauseStart(folded, before, figure.start)
  // A clause too short to name anything leans on what stands before it.
  if (figure.start - start < 12) start = before
  const rest = `${folded.slice(0, start)} ${folded.slice(end, parts)}`.trim()
  return {
    left: folded.slice(start, figure.start),
    right: folded.slice(figure.end, end),
    rest,
    before,
    after,
    way: null,
    isPart: false,
  }
}

const FINITE = pattern()`(?<![\p{L}\d]){finite}(?![\p{L}\d])`

/** A word that points back stands among the first of a sentence. */
const OPENING = 3

/** What a sentence speaks of that only points back: the subject of the sentence before, or all of it where that names nothing. */
export function pointedAt({ folded, before }: Sentence): string | null {
  if (!before || cueAt('points_back', wordsOf(folded).slice(0, OPENING)) < 0) return null
  const said = before.slice(0, partsWithin(before, 0, before.length)[0])
  const verb = FINITE.exec(said)
  const subject = verb ? said.slice(0, verb.index).trim() : ''
  return readConcepts(subject).concepts.size ? subject : said
}
