import { knowledge, listed } from '../knowledge.ts'
import { fold } from './text.ts'

/**
 * What kind of idea a concept is. `small` words carry nothing, `neutral` ones narrow nothing, `whole` says that it is all of it, `domain` that a table is of
 * another kind of report,
 * `part` that it is a piece, `party` that it is somebody else's; `other` turns a figure into something else (a target, a change).
 */
export type ConceptKind =
  | 'thing'
  | 'quantity'
  | 'qualifier'
  | 'measure'
  | 'process'
  | 'whole'
  | 'domain'
  | 'part'
  | 'other'
  | 'party'
  | 'neutral'
  | 'small'

/** An idea that a text says; `from` and `to` are offsets into the text that was looked at. */
export interface Hit {
  concept: string
  from: number
  to: number
}

/** What a stretch of text says: its concepts, and the words that no concept explains. */
export interface TextConcepts {
  hits: readonly Hit[]
  concepts: ReadonlySet<string>
  residue: readonly string[]
  words: number
}

interface Word {
  text: string
  from: number
  to: number
}

/** How a word of a phrase is compared: as it stands, by its beginning, by its end, or by any part of it. */
type Way = 'whole' | 'beginning' | 'end' | 'part'
interface Stem {
  way: Way
  text: string
}
interface Phrase {
  concept: string
  stems: readonly Stem[]
}

const PIECE = 3

/**
 * Languages that write compounds in one word, in which a stem may stand behind another, and how long it must be for that. A stem
 * that begins with `^` only begins words.
 */
const COMPOUNDING: ReadonlyMap<string, number> = new Map([['de', 5]])

function stemOf(written: string, language: string): Stem {
  const [open, close] = [written.startsWith('*'), written.endsWith('*')]
  const text = written.replace(/^[*^]|\*$/g, '')
  const inside =
    close && !written.startsWith('^') && text.length >= (COMPOUNDING.get(language) ?? Number.POSITIVE_INFINITY)
  return { text, way: (open && close) || inside ? 'part' : open ? 'end' : close ? 'beginning' : 'whole' }
}

/** Where a stem stands in a word, `null` where it does not. */
function within(word: string, { way, text }: Stem): [number, number] | null {
  if (way === 'whole') return word === text ? [0, word.length] : null
  if (way === 'beginning') return word.startsWith(text) ? [0, word.length] : null
  if (way === 'end') return word.endsWith(text) ? [word.length - text.length, word.length] : null
  const at = word.indexOf(text)
  return at < 0 ? null : [at, at + text.length]
}

const WORD = /[\p{L}\d]+|[%€<>≤≥]/gu

interface Start {
  phrase: Phrase
  range: [number, number]
}

/** The end of a phrase that begins in word `i`, as an offset into the text; `null` where the words behind are others. */
function endOf({ phrase: { stems }, range }: Start, words: readonly Word[], i: number): number | null {
  let end = (words[i]?.from ?? 0) + range[1]
  for (let k = 1; k < stems.length; k++) {
    const word = words[i + k]
    const found = word ? within(word.text, stems[k] as Stem) : null
    if (!word || !found) return null
    end = word.from + found[1]
  }
  return end
}

/** The group of concepts that are said beside others and hide none of them. */
const BESIDE = 'beside'

const wordsIn = (folded: string): Word[] =>
  [...folded.matchAll(WORD)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))

const MOST_STARTS = 60_000

/** The ideas of one table of words, and where texts say them. */
export class Lexicon {
  readonly kinds = new Map<string, ConceptKind>()
  readonly groups = new Map<string, string>()
  /** Phrases by the first letters of their first stem that a word must hold somewhere. */
  private readonly byWhole = new Map<string, Phrase[]>()
  private readonly byPiece = new Map<string, Phrase[]>()
  private readonly starts = new Map<string, readonly Start[]>()

  constructor(rows: readonly Readonly<Record<'concept' | 'kind' | 'group' | 'language' | 'words', string>>[]) {
    for (const { concept, kind, group, language, words } of rows) {
      this.kinds.set(concept, kind as ConceptKind)
      if (group) this.groups.set(concept, group)
      for (const written of listed(words, '|')) {
        const stems = written.split(/\s+/).map((word) => stemOf(word, language))
        const [first] = stems
        if (!first?.text) continue
        const phrase = { concept, stems }
        const whole = first.way === 'whole' || first.text.length < PIECE
        const index = whole ? this.byWhole : this.byPiece
        const key = whole ? first.text : first.text.slice(0, PIECE)
        index.set(key, [...(index.get(key) ?? []), phrase])
      }
    }
  }

  /** Every place of folded text at which an idea is said, also within longer ones. */
  hits(folded: string): Hit[] {
    return this.hitsAmong(wordsIn(folded))
  }

  private hitsAmong(words: readonly Word[]): Hit[] {
    const hits: Hit[] = []
    for (const [i, word] of words.entries())
      for (const start of this.startsIn(word.text)) {
        const to = endOf(start, words, i)
        if (to !== null) hits.push({ concept: start.phrase.concept, from: word.from + start.range[0], to })
      }
    return hits
  }

  /** Reads what a text says. */
  read(text: string): TextConcepts {
    const folded = fold(text)
    const words = wordsIn(folded)
    const covered = new Uint8Array(folded.length)
    const kept = this.outermost(this.hitsAmong(words))
    for (const { from, to } of kept) covered.fill(1, from, to)
    const residue = words
      .filter(({ text: word, from, to }) => {
        if (/^[\d%€<>≤≥]+$/.test(word) || word.length < 2) return false
        let unread = 0
        for (let at = from; at < to; at++) if (!covered[at]) unread += 1
        return unread > (to - from) / 2
      })
      .map(({ text: word }) => word)
    const meant = kept.filter(({ concept }) => this.kinds.get(concept) !== 'small')
    return { hits: meant, concepts: new Set(meant.map(({ concept }) => concept)), residue, words: words.length }
  }

  /** Ranges that stand within a longer one of another phrase are part of its meaning and none of their own. */
  private outermost(hits: Hit[]): Hit[] {
    const inner = new Set<Hit>()
    let start = -1
    /** How far the ranges reach that begin before, and with, the one that is looked at. */
    let before = -1
    let beside = -1
    // In this order whatever holds a range comes before it, so that a page takes one pass and not one for each of its words.
    for (const hit of [...hits].sort((a, b) => a.from - b.from || b.to - a.to)) {
      if (hit.from !== start) {
        before = Math.max(before, beside)
        start = hit.from
        beside = -1
      }
      if (before >= hit.to || beside > hit.to) inner.add(hit)
      if (this.groups.get(hit.concept) !== BESIDE) beside = Math.max(beside, hit.to)
    }
    return hits.filter((hit) => !inner.has(hit))
  }

  /** The phrases that may begin in a word, with the part of the word that they take. */
  private startsIn(word: string): readonly Start[] {
    const known = this.starts.get(word)
    if (known) return known
    const found: Start[] = []
    const taken = new Set<Phrase>()
    const look = (phrases: readonly Phrase[] | undefined): void => {
      for (const phrase of phrases ?? []) {
        const range = within(word, phrase.stems[0] as Stem)
        if (!range || taken.has(phrase)) continue
        taken.add(phrase)
        found.push({ phrase, range })
      }
    }
    for (const length of [word.length, 1, 2]) if (length <= word.length) look(this.byWhole.get(word.slice(0, length)))
    for (let at = 0; at + PIECE <= word.length && at < 60; at++) look(this.byPiece.get(word.slice(at, at + PIECE)))
    if (this.starts.size > MOST_STARTS) this.starts.clear()
    this.starts.set(word, found)
    return found
  }
}

const concepts = new Lexicon(knowledge('concepts'))

/** The kind of a concept; a name that no row gives is a mistake in a table. */
export function kindOf(concept: string): ConceptKind {
  const kind = concepts.kinds.get(concept)
  if (!kind) throw new Error(`No concept is called ${concept}`)
  return kind
}
export const isConcept = (name: string): boolean => concepts.kinds.has(name)
/** The group whose members exclude one another, `null` where a concept stands alone. */
export const groupOf = (concept: string): string | null => {
  const group = concepts.groups.get(concept)
  return group && group !== BESIDE ? group : null
}

/** The concepts of a group whose members exclude one another. */
export const inGroup = (group: string): string[] =>
  [...concepts.groups].flatMap(([concept, own]) => (own === group ? [concept] : []))

/** All concepts of a kind. */
export const conceptsOfKind = (kind: ConceptKind): string[] =>
  [...concepts.kinds].flatMap(([concept, own]) => (own === kind ? [concept] : []))

const known = new Map<string, TextConcepts>()
const MOST_KNOWN = 20_000

/** What a text says; the same text is read once. */
export function readConcepts(text: string): TextConcepts {
  let found = known.get(text)
  if (!found) {
    found = concepts.read(text)
    if (known.size > MOST_KNOWN) known.clear()
    known.set(text, found)
  }
  return found
}
