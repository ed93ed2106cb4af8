import {
  type Fact,
  footnoteId,
  type Language,
  paragraphOf,
  type RichText,
  type Statement,
  type StatementLanguage,
  type VersionComparison,
} from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { factInWords, memberInWords, wordsOf } from '@esrs/reports/statement'
import { canonical } from '../../canonical.ts'

/** Figures and texts that differ between two statements, in words of a language. */
export function compareStatements(before: Statement, after: Statement, language: Language): VersionComparison {
  return { facts: changedFacts(before, after, language), texts: changedTexts(before, after) }
}

function changedFacts(before: Statement, after: Statement, language: Language): VersionComparison['facts'] {
  const [old, now] = [before, after].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact]))) as [
    Map<string, Fact>,
    Map<string, Fact>,
  ]
  const nameOf = namesIn(after, before)
  const inWords = (fact: Fact | undefined) => (fact ? factInWords(fact, language) : null)
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((id) => !saysTheSame(old.get(id), now.get(id)))
    .map((id) => ({
      id,
      ...nameOf((now.get(id) ?? old.get(id))!),
      before: inWords(old.get(id)),
      after: inWords(now.get(id)),
    }))
}

const saysTheSame = (a: Fact | undefined, b: Fact | undefined): boolean =>
  a?.value === b?.value && a?.unit === b?.unit && a?.year === b?.year

function namesIn(...statements: readonly Statement[]) {
  const { set } = statements[0]!
  const [en, de] = [loadCatalogue(set, 'en'), loadCatalogue(set, 'de')]
  const own = new Map(statements.flatMap(({ lists }) => lists.entity_specific).map((one) => [one.datapoint, one]))
  const part = ({ dimension, datapoint }: Fact, language: StatementLanguage) =>
    dimension === null ? '' : ` (${memberInWords(dimension, language, datapoint)})`
  return (fact: Fact) => {
    const name = (language: StatementLanguage, words: string | undefined) =>
      `${words ?? own.get(fact.datapoint)?.name[language] ?? fact.datapoint}${part(fact, language)}`
    return {
      requirement: en.get(fact.datapoint)?.dr ?? own.get(fact.datapoint)?.requirement ?? '',
      name: { en: name('en', en.get(fact.datapoint)?.name), de: name('de', de.get(fact.datapoint)?.name) },
    }
  }
}

type Block = Statement['chapters'][number]['requirements'][number]['blocks'][number]

interface Placed {
  requirement: string
  text: RichText | null
}

const noted = (words: string | null): RichText | null => (words === null ? null : [paragraphOf(words)])

/** Every text of a statement by block and language. */
function textsOf({ chapters }: Statement): Map<string, Placed> {
  const found = new Map<string, Placed>()
  const put = (id: string, requirement: string, texts: Texts | null) => {
    for (const language of ['en', 'de'] as const)
      found.set(`${language} ${id}`, { requirement, text: texts?.[language] ?? null })
  }
  for (const { code, explanation, requirements } of chapters) {
    put(`${code}.explanation`, code, explanation)
    for (const requirement of requirements)
      for (const { id, texts } of requirement.blocks.flatMap(textsIn)) put(id, requirement.code, texts)
  }
  return found
}

type Texts = Record<StatementLanguage, RichText | null>

/** The texts of a block: its own, or the footnotes of its figures. */
function textsIn(block: Block): { id: string; texts: Texts | null }[] {
  if (block.type === 'text') return [{ id: block.id, texts: block.texts }]
  if (block.type !== 'figures') return []
  return block.rows.flatMap(({ fact, footnote }) =>
    footnote ? [{ id: footnoteId(fact), texts: { en: noted(footnote.en), de: noted(footnote.de) } }] : [],
  )
}

function changedTexts(before: Statement, after: Statement): VersionComparison['texts'] {
  const [old, now] = [textsOf(before), textsOf(after)]
  const [oldFacts, nowFacts] = [before, after].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact])))
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const language = key.slice(0, 2) as StatementLanguage
    const [was, is] = [old.get(key), now.get(key)]
    // A text that only follows another figure says nothing else; the figure is listed.
    if (canonical(was?.text ?? null) === canonical(is?.text ?? null)) return []
    const inWords = (text: RichText | null | undefined, facts: ReadonlyMap<string, Fact>) =>
      text ? wordsOf(text, facts, language) : null
    const words = { before: inWords(was?.text, oldFacts!), after: inWords(is?.text, nowFacts!) }
    if (words.before === words.after) return []
    return [{ block: key.slice(3), requirement: (is ?? was)!.requirement, language, ...words }]
  })
}
