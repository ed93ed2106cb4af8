import type { Page, ReadDocument } from '../reading/document.ts'
import { companiesIn } from '../text/company-names.ts'
import { numberOf } from '../text/decimals.ts'
import { matchesOf, onlyEarlier, priorsOf, proposalsAmong } from './answering/answer.ts'
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
import { dropZeroFindings, impliedAnswers, impliedMembers } from './implied-answers.ts'
import { natureOf } from './kind.ts'
import { applyTeachings, type Teaching } from './learned.ts'
import { inOrder } from './order.ts'
import { isCountedOtherwise } from './other-basis.ts'
import { PageIndexer } from './page-index.ts'
import { mergeParts, type PagePart } from './parts.ts'
import { RememberedRows, withPointed } from './remembered-rows.ts'
import { RowsBeside } from './rows-beside.ts'
import { Stages } from './stages.ts'
import { taggedValues, taggedYear } from './tagged.ts'
import { isNamedOtherwise, templateValues, templateYear } from './template.ts'
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
  const asks = isForm([...pages.values()])
  const equivalents = equivalentsAmong(matches.observations)
  const beside = new RowsBeside(matches.observations)
  for (const { candidate, match } of groups.flat()) {
    const gates: Gate[] = [
      ...(asks && !isAnswer(match.observation) ? (['form'] as const) : []),
      ...(isCountedOtherwise(match, equivalents, beside) ? (['basis'] as const) : []),
      ...beside.gatesOf(match),
    ]
    if (gates.length) candidate.reason.gates = [...new Set([...(candidate.reason.gates ?? []), ...gates])]
  }
  for (const proposal of groups.flat()) {
    const page = pages.get(proposal.candidate.place.page)
    if (page) weighRecognition(proposal, page)
  }
  const candidates = groups.flat().map(({ candidate }) => candidate)
  applyTeachings(candidates, taught)
  const { shown, ...chosen } = chosenAmong(groups)
  const { findings, others } = withPointed(chosen.findings, chosen.others, pointed.found(year).filter(holds))
  const found = new Set(findings.map(({ datapoint }) => datapoint))
  const earlier = onlyEarlier(found, matches, year).filter(holds)
  for (const { reason } of earlier) reason.aside = 'earlier'
  const made = shown.map(({ match }) => match)
  const priors = priorsOf(made, matches, year).filter(holds)
  const implied = [...impliedAnswers(findings, year), ...impliedMembers(findings)]
  for (const one of [...priors, ...implied]) findings.push(one)
  checkConsistency(findings)
  checkContradictions(findings, equivalents)
  return { findings, leads: chosen.leads, others: [...others, ...earlier] }
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
  const year = taggedYear(document) ?? templateYear(document) ?? stated ?? context.reportingYear ?? null
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
  const omissions = stages.run('omissions', () => omissionsOf(pages), [])
  const notMaterial = omissions.filter(({ kind }) => kind === 'not_material').map(({ subject }) => subject)
  const indexer = context.keepsPages ? new PageIndexer() : null
  const values = stages.run(
    'values',
    () => valuesAmong(indexer?.watch(observations()) ?? observations(), year, byNumber, holds, context.taught ?? []),
    nothing(),
  )
  const quoted = stages.run(
    'passages',
    () => {
      if (!own) return { ...nothing(), unlikely: new Set<string>() }
      const taken = new Set([...settledOtherwise, ...notMaterial])
      const inWords = passagesAmong(pages, document.language, year, taken)
      const passages = inWords.passages.filter((candidate) => holds(candidate) && !inPicture(candidate))
      applyTeachings(passages, context.taught ?? [])
      return { ...chosenPassages(passages), unlikely: inWords.unlikely }
    },
    { ...nothing(), unlikely: new Set<string>() },
  )
  if (stated !== null)
    settleYear([...values.findings, ...values.leads, ...values.others, ...quoted.findings, ...quoted.leads], stated)
  const { kept, dropped: ofNone } = dropZeroFindings([...values.findings, ...quoted.findings])
  const tags = stages.run(
    'values',
    () =>
      [...taggedValues(document), ...templateValues(document)].filter(
        (one) => !failedCheck(one, document.pages[one.place.page - 1]!),
      ),
    [],
  )
  const ofTags = new Set(tags.map((one) => one.datapoint))
  const [given, hardly] = partedBy(values.leads, ({ datapoint }) => !quoted.unlikely.has(requirementOf(datapoint)))
  const leading = dropZeroFindings([...given, ...quoted.leads], kept)
  const spare = leadsWithout([...kept, ...ofNone], leading.kept)
  for (const finding of kept) if (inPicture(finding)) finding.tier = 'review'
  // Running text that never speaks of its writer, and in which nothing else was found, is of nobody who reports.
  if (!own && isProse && kept.length + omissions.length === 0) return nothingIn(document)
  const read = pages.map((page, i) => ({ page, facts: facts[i] ?? [] }))
  const analysis: Analysis = {
    kind: 'report',
    // What a report tags is said; what was read beside it of the same datapoint is not.
    findings: kept.filter((one) => !ofTags.has(one.datapoint) || one.dimension !== null).sort(inOrder),
    leads: spare.leads.filter((one) => !ofTags.has(one.datapoint)).sort(inOrder),
    others: [...values.others, ...quoted.others, ...ofNone, ...leading.dropped, ...hardly, ...spare.others].sort(
      inOrder,
    ),
    omissions,
    hints: stages.run('hints', () => {
      const hints = hintsOf(read, kept, year)
      return [...hints, ...hintsOfLeads(spare.leads, hints)]
    }, []),
    reportingYear: year,
    language: document.language,
    dropped,
  }
  const whole = mergeParts(analysis, parts)
  // Tags stand in the whole text, which is read in parts.
  if (tags.length > 0) {
    const isOther = isNamedOtherwise(document)
    const said = new Set(tags.map(({ datapoint, dimension }) => `${datapoint} ${dimension}`))
    const rest = whole.findings.filter((one) => !said.has(`${one.datapoint} ${one.dimension}`) && !isOther(one))
    whole.findings = [...tags, ...rest].sort(inOrder)
  }
  if (indexer) {
    whole.pages = stages.run('lookup', () => indexer.pages(parts), [])
    whole.companies = companiesIn(document)
  }
  const failed = stages.result
  return failed ? { ...whole, failed: { ...failed, pages: wholePages(failed.pages, parts) } } : whole
}
