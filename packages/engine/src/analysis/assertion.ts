import { knowledge, listed } from '../knowledge.ts'
import { compile } from '../text/compile.ts'
import { FirstWords } from '../text/first-words.ts'
import { anyOf, pattern } from '../text/phrases.ts'
import { fold } from '../text/text.ts'
import type { Gate } from './finding.ts'

/**
 * What a sentence is, whatever it is about: an assertion of a company about itself, or a question, a duty, an example, a risk, a
 * plan, somebody else's affair. The words for all of it are rows of `assertions.csv`.
 */

/** A sign that a gate closes on by itself, or one that what is asked for decides about. */
export type Sign = Gate | 'duty' | 'not_all' | 'denial' | 'affirmed' | 'pointing' | 'demonstrative' | 'own_document'

/** A stretch between marks and words that open a clause. */
interface Clause {
  from: number
  to: number
  /** It only says which of something is meant: `that do not go away by themselves`. */
  isAside: boolean
  /** Where the words stand with which it goes on behind a relative clause: `a policy that … does not exist`. */
  subject: { from: number; to: number } | null
  denied: boolean
}

/** A sentence with what kind of sentence it is. */
export interface Assertion {
  folded: string
  /** The same without what it says only as a condition or a purpose, at the same offsets. */
  main: string
  /** Why it is no assertion, as far as its words tell. */
  signs: ReadonlySet<Sign>
  /** The signs under which the rest stands. */
  asides: ReadonlySet<Sign>
  clauses: readonly Clause[]
}

const [FROM, TO] = [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`]
type Where = 'begins' | 'says' | 'opens'

/** The phrases of each sign by where they stand, of all languages. */
const phrases = ((): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, string[]>()
  for (const row of knowledge<'gate' | 'where' | 'words'>('assertions')) {
    const key = `${row.where} ${row.gate}`
    words.set(key, [...(words.get(key) ?? []), ...listed(row.words, '|')])
  }
  return words
})()

/** Which signs the words of a sentence leave possible; hardly any sentence needs the pattern of more than a few. */
const firstWords = new FirstWords(
  [...phrases].map(([key, words]): [Sign, readonly string[]] => [key.split(' ')[1] as Sign, words]),
)

/** By where a phrase stands the signs with their phrases in one pattern. */
const signs = ((): Readonly<Record<Where, ReadonlyMap<Sign, RegExp>>> => {
  const patterns = { begins: new Map(), says: new Map(), opens: new Map() } as Record<Where, Map<Sign, RegExp>>
  for (const [key, words] of phrases) {
    const [where = '', sign = ''] = key.split(' ')
    const any = `${FROM}${anyOf(words)}${TO}`
    const source = where === 'begins' ? `^[^\\p{L}\\d]*${any}` : any
    patterns[where as Where].set(sign as Sign, compile(source, where === 'begins' ? 'u' : 'gu'))
  }
  return patterns
})()

/** A box to tick, and circles where words for yes or no stand beside them. */
const BOX = pattern()`[☐☒☑□]|\[[ x✓]?\]|\( ?[x✓]? ?\)|[○●◯◉] ?(?:{affirms}|{denies})${TO}`
const ENDED = /[.!]["')\]]*\s*(?:\d{1,2}(?:, ?\d{1,2})*)?\s*$/u
const BEGUN = /^[^\p{L}\d]*[\p{Lu}\d]/u
const OWN = pattern()`${FROM}{own_voice}${TO}`
const FINITE = pattern()`${FROM}{finite}${TO}`
/** `..... 12`, `302-1, 302-4`, `p. 117`, `→ Annual Report` */
const INDEX = /^\s*→|\.{4,}|(?:\b\d{3}-\d{1,2}\b.*){2}|(?<!\p{L})p{1,2}\. ?\d+/u

/** Items of a list that run into one another. */
const LISTED = /(?:(?:^|\s)[>›•▪■◼] .*){2}/u

/** Sentences shorter than this name something. */
const FEWEST_WORDS = 4

/** Whether words are a whole sentence: begun and ended, with a verb; one that speaks of its writer may lack its full stop. */
function isSentence(text: string, folded: string, clauses: readonly Clause[]): boolean {
  const isWhole = BEGUN.test(text) && (ENDED.test(folded) || OWN.test(folded))
  const says = clauses.some(({ from, to, isAside }) => !isAside && FINITE.test(folded.slice(from, to)))
  return isWhole && says && folded.split(/\s+/).length >= FEWEST_WORDS
}

/** `Kolleg:innen` is one word. */
const BREAK = pattern('g')`;|:(?!\p{L})|, |[()]| - |${FROM}(?:{clause_opens})${TO}`
/** German relative clauses stand behind a comma; anywhere else `die` is an article. */
const OPENS = pattern()`^(?:[,\s]*(?:{clause_opens})|,\s*(?:{opens_behind_comma}))${TO}`
const RELATIVE = pattern()`^[,\s]*(?:{relative})${TO}`

/** Where a relative clause without a mark ends: before the next verb that does not stand at its own, which follows the pronoun. */
function endOfRelative(text: string): number {
  const [, own, ...rest] = [...text.matchAll(/[\p{L}\d']+/gu)]
  let end = own ? own.index + own[0].length : text.length
  for (const { 0: word, index } of rest) {
    if (!FINITE.test(word)) continue
    if (index - end > 1) return index
    end = index + word.length
  }
  return text.length
}

/** What a finding, a confirmation says: it asserts as much as what introduces it. */
const FINDS = pattern()`${FROM}{finds}\s*$`

type Stretch = Omit<Clause, 'subject' | 'denied'>

/** The stretches of a text, in order. */
function clausesIn(text: string): Omit<Clause, 'denied'>[] {
  const cuts = [...new Set([0, ...[...text.matchAll(BREAK)].map(({ index }) => index), text.length])]
  const found = cuts.slice(0, -1).flatMap((from, i): Stretch[] => {
    const to = cuts[i + 1] ?? text.length
    const own = text.slice(from, to)
    if (!OPENS.test(own) || FINDS.test(text.slice(0, from))) return [{ from, to, isAside: false }]
    const end = RELATIVE.test(own) ? from + endOfRelative(own) : to
    const aside = { from, to: end, isAside: true }
    return end < to ? [aside, { from: end, to, isAside: false }] : [aside]
  })
  return found.map((one, i) => {
    const [main, aside] = [found[i - 2], found[i - 1]]
    return { ...one, subject: !one.isAside && aside?.isAside && main && !main.isAside ? main : null }
  })
}

/** Blanks stretches out, so that offsets stay. */
const without = (text: string, spans: readonly { from: number; to: number }[]): string => {
  let left = text
  for (const { from, to } of spans) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  return left
}

/** A condition or a purpose goes on to the next mark. */
const GOES_ON = /[^,;:()]*/y

const AMOUNT = /^ (?:\p{L}+ )?\d/u

/** What stands under a condition or serves a purpose, and under which. */
function asidesOf(
  folded: string,
  possible: ReadonlySet<Sign>,
): { spans: { from: number; to: number }[]; asides: Set<Sign> } {
  const spans: { from: number; to: number }[] = []
  const asides = new Set<Sign>()
  for (const [sign, opens] of signs.opens) {
    if (!possible.has(sign)) continue
    for (const { 0: opener, index } of folded.matchAll(opens)) {
      // `Reduced by 40 %` in German, and no purpose: `um 40 %`.
      if (sign === 'purpose' && !opener.includes(' ') && AMOUNT.test(folded.slice(index + opener.length))) continue
      GOES_ON.lastIndex = index
      spans.push({ from: index, to: index + (GOES_ON.exec(folded)?.[0].length ?? 0) })
      asides.add(sign)
    }
  }
  return { spans, asides }
}

/** `We do not tolerate` denies nothing of the policy that says so, and `not only` leaves nobody out. */
const withoutAffirmed = (text: string): string => {
  const affirmed = signs.says.get('affirmed')
  return affirmed ? text.replace(affirmed, (words) => ' '.repeat(words.length)) : text
}

const isDenied = (stretch: string): boolean => {
  const denial = signs.says.get('denial')
  return denial !== undefined && withoutAffirmed(stretch).search(denial) >= 0
}

/** `This means`, `these include`: a word that points back and stands for what it points at; `this policy` names it. */
function pointsBack(folded: string): boolean {
  const words = signs.begins.get('demonstrative')?.exec(folded)?.[0]
  const next = words === undefined ? null : /[\p{L}\d']+/u.exec(folded.slice(words.length))
  return next !== null && FINITE.test(next[0])
}

function read(text: string): Assertion {
  const folded = fold(text)
  const possible = firstWords.in(folded)
  const { spans, asides } = asidesOf(folded, possible)
  const main = without(folded, spans)
  const found = new Set<Sign>()
  if (folded.includes('?')) found.add('question')
  if (BOX.test(folded)) found.add('option')
  if (INDEX.test(folded)) found.add('index')
  for (const [sign, begins] of signs.begins) if (possible.has(sign) && begins.test(folded)) found.add(sign)
  const stretches = clausesIn(main)
  // `Protected against reprisals that they could suffer` is no condition.
  const within: Partial<Record<Sign, () => string>> = {
    part: () => withoutAffirmed(main),
    condition: () =>
      without(
        main,
        stretches.filter(({ isAside }) => isAside),
      ),
  }
  for (const [sign, says] of signs.says)
    if (possible.has(sign) && (within[sign]?.() ?? main).search(says) >= 0) found.add(sign)
  // `This report` is the one that is read.
  if (pointsBack(folded) && !found.has('own_document')) found.add('pointing')
  const mayDeny = possible.has('denial')
  const clauses = stretches.map((one) => ({ ...one, denied: mayDeny && isDenied(main.slice(one.from, one.to)) }))
  if (LISTED.test(folded) || !isSentence(text, folded, clauses)) found.add('no_sentence')
  return { folded, main, signs: found, asides, clauses }
}

/** Whether a text may be read as one of some signs: told by its first words alone, so that most need not be read. */
export function maySign(folded: string, wanted: readonly Sign[]): boolean {
  if (wanted.includes('question') && folded.includes('?')) return true
  if (wanted.includes('option') && BOX.test(folded)) return true
  const possible = firstWords.in(folded)
  return wanted.some((sign) => possible.has(sign))
}

const known = new Map<string, Assertion>()
const MOST_KNOWN = 20_000

/** What kind of sentence a text is; the same text is read once. */
export function assertionOf(text: string): Assertion {
  let found = known.get(text)
  if (!found) {
    found = read(text)
    if (known.size > MOST_KNOWN) known.clear()
    known.set(text, found)
  }
  return found
}
