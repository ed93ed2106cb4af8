import { paragraphOf, type StatementBlock, type StatementRequirement, type Words } from '@esrs/contract'
import { type Applicability, conditionOf, type Datapoint, loadCatalogue, reasonInWords } from '@esrs/engine/esrs'
import { both, say } from '../words/messages.ts'
import answeredElsewhere from './answered-elsewhere.json' with { type: 'json' }
import { valueBlocks } from './blocks.ts'
import type { FactIndex } from './fact-index.ts'
import type { DraftInput, Item } from './input.ts'
import { otherWords } from './one-language-words.ts'

/** A disclosure requirement with its datapoints. */
export interface RequirementItems {
  code: string
  title: Words
  items: readonly Item[]
}

/** The blocks of a requirement: values, references to other documents, omissions with reasons, gaps. */
export function requirementOf(
  asked: RequirementItems,
  input: DraftInput,
  facts: FactIndex,
  assessed: readonly StatementBlock[] = [],
): StatementRequirement {
  const { code, title, items } = asked
  const other = otherWords(input.texts ?? [])
  const nameOf = new Map(items.map(({ id, name }) => [id, name]))
  const open = items.filter(({ id }) => !facts.whole(id))
  const references = (input.references ?? []).filter(({ datapoint }) => open.some(({ id }) => id === datapoint))
  const reasons = (input.reasons ?? []).filter(({ datapoint }) => open.some(({ id }) => id === datapoint))
  const told = assessed.flatMap(({ datapoints }) => datapoints)
  const settled = new Set([...[...references, ...reasons].map(({ datapoint }) => datapoint), ...told])
  const rest = open.filter(({ id }) => !settled.has(id))
  const blocks: StatementBlock[] = [
    ...valueBlocks(code, items, facts, input.texts ?? []),
    ...assessed,
    ...listed(code, open),
    ...references.map(
      ({ datapoint, document, page }, index): StatementBlock => ({
        type: 'reference',
        id: `${code}.reference-${index + 1}`,
        datapoints: [datapoint],
        labels: [nameOf.get(datapoint)!],
        document,
        page,
        note: { en: null, de: null },
      }),
    ),
    ...reasons.map(({ datapoint, reason, isNotMaterial }, index): StatementBlock => {
      // Where somebody has said it in the other language, it is foreign in neither.
      const isSaid = (['en', 'de'] as const).some((at) => other(reason, at) !== null)
      const language = isSaid ? null : input.languageOf?.(reason)
      return {
        type: 'omitted',
        id: `${code}.reason-${index + 1}`,
        datapoints: [datapoint],
        labels: [nameOf.get(datapoint)!],
        reason: isNotMaterial ? 'not-material' : 'own',
        explanation: both((at) => other(reason, at) ?? reason),
        ...(language && { language }),
      }
    }),
    ...phasedIn(code, rest, input),
    ...gap(asked, rest, input, facts),
  ]
  return { code, title, blocks }
}

/** Blocks for datapoints that may be left out in the first years (phase-in), one for each last year. */
function phasedIn(code: string, items: readonly Item[], input: DraftInput): StatementBlock[] {
  const groups = new Map<string, { verdict: Applicability; datapoints: string[]; labels: Words[] }>()
  for (const { id, name } of items) {
    const verdict = input.applicability.get(id)
    if (verdict?.reason.code !== 'phase-in') continue
    const key = String(verdict.reason.until)
    const group = groups.get(key) ?? { verdict, datapoints: [], labels: [] }
    group.datapoints.push(id)
    group.labels.push(name)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ verdict, datapoints, labels }, index) => ({
    type: 'omitted',
    id: `${code}.phase-in-${index + 1}`,
    datapoints,
    labels,
    reason: 'phase-in',
    explanation: both((language) => reasonInWords(verdict.reason, loadCatalogue(input.set, language))),
  }))
}

/** The sentence that points to the lists at the end, in place of the datapoints that ask for them. */
function listed(code: string, open: readonly Item[]): StatementBlock[] {
  const datapoints = open.flatMap(({ id }) => (lists.includes(id) ? [id] : []))
  if (datapoints.length === 0) return []
  const texts = { en: [paragraphOf(say('en', 'answered.lists'))], de: [paragraphOf(say('de', 'answered.lists'))] }
  return [{ type: 'text', id: `${code}.assessment-lists`, datapoints, texts, edited: { en: null, de: null } }]
}

/** Datapoints that the product answers itself, by its lists and tables, and requirements that are met in each topic. */
const { lists, perTopic } = answeredElsewhere as { lists: readonly string[]; perTopic: readonly string[] }

/** The required datapoints of which nothing is said. */
function gap(asked: RequirementItems, open: readonly Item[], input: DraftInput, facts: FactIndex): StatementBlock[] {
  const { code, items } = asked
  if (perTopic.includes(code)) return []
  const hasFigures = items.some(({ id }) => typeof facts.whole(id)?.number === 'number')
  const missing = open.filter(({ id, datapoint }) => {
    if (datapoint === null || !input.applicability.get(id)?.counts || lists.includes(id)) return false
    // The table of a requirement is made from its figures.
    return isAskedFor(datapoint, facts) && !(datapoint.type === 'table' && hasFigures)
  })
  if (missing.length === 0) return []
  const labels = missing.map(({ name }) => name)
  return [{ type: 'gap', id: `${code}.gap`, datapoints: missing.map(({ id }) => id), labels }]
}

/** Whether a datapoint is asked for: one that depends on a condition only where the condition is known to hold. */
function isAskedFor(datapoint: Datapoint, facts: FactIndex): boolean {
  const rule = conditionOf(datapoint)
  if (rule?.kind === 'answer') return facts.whole(rule.datapoint)?.value === rule.is
  return rule !== null || datapoint.condition !== 'conditional'
}
