import type { ReadDocument } from '../reading/document.ts'
import { matchesOf, onlyEarlier, type Proposal, priorsOf, proposalsAmong } from './answering/answer.ts'
import { frames } from './answering/frames.ts'
import { passagesAmong } from './answering/passages.ts'
import { chosenAmong } from './choose-within.ts'
import { checkConsistency } from './consistency.ts'
import { omissionsOf } from './content-index.ts'
import type { Analysis, Candidate } from './finding.ts'
import { hintsOf } from './hints.ts'
import { impliedAnswers, impliedMembers, withoutNoughts } from './implied.ts'
import { natureOf } from './kind.ts'
import { applyTeachings, type Teaching } from './learned.ts'
import { putBack } from './parts.ts'
import { weighRecognition } from './recognised.ts'
import { statedIn } from './stated.ts'
import { failedCheck } from './verify.ts'

/** What is known about the company beforehand. */
export interface AnalysisContext {
  /** Financial year the company reports on; settles documents that do not say. */
  reportingYear?: number | null
  companyName?: string
  /** What persons decided about earlier documents of the company, oldest first. */
  taught?: readonly Teaching[]
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

const byCode = new Intl.Collator('en', { numeric: true })

const inOrder = (a: Candidate, b: Candidate): number =>
  byCode.compare(a.datapoint, b.datapoint) ||
  (a.dimension ?? '').localeCompare(b.dimension ?? '') ||
  Number(a.role === 'target') - Number(b.role === 'target') ||
  b.score - a.score

/** Datapoints that a figure or a plain answer settles; passages are quoted for the others. */
const settledOtherwise = new Set(frames.filter(({ kind }) => kind !== 'passage').map(({ datapoint }) => datapoint))

/**
 * Finds the values of datapoints in a document that was read: everything it states is matched against what datapoints ask for, and
 * the likeliest statement answers. Pure and deterministic: the same document gives the same result.
 * @param document as `read()` gives it
 * @param context what is known about the company; used only where the document itself is silent
 */
export function analyse(document: ReadDocument, context: AnalysisContext = {}): Analysis {
  const { kind, own } = natureOf(document)
  if (kind === 'other') return nothingIn(document)
  const { parts, pages, facts, statements, year: stated } = statedIn(document, own)
  const year = stated ?? context.reportingYear ?? null
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const dropped: Record<string, number> = {}
  const holds = (candidate: Candidate): boolean => {
    const page = byNumber.get(candidate.place.page)
    if (page && !failedCheck(candidate, page)) return true
    const type = candidate.value.number === null ? 'text' : (candidate.value.unit ?? 'number')
    dropped[type] = (dropped[type] ?? 0) + 1
    return false
  }
  const omissions = omissionsOf(pages)
  const matches = matchesOf(statements, year)
  const groups: Proposal[][] = []
  for (const group of proposalsAmong(matches, statements, year).values()) {
    const kept = group.filter(({ candidate }) => holds(candidate))
    for (const proposal of kept) {
      const page = byNumber.get(proposal.candidate.place.page)
      if (page) weighRecognition(proposal, page)
    }
    groups.push(kept)
  }
  const quoted = passagesAmong(
    pages,
    document.language,
    year,
    new Set([
      ...settledOtherwise,
      ...omissions.filter(({ kind }) => kind === 'not_material').map(({ subject }) => subject),
    ]),
  ).filter(holds)
  applyTeachings([...groups.flat().map(({ candidate }) => candidate), ...quoted], context.taught ?? [])
  const chosen = chosenAmong(groups, quoted)
  const { stands: findings, ofNone } = withoutNoughts(chosen.findings)
  const found = new Set(findings.map(({ datapoint }) => datapoint))
  const earlier = onlyEarlier(found, matches, statements, year).filter(holds)
  for (const { reason } of earlier) reason.aside = 'earlier'
  findings.push(
    ...priorsOf(chosen.shown, matches, year).filter(holds),
    ...impliedAnswers(findings, year),
    ...impliedMembers(findings),
  )
  checkConsistency(findings)
  const read = pages.map((page, i) => ({ page, facts: facts[i] ?? [] }))
  const analysis: Analysis = {
    kind: 'report',
    findings: findings.sort(inOrder),
    others: [...chosen.others, ...ofNone, ...earlier].sort(inOrder),
    omissions,
    hints: hintsOf(read, findings, year),
    reportingYear: year,
    language: document.language,
    dropped,
  }
  return putBack(analysis, parts)
}
