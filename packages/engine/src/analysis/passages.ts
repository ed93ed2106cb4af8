import { loadCatalogue } from '../esrs/index.ts'
import type { Page, Span } from '../reading/document.ts'
import { Alternatives, type Searched } from './alternatives.ts'
import type { Draft } from './choose-within.ts'
import { type Passage, passagesOf } from './cut-passages.ts'
import { type Asks, asksOf, type Disclosure, type DisclosureKind, disclosures, kindWords } from './disclosures/index.ts'
import { indexPages } from './index-pages.ts'
import { isOfNobody } from './of-nobody.ts'
import { placeOf } from './places.ts'
import { consistsOfRows, isAim, isProse, withoutLeadingRows } from './prose.ts'
import { Ranking, stems } from './ranking.ts'
import { type Flow, flow, fold, sentences, storedSpan } from './text.ts'

/** Below this a disclosure requirement counts as not spoken of. */
const ENOUGH = 3.2
const PER_REQUIREMENT = 3
/** What it is worth that the document's own index points to the page. */
const INDEXED = 1.2
/** Of a long document so many passages are read closely for a requirement, beside those below a fitting heading or code. */
const MOST_READ = 100
const nowhere: ReadonlySet<number> = new Set()

const queries = new Map<string, Map<string, Map<string, number>>>()

/** For each disclosure requirement the stems of its names and definitions, rare ones weighing more. */
function queriesIn(language: 'en' | 'de'): Map<string, Map<string, number>> {
  const known = queries.get(language)
  if (known) return known
  const catalogue = loadCatalogue('esrs-2023', language)
  const texts = new Map<string, string[]>()
  for (const { dr } of disclosures) {
    const points = catalogue.ofDisclosureRequirement(dr)
    const title = catalogue.disclosureRequirement(dr)?.title ?? ''
    const words = [title, title, ...points.flatMap((point) => [point.name, point.name, point.definition])].join(' ')
    texts.set(dr, stems(fold(words)))
  }
  const spread = new Map<string, number>()
  const own = disclosures.filter(({ alike }) => !alike)
  for (const { dr } of own) for (const word of new Set(texts.get(dr))) spread.set(word, (spread.get(word) ?? 0) + 1)
  const built = new Map<string, Map<string, number>>()
  for (const [dr, words] of texts) {
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const weighed = [...counts].map(([word, count]): [string, number] => [
      word,
      Math.log(1 + count) * Math.log(own.length / (spread.get(word) ?? 1) + 0.2),
    ])
    built.set(dr, new Map(weighed.sort((a, b) => b[1] - a[1]).slice(0, 30)))
  }
  queries.set(language, built)
  return built
}

/** How many different words are among those found. */
const different = (found: readonly string[]): number =>
  found.length < 2 ? found.length : new Set(found.map((word) => word.slice(0, 9))).size

/** How many different words a global pattern finds. */
const distinct = (text: string, pattern: RegExp): number => different(text.match(pattern) ?? [])

const said = new Alternatives(disclosures.flatMap(({ topic, strong }) => (strong ? [topic, strong] : [topic])))

/** A passage, or a sentence of one. */
interface Told {
  folded: string
}

const searched = new WeakMap<Told, Searched>()

/** A text, looked through for the words of all requirements when it is first asked for. */
function lookedThrough(told: Told): Searched {
  const known = searched.get(told) ?? said.search(told.folded)
  searched.set(told, known)
  return known
}

interface Ranked {
  passage: Passage
  score: number
  matched: string
}

const kindsOf = new WeakMap<Told, Map<DisclosureKind, number>>()

/** How many words of a kind of statement a text holds; many requirements are of one kind. */
function kindsIn(told: Told, kind: DisclosureKind): number {
  const known = kindsOf.get(told) ?? new Map<DisclosureKind, number>()
  kindsOf.set(told, known)
  const kinds = known.get(kind) ?? distinct(told.folded, kindWords[kind])
  known.set(kind, kinds)
  return kinds
}

function rank(
  disclosure: Disclosure,
  passages: Passage[],
  relevance: Map<number, number>,
  best: number,
  indexed: ReadonlySet<number>,
  headsOf: Map<string, Searched>,
): Ranked[] {
  const ranked: Ranked[] = []
  const { topic, strong: phrase } = disclosure
  const isStrong = phrase?.source === topic.source
  const not = disclosure.not ? new RegExp(disclosure.not) : null
  const headed = new Map<Searched, number>()
  const headedBy = ({ headings }: Passage): number => {
    const heads = headsOf.get(headings) ?? said.search(headings)
    headsOf.set(headings, heads)
    const known = headed.get(heads) ?? different(heads.held(topic))
    headed.set(heads, known)
    return known
  }
  const least = [...relevance.values()].sort((a, b) => b - a)[MOST_READ] ?? 0
  passages.forEach((passage, i) => {
    if (passage.targetRow && disclosure.kind !== 'target') return
    if (passage.tabular && disclosure.kind !== 'metric' && disclosure.kind !== 'target') return
    const coded = passage.codes.includes(disclosure.dr)
    const text = lookedThrough(passage)
    const heads = headedBy(passage)
    if (!coded && !heads && !((relevance.get(i) ?? 0) >= least && phrase && text.mayHold(phrase))) return
    const about = text.held(topic)
    if (!about.length && !coded) return
    const strong = isStrong ? about : phrase ? text.held(phrase) : []
    if (!strong.length && !coded && !heads) return
    const named = different(about)
    const kinds = kindsIn(passage, disclosure.kind)
    const unwanted = not?.test(`${passage.folded} ${passage.headings}`) ? 1 : 0
    const score =
      Math.min(4, named) * 0.55 +
      Math.min(3, strong.length) * 1.25 +
      Math.min(3, kinds) * 0.35 +
      Math.min(2, heads) * 0.8 +
      (coded ? 2.5 : 0) +
      (indexed.has(passage.page.number) ? INDEXED : 0) +
      ((relevance.get(i) ?? 0) / best) * 2 -
      unwanted * 2
    ranked.push({
      passage,
      score,
      matched: strong[0] ?? about[0] ?? disclosure.dr,
    })
  })
  const pages = new Map<number, number>()
  for (const { passage, score } of ranked) pages.set(passage.page.number, (pages.get(passage.page.number) ?? 0) + score)
  for (const item of ranked)
    item.score += Math.min(1.5, ((pages.get(item.passage.page.number) ?? 0) - item.score) * 0.12)
  return ranked.sort(
    (a, b) =>
      b.score - a.score || a.passage.page.number - b.passage.page.number || a.passage.span.start - b.passage.span.start,
  )
}

/** The cell of a table whose sentences speak most of a requirement. */
function tellingCell({ page, spoken }: Passage, { topic }: Disclosure): Span | null {
  const told = spoken
    .map((span) => ({ span, words: distinct(fold(page.text.slice(span.start, span.end)), topic) }))
    .sort((a, b) => b.words - a.words)[0]
  return told && told.words > 0 ? told.span : null
}

interface Sentence extends Told {
  start: number
  end: number
}

const cut = new WeakMap<Span, { source: Flow; parts: Sentence[] }>()

/** The sentences of a passage, which is often asked for several requirements. */
function sentencesOf({ page, span }: Passage): { source: Flow; parts: Sentence[] } {
  const known = cut.get(span)
  if (known) return known
  const source = flow(page.text, [span])
  const parts = sentences(source.text).map(({ start, end }) => ({
    start,
    end,
    folded: fold(source.text.slice(start, end)),
  }))
  cut.set(span, { source, parts })
  return { source, parts }
}

/** The one to three neighbouring sentences of a passage that answer best. */
function quote(passage: Passage, { topic, kind, strong }: Disclosure): Span {
  const { source, parts } = sentencesOf(passage)
  const worth = parts.map((part) => {
    if (isOfNobody(part.folded)) return 0
    const text = lookedThrough(part)
    return different(text.held(topic)) + kindsIn(part, kind) * 0.5 + (strong && text.holds(strong) ? 3 : 0)
  })
  let [from, to, top] = [0, 0, -1]
  for (let i = 0; i < parts.length; i++) {
    let sum = 0
    for (let j = i; j < Math.min(parts.length, i + 3); j++) {
      sum += worth[j] ?? 0
      const length = (parts[j]?.end ?? 0) - (parts[i]?.start ?? 0)
      const value = sum / (1 + 0.35 * (j - i)) - (length > 600 ? 3 : 0)
      if (value > top) [from, to, top] = [i, j, value]
    }
  }
  const [first, last] = [parts[from], parts[to]]
  return withoutLeadingRows(passage.page, first && last ? storedSpan(source, first.start, last.end) : passage.span)
}

/** What the passage leaves open of what the requirement asks. */
function leftOpen(disclosure: Disclosure, text: string): string[] {
  const missing: string[] = []
  const ofAYear = disclosure.kind === 'metric' || disclosure.kind === 'action'
  if (ofAYear && !/(?:19|20)\d{2}/.test(text)) missing.push('year')
  if (disclosure.kind === 'metric' && !/\d/.test(text)) missing.push('value')
  if (disclosure.kind === 'policy' && !kindWords.governance.test(text)) missing.push('responsible')
  kindWords.governance.lastIndex = 0
  if (disclosure.kind === 'target' && !/20[2-5]\d/.test(text)) missing.push('target_year')
  return missing
}

/**
 * Finds the passages that answer narrative disclosure requirements: ranked by the words of names and definitions, by phrases
 * that such answers use, by headings and by codes. A requirement without a clear passage gets none.
 */
export function narrativeDrafts(
  pages: Page[],
  language: string,
  reporting: number | null,
  answered: Set<string>,
  immaterial: Set<string>,
): Draft[] {
  const passages = pages.filter((page) => page.kind !== 'sheet').flatMap(passagesOf)
  if (passages.length < 3) return []
  const spoken = language === 'de' ? 'de' : 'en'
  const index = new Ranking(passages.map((passage) => stems(`${passage.headings} ${passage.folded}`)))
  const indexed = indexPages(pages)
  const headsOf = new Map<string, Searched>()
  const drafts: Draft[] = []
  for (const disclosure of disclosures) {
    const query = queriesIn(spoken).get(disclosure.dr)
    if (!query || immaterial.has(disclosure.dr) || immaterial.has(disclosure.dr.split('-')[0] ?? '')) continue
    const relevance = index.scores(query)
    const best = Math.max(1, ...relevance.values())
    const ranked = rank(disclosure, passages, relevance, best, indexed.get(disclosure.dr) ?? nowhere, headsOf)
    if ((ranked[0]?.score ?? 0) < ENOUGH) continue
    const asks = asksOf.get(disclosure.dr)
    if (!asks) continue
    const told = new Set(answered)
    spreadOut(ranked, disclosure).forEach((item) => {
      const { page, targetRow, folded } = item.passage
      const span = targetRow ? item.passage.span : quote(item.passage, disclosure)
      const point = askedBy(asks, disclosure, targetRow ? folded : fold(flow(page.text, [span]).text), answered)
      if (!point) return
      told.add(point)
      drafts.push(passageDraft(point, disclosure, item, span, reporting, item.score >= ENOUGH))
    })
    // Whistleblowing has its own section, far from what is said of conduct in general.
    for (const [point, cue] of asks.special) {
      if (told.has(point) || !asks.apart.has(point)) continue
      const found = sentenceWith(cue, disclosure, ranked)
      if (found) drafts.push(passageDraft(point, disclosure, found.item, found.span, reporting, true))
    }
  }
  return drafts
}

/** The best passages, one a page: a second one of the same page tells little more. */
function spreadOut(ranked: Ranked[], disclosure: Disclosure): Ranked[] {
  const pages = new Set<number>()
  return ranked
    .filter((item) => !pages.has(item.passage.page.number) && pages.add(item.passage.page.number))
    .slice(0, PER_REQUIREMENT)
    .flatMap((item) => (item.passage.tabular ? besideTable(item, ranked, disclosure) : [item]))
}

/** What is quoted where a table speaks most of a requirement: its own sentence, or the one beside rows that read like one. */
function besideTable(table: Ranked, ranked: Ranked[], disclosure: Disclosure): Ranked[] {
  const { page } = table.passage
  const cell = tellingCell(table.passage, disclosure)
  if (cell) return [{ ...table, passage: { ...table.passage, span: cell } }]
  const row = ranked.find(({ passage }) => passage.page === page && passage.targetRow)
  if (row) return [row]
  const textOf = ({ passage }: Ranked): string => {
    const { start, end } = quote(passage, disclosure)
    return page.text.slice(start, end)
  }
  if (!isProse(textOf(table))) return []
  const other = ranked.find(({ passage }) => passage.page === page && !passage.tabular)
  return other && disclosure.strong?.test(fold(textOf(other))) ? [other] : []
}

/** The best sentence of prose that speaks of the requirement in the words of one of its datapoints. */
function sentenceWith(cue: RegExp, disclosure: Disclosure, ranked: Ranked[]): { item: Ranked; span: Span } | null {
  for (const item of ranked) {
    if (item.passage.tabular || !cue.test(item.passage.folded)) continue
    const { source, parts } = sentencesOf(item.passage)
    const part = parts.find(
      (part) =>
        cue.test(part.folded) &&
        lookedThrough(part).holds(disclosure.topic) &&
        isProse(source.text.slice(part.start, part.end)),
    )
    if (part) return { item, span: storedSpan(source, part.start, part.end) }
  }
  return null
}

/** The first datapoint whose words a quote uses, else the one that asks in general; those answered by recipes are left to them. */
function askedBy(asks: Asks, disclosure: Disclosure, quoted: string, answered: Set<string>): string | null {
  const special = asks.special.find(([id, cue]) => !answered.has(id) && cue.test(quoted))
  if (special) return special[0]
  const speaksOfIt = distinct(quoted, kindWords[disclosure.kind]) > 0 || disclosure.strong?.test(quoted)
  return asks.lead && speaksOfIt && !answered.has(asks.lead) ? asks.lead : null
}

function passageDraft(
  point: string,
  disclosure: Disclosure,
  item: Ranked,
  span: Span,
  reporting: number | null,
  isBest: boolean,
): Draft {
  const { page, targetRow } = item.passage
  const excerpt = page.text.slice(span.start, span.end)
  const quoted = flow(page.text, [span]).text
  const speaks =
    (isProse(excerpt) || (disclosure.kind === 'target' && isAim(excerpt))) &&
    sentences(quoted).some(({ start, end }) => !isOfNobody(fold(quoted.slice(start, end))))
  const shown = isBest && (targetRow || (speaks && !consistsOfRows(page, span)))
  const score = shown ? Math.min(0.95, 0.58 + Math.max(0, item.score - ENOUGH) / 25) : Math.min(0.5, item.score / 12)
  return {
    candidate: {
      datapoint: point,
      dimension: null,
      value: {
        text: quoted,
        number: null,
        unit: null,
        written: excerpt,
        writtenNumber: null,
        writtenUnit: null,
        conversion: null,
      },
      year: reporting,
      role: 'actual',
      tier: 'review',
      score,
      place: placeOf(page, span, null, null, null),
      excerpt,
      checks: [{ check: 'quote', passed: true, detail: null }],
      reason: { source: 'passage', matched: item.matched.slice(0, 160), missing: leftOpen(disclosure, fold(excerpt)) },
    },
    strength: shown ? 1 : 0,
    settled: false,
    boundary: 'unknown',
    value: null,
  }
}
