import type { StatementBlock, StatementRequirement, Words } from '@esrs/contract'
import { type Applicability, loadCatalogue, reasonInWords } from '@esrs/engine/esrs'
import { both } from '../words/messages.ts'
import { type FactIndex, valueBlocks } from './blocks.ts'
import type { DraftInput, Item } from './input.ts'

/** A disclosure requirement with its datapoints. */
export interface Asked {
  code: string
  title: Words
  items: readonly Item[]
}

/** The blocks of a requirement: values, references to other documents, omissions with reasons, gaps. */
export function requirementOf(
  asked: Asked,
  input: DraftInput,
  facts: FactIndex,
  assessed: readonly StatementBlock[] = [],
): StatementRequirement {
  const { code, title, items } = asked
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
    ...reasons.map(({ datapoint, reason }, index): StatementBlock => {
      const language = input.languageOf?.(reason)
      return {
        type: 'omitted',
        id: `${code}.reason-${index + 1}`,
        datapoints: [datapoint],
        labels: [nameOf.get(datapoint)!],
        reason: 'own',
        explanation: { en: reason, de: reason },
        ...(language && { language }),
      }
    }),
    ...phasedIn(code, rest, input),
    ...gap(code, rest, input),
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

function gap(code: string, items: readonly Item[], input: DraftInput): StatementBlock[] {
  const missing = items.filter(({ id, datapoint }) => datapoint !== null && input.applicability.get(id)?.counts)
  if (missing.length === 0) return []
  const labels = missing.map(({ name }) => name)
  return [{ type: 'gap', id: `${code}.gap`, datapoints: missing.map(({ id }) => id), labels }]
}
