import type { Statement, StatementLanguage } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { say } from '../words/messages.ts'
import { entityOf, periodOf } from './contexts.ts'

/**
 * Taxonomy preview: the facts of a statement with the names that the draft taxonomy of its set has for them. No report, and
 * no xBRL-JSON, because names that may still change make no valid facts.
 */
export function taxonomyPreview(statement: Statement, language: StatementLanguage): string {
  const catalogue = loadCatalogue(statement.set, language)
  const facts = statement.facts.map((fact) => {
    const datapoint = catalogue.get(fact.datapoint)
    return {
      datapoint: fact.datapoint,
      name: datapoint?.name ?? null,
      draft_concepts: datapoint?.concepts ?? [],
      part: fact.dimension,
      period: periodOf(fact, statement),
      value: fact.value,
      unit: fact.unit,
      decimals: fact.decimals,
    }
  })
  const { set } = statement
  const preview = { preview: say(language, `machine.${set}`), set, language, entity: entityOf(statement), facts }
  return `${JSON.stringify(preview, null, 1)}\n`
}
