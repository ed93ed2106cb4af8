import type { Page, ReadDocument } from '../reading/document.ts'
import { companiesIn } from '../text/company-names.ts'
import { numberOf } from '../text/decimals.ts'
import { matchesOf, onlyEarlier, type Proposal, priorsOf, proposalsAmong } from './answering/answer.ts'
import { frames } from './answering/frames.ts'
import type { Observation } from './answering/observation.ts'
import { passagesAmong } from './answering/passages.ts'
import { settleYear } from './checks.ts'
import { chosenAmong, chosenPassages, leadsWithout } from './choose-within.ts'
import { checkConsistency } from './consistency.ts'
import { omissionsOf } from './content-index.ts'
import { checkContradictions } from './contradictions.ts'
import { observationsInDocument } from './document-observations.ts'
import type { Analysis, Candidate, Gate } from './finding.ts'
import { isForm } from './form.ts'
import { hintsOf, hintsOfLeads } from './hints.ts'
import { impliedAnswers, impliedMembers, partOfNone } from './implied-answers.ts'
import { natureOf } from './kind.ts'
import { applyTeachings, type Teaching } from './learned.ts'
import { inOrder } from './order.ts'
import { isCountedOtherwise } from './other-basis.ts'
import { PageIndexer } from './page-index.ts'
import { mergeParts, type PagePart } from './parts.ts'
import { RememberedRows, withPointed } from './remembered-rows.ts'
import { RowsBeside } from './rows-beside.ts'
import { Stages } from './stages.ts'
import { tagsFirst, yearOfTags } from './tags-first.ts'
import { failedCheck } from './verify.ts'
import { restsOnPicture, weighRecognition } from './weigh-recognition.ts'

/** What is known about the company beforehand. */
export interface AnalysisContext {
  /** Financial year the company reports on; settles documents that do not say. */
  reportingYear?: number | null
  companyName?: string
  /** What persons decided about earlier documents of the company, oldest first. */
  taught?: readonly Teaching[]
  /** Gives the pages as well, for looking things up and pointing at them, and the companies that are named. */
  keepsPages?: boolean
  /** Called between stages and pages, and parts of long pages: whoever watches a slow machine learns that it goes on. */
  onStep?: () => void
}

/** The analysis of a document that is none of a company. */
const nothingIn = ({ language }: ReadDocument): Analysis => ({
  kind: 'other',
  findings: [],
  leads: [],
  others: [],
  omissions: [],
  hints: [],
  reportingYear: null,
  language,
  dropped: {},
})

/** Datapoints that a figure or a plain answer settles; passages are quoted for the others. */
const settledOtherwise = new Set(frames.filter(({ kind }) => kind !== 'passage').map(({ datapoint }) => datapoint))

const requirementOf = (datapoint: string): string => datapoint.split('_')[0] ?? ''

/** Tells what is so from what is not. */
const partedBy = <One>(all: readonly One[], isSo: (one: One) => boolean): [One[], One[]] => [
  all.filter(isSo),
  all.filter((one) => !isSo(one)),
]

/** What a stage found. */
type Found = Pick<Analysis, 'findings' | 'leads' | 'others'>
const nothing = (): Found => ({ findings: [], leads: [], others: [] })

/** The figures that a document states in full-time equivalents, by their unit or by the words at them. */
function equivalentsAmong(observations: readonly Observation[]): ReadonlySet<number> {
  const isEquivalent = ({ unit, says, traits }: Observation): boolean =>
    unit?.dimension === 'fte' ||
    Boolean(traits.note_basis) ||
    [...says.own, ...says.column, ...says.caption].some(({ concepts }) => concepts.has('fte_word'))
  return new Set(observations.filter(isEquivalent).flatMap(({ value }) => (value ? [numberOf(value)] : [])))
}

/** Whether an observation answers in a form: a cell, a tick, or words behind a question. */
const isAnswer = ({ kind, traits, texts }: Observation): boolean =>
  kind === 'cell' || Boolean(traits.form) || (texts.heading[0] ?? '').trimEnd().endsWith('?')

/** Puts on proposals what speaks against them beside their own words: that they stand in a form, the basis, and the rows around them. */
function putGates(proposals: readonly Proposal[], equivalents: ReadonlySet<number>, beside: RowsBeside, asks: boolean) {
  for (const { candidate, match } of proposals) {
    const gates: Gate[] = [
      ...(asks && !isAnswer(match.observation) ? (['form'] as const) : []),
      ...(isCountedOtherwise(match, equivalents, beside) ? (['basis'] as const) : []),
      ...beside.gatesOf(match),
    ]
    if (gates.length) candidate.reason.gates = [...new Set([...(candidate.reason.gates ?? []), ...gates])]
  }
}

/** The figures and answers of a document, with those of earlier years beside them. */
function valuesAmong(
  observations: Iterable<Observation>,
  year: number | null,
  pages: ReadonlyMap<number, Page>,
  holds: (candidate: Candidate) => boolean,
  taught: readonly Teaching[],
): Found {
  const pointed = new RememberedRows(taught)
  const matches = matchesOf(pointed.watch(observations), year)
  const groups = [...proposalsAmong(matches, year).values()].map((group) =>
    group.filter(({ candidate }) => holds(candidate)),
  )
  const proposals = groups.flat()
  const equivalents = equivalentsAmong(matches.observations)
  putGates(proposals, equivalents, new RowsBeside(matches.observations), isForm([...pages.values()]))
  for (const proposal of proposals) {
    const page = pages.get(proposal.candidate.place.page)
    if (page) weighRecognition(proposal, page)
  }
  applyTeachings(
    proposals.map(({ candidate }) => candidate),
    taught,
  )
  const { shown, ...chosen } = chosenAmong(groups)
  const stated = withPointed(chosen.findings, chosen.others, pointed.found(year).filter(holds))
  const found = new Set(stated.findings.map(({ datapoint }) => datapoint))
  const earlier = onlyEarlier(found, matches, year).filter(holds)
  for (const { reason } of earlier) reason.aside = 'earlier'
  const made = shown.map(({ match }) => match)
  const findings = [
    ...stated.findings,
    ...priorsOf(made, matches, year).filter(holds),
    ...impliedAnswers(stated.findings, year),
    ...impliedMembers(stated.findings),
  ]
  checkConsistency(findings)
  checkContradictions(findings, equivalents)
  return { findings, leads: chosen.leads, others: [...stated.others, ...earlier] }
}

/** What was found in words, and the requirements that a document hardly answers. */
interface Quoted extends Found {
  unlikely: ReadonlySet<string>
}
const nothingQuoted = (): Quoted => ({ ...nothing(), unlikely: new Set() })

/** Figures, answers and passages in one list each; beside them goes what is of incidents that there were none of, and what leads to no gap. */
function together(values: Found, quoted: Quoted): Found {
  const { kept: findings, ofNone } = partOfNone([...values.findings, ...quoted.findings])
  const [given, hardly] = partedBy(values.leads, ({ datapoint }) => !quoted.unlikely.has(requirementOf(datapoint)))
  const leading = partOfNone([...given, ...quoted.leads], findings)
  const { leads, others } = leadsWithout([...findings, ...ofNone], leading.kept)
  return {
    findings,
    leads,
    others: [...values.others, ...quoted.others, ...ofNone, ...leading.ofNone, ...hardly, ...others],
  }
}

/** The pages of the document in which parts stand. */
const wholePages = (numbers: readonly number[], parts: readonly PagePart[]): number[] => [
  ...new Set(numbers.map((number) => parts.find(({ page }) => page.number === number)?.whole.number ?? number)),
]

/**
 * Finds the values of datapoints in a document that was read: everything it states is matched against what datapoints ask for, and
 * the likeliest observation answers. Pure and deterministic: the same document gives the same result. A stage or page in which an
 * error occurs costs no more than itself and is told in `failed`.
 * @param document as `read()` gives it
 * @param context what is known about the company; used only where the document itself is silent
 */
export function analyse(document: ReadDocument, context: AnalysisContext = {}): Analysis {
  const { kind, own, isProse } = natureOf(document)
  if (kind === 'other') return nothingIn(document)
  const stages = new Stages(context.onStep)
  const { parts, pages, facts, observations, year: stated } = observationsInDocument(document, own, stages)
  const year = yearOfTags(document) ?? stated ?? context.reportingYear ?? null
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const dropped: Record<string, number> = {}
  const holds = (candidate: Candidate): boolean => {
    const page = byNumber.get(candidate.place.page)
    if (page && !failedCheck(candidate, page)) return true
    const type = candidate.value.number === null ? 'text' : (candidate.value.unit ?? 'number')
    dropped[type] = (dropped[type] ?? 0) + 1
    return false
  }
  const inPicture = ({ place }: Candidate): boolean => {
    const page = byNumber.get(place.page)
    return page !== undefined && restsOnPicture(page, place)
  }
  const taught = context.taught ?? []
  const omissions = stages.run('omissions', () => omissionsOf(pages), [])
  const notMaterial = omissions.filter(({ kind }) => kind === 'not_material').map(({ subject }) => subject)
  const indexer = context.keepsPages ? new PageIndexer() : null
  const values = stages.run(
    'values',
    () => valuesAmong(indexer?.watch(observations()) ?? observations(), year, byNumber, holds, taught),
    nothing(),
  )
  const quoted = stages.run(
    'passages',
    (): Quoted => {
      if (!own) return nothingQuoted()
      const taken = new Set([...settledOtherwise, ...notMaterial])
      const { passages: all, unlikely } = passagesAmong(pages, document.language, year, taken)
      const passages = all.filter((candidate) => holds(candidate) && !inPicture(candidate))
      applyTeachings(passages, taught)
      return { ...chosenPassages(passages), unlikely }
    },
    nothingQuoted(),
  )
  if (stated !== null)
    settleYear([...values.findings, ...values.leads, ...values.others, ...quoted.findings, ...quoted.leads], stated)
  const { findings, leads, others } = together(values, quoted)
  for (const finding of findings) if (inPicture(finding)) finding.tier = 'review'
  // Running text that never speaks of its writer, and in which nothing else was found, is of nobody who reports.
  if (!own && isProse && findings.length + omissions.length === 0) return nothingIn(document)
  const read = pages.map((page, i) => ({ page, facts: facts[i] ?? [] }))
  const analysis: Analysis = {
    kind: 'report',
    findings: findings.toSorted(inOrder),
    leads: leads.toSorted(inOrder),
    others: others.toSorted(inOrder),
    omissions,
    hints: stages.run('hints', () => {
      const hints = hintsOf(read, findings, year)
      return [...hints, ...hintsOfLeads(leads, hints)]
    }, []),
    reportingYear: year,
    language: document.language,
    dropped,
  }
  const placed = mergeParts(analysis, parts)
  // Tags stand in the whole text, which is read in parts.
  const whole = stages.run('values', () => tagsFirst(placed, document), placed)
  if (indexer) {
    whole.pages = stages.run('lookup', () => indexer.pages(parts), [])
    whole.companies = companiesIn(document)
  }
  const failed = stages.result
  return failed ? { ...whole, failed: { ...failed, pages: wholePages(failed.pages, parts) } } : whole
}
