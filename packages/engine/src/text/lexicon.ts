import { knowledge, listed } from '../knowledge.ts'
import { fold } from './text.ts'
import { newTable, type Token, tokensIn, type Word } from './words.ts'

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

interface Start {
  phrase: Phrase
  range: [number, number]
}

/** The end of a phrase that begins in word `i`, as an offset into the text; `null` where the words behind are others. */
function endOf({ phrase: { stems }, range }: Start, words: readonly Token[], i: number): number | null {
  let end = (words[i]?.from ?? 0) + range[1]
  for (let k = 1; k < stems.length; k++) {
    const word = words[i + k]
    const found = word ? within(word.word.text, stems[k] as Stem) : null
    if (!word || !found) return null
    end = word.from + found[1]
  }
  return end
}

/** The group of concepts that are said beside others and hide none of them. */
const BESIDE = 'beside'

const [ZERO, NINE] = [48, 57]
function isDigits(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (code < ZERO || code > NINE) return false
  }
  return true
}

/** Of the three letters at a place a number below this one; different letters may have the same. */
const PLACES = 1 << 12
const placeOf = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (PLACES - 1)

const NO_STARTS: readonly Start[] = []

/** The ideas of one table of words, and where texts say them. */
export class Lexicon {
  readonly kinds = new Map<string, ConceptKind>()
  readonly groups = new Map<string, string>()
  /** Phrases by the first letters of their first stem that a word must hold somewhere. */
  private readonly byWhole = new Map<string, Phrase[]>()
  private readonly byPiece = new Map<string, Phrase[]>()
  /** Whether any piece has the number of three letters: hardly any letters of a word do, and those that do not need no look-up. */
  private readonly pieces = new Uint8Array(PLACES)
  private readonly table = newTable()

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
        if (!whole) this.pieces[placeOf(key, 0)] = 1
      }
    }
  }

  /** Every place of folded text at which an idea is said, also within longer ones. */
  hits(folded: string): Hit[] {
    return this.hitsAmong(tokensIn(folded))
  }

  private hitsAmong(words: readonly Token[]): Hit[] {
    const hits: Hit[] = []
    for (let i = 0; i < words.length; i++) {
      const { word, from } = words[i] as Token
      for (const start of this.startsIn(word)) {
        const to = endOf(start, words, i)
        if (to !== null) hits.push({ concept: start.phrase.concept, from: from + start.range[0], to })
      }
    }
    return hits
  }

  /** Reads what a text says. */
  read(text: string): TextConcepts {
    const folded = fold(text)
    const words = tokensIn(folded)
    const covered = new Uint8Array(folded.length)
    const kept = this.outermost(this.hitsAmong(words))
    for (const { from, to } of kept) covered.fill(1, from, to)
    const residue: string[] = []
    for (const {
      word: { text: word },
      from,
      to,
    } of words) {
      if (word.length < 2 || isDigits(word)) continue
      let unread = 0
      for (let at = from; at < to; at++) if (!covered[at]) unread += 1
      if (unread > (to - from) / 2) residue.push(word)
    }
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
  private startsIn({ text: word, known }: Word): readonly Start[] {
    const before = known[this.table] as readonly Start[] | undefined
    if (before) return before
    const found: Start[] = []
    const look = (phrases: readonly Phrase[] | undefined): void => {
      for (const phrase of phrases ?? []) {
        const range = within(word, phrase.stems[0] as Stem)
        if (range && !found.some((other) => other.phrase === phrase)) found.push({ phrase, range })
      }
    }
    for (const length of [word.length, 1, 2]) if (length <= word.length) look(this.byWhole.get(word.slice(0, length)))
    for (let at = 0; at + PIECE <= word.length && at < 60; at++)
      if (this.pieces[placeOf(word, at)] === 1) look(this.byPiece.get(word.slice(at, at + PIECE)))
    known[this.table] = found.length ? found : NO_STARTS
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
const SUBJECTLESS: ReadonlySet<ConceptKind> = new Set(['neutral', 'whole', 'small'])
/** Whether a concept identifies a subject by itself. */
export const namesSubject = (concept: string): boolean => !SUBJECTLESS.has(kindOf(concept))
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
