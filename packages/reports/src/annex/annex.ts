import type { Fact, FactEvidence, Statement, StatementLanguage } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { taxonomyPlace } from '../draft/taxonomy-forms.ts'
import { factInWords, factNumber, memberInWords, unitInWords } from '../words/format.ts'
import { type MessageKey, say } from '../words/messages.ts'
import { reasonIn } from '../words/reasons.ts'
import { inlineReport } from '../xbrl/inline.ts'
import { citedDocuments } from './cited.ts'

/** A cell as the writer of workbooks takes it. */
export type AnnexCell = string | null | { number: number; plain?: boolean } | { percent: number } | { time: Date }

/** A sheet as the writer of workbooks takes it. */
export interface AnnexTable {
  name: string
  columns: { head: string; width: number }[]
  rows: AnnexCell[][]
  frozenColumns?: number
}

const columns: readonly (readonly [MessageKey, number])[] = [
  ['annex.datapoint', 16],
  ['annex.requirement', 12],
  ['annex.name', 44],
  ['annex.part', 18],
  ['annex.year', 8],
  ['annex.value', 24],
  ['annex.unit', 12],
  ['annex.document', 32],
  ['annex.place', 8],
  ['annex.sheet', 16],
  ['annex.cell', 8],
  ['annex.excerpt', 60],
  ['annex.status', 18],
  ['annex.by', 22],
  ['annex.at', 17],
  ['annex.source', 30],
  ['annex.sha', 30],
]

/** Evidence annex: each value of a statement with its source, decision and person, and the list of cited documents. */
export function evidenceTables(
  statement: Statement,
  language: StatementLanguage,
): [AnnexTable, AnnexTable, ...AnnexTable[]] {
  const catalogue = loadCatalogue(statement.set, language)
  const own = new Map(statement.lists.entity_specific.map(({ datapoint, name }) => [datapoint, name[language]]))
  const at = (key: MessageKey) => say(language, key)
  const rows = statement.facts.flatMap((fact) => {
    const entry = catalogue.get(fact.datapoint)
    const name = entry?.name ?? own.get(fact.datapoint) ?? ''
    const places = fact.evidence.length > 0 ? fact.evidence : [null]
    return places.map((place) => evidenceRow(fact, [entry?.dr ?? '', name], place, language))
  })
  const values: AnnexTable = {
    name: at('annex.figures'),
    columns: columns.map(([head, width]) => ({ head: at(head), width })),
    rows,
    frozenColumns: 1,
  }
  const documents: AnnexTable = {
    name: at('annex.documents'),
    columns: [
      { head: at('annex.document'), width: 48 },
      { head: at('annex.sha'), width: 68 },
      { head: at('annex.cited'), width: 10 },
    ],
    rows: citedDocuments(statement).map(({ document, sha256, facts }) => [
      document,
      sha256,
      { number: facts, plain: true },
    ]),
  }
  const tags = tagTable(statement, language)
  return [values, documents, leftOutTable(statement, language), ...(tags ? [tags] : [])]
}

/** What is not said, by datapoint, with the reason; of a draft also what is missing. */
function leftOutTable({ chapters }: Statement, language: StatementLanguage): AnnexTable {
  const at = (key: MessageKey) => say(language, key)
  const blocks = chapters
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ code, blocks }) => blocks.map((block) => ({ code, block })))
  return {
    name: at('annex.left-out'),
    columns: [
      { head: at('annex.datapoint'), width: 16 },
      { head: at('annex.requirement'), width: 12 },
      { head: at('annex.name'), width: 60 },
      { head: at('left-out.why'), width: 60 },
    ],
    rows: blocks.flatMap(({ code, block }) => {
      if (block.type !== 'omitted' && block.type !== 'gap') return []
      const why =
        block.type === 'gap' ? at('state.gap') : reasonIn(block.explanation[language], language, block.language ?? null)
      return block.datapoints.map((id, index) => [id, code, block.labels?.[index]?.[language] ?? '', why])
    }),
  }
}

/** Which fact stands under which concept of the taxonomy, and why the others stand under none; `null` without a final taxonomy. */
function tagTable(statement: Statement, language: StatementLanguage): AnnexTable | null {
  const report = inlineReport(statement, language)
  if (!report) return null
  const at = (key: MessageKey) => say(language, key)
  const { tagged, untagged } = report.tagging
  const row = (fact: Fact, concept: string, members: string, reason: string): AnnexCell[] => [
    fact.datapoint,
    fact.dimension === null ? null : memberInWords(fact.dimension, language, fact.datapoint),
    { number: fact.year, plain: true },
    concept,
    members,
    reason,
  ]
  return {
    name: at('annex.tags'),
    columns: [
      { head: at('annex.datapoint'), width: 16 },
      { head: at('annex.part'), width: 18 },
      { head: at('annex.year'), width: 8 },
      { head: at('annex.concept'), width: 70 },
      { head: at('annex.members'), width: 40 },
      { head: at('annex.untagged'), width: 60 },
    ],
    rows: [
      ...withoutTaxonomy(statement, language),
      ...untagged.map(({ fact, reason }) => row(fact, '', '', at(`untagged.${reason}`))),
      ...tagged.flatMap(({ fact, continued, also, concept, dimensions }) =>
        [fact, ...continued, ...also].map((one) =>
          row(one, concept, dimensions.map(({ member }) => member).join(', '), ''),
        ),
      ),
      ...report.without.map(({ concept, saidBy }): AnnexCell[] => [
        saidBy[0]!,
        null,
        { number: statement.year, plain: true },
        concept,
        at('annex.without'),
        '',
      ]),
    ],
  }
}

/** Tables of the law whose figures no taxonomy of the ESRS knows: those of Regulation (EU) 2020/852. */
function withoutTaxonomy({ chapters, year }: Statement, language: StatementLanguage): AnnexCell[][] {
  const blocks = chapters.flatMap(({ requirements }) => requirements.flatMap((requirement) => requirement.blocks))
  return blocks.flatMap((block) => {
    if (block.type !== 'table' || !block.id.startsWith(taxonomyPlace)) return []
    const why = say(language, 'untagged.eu-taxonomy')
    return [[block.caption[language], null, { number: year, plain: true }, '', '', why]]
  })
}

function decisionInWords(fact: Fact, language: StatementLanguage): string {
  const { decision, restated } = fact
  if (decision) return say(language, `annex.${decision.status}`)
  if (!restated) return say(language, 'annex.prior')
  return say(language, 'annex.restated', { old: factInWords({ ...fact, ...restated }, language) })
}

function evidenceRow(
  fact: Fact,
  [requirement, name]: readonly [string, string],
  place: FactEvidence | null,
  language: StatementLanguage,
): AnnexCell[] {
  const { decision } = fact
  return [
    fact.datapoint,
    requirement,
    name,
    fact.dimension === null ? null : memberInWords(fact.dimension, language, fact.datapoint),
    { number: fact.year, plain: true },
    fact.number === null ? factNumber(fact, language) : { number: fact.number },
    unitInWords(fact.unit, language),
    place?.document ?? null,
    place ? { number: place.page, plain: true } : null,
    place?.sheet ?? null,
    place?.cell ?? null,
    place?.excerpt ?? null,
    decisionInWords(fact, language),
    decision?.by ?? null,
    decision?.at ? { time: new Date(decision.at) } : null,
    decision?.source ?? fact.restated?.reason ?? null,
    place?.sha256 ?? null,
  ]
}
