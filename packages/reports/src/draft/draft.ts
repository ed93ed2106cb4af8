import {
  type Fact,
  type Statement,
  type StatementBlock,
  type StatementChapter,
  type StatementLanguage,
  statementVersion,
} from '@esrs/contract'
import { type Catalogue, loadCatalogue } from '@esrs/engine/esrs'
import { both, say } from '../words/messages.ts'
import { reasonText } from '../words/reasons.ts'
import { assessmentBlocks } from './assessment.ts'
import { taxonomyBlocks } from './eu-taxonomy.ts'
import type { FactIndex } from './fact-index.ts'
import { factId, factsOf } from './facts.ts'
import type { DraftInput, Item } from './input.ts'
import { listsOf } from './lists.ts'
import { withOwnChapters } from './own-chapters.ts'
import { requirementOf } from './requirements.ts'
import { taxonomyPlace } from './taxonomy-forms.ts'
import { withTexts } from './texts.ts'

/**
 * The draft of a statement: what was decided, in the order of the standards, with sentences formed from values and passages
 * quoted with their source, and what people wrote in place of them. Whatever has no source is a gap and never a sentence.
 */
export function draftStatement(input: DraftInput): Statement {
  const [en, de] = [loadCatalogue(input.set, 'en'), loadCatalogue(input.set, 'de')]
  const own = input.own ?? []
  const ownById = new Map(own.map((datapoint) => [datapoint.id, datapoint]))
  const order = new Map(en.datapoints.map(({ id, order }) => [id, order]))
  const place = (id: string) => order.get(id) ?? order.size
  const known = input.values.filter(({ datapoint }) => order.has(datapoint) || ownById.has(datapoint))
  const sorted = known.sort((a, b) => place(a.datapoint) - place(b.datapoint) || (a.datapoint < b.datapoint ? -1 : 1))
  const facts = factsOf(sorted, (id) => en.get(id)?.type ?? ownById.get(id)!.type, input.languageOf)
  const index = indexOf(facts, input.year)
  const assessed = assessmentBlocks(input.assessment, input, new Map(facts.map((fact) => [fact.id, fact])))
  const drafted = en.standards.map((standard) => chapterOf(standard.code, input, en, de, index, assessed))
  const currency = input.currency ?? 'EUR'
  const made = madeBlocks(input, currency)
  const chapters = withTexts(withOwnChapters(drafted, input.set, made), input, en, de)
  return {
    version: statementVersion,
    issue: null,
    made_at: input.madeAt,
    company: input.company,
    languages: [...input.languages],
    set: input.set,
    year: input.year,
    period: input.period ?? { start: `${input.year}-01-01`, end: `${input.year}-12-31` },
    currency,
    chapters,
    facts,
    lists: listsOf(chapters, en, de, input),
    ...(input.tags && input.tags.length > 0 && { tags: input.tags }),
  }
}

/** What the product itself says in chapters that no standard asks for; a chapter in which a person has written is never left out. */
function madeBlocks(
  { taxonomy, year, texts = [] }: DraftInput,
  currency: string,
): Record<string, readonly StatementBlock[] | null> {
  const isWritten = texts.some(
    ({ block }) => block === `${taxonomyPlace}.text` || block.startsWith(`${taxonomyPlace}+`),
  )
  if (taxonomy === null) return isWritten ? {} : { [taxonomyPlace]: null }
  return taxonomy === undefined ? {} : { [taxonomyPlace]: taxonomyBlocks(taxonomy, { year, currency }) }
}

function indexOf(facts: readonly Fact[], year: number): FactIndex {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const parts = new Map<string, Fact[]>()
  const priors = new Map<string, Fact>()
  for (const fact of facts) {
    if (fact.dimension !== null) parts.set(fact.datapoint, [...(parts.get(fact.datapoint) ?? []), fact])
    else if (fact.id === factId(fact.datapoint, null, fact.year) && fact.year === year - 1)
      priors.set(fact.datapoint, fact)
  }
  return {
    whole: (datapoint) => byId.get(datapoint),
    prior: (datapoint) => priors.get(datapoint),
    parts: (datapoint) => parts.get(datapoint) ?? [],
  }
}

function chapterOf(
  code: string,
  input: DraftInput,
  en: Catalogue,
  de: Catalogue,
  facts: FactIndex,
  assessed: ReturnType<typeof assessmentBlocks>,
): StatementChapter {
  const standard = en.standard(code)!
  const title = { en: standard.title, de: de.standard(code)!.title }
  const dropped = input.notMaterial.get(code)
  const items: Item[] = en.ofStandard(code).map((datapoint) => ({
    id: datapoint.id,
    name: { en: datapoint.name, de: de.get(datapoint.id)!.name },
    type: datapoint.type,
    datapoint,
  }))
  const asked = en.disclosureRequirements
    .filter((requirement) => requirement.standard === code)
    .map((requirement) => ({
      code: requirement.code,
      title: { en: requirement.title, de: de.disclosureRequirement(requirement.code)!.title },
      items: items.filter(({ datapoint }) => datapoint?.dr === requirement.code),
    }))
    // Requirements that apply regardless of materiality (the process of the assessment) stay; the rest of the topic goes.
    .filter(({ items }) => !dropped || items.some(({ id }) => stays(id, input, facts)))
  const own: Item[] = (input.own ?? [])
    .filter(({ controlCode, id }) => controlCode === code && facts.whole(id))
    .map(({ id, name, type }) => ({ id, name, type, datapoint: null }))
  const isTold = own.length > 0 || assessed.has(`${code}.own`)
  const last = isTold ? [{ code: `${code}.own`, title: both((at) => say(at, 'own')), items: own }] : []
  const explained = (at: StatementLanguage) =>
    dropped?.explanation ? reasonText(dropped.explanation, at, input.languageOf?.(dropped.explanation) ?? null) : null
  return {
    code,
    standard: standard.esrs,
    title,
    ...(input.set !== 'vs-2026' && { part: standard.pillar }),
    state: dropped ? 'not-material' : 'reported',
    explanation: dropped ? { en: explained('en'), de: explained('de') } : null,
    requirements: [...asked, ...last]
      .map((one) => requirementOf(one, input, facts, assessed.get(one.code)))
      .filter(({ blocks }) => blocks.length > 0),
  }
}

const stays = (id: string, { applicability }: DraftInput, facts: FactIndex): boolean =>
  facts.whole(id) !== undefined || applicability.get(id)?.counts === true
