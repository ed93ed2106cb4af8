import { frameFor } from '../analysis/answering/frame-for.ts'
import { check, yearOfWords } from '../analysis/checks.ts'
import type { Analysis, Candidate, Omission } from '../analysis/finding.ts'
import { placeOf } from '../analysis/places.ts'
import { failedCheck } from '../analysis/verify.ts'
import { type Datapoint, loadCatalogue, type StandardSet } from '../esrs/index.ts'
import { oneLine } from '../reading/clean-text.ts'
import type { ReadDocument, Span } from '../reading/document.ts'
import { isAnswerable, isFigure } from './asked.ts'
import type { CheckContext, ModelReplyTo } from './context.ts'
import { excludeEachOther } from './exclusion.ts'
import { type CheckedFigure, checkFigure } from './figure.ts'
import { addressesMachine } from './orders-to-machines.ts'
import { omissionOf, type Sections, sectionLeads, sectionsIn } from './passages.ts'
import { checkPassage } from './passages-check.ts'
import { Blocks, type Found, findQuote } from './quoted.ts'
import { ModelAnswer, ModelPassage, PagesReply, PassagesReply } from './reply.ts'
import { type DropReason, settled, type Verified } from './standing.ts'
import { type CheckedWords, checkChoice, checkYesNo } from './words.ts'

/** One answer of a model and what the checks made of it. */
export interface JudgedAnswer {
  answer: ModelAnswer | ModelPassage
  /** Why it was dropped, or the value or lead that it came to, with gates and doubts among its reasons. */
  became: DropReason | Verified
}

/** What is left of a model's answers after every check. */
export interface CheckedReplies {
  /** Values, each with its tier. */
  candidates: Candidate[]
  /** Places where an answer may stand, with the reason why they are no values. */
  leads: Candidate[]
  omissions: Omission[]
  /** Answers that failed, by check and type of datapoint. */
  dropped: { reason: DropReason; type: string }[]
  /** Passages that answer requirements: what the second step is made of. */
  sections: Sections
  /** What became of each answer, in the order of the replies: what the checks are measured by. */
  judged: JudgedAnswer[]
  /** Pages that the model has read, looking for the datapoints of this set. */
  pagesRead: ReadonlySet<number>
  set: StandardSet
}

const excerptIn = ({ block }: Found, { start, end }: Span): string => block.page.text.slice(start, end)

/** The place of a figure has to hold it; a quote that was widened or narrowed is widened again. */
function holding(found: Found, figure: CheckedFigure): Span {
  return { start: Math.min(found.excerpt.start, figure.span.start), end: Math.max(found.excerpt.end, figure.span.end) }
}

function figureAnswer(answer: ModelAnswer, found: Found, context: CheckContext): Verified | DropReason {
  const frame = frameFor(answer.datapoint)
  if (!frame) return 'unknown_datapoint'
  const { document, model } = context
  const { reportingYear, findings } = context.analysis
  const figure = checkFigure(answer, { ...found, language: document.language, reportingYear }, frame)
  if (typeof figure === 'string') return figure
  const { value, span, year, yearFrom, unitStated, boundary, dimension, around } = figure
  const { page } = found.block
  const excerpt = holding(found, figure)
  const isPrior = !frame.target && year !== null && reportingYear !== null && year < reportingYear
  // A figure of this place that the analysis is sure belongs to another datapoint.
  const here = findings.filter(({ place }) => place.page === page.number && place.valueStart === span.start)
  const isAnother = here.some(({ datapoint, tier }) => tier === 'high' && excludeEachOther(datapoint, answer.datapoint))
  if (isAnother && !figure.doubts.has('sum') && !here.some(({ datapoint }) => datapoint === answer.datapoint))
    figure.doubts.add('another')
  const words = excerptIn(found, excerpt)
  return settled(
    {
      datapoint: answer.datapoint,
      dimension,
      value,
      year: year ?? (frame.target ? null : reportingYear),
      role: frame.target ? 'target' : isPrior ? 'prior' : 'actual',
      place: placeOf(page, excerpt, span, around.fact?.cell.box ?? null, around.fact?.cell.address ?? null),
      excerpt: words,
      checks: [
        check('quote', true, null),
        check('value', true, value.writtenNumber),
        check('unit', unitStated, value.writtenUnit),
        check('year', year !== null, yearFrom),
        check('boundary', !figure.doubts.has('part'), boundary),
        check('range', true, null),
      ],
      reason: {
        source: 'model',
        matched: oneLine(around.fact ? figure.label : words).slice(0, 160),
        missing: [
          ...(year === null ? ['year'] : []),
          ...(unitStated ? [] : ['unit']),
          ...(boundary === 'group' ? [] : ['boundary']),
        ],
        model,
        ...(figure.unsaid.length ? { unsaid: figure.unsaid } : {}),
      },
    },
    answer.confidence,
    figure.doubts,
    figure.gates,
  )
}

function wordsAnswer(
  answer: ModelAnswer,
  found: Found,
  checked: CheckedWords,
  { analysis, model }: CheckContext,
): Verified {
  const { page } = found.block
  const words = excerptIn(found, found.excerpt)
  const year = yearOfWords(words, analysis.reportingYear, 'sentence')
  return settled(
    {
      datapoint: answer.datapoint,
      dimension: null,
      value: {
        text: checked.said,
        number: null,
        unit: null,
        written: words,
        writtenNumber: null,
        writtenUnit: null,
        conversion: null,
      },
      year: analysis.reportingYear,
      role: 'actual',
      place: placeOf(page, found.excerpt, null, null, null),
      excerpt: words,
      checks: [check('quote', true, null), year.checked],
      reason: {
        source: 'model',
        matched: oneLine(words).slice(0, 120),
        missing: year.missing,
        model,
        ...(checked.unsaid.length ? { unsaid: checked.unsaid } : {}),
      },
    },
    answer.confidence,
    checked.doubts,
    checked.gates,
  )
}

function verify(answer: ModelAnswer, point: Datapoint, found: Found, context: CheckContext): Verified | DropReason {
  if (isFigure(point)) return figureAnswer(answer, found, context)
  const { page } = found.block
  const judge = point.type === 'yes-no' ? checkYesNo : checkChoice
  const checked = judge(answer, page, found.excerpt, found.context, context.document.language)
  return typeof checked === 'string' ? checked : wordsAnswer(answer, found, checked, context)
}

function checkOne(answer: ModelAnswer, request: ModelReplyTo['request'], context: CheckContext): Verified | DropReason {
  const point = loadCatalogue(context.set, 'en').get(answer.datapoint)
  if (!point || !isAnswerable(point)) return 'unknown_datapoint'
  if (addressesMachine(answer.quote)) return 'instruction'
  const found = findQuote(answer.quote, answer.block, answer.context, request.marks, context.blocks, answer.value)
  if (!found) return context.blocks.get(answer.block) ? 'quote' : 'unknown_block'
  if (addressesMachine(excerptIn(found, found.excerpt))) return 'instruction'
  const verified = verify(answer, point, found, context)
  if (typeof verified === 'string') return verified
  return failedCheck(verified.candidate, found.block.page) ?? verified
}

const keyOf = ({ datapoint, dimension, place, value }: Candidate): string =>
  [datapoint, dimension, place.page, place.valueStart ?? place.start, value.text].join(' ')

/** Collects what passes and counts what does not. */
class Outcome {
  readonly verified: Verified[] = []
  readonly judged: JudgedAnswer[] = []
  readonly omissions: Omission[] = []
  readonly dropped: CheckedReplies['dropped'] = []
  readonly pagesRead = new Set<number>()
  readonly #seen = new Set<string>()
  readonly #types: (datapoint: string) => string

  constructor(set: StandardSet) {
    const catalogue = loadCatalogue(set, 'en')
    this.#types = (datapoint) => catalogue.get(datapoint)?.type ?? 'narrative'
  }

  drop(reason: DropReason, datapoint = ''): void {
    this.dropped.push({ reason, type: this.#types(datapoint) })
  }

  take(answer: JudgedAnswer['answer'], checked: Verified | DropReason): void {
    const key = typeof checked === 'string' ? '' : keyOf(checked.candidate)
    const became = key && this.#seen.has(key) ? 'repeated' : checked
    this.judged.push({ answer, became })
    if (typeof became === 'string') {
      this.drop(became, answer.datapoint)
      return
    }
    this.verified.push(became)
    this.#seen.add(key)
  }
}

/** One figure answers one datapoint: where a model gives the same to several, the surer one keeps it, equals are all in doubt. */
function weighShared(verified: readonly Verified[]): Verified[] {
  const at = new Map<string, Verified[]>()
  for (const one of verified) {
    const { valueStart, page } = one.candidate.place
    if (valueStart !== null) at.set(`${page} ${valueStart}`, [...(at.get(`${page} ${valueStart}`) ?? []), one])
  }
  return verified.map((one) => {
    const { valueStart, page } = one.candidate.place
    const rivals = (at.get(`${page} ${valueStart}`) ?? []).filter((other) =>
      excludeEachOther(other.candidate.datapoint, one.candidate.datapoint),
    )
    if (!rivals.length || one.isLead) return one
    const { tier, reason } = one.candidate
    if (rivals.every((other) => other.isLead || (tier === 'high' && other.candidate.tier !== 'high'))) return one
    const doubts = [...(reason.doubts ?? []), 'shared' as const]
    return { ...one, candidate: { ...one.candidate, tier: 'review' as const, reason: { ...reason, doubts } } }
  })
}

/** Takes what one reply holds; its sections, or `null` where it is no reply at all. */
function takeReply(
  request: ModelReplyTo['request'],
  reply: unknown,
  context: CheckContext,
  outcome: Outcome,
): Sections | null {
  const isPages = request.kind === 'pages'
  const list = (isPages ? PagesReply : PassagesReply).safeParse(reply)
  if (!list.success) {
    outcome.drop('malformed')
    return null
  }
  if (isPages) for (const page of request.pages) outcome.pagesRead.add(page)
  for (const raw of list.data.answers) {
    const parsed = (isPages ? ModelAnswer : ModelPassage).safeParse(raw)
    if (!parsed.success) outcome.drop('malformed')
    else if ('value' in parsed.data) outcome.take(parsed.data, checkOne(parsed.data, request, context))
    else outcome.take(parsed.data, checkPassage(parsed.data, request, context))
  }
  return 'sections' in list.data ? sectionsIn(list.data.sections as unknown[], request.marks, context) : []
}

/**
 * Believes nothing that a model answers: each answer must quote a block that was sent, word for word, and its value, unit and year
 * are read from the document by the code of the deterministic analysis. What proves nothing is dropped and counted; what is doubtful
 * is kept with its reason, as a lead or for review. Nothing is ever repaired.
 * @param document the document that the requests were made from
 * @param analysis what the deterministic analysis found in it
 */
export function checkReplies(
  document: ReadDocument,
  analysis: Pick<Analysis, 'findings' | 'reportingYear'>,
  replies: readonly ModelReplyTo[],
  model: string,
  set: StandardSet = 'esrs-2023',
): CheckedReplies {
  const context: CheckContext = { document, analysis, model, set, blocks: new Blocks(document) }
  const outcome = new Outcome(set)
  const sections: Sections = []
  const answeredInWords = new Set<string>()
  for (const { request, reply } of replies) {
    const read = takeReply(request, reply, context, outcome)
    if (!read) continue
    for (const section of read) sections.push(section)
    if (request.kind === 'passages' && request.standard) answeredInWords.add(request.standard)
  }
  for (const section of sections) for (const omission of omissionOf(section)) outcome.omissions.push(omission)
  const verified = weighShared(outcome.verified)
  const weighed = new Map(outcome.verified.map((one, i) => [one, verified[i]!]))
  const leads = sectionLeads(sections, context, answeredInWords)
  return {
    candidates: verified.filter(({ isLead }) => !isLead).map(({ candidate }) => candidate),
    leads: [...verified.filter(({ isLead }) => isLead).map(({ candidate }) => candidate), ...leads],
    omissions: outcome.omissions,
    dropped: outcome.dropped,
    judged: outcome.judged.map(({ answer, became }) => ({
      answer,
      became: typeof became === 'string' ? became : (weighed.get(became) ?? became),
    })),
    sections,
    pagesRead: outcome.pagesRead,
    set,
  }
}
