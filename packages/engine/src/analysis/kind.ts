import { knowledge, listed } from '../knowledge.ts'
import type { ReadDocument } from '../reading/document.ts'
import { isProse } from '../reading/language.ts'
import { companiesIn } from '../text/company-names.ts'
import { fold } from '../text/text.ts'
import type { Analysis } from './finding.ts'

/**
 * What a document is: of a company (report, data sheet, policy, declaration, form, note), or something else. A book, a law, a
 * cookbook or a manual states figures too, but nobody's own.
 */
export type Kind = Analysis['kind']

/** `called`: names of such documents; `own`, `measures`: what a company says of itself; the others are against it. */
type Sign = 'called' | 'own' | 'measures' | 'rules' | 'tells' | 'instructs' | Elsewhere
/** Texts that speak of measures as reports do, but not of their writer's: what teaches, what is in the news, who is sought. */
type Elsewhere = 'teaches' | 'news' | 'seeks'

interface Phrase {
  sign: Sign
  /** The words that follow the first one. */
  rest: string[]
}

const longest = 400_000
/** In the first characters of a document its title stands. */
const head = 400
/** Fewer words than these are believed unless they speak against it themselves. */
const brief = 200
/** Fewer words of running text than these are a note of some lines. */
const lines = 60
/** As many words as these have something of a company's figures or people in them if they are its report. */
const long = 5_000
/** Fewer words than these may stand anywhere. */
const few = 3
/** One word in three thousand that speaks of its writer. */
const rarest = 1 / 3_000
/** Per thousand words; reports have 22 and more of a company's own words, measures and years, and less than one of rules. */
const least = { said: 4, measures: 1.5, ownAlone: 15, figures: 60 }
const most = { years: 10, rules: 2 }

const begins = new Map<string, Phrase[]>()
const stems: { sign: Sign; start: string; end: string }[] = []
for (const { sign, words } of knowledge<'sign' | 'words'>('kinds'))
  for (const phrase of listed(words, '|')) {
    const [first = '', ...rest] = wordsOf(phrase, /[\p{L}\p{N}*]+|§/gu)
    if (!first.includes('*')) begins.set(first, [...(begins.get(first) ?? []), { sign: sign as Sign, rest }])
    else {
      const [start = '', end = ''] = first.split('*')
      stems.push({ sign: sign as Sign, start, end })
    }
  }

function wordsOf(text: string, word = /[\p{L}\p{N}]+|§/gu): string[] {
  return fold(text).match(word) ?? []
}

const stemsOf = (word: string): Phrase[] =>
  stems.filter(({ start, end }) => word.startsWith(start) && word.endsWith(end)).map(({ sign }) => ({ sign, rest: [] }))

/** How often each sign stands among words. */
function signsAmong(words: readonly string[]): Record<Sign, number> {
  const counts = { called: 0, own: 0, measures: 0, rules: 0, tells: 0, instructs: 0, teaches: 0, news: 0, seeks: 0 }
  // Most words come again and again: the stems are looked at once for each.
  const known = new Map<string, Phrase[]>()
  words.forEach((word, i) => {
    const phrases = known.get(word) ?? [...(begins.get(word) ?? []), ...stemsOf(word)]
    known.set(word, phrases)
    const found = new Set<Sign>()
    for (const { sign, rest } of phrases) if (rest.every((next, k) => words[i + 1 + k] === next)) found.add(sign)
    for (const sign of found) counts[sign]++
  })
  return counts
}

/** The text, of a very long one the same share of each page. */
function sampleOf({ pages }: ReadDocument): string {
  const share = Math.min(1, longest / pages.reduce((sum, { text }) => sum + text.length, 1))
  return pages.map(({ text }) => text.slice(0, Math.ceil(text.length * share))).join('\n')
}

/** Whose figures a document states. */
export interface Nature {
  kind: Kind
  /** It speaks of whoever wrote it; where nothing says whose figures they are, sentences are no evidence. */
  own: boolean
  /** It is running text; nothing else is found in it where sentences are no evidence. */
  isProse: boolean
}

/** What a document is, decided by what is said how often. A short text that says nothing either way is a note of the company. */
export function natureOf(document: ReadDocument): Nature {
  const sample = sampleOf(document)
  const words = wordsOf(sample)
  const signs = signsAmong(words)
  const named = signsAmong(wordsOf(document.name)).called > 0
  const headed = signsAmong(wordsOf(document.pages[0]?.text.slice(0, head) ?? '')).called > 0
  const prose = isProse(sample)
  // Whoever tags facts, or fills in the official template, reports, however many laws the text names.
  const isFiled = (document.tagged?.length ?? 0) + (document.named?.length ?? 0) > 0
  if (isFiled) return { kind: 'report', own: true, isProse: prose }
  const speaksOfItself = named || headed || signs.own >= Math.max(1, words.length * rarest)
  return {
    kind: isOther(words, signs, named, () => headed && companiesIn(document).length > 0) ? 'other' : 'report',
    own: speaksOfItself || isNote(words, signs, prose) || companiesIn(document).length > 0,
    isProse: prose,
  }
}

/** How often a text speaks as lessons, newspapers and adverts do; and all that speaks against a report. */
const elsewhere = ({ teaches, news, seeks }: Record<Sign, number>): number => teaches + news + seeks
const against = (signs: Record<Sign, number>): number => signs.rules + signs.tells + signs.instructs + elsewhere(signs)

/** A few lines with a company's measures, and nothing against them: who writes such a note need not say who writes. */
const isNote = (words: readonly string[], signs: Record<Sign, number>, prose: boolean): boolean =>
  words.length < (prose ? lines : brief) && signs.measures > 0 && against(signs) === 0

/** @param isTitled whether its first lines call it a report, and it names a company */
function isOther(
  words: readonly string[],
  signs: Record<Sign, number>,
  named: boolean,
  isTitled: () => boolean,
): boolean {
  const { own, measures, rules } = signs
  const per = 1_000 / Math.max(1, words.length)
  const years = words.filter((word) => /^(?:19[89]|20[0-4])\d$/.test(word)).length
  if (against(signs) >= few && against(signs) > own + measures + Math.min(years, most.years / per)) return true
  if (elsewhere(signs) >= few && elsewhere(signs) > own && !named) return true
  // Standards for such reports speak of the same things, but say what others shall do; a report may name a law at every answer.
  if (rules >= few && rules * per > most.rules && rules > 2 * own && !isTitled()) return true
  if (named || words.length < brief) return false
  const figures = words.filter((word) => /^\d+$/.test(word)).length
  if ((own + measures) * per < least.said && figures * per < least.figures) return true
  return words.length >= long && measures * per < least.measures && own * per < least.ownAlone
}
