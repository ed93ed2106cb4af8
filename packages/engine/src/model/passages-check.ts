import { coreOf, missingTerms } from '../analysis/answering/cores.ts'
import { assertionOf } from '../analysis/assertion.ts'
import type { Gate } from '../analysis/finding.ts'
import { failedCheck } from '../analysis/verify.ts'
import { type Datapoint, loadCatalogue } from '../esrs/index.ts'
import { knowledge } from '../knowledge.ts'
import { stems } from '../text/ranking.ts'
import { fold } from '../text/text.ts'
import { isInWords } from './asked.ts'
import type { CheckContext, ModelReplyTo } from './context.ts'
import { addressesMachine } from './orders-to-machines.ts'
import { passageCandidate } from './passages.ts'
import { findQuote } from './quoted.ts'
import type { ModelPassage } from './reply.ts'
import { type Doubt, type DropReason, settled, type Verified } from './standing.ts'
import { isHeading, notAsserted } from './words.ts'

const kinds: ReadonlyMap<string, string> = new Map(
  knowledge<'requirement' | 'kind'>('disclosures').map(({ requirement, kind }) => [requirement, kind]),
)
/** Classes of statements that exclude each other. */
const APART: ReadonlySet<string> = new Set(['policy', 'action', 'target'])

/** Elements that a model calls missing, as far as they are words of the definition: what it invents is not shown. */
function elementsOf(missing: readonly string[], { name, definition }: Datapoint): string[] {
  const words = new Set(stems(fold(`${name} ${definition}`)))
  return missing
    .map((one) => one.replace(/\s+/g, ' ').trim().slice(0, 100))
    .filter((one) => {
      const said = stems(fold(one))
      return (
        said.length > 0 && !addressesMachine(one) && said.filter((word) => words.has(word)).length * 2 >= said.length
      )
    })
    .slice(0, 4)
}

const SHORTEST = 40

/** Checks a passage of the second step: its core sentence stands there, asserts, is of the right class, and lacks nothing. */
export function checkPassage(
  answer: ModelPassage,
  request: ModelReplyTo['request'],
  context: CheckContext,
): Verified | DropReason {
  const point = loadCatalogue(context.set, 'en').get(answer.datapoint)
  if (!point || !isInWords(point) || (request.standard && point.controlCode !== request.standard))
    return 'unknown_datapoint'
  if (addressesMachine(answer.quote)) return 'instruction'
  const found = findQuote(answer.quote, answer.block, [], request.marks, context.blocks)
  if (!found) return context.blocks.get(answer.block) ? 'quote' : 'unknown_block'
  const { block, excerpt } = found
  const sent = new Set(request.marks)
  const range = context.blocks.between(answer.from, answer.to).filter(({ mark }) => sent.has(mark))
  const held = range.includes(block) ? range : [block]
  const candidate = passageCandidate(answer.datapoint, held, { block, span: excerpt }, context)
  if (addressesMachine(candidate.excerpt)) return 'instruction'
  const words = block.page.text.slice(excerpt.start, excerpt.end)
  const core = coreOf(answer.datapoint)
  const doubts = new Set<Doubt>()
  const gates: Gate[] = notAsserted(words, core)
  const kind = kinds.get(point.dr) ?? ''
  if (APART.has(kind) && APART.has(answer.class) && kind !== answer.class) gates.push('statement')
  if (isHeading(block.page, excerpt)) gates.push('heading')
  if (words.trim().length < SHORTEST) gates.push('no_sentence')
  if (core && missingTerms(fold(candidate.excerpt), core).length) doubts.add('terms')
  const missing = elementsOf(answer.missing, point)
  if (answer.missing.length) gates.push('terms')
  if (assertionOf(words).signs.has('advertising')) gates.push('advertising')
  if (missing.length) candidate.reason.unsaid = missing
  const verified = settled(candidate, answer.confidence, doubts, gates)
  // Three of four that a model is sure of are right, which is not what is called sure here.
  const score = verified.isLead ? (answer.confidence === 'low' ? 0.5 : 0.6) : 0.7
  const standing = { ...verified, candidate: { ...verified.candidate, tier: 'review' as const, score } }
  return failedCheck(standing.candidate, block.page) ?? standing
}
