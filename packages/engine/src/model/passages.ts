import type { Analysis, Candidate, Gate, Omission } from '../analysis/finding.ts'
import { placeOf } from '../analysis/places.ts'
import { loadCatalogue, type StandardSet } from '../esrs/index.ts'
import { knowledge } from '../knowledge.ts'
import type { ReadDocument, Span } from '../reading/document.ts'
import { maxOf, minOf } from '../reading/min-max.ts'
import { flow, fold } from '../text/text.ts'
import { isInWords, topicList } from './asked.ts'
import { type MarkedBlock, textOf } from './blocks.ts'
import type { CheckContext } from './context.ts'
import { addressesMachine } from './orders-to-machines.ts'
import { Blocks, findQuote } from './quoted.ts'
import { ModelSection, type StatementClass } from './reply.ts'
import { type AskOptions, DEFAULT_CONTEXT, type ModelRequest, requestOf, sizesFor, yearLine } from './requests.ts'

/** A passage that a model says answers requirements; its core sentence stands in the document. */
export interface Section {
  blocks: MarkedBlock[]
  quote: { block: MarkedBlock; span: Span }
  requirements: string[]
  class: StatementClass
  confidence: 'high' | 'medium' | 'low'
}
export type Sections = Section[]

const NOT_MATERIAL =
  /(?:\bnot|\bnon-?|\bim)[ -]?(?:considered (?:to be )?|deemed (?:to be )?|assessed as |classified as |regarded as )?material|nicht (?:als )?wesentlich|unwesentlich|keine wesentliche/

const LONGEST_SECTION = 5_000

/** The sections of a reply whose blocks were sent and whose core sentence stands there. */
export function sectionsIn(
  items: readonly unknown[],
  marks: readonly string[],
  { set, blocks }: CheckContext,
): Sections {
  const catalogue = loadCatalogue(set, 'en')
  return items.flatMap((raw): Sections => {
    const parsed = ModelSection.safeParse(raw)
    if (!parsed.success || parsed.data.confidence === 'low') return []
    const { from, to, quote, confidence, class: kind } = parsed.data
    const requirements = parsed.data.requirements.filter((code) => catalogue.disclosureRequirement(code))
    if (!requirements.length || addressesMachine(quote)) return []
    const found = findQuote(quote, from, [], marks, blocks)
    if (!found) return []
    const range = blocks.between(from, to)
    const held = range.includes(found.block) ? range : [found.block]
    return [{ blocks: held, quote: { block: found.block, span: found.excerpt }, requirements, class: kind, confidence }]
  })
}

/** That a topic is not material, where the words say so. */
export function omissionOf({ quote, requirements, class: kind }: Section): Omission[] {
  if (kind !== 'absence') return []
  const { page } = quote.block
  const excerpt = page.text.slice(quote.span.start, quote.span.end)
  if (!NOT_MATERIAL.test(fold(excerpt))) return []
  const place = placeOf(page, quote.span, null, null, null)
  return requirements.slice(0, 1).map((subject) => ({ subject, kind: 'not_material', place, excerpt }))
}

const leadPoints: ReadonlyMap<string, string> = new Map(
  knowledge<'requirement' | 'lead'>('disclosures').flatMap(({ requirement, lead }) =>
    lead ? [[requirement, lead]] : [],
  ),
)
const byClass = knowledge<'class' | 'set' | 'datapoint'>('classes')

/** The datapoint under which the passages of a requirement are shown. */
function pointOf(set: StandardSet, requirement: string): string | undefined {
  const points = loadCatalogue(set, 'en').ofDisclosureRequirement(requirement)
  return leadPoints.get(requirement) ?? (points.find(isInWords) ?? points[0])?.id
}

const SCORES = { high: 0.62, medium: 0.57, low: 0.5 } as const

/** Passages are shown as they stand on the page of their core sentence. */
function passageSpan(blocks: readonly MarkedBlock[], quote: Section['quote']): Span {
  const mine = blocks.filter(({ page }) => page === quote.block.page)
  const span = {
    start: minOf([quote.span.start, ...mine.map(({ start }) => start)]),
    end: maxOf([quote.span.end, ...mine.map(({ end }) => end)]),
  }
  if (span.end - span.start <= LONGEST_SECTION) return span
  return { start: Math.min(quote.block.start, quote.span.start), end: Math.max(quote.block.end, quote.span.end) }
}

/** A passage as a candidate: the section is shown, its core sentence marked. */
export function passageCandidate(
  datapoint: string,
  blocks: readonly MarkedBlock[],
  quote: Section['quote'],
  { model, analysis }: Pick<CheckContext, 'model' | 'analysis'>,
): Omit<Candidate, 'tier' | 'score'> {
  const { page, headings } = quote.block
  const span = passageSpan(blocks, quote)
  const excerpt = page.text.slice(span.start, span.end)
  return {
    datapoint,
    dimension: null,
    value: {
      text: flow(page.text, [span]).text,
      number: null,
      unit: null,
      written: excerpt,
      writtenNumber: null,
      writtenUnit: null,
      conversion: null,
    },
    year: analysis.reportingYear,
    role: 'actual',
    place: placeOf(page, span, quote.span, null, null),
    excerpt,
    checks: [{ check: 'quote', passed: true, detail: null }],
    reason: {
      source: 'passage',
      matched: (headings[0] ?? excerpt).replace(/\s+/g, ' ').slice(0, 120),
      missing: [],
      model,
    },
  }
}

/**
 * The sections of the first step as leads of their requirements, and policies, actions, targets and metrics also of the general
 * requirements for them. Where the second step has read a topic, only what the first one was sure of.
 */
export function sectionLeads(sections: Sections, context: CheckContext, answered: ReadonlySet<string>): Candidate[] {
  const catalogue = loadCatalogue(context.set, 'en')
  const gates: Gate[] = ['unsure']
  return sections.flatMap((section): Candidate[] => {
    const general = byClass.filter(
      (row) => row.class === section.class && row.set === context.set && section.confidence === 'high',
    )
    const points = section.requirements.flatMap((code) => {
      const standard = catalogue.disclosureRequirement(code)?.standard ?? ''
      return answered.has(standard) && section.confidence !== 'high' ? [] : (pointOf(context.set, code) ?? [])
    })
    return [...points, ...general.map(({ datapoint }) => datapoint)].map((datapoint) => {
      const candidate = passageCandidate(datapoint, section.blocks, section.quote, context)
      return { ...candidate, tier: 'review', score: SCORES[section.confidence], reason: { ...candidate.reason, gates } }
    })
  })
}

const SHOWN = 14_000

/**
 * What is asked in the second step: for each topic the passages of its requirements with the full definitions of its datapoints.
 * @param sections what the first step has given
 */
export function passageRequests(
  document: ReadDocument,
  analysis: Pick<Analysis, 'reportingYear'>,
  sections: Sections,
  { set = 'esrs-2023', contextTokens = DEFAULT_CONTEXT }: AskOptions = {},
): ModelRequest[] {
  const catalogue = loadCatalogue(set, 'en')
  const { list } = sizesFor(contextTokens)
  const most = list === null ? SHOWN : Math.min(SHOWN, list * 0.6)
  const blocks = new Blocks(document)
  return catalogue.standards.flatMap(({ code: standard }) => {
    const mine = sections.filter(({ requirements }) =>
      requirements.some((code) => catalogue.disclosureRequirement(code)?.standard === standard),
    )
    return batches(mine, blocks, most).map(({ shown, requirements }) =>
      requestOf(
        'passages',
        topicList(set, standard, list === null ? null : requirements),
        `Topic: ${standard}\n${yearLine(analysis.reportingYear)}`,
        shown,
        standard,
      ),
    )
  })
}

/** Passages in reading order, none twice, as many as are shown at once. */
function batches(sections: Sections, blocks: Blocks, most: number) {
  const order = (block: MarkedBlock): number =>
    block.page.number * 10_000 + blocks.ofPage(block.page.number).indexOf(block)
  const found: { shown: { text: string; marks: string[]; pages: number[] }; requirements: Set<string> }[] = []
  const seen = new Set<MarkedBlock>()
  let length = most
  const sorted = [...sections].sort((a, b) => order(a.blocks[0]!) - order(b.blocks[0]!))
  for (const { blocks: held, requirements } of sorted) {
    const fresh = held.filter((block) => !seen.has(block))
    if (!fresh.length) continue
    const lines = fresh.map((block) => {
      seen.add(block)
      return `[${block.mark}] ${textOf(block).trimEnd()}`
    })
    const { page, headings } = fresh[0]!
    const path = [...headings].reverse().join(' > ').replace(/\s+/g, ' ').slice(0, 200)
    const text = [`(${page.kind} ${page.number}${path ? `, under: ${path}` : ''})`, ...lines].join('\n')
    if (length + text.length > most && (length > 0 || !found.length)) {
      found.push({ shown: { text: '', marks: [], pages: [] }, requirements: new Set() })
      length = 0
    }
    const open = found.at(-1)!
    length += text.length
    open.shown.text += `${open.shown.text ? '\n' : ''}${text}`
    for (const { mark } of fresh) open.shown.marks.push(mark)
    open.shown.pages = [...new Set([...open.shown.pages, ...fresh.map((block) => block.page.number)])]
    for (const code of requirements) open.requirements.add(code)
  }
  return found
}
