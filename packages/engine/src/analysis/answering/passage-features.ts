import type { Page } from '../../reading/document.ts'
import { pattern } from '../../text/phrases.ts'
import { Ranking, stems } from '../../text/ranking.ts'
import { indexPages } from '../index-pages.ts'
import { type AnalysedPassage, analysePassages } from './analysed-passage.ts'
import { type Requirement, requirements, wordingIn } from './disclosures.ts'

export type Features = Record<string, number>

/** A passage that may answer a requirement. */
export interface Pair {
  analysed: AnalysedPassage
  /** Its index among the passages of the document. */
  at: number
  features: Features
}

/** A document cut into passages, with what may answer each requirement. */
export interface Searched {
  passages: readonly AnalysedPassage[]
  pairs: ReadonlyMap<string, readonly Pair[]>
  language: 'en' | 'de'
}

/** So many passages are read closely for a requirement. */
const MOST = 60
const nowhere: ReadonlySet<number> = new Set()

function saysOne(ideas: ReadonlySet<string> | ReadonlyMap<string, number>, slot: readonly string[]): boolean {
  for (let i = 0; i < slot.length; i++) if (ideas.has(slot[i] as string)) return true
  return false
}

/** The share of slots that are said. */
function covered(ideas: ReadonlySet<string> | ReadonlyMap<string, number>, slots: Requirement['about']): number {
  let said = 0
  for (let i = 0; i < slots.length; i++) if (saysOne(ideas, slots[i] as readonly string[])) said += 1
  return slots.length ? said / slots.length : 0
}

const timesSaid = (counts: ReadonlyMap<string, number>, names: Iterable<string>): number => {
  let sum = 0
  for (const name of names) sum += counts.get(name) ?? 0
  return sum
}

interface Around {
  /** How relevant a passage is by the requirement's own words, best 1. */
  relevance: (at: number) => number
  heading: (at: number) => number
  /** The share of the requirement's own words that a passage says. */
  worded: (at: number) => number
  indexed: ReadonlySet<number>
  /** The shares of passages of each page that speak of it. */
  pages: ReadonlyMap<number, number>
  all: readonly AnalysedPassage[]
  /** Tables of contents. */
  contents: ReadonlySet<number>
}

/** What stands in a report and gives no requirement: the taxonomy, the auditor's report, a glossary, an imprint. */
const ELSEWHERE = ['told_elsewhere']

function ofSentences({ spoken }: AnalysedPassage, slots: Requirement['about']): { best: number; full: number } {
  let [best, full] = [0, 0]
  for (const sentence of spoken) {
    const share = covered(sentence, slots)
    if (share > best) best = share
    if (share === 1) full += 1
  }
  return { best, full }
}

const standardOf = (code: string): string => code.split('-')[0] ?? code

/** What the codes in headings and text say of a requirement. */
function codeFeatures({ headCodes, passage }: AnalysedPassage, code: string): Features {
  const standard = standardOf(code)
  const own = headCodes.includes(code)
  return {
    code_head: own ? 1 : 0,
    code_text: passage.codes.includes(code) ? 1 : 0,
    code_standard: !own && headCodes.some((other) => standardOf(other) === standard) ? 1 : 0,
    code_rival: !own && headCodes.length ? 1 : 0,
  }
}

function featuresOf(one: AnalysedPassage, at: number, asked: Requirement, around: Around): Features {
  const { counts, head, heads, passage } = one
  const slots = [...asked.about, ...asked.asks]
  const { best, full } = ofSentences(one, slots)
  const about = covered(counts, asked.about)
  const number = passage.page.number
  const [before, after] = [around.all[at - 1], around.all[at + 1]]
  const near = [before, after].filter((other) => other?.passage.page === passage.page)
  const words = Math.max(12, passage.text.length / 6)
  const aboutTimes = timesSaid(counts, asked.about.flat())
  return {
    about,
    asks: covered(counts, asked.asks),
    sentence: best,
    sentence_full: best === 1 ? 1 : 0,
    sentences_full: Math.log1p(full),
    about_often: Math.log1p(aboutTimes),
    asks_often: Math.log1p(timesSaid(counts, asked.asks.flat())),
    dense: Math.min(0.25, aboutTimes / words) * 4,
    about_head: covered(head, asked.about),
    about_heads: covered(heads, asked.about),
    asks_head: covered(head, asked.asks),
    full_head: covered(head, slots) === 1 ? 1 : 0,
    full_heads: covered(heads, slots) === 1 ? 1 : 0,
    strong: Math.min(1, timesSaid(counts, asked.strong)),
    strong_often: Math.log1p(timesSaid(counts, asked.strong)),
    strong_head: saysOne(heads, asked.strong) ? 1 : 0,
    not: saysOne(counts, asked.not) ? 1 : 0,
    not_head: saysOne(heads, asked.not) ? 1 : 0,
    near: near.some((other) => other && covered(other.counts, asked.about) === 1) ? 1 : 0,
    page: around.pages.get(number) ?? 0,
    relevance: around.relevance(at),
    relevance_head: around.heading(at),
    worded: around.worded(at),
    indexed: around.indexed.has(number) ? 1 : 0,
    index: passage.isIndex ? 1 : 0,
    contents: around.contents.has(number) ? 1 : 0,
    elsewhere: saysOne(counts, ELSEWHERE) ? 1 : 0,
    elsewhere_head: saysOne(heads, ELSEWHERE) ? 1 : 0,
    tabular: passage.tabular ? 1 : 0,
    row: passage.targetRow ? 1 : 0,
    digits: asked.kind === 'metric' && /\d/.test(passage.text) ? 1 : 0,
    length: Math.log(passage.text.length / 300),
    first: number <= 3 ? 1 : 0,
    early: GENERAL.test(asked.code) ? 1 - at / around.all.length : 0,
    ...codeFeatures(one, asked.code),
  }
}

const GENERAL = pattern('i')`^{general_standard}`

/** Whether most lines of a page begin or end with the number of another page. */
function listsContents({ lines, kind }: Page): boolean {
  if (kind !== 'page' || lines.length < 8) return false
  const numbers = lines.flatMap(({ text }) => {
    const line = text.trim()
    // Of most lines the ends say so; looking for the pattern takes the square of their length.
    if (!/^\d|\d$/.test(line)) return []
    const match = /^(\d{1,3})\s+\p{Lu}|\p{L}[^\d]*?[\s.](\d{1,3})$/u.exec(line)
    return match ? [Number(match[1] ?? match[2])] : []
  })
  const rising = numbers.filter((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0)).length
  return numbers.length >= lines.length * 0.4 && rising >= numbers.length * 0.7
}

/** Before learning: what is worth a closer look. */
const promise = (f: Features): number =>
  (f.about ?? 0) +
  (f.sentence ?? 0) +
  (f.sentence_full ?? 0) +
  (f.about_head ?? 0) +
  (f.full_heads ?? 0) +
  (f.strong ?? 0) +
  2 * (f.relevance ?? 0) +
  (f.relevance_head ?? 0) +
  3 * (f.code_head ?? 0) +
  (f.indexed ?? 0)

const isOpen = (one: AnalysedPassage, asked: Requirement): boolean =>
  (asked.kind === 'basis' || !one.passage.isIndex) &&
  (!one.passage.targetRow || asked.kind === 'target') &&
  (saysOne(one.heads, asked.strong) ||
    one.headCodes.includes(asked.code) ||
    saysOne(one.counts, asked.strong) ||
    covered(one.counts, asked.about) + covered(one.heads, asked.about) >= 1)

/** The share of a query, by weight, that each passage says. */
function shares(words: readonly ReadonlySet<string>[], query: ReadonlyMap<string, number>): (at: number) => number {
  let whole = 1e-9
  for (const weight of query.values()) whole += weight
  return (at) => {
    let sum = 0
    for (const [word, weight] of query) if (words[at]?.has(word)) sum += weight
    return sum / whole
  }
}

function relative(scores: Map<number, number>): (at: number) => number {
  let best = 1e-9
  for (const score of scores.values()) if (score > best) best = score
  return (at) => (scores.get(at) ?? 0) / best
}

/** Cuts a document into passages and finds what may answer each requirement. */
export function searched(pages: readonly Page[], language: string): Searched {
  const spoken = language === 'de' ? 'de' : 'en'
  const passages = analysePassages(pages)
  const words = passages.map(({ passage }) => stems(passage.folded))
  const texts = new Ranking(words)
  const different = words.map((of) => new Set(of))
  const headings = new Ranking(passages.map(({ passage }) => stems(passage.headings)))
  const indexed = indexPages(pages)
  const { requirements: queries } = wordingIn(spoken)
  const contents = new Set(pages.filter(listsContents).map(({ number }) => number))
  const perPage = new Map<number, number>()
  for (const { passage } of passages) perPage.set(passage.page.number, (perPage.get(passage.page.number) ?? 0) + 1)
  const pairs = new Map<string, readonly Pair[]>()
  for (const asked of requirements) {
    const query = queries.get(asked.code) ?? new Map()
    const speaking = new Map<number, number>()
    for (const { passage, counts } of passages)
      if (covered(counts, asked.about) === 1)
        speaking.set(passage.page.number, (speaking.get(passage.page.number) ?? 0) + 1)
    const around: Around = {
      relevance: relative(texts.scores(query)),
      heading: relative(headings.scores(query)),
      worded: shares(different, query),
      indexed: indexed.get(asked.code) ?? nowhere,
      pages: new Map([...speaking].map(([page, count]) => [page, count / (perPage.get(page) ?? 1)])),
      all: passages,
      contents,
    }
    const found: Pair[] = []
    passages.forEach((one, at) => {
      if (isOpen(one, asked)) found.push({ analysed: one, at, features: featuresOf(one, at, asked, around) })
    })
    const best =
      found.length > MOST ? found.sort((a, b) => promise(b.features) - promise(a.features)).slice(0, MOST) : found
    pairs.set(asked.code, best)
  }
  return { passages, pairs, language: spoken }
}
