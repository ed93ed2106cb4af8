import { frameFor } from '../analysis/answering/frame-for.ts'
import { check, yearOfWords } from '../analysis/checks.ts'
import type { Analysis, Candidate, Omission } from '../analysis/finding.ts'
import { placeOf } from '../analysis/places.ts'
import { failedCheck } from '../analysis/verify.ts'
import { loadCatalogue } from '../esrs/index.ts'
import type { Page, ReadDocument, Span } from '../reading/document.ts'
import { isProse } from '../text/prose.ts'
import { flow, fold } from '../text/text.ts'
import { type CheckedFigure, checkFigure, type DropReason } from './figure.ts'
import { locate } from './locate.ts'
import { addressesMachine } from './orders-to-machines.ts'
import { ModelAnswer, ModelReply, type ModelRequest } from './request.ts'
import { blocksOf, type MarkedBlock } from './sections.ts'

/** What a model answered to one request: the JSON as received. */
export interface ModelReplyTo {
  request: Pick<ModelRequest, 'datapoints' | 'marks'>
  reply: unknown
}

/** What is left of a model's answers after every check. */
export interface CheckedReplies {
  candidates: Candidate[]
  omissions: Omission[]
  /** Answers that failed, by check and type of datapoint. */
  dropped: { reason: DropReason; type: string }[]
}

const [SHORTEST_PASSAGE, LONGEST_PASSAGE] = [40, 1200]
/** Below every figure that the deterministic analysis shows: where they disagree its figure stands first. */
const FIGURE_SCORE = 0.55
const PASSAGE_SCORE = 0.6
const NOT_MATERIAL = /(?:\bnot|\bnon-?|\bim)[ -]?material|nicht (?:als )?wesentlich|unwesentlich|keine wesentliche/
const NEGATION = /(?<!\p{L})(?:no|not|none|never|neither|nor|without|kein\w*|nicht|nie|weder|ohne)(?!\p{L})|n't\b/u

interface Context {
  document: ReadDocument
  analysis: Pick<Analysis, 'findings' | 'reportingYear'>
  /** Name of the model, kept with everything it found. */
  model: string
  blocks: (page: number) => Map<string, MarkedBlock>
}

/** The words that are shown: the quote, or the whole line where a quote is a bare figure. */
function excerptOf(block: MarkedBlock, quoted: Span): Span | null {
  const text = (span: Span) => block.page.text.slice(span.start, span.end)
  const letters = (span: Span) => text(span).match(/\p{L}/gu)?.length ?? 0
  if (letters(quoted) >= 4) return quoted
  const line = block.page.lines.find(({ start, end }) => start <= quoted.start && end >= quoted.end)
  return line && letters(line) >= 4 ? { start: line.start, end: line.end } : null
}

/** Headings name things and say nothing about them. */
const isHeading = ({ blocks }: Page, span: Span): boolean =>
  blocks.some(({ kind, start, end }) => kind === 'heading' && span.start >= start && span.end <= end)

/** A figure of this place that the deterministic analysis is sure belongs to another datapoint. */
function isClaimed({ findings }: Context['analysis'], page: Page, figure: CheckedFigure, datapoint: string): boolean {
  const here = findings.filter(
    ({ place, tier }) => tier === 'high' && place.page === page.number && place.valueStart === figure.span.start,
  )
  return here.length > 0 && !here.some((finding) => finding.datapoint === datapoint)
}

function figureCandidate(
  answer: ModelAnswer,
  block: MarkedBlock,
  excerpt: Span,
  { analysis, model }: Context,
): Candidate | DropReason {
  const frame = frameFor(answer.datapoint)
  if (!frame) return 'unknown_datapoint'
  const { reportingYear } = analysis
  const context = { reportingYear }
  const figure = checkFigure(answer, excerpt, block, frame, context)
  if (typeof figure === 'string') return figure
  if (isClaimed(analysis, block.page, figure, answer.datapoint)) return 'other_datapoint'
  const { value, span, year, yearFrom, unitStated, boundary, cell } = figure
  const { target } = frame
  const isPrior = !target && year !== null && reportingYear !== null && year < reportingYear
  return {
    datapoint: answer.datapoint,
    dimension: null,
    value,
    year: year ?? (target ? null : reportingYear),
    role: target ? 'target' : isPrior ? 'prior' : 'actual',
    tier: 'review',
    score: FIGURE_SCORE,
    place: placeOf(block.page, excerpt, span, cell?.box ?? null, cell?.address ?? null),
    excerpt: block.page.text.slice(excerpt.start, excerpt.end),
    checks: [
      check('quote', true, null),
      check('value', true, value.writtenNumber),
      check('unit', unitStated, value.writtenUnit),
      check('year', year !== null, yearFrom),
      check('boundary', true, boundary),
      check('range', true, null),
    ],
    reason: {
      source: 'model',
      matched: (cell ? figure.label : block.page.text.slice(excerpt.start, excerpt.end))
        .replace(/\s+/g, ' ')
        .slice(0, 160),
      missing: [
        ...(year === null ? ['year'] : []),
        ...(unitStated ? [] : ['unit']),
        ...(boundary === 'group' ? [] : ['boundary']),
      ],
      model,
    },
  }
}

function wordsCandidate(
  answer: ModelAnswer,
  block: MarkedBlock,
  excerpt: Span,
  { analysis, model }: Context,
  said: 'yes' | 'no' | null,
): Candidate {
  const { page } = block
  const words = page.text.slice(excerpt.start, excerpt.end)
  const stored = flow(page.text, [excerpt]).text
  const year = said && yearOfWords(words, analysis.reportingYear, 'sentence')
  return {
    datapoint: answer.datapoint,
    dimension: null,
    value: {
      text: said ?? stored,
      number: null,
      unit: null,
      written: words,
      writtenNumber: null,
      writtenUnit: null,
      conversion: null,
    },
    year: analysis.reportingYear,
    role: 'actual',
    tier: 'review',
    score: said ? FIGURE_SCORE : PASSAGE_SCORE,
    place: placeOf(page, excerpt, null, null, null),
    excerpt: words,
    checks: [check('quote', true, null), ...(year ? [year.checked] : [])],
    reason: {
      source: said ? 'model' : 'passage',
      // A heading says where a passage stands; an answer rests on its own words.
      matched: ((said ? null : block.headings[0]) ?? words).replace(/\s+/g, ' ').slice(0, 120),
      missing: year ? year.missing : [],
      model,
    },
  }
}

function yesOrNo(answer: ModelAnswer, block: MarkedBlock, excerpt: Span, context: Context): Candidate | DropReason {
  const said = answer.value?.trim().toLowerCase()
  if (said !== 'yes' && said !== 'no') return 'value'
  const words = fold(block.page.text.slice(excerpt.start, excerpt.end))
  if (!isProse(words) || isHeading(block.page, excerpt)) return 'too_short'
  // A plain statement denies with a word that denies, and affirms without one; what is subtler is left to people.
  if (NEGATION.test(words) !== (said === 'no')) return 'polarity'
  return wordsCandidate(answer, block, excerpt, context, said)
}

function passage(answer: ModelAnswer, block: MarkedBlock, excerpt: Span, context: Context): Candidate | DropReason {
  const length = excerpt.end - excerpt.start
  if (length < SHORTEST_PASSAGE || length > LONGEST_PASSAGE) return 'too_short'
  if (isHeading(block.page, excerpt) || !isProse(block.page.text.slice(excerpt.start, excerpt.end))) return 'too_short'
  return wordsCandidate(answer, block, excerpt, context, null)
}

function checkOne(
  answer: ModelAnswer,
  request: ModelReplyTo['request'],
  context: Context,
): Candidate | Omission | DropReason | null {
  if (!request.datapoints.includes(answer.datapoint)) return 'unknown_datapoint'
  if (answer.state === 'not_found') return null
  const mark = answer.block.replace(/^\[|\]$/g, '').trim()
  const block = request.marks.includes(mark) ? context.blocks(Number(/^p(\d+)/.exec(mark)?.[1])).get(mark) : undefined
  if (!block) return 'unknown_block'
  if (addressesMachine(answer.quote)) return 'instruction'
  const { page } = block
  const quoted = locate(answer.quote, page.text.slice(block.start, block.end))
  if (!quoted) return 'quote'
  const excerpt = excerptOf(block, { start: quoted.start + block.start, end: quoted.end + block.start })
  if (!excerpt) return 'too_short'
  const words = page.text.slice(excerpt.start, excerpt.end)
  if (addressesMachine(words)) return 'instruction'
  if (answer.state === 'not_material')
    return NOT_MATERIAL.test(fold(words))
      ? {
          subject: answer.datapoint,
          kind: 'not_material',
          place: placeOf(page, excerpt, null, null, null),
          excerpt: words,
        }
      : 'value'
  const { type } = loadCatalogue('esrs-2023', 'en').get(answer.datapoint)!
  const candidate =
    type === 'yes-no'
      ? yesOrNo(answer, block, excerpt, context)
      : ['number', 'percent', 'money'].includes(type)
        ? figureCandidate(answer, block, excerpt, context)
        : passage(answer, block, excerpt, context)
  if (typeof candidate === 'string') return candidate
  return failedCheck(candidate, page) ?? candidate
}

/**
 * Believes nothing that a model answers: each answer must quote a passage that was sent, word for word, and its value, unit and year
 * are read from the document by the code of the deterministic analysis. What fails is dropped and counted, never repaired.
 * @param document the document that the requests were made from
 * @param analysis what the deterministic analysis found in it
 */
export function checkReplies(
  document: ReadDocument,
  analysis: Pick<Analysis, 'findings' | 'reportingYear'>,
  replies: readonly ModelReplyTo[],
  model: string,
): CheckedReplies {
  const pages = new Map(document.pages.map((page) => [page.number, page]))
  const marked = new Map<number, Map<string, MarkedBlock>>()
  const blocks = (number: number): Map<string, MarkedBlock> => {
    const known = marked.get(number)
    if (known) return known
    const page = pages.get(number)
    const made = new Map(page ? blocksOf(page).map((block) => [block.mark, block]) : [])
    marked.set(number, made)
    return made
  }
  const context: Context = { document, analysis, model, blocks }
  const catalogue = loadCatalogue('esrs-2023', 'en')
  const result: CheckedReplies = { candidates: [], omissions: [], dropped: [] }
  const seen = new Set<string>()
  for (const { request, reply } of replies) {
    const list = ModelReply.safeParse(reply)
    if (!list.success) {
      result.dropped.push({ reason: 'malformed', type: 'narrative' })
      continue
    }
    for (const raw of list.data.answers) {
      const answer = ModelAnswer.safeParse(raw)
      if (!answer.success) {
        result.dropped.push({ reason: 'malformed', type: 'narrative' })
        continue
      }
      const checked = checkOne(answer.data, request, context)
      if (checked === null) continue
      const type = catalogue.get(answer.data.datapoint)?.type ?? 'narrative'
      if (typeof checked === 'string') result.dropped.push({ reason: checked, type })
      else if ('subject' in checked) result.omissions.push(checked)
      else {
        const { datapoint, place, value } = checked
        const key = [datapoint, place.page, place.valueStart ?? place.start, value.text].join(' ')
        if (seen.has(key)) result.dropped.push({ reason: 'repeated', type })
        else result.candidates.push(checked)
        seen.add(key)
      }
    }
  }
  return withoutDoubtful(result, analysis)
}

/**
 * One figure answers one datapoint. Where a model gives the same to several, only what the analysis found there too is kept: which of
 * the others is right cannot be told.
 */
function withoutDoubtful(checked: CheckedReplies, { findings }: Context['analysis']): CheckedReplies {
  const placeKey = ({ place: { page, valueStart } }: Candidate): string => `${page} ${valueStart}`
  const uses = new Map<string, Set<string>>()
  for (const candidate of checked.candidates)
    if (candidate.place.valueStart !== null)
      uses.set(placeKey(candidate), (uses.get(placeKey(candidate)) ?? new Set()).add(candidate.datapoint))
  const found = new Set(findings.map((finding) => `${placeKey(finding)} ${finding.datapoint}`))
  const isDoubtful = (candidate: Candidate): boolean =>
    (uses.get(placeKey(candidate))?.size ?? 0) > 1 && !found.has(`${placeKey(candidate)} ${candidate.datapoint}`)
  const catalogue = loadCatalogue('esrs-2023', 'en')
  const dropped = checked.candidates.filter(isDoubtful).map(({ datapoint }) => ({
    reason: 'other_datapoint' as const,
    type: catalogue.get(datapoint)?.type ?? 'number',
  }))
  return {
    ...checked,
    candidates: checked.candidates.filter((candidate) => !isDoubtful(candidate)),
    dropped: [...checked.dropped, ...dropped],
  }
}
