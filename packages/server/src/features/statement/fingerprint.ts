import type { Statement } from '@esrs/contract'
import { canonical, sha256 } from '../../canonical.ts'

/** Enough of a hash to tell two texts of one company apart. */
const short = (value: unknown): string => sha256(canonical(value)).slice(0, 16)

/** Hashes of all that is confirmed: each fact, each text in each language, each chosen tag, and the rest, without names that people change. */
export function fingerprintOf(statement: Statement): Record<string, string> {
  const { facts, chapters, company, languages, set, year, period, currency, tags } = statement
  const hashes: Record<string, string> = {}
  for (const fact of facts)
    hashes[`fact ${fact.id}`] = short({ ...fact, decision: fact.decision && { ...fact.decision, by: null } })
  const rest = chapters.map((chapter) => ({
    ...chapter,
    explanation: taken(`${chapter.code}.explanation`, chapter.explanation),
    requirements: chapter.requirements.map((requirement) => ({
      ...requirement,
      blocks: requirement.blocks.map((block) =>
        block.type === 'text' ? { ...block, edited: null, texts: taken(block.id, block.texts) } : block,
      ),
    })),
  }))
  function taken(id: string, texts: { en: unknown; de: unknown } | null): string[] | null {
    if (!texts) return null
    for (const language of ['en', 'de'] as const) hashes[`text ${id} ${language}`] = short(texts[language])
    return ['en', 'de']
  }
  for (const { datapoint, element } of tags ?? []) hashes[`tag ${datapoint}`] = short(element)
  hashes.rest = short({ rest, company, languages, set, year, period, currency })
  return hashes
}

/** How many facts and texts differ; what is in neither counts as one where nothing else does. */
export function countChanges(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): number {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => before[key] !== after[key])
  const counted = changed.filter((key) => key !== 'rest')
  return counted.length > 0 ? counted.length : changed.length
}
