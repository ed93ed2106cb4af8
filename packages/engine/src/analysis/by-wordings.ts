import type { Page, ReadDocument } from '../reading/document.ts'
import { passagesAmong } from './answering/passages.ts'
import { answersIn } from './answers.ts'
import { chooseWithin, type Draft } from './choose-within.ts'
import { claimsOf } from './claims.ts'
import { type Compiled, compileRecipes } from './compiled.ts'
import { checkConsistency } from './consistency.ts'
import { omissionsOf } from './content-index.ts'
import { continueTables } from './continued.ts'
import { waysOfCounting } from './counting.ts'
import { cuesIn } from './cues.ts'
import { draftFromFact } from './drafts.ts'
import { draftsFromSentence } from './drafts-sentence.ts'
import { type Fact, factsOf, gridsOf } from './facts.ts'
import type { Analysis, Candidate } from './finding.ts'
import { hintsOf } from './hints.ts'
import { impliedAnswers, impliedMembers, withoutNoughts } from './implied.ts'
import { natureOf } from './kind.ts'
import { applyTeachings, type Teaching } from './learned.ts'
import { matchFact } from './match.ts'
import { settledFormat } from './numbers.ts'
import { isOfNobody } from './of-nobody.ts'
import { numbered, type Part, putBack, within } from './parts.ts'
import { readings } from './readings.ts'
import { recipes } from './recipes/index.ts'
import { weighRecognition } from './recognised.ts'
import { remarksOf } from './remarks.ts'
import type { ColumnRole } from './roles.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { subjectOfDocument } from './sites.ts'
import { clausesOf } from './spoken.ts'
import { fold } from './text.ts'
import { failedCheck } from './verify.ts'
import { reportingYear } from './years.ts'

/** What is known about the company beforehand. */
export interface AnalysisContext {
  /** Financial year the company reports on; settles documents that do not say. */
  reportingYear?: number | null
  companyName?: string
  /** What persons decided about earlier documents of the company, oldest first. */
  taught?: readonly Teaching[]
}

let compiled: Compiled[] | null = null

function recipesReady(): Compiled[] {
  compiled ??= compileRecipes(recipes)
  return compiled
}

/** What recipes find in a document, with its pages and figures as they were read for it. */
export interface ByWordings {
  /** Still with the places of the parts in which long pages are read. */
  analysis: Analysis
  parts: Part[]
  pages: Page[]
  facts: Fact[][]
  /** The document speaks of its company, and not of what others should do. */
  own: boolean
}

/** Finds the values of datapoints by their recipes: closed lists of how reports word them. */
export function analyseByWordings(document: ReadDocument, context: AnalysisContext = {}): ByWordings {
  const { kind, own } = natureOf(document)
  if (kind === 'other') return { analysis: nothingIn(document), parts: [], pages: [], facts: [], own }
  const ready = recipesReady()
  const parts = numbered(
    within(document.pages.filter((page) => !holdsNoData(page))).map((part) => ({
      ...part,
      page: { ...part.page, numberFormat: settledFormat(part.page.text, part.page.numberFormat) },
    })),
  )
  const pages = parts.map(({ page }) => page)
  const grids = continueTables(pages.map((page) => gridsOf(page)))
  const facts = pages.map((page, i) => factsOf(page, grids[i] ?? [], pages.length))
  const columnYears = facts
    .flat()
    .filter((fact) => fact.yearFrom === 'column' && fact.role === 'actual')
    .map((fact) => fact.year ?? 0)
  const year =
    reportingYear(
      document.name,
      document.pages.map((page) => fold(page.text)),
      columnYears,
    ) ??
    context.reportingYear ??
    null
  const drafts: Draft[] = []
  const omissions = omissionsOf(pages)
  pages.forEach((page, i) => {
    for (const fact of facts[i] ?? []) drafts.push(...draftsOfFact(fact, ready, year))
    drafts.push(...answersIn(page, grids[i] ?? [], ready, year))
    if (page.kind !== 'sheet' && own)
      for (const sentence of [...sentencesOf(page), ...remarksOf(page)])
        drafts.push(...draftsOfSentence(sentence, ready, year))
  })
  drafts.push(
    ...passagesAmong(
      pages,
      document.language,
      year,
      new Set([
        ...ready.map((item) => item.recipe.id),
        ...omissions.filter(({ kind }) => kind === 'not_material').map(({ subject }) => subject),
      ]),
    ).map((candidate): Draft => ({ candidate, strength: 1, settled: false, boundary: 'unknown', value: null })),
  )
  const isSubject = subjectOfDocument(
    document,
    drafts.flatMap(({ site }) => site ?? []),
  )
  for (const draft of drafts)
    if (draft.site && COUNTED_AS_WHOLE.test(draft.candidate.datapoint) && !isSubject(draft.site)) draft.ofPart = true
  applyTeachings(drafts, context.taught ?? [])
  const settled = settle(pages, drafts, year, document.language)
  const read = pages.map((page, i) => ({ page, facts: facts[i] ?? [] }))
  return { analysis: { ...settled, omissions, hints: hintsOf(read, settled.findings, year) }, parts, pages, facts, own }
}

/** The analysis of a document that is none of a company. */
const nothingIn = ({ language }: ReadDocument): Analysis => ({
  kind: 'other',
  findings: [],
  others: [],
  omissions: [],
  hints: [],
  reportingYear: null,
  language,
  dropped: {},
})

/** What is stated for the undertaking as a whole. */
const COUNTED_AS_WHOLE = /^(?:E1-[56]_|E2-4|E3-4|E5-[45]_|S1-)/

const NO_DATA =
  /translation|übersetzung|enumeration|drop-?down|\blists?\b|listen|converter|conversion|umrechn|parameter|licen[cs]e|lizenz|cover|deckblatt|introduction|einführung|instruction|anleitung|look-?up|glossar|help|hilfe|read-?me|validation|change-?log|version|benchmark|branchenvergleich|peer (?:group|comparison)/i

/** Sheets that serve the form rather than the report, or compare it: lists to choose from, translations, benchmarks. */
function holdsNoData(page: Page): boolean {
  return page.kind === 'sheet' && page.name !== null && NO_DATA.test(page.name)
}

const HOLDS_NO_VALUE: ReadonlySet<ColumnRole> = new Set(['note', 'change', 'foreign'])

function draftsOfFact(fact: Fact, ready: Compiled[], year: number | null): Draft[] {
  if (HOLDS_NO_VALUE.has(fact.role) || fact.cell.number === null) return []
  const ways = readings(fact)
  const cues = cuesIn([fact.label, ...fact.parents, ...fact.columns, ...fact.titles].join(' | '))
  return ready.flatMap((item) => {
    if (item.cue >= 0 && !cues[item.cue]) return []
    const match = matchFact(fact, ways, item)
    const draft = match ? draftFromFact(fact, match, item, year) : null
    if (!draft) return []
    return item.recipe.id === 'S1-6_02' ? [draft, ...waysOfCounting(fact, year)] : [draft]
  })
}

function draftsOfSentence(sentence: Sentence, ready: Compiled[], year: number | null): Draft[] {
  if (isOfNobody(sentence.folded)) return []
  const cues = cuesIn([sentence.asked, sentence.named, sentence.folded].filter(Boolean).join(' '))
  const claims = claimsOf(sentence)
  const clauses = clausesOf(sentence)
  return ready.flatMap((item) =>
    item.cue >= 0 && !cues[item.cue] ? [] : draftsFromSentence(sentence, claims, clauses, item, year),
  )
}

const byCode = new Intl.Collator('en', { numeric: true })

export const inOrder = (a: Candidate, b: Candidate): number =>
  byCode.compare(a.datapoint, b.datapoint) ||
  (a.dimension ?? '').localeCompare(b.dimension ?? '') ||
  Number(a.role === 'target') - Number(b.role === 'target') ||
  b.score - a.score

function settle(pages: Page[], drafts: Draft[], year: number | null, language: string): Analysis {
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const dropped: Record<string, number> = {}
  const kept = drafts.filter(({ candidate }) => {
    const page = byNumber.get(candidate.place.page)
    const failed = page ? failedCheck(candidate, page) : 'quote'
    if (failed) {
      const kind = candidate.value.number === null ? 'text' : (candidate.value.unit ?? 'number')
      dropped[kind] = (dropped[kind] ?? 0) + 1
    }
    return failed === null
  })
  for (const draft of kept) weighRecognition(draft, byNumber.get(draft.candidate.place.page) as Page)
  const chosen = chooseWithin(kept, year)
  const { stands: findings, ofNone } = withoutNoughts(chosen.findings)
  const others = [...chosen.others, ...ofNone]
  findings.push(...impliedAnswers(findings, year), ...impliedMembers(findings))
  checkConsistency(findings, recipes)
  return {
    kind: 'report',
    findings: findings.sort(inOrder),
    others: others.sort(inOrder),
    omissions: [],
    reportingYear: year,
    language,
    dropped,
  }
}

/** The findings of the recipes alone. */
export function findByWordings(document: ReadDocument, context?: AnalysisContext): Analysis {
  const { analysis, parts } = analyseByWordings(document, context)
  return putBack(analysis, parts)
}
