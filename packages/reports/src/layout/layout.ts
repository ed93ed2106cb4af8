import type { Fact, Statement, StatementBlock, StatementChapter, StatementLanguage, Words } from '@esrs/contract'
import { changeInWords, dayInWords, factInWords, factNumber, unitInWords } from '../words/format.ts'
import { say } from '../words/messages.ts'
import { reasonIn } from '../words/reasons.ts'
import { anchorOf } from './anchor.ts'
import { clean } from './clean.ts'
import { withSteps } from './levels.ts'
import { listNodes } from './lists.ts'
import { matrixAlt, matrixSize, matrixSvg } from './matrix.ts'
import type { FigureRow, Layout, Node, Run } from './nodes.ts'
import { partsOf, sourceInWords } from './rich.ts'

interface Context {
  statement: Statement
  language: StatementLanguage
  facts: ReadonlyMap<string, Fact>
  documents: ReadonlyMap<string, StatementLanguage>
  /** Number of tables of figures so far, for their captions. */
  tables: number
}

/** A statement in one language as it is read from the first heading to the last list. */
export function layOut(statement: Statement, language: StatementLanguage): Layout {
  const facts = new Map(statement.facts.map((fact) => [fact.id, fact]))
  const context = { statement, language, facts, documents: languagesOf(statement), tables: 0 }
  const { company, year, period, issue, set } = statement
  const day = (iso: string) => dayInWords(iso, language)
  const version = issue
    ? say(language, 'about.issue', { number: issue.number, day: day(issue.at), by: clean(issue.by) })
    : say(language, 'about.draft', { day: day(statement.made_at) })
  return {
    statement,
    language,
    title: say(language, 'title', { year }),
    company: clean(company.name),
    about: [
      say(language, 'about.period', { start: day(period.start), end: day(period.end) }),
      say(language, `set.${set}`),
      version,
      clean(company.address),
      clean(company.registration_number),
      company.lei ? say(language, 'cover.entity', { lei: company.lei }) : '',
    ].filter(Boolean),
    draft: issue ? null : say(language, 'draft'),
    nodes: withSteps([
      ...statement.chapters.flatMap((chapter) => chapterNodes(chapter, context)),
      ...listNodes(statement, language),
    ]),
  }
}

/** Language of each cited document, as far as its values say it. */
const languagesOf = ({ facts }: Statement): Map<string, StatementLanguage> =>
  new Map(
    facts.flatMap(({ language, evidence }) =>
      language ? evidence.map(({ document_id }) => [document_id, language] as const) : [],
    ),
  )

function chapterNodes(chapter: StatementChapter, context: Context): Node[] {
  const { language } = context
  if (chapter.state === 'reported' && chapter.requirements.length === 0) return []
  const heading: Node = {
    kind: 'heading',
    level: 1,
    text: `${chapter.standard} ${clean(chapter.title[language])}`,
    id: anchorOf(chapter.code),
    short: chapter.standard,
  }
  const text = chapter.explanation?.[language]
  const explained: Node[] =
    chapter.state === 'not-material'
      ? [
          notice('not-material', language, say(language, 'not-material.text'), []),
          ...(text?.length
            ? [
                {
                  kind: 'text' as const,
                  id: `${chapter.code}.explanation`,
                  datapoints: [],
                  parts: partsOf(text, context),
                },
              ]
            : []),
        ]
      : []
  const requirements = chapter.requirements.flatMap(({ code, title, blocks }): Node[] => [
    {
      kind: 'heading',
      level: 2,
      text: `${shown(code)} ${clean(title[language])}`.trim(),
      id: anchorOf(code),
      short: shown(code) || clean(title[language]),
    },
    ...blocks.flatMap((block) => blockNodes(block, context)),
  ])
  return [heading, ...explained, ...requirements]
}

/** Code in the heading of a requirement; own disclosures have none. */
const shown = (code: string): string => (code.endsWith('.own') ? '' : code)

const notice = (
  tone: Extract<Node, { kind: 'notice' }>['tone'],
  language: StatementLanguage,
  text: string,
  items: readonly string[],
): Node => ({ kind: 'notice', tone, title: say(language, `notice.${tone}`), text: clean(text), items })

/** What the datapoints of a block are called; statements that were issued earlier may know only what identifies them. */
function namesOf(
  { datapoints, labels }: { datapoints: readonly string[]; labels?: readonly Words[] | undefined },
  language: StatementLanguage,
): string[] {
  if (labels) return labels.map((label, index) => `${clean(label[language])} (${datapoints[index] ?? ''})`)
  return datapoints.length > 0 ? [datapoints.join(', ')] : []
}

function blockNodes(block: StatementBlock, context: Context): Node[] {
  const { language } = context
  switch (block.type) {
    case 'text': {
      const parts = partsOf(block.texts[language] ?? [], context)
      if (parts.length === 0) return [notice('gap', language, say(language, 'gap.text'), [])]
      return [{ kind: 'text', id: block.id, datapoints: block.datapoints, parts }]
    }
    case 'figures':
      return [figureNode(block, context)]
    case 'matrix':
      return [
        {
          kind: 'picture',
          caption: say(language, 'assessment.matrix'),
          alt: matrixAlt(block, language),
          svg: matrixSvg(block, language),
          ...matrixSize,
        },
      ]
    case 'omitted': {
      const why = reasonIn(block.explanation[language], language, block.language ?? null)
      return [notice('omitted', language, why, namesOf(block, language))]
    }
    case 'reference': {
      const source = { document_id: null, document: block.document, page: block.page, sheet: null }
      const note = block.note[language]
      const text: Node[] = note?.length
        ? [{ kind: 'text', id: block.id, datapoints: [], parts: partsOf(note, context) }]
        : []
      return [notice('reference', language, sourceInWords(source, language), namesOf(block, language)), ...text]
    }
    case 'gap':
      return [notice('gap', language, say(language, 'gap.items'), namesOf(block, language))]
  }
}

/** Text of an empty cell. */
const none = '–'

/** The footnote of a figure: what people wrote, and how the figure of the year before is restated. */
function footnoteOf(
  written: string | null | undefined,
  restated: string | undefined,
  prior: Fact | undefined,
): Run[] | null {
  const own: Run[] = written ? [{ text: clean(written) }] : []
  if (!restated || !prior) return own.length > 0 ? own : null
  return [...own, ...(own.length > 0 ? [{ text: ' ' }] : []), { text: clean(restated), explains: prior }]
}

function figureNode(block: Extract<StatementBlock, { type: 'figures' }>, context: Context): Node {
  const { language, facts, statement } = context
  const rows = block.rows.flatMap((row): FigureRow[] => {
    const fact = facts.get(row.fact)
    if (!fact) return []
    const prior = row.prior === null ? undefined : facts.get(row.prior)
    // A figure of the year before that has another unit is shown with it.
    const before = prior && (prior.unit === fact.unit ? factNumber(prior, language) : factInWords(prior, language))
    return [
      {
        label: clean(row.label[language]),
        isPart: row.part,
        unit: clean(unitInWords(fact.unit, language)),
        value: { text: clean(factNumber(fact, language)), fact },
        before: prior && before !== undefined ? { text: clean(before), fact: prior } : { text: none },
        change: changeInWords(fact, prior, language) ?? none,
        footnote: footnoteOf(row.footnote?.[language], row.restated?.[language], prior),
      },
    ]
  })
  const { year } = statement
  context.tables += 1
  const caption = say(language, 'table', { number: context.tables, caption: clean(block.caption[language]) })
  const head = [
    say(language, 'figures.metric'),
    say(language, 'figures.unit'),
    String(year),
    String(year - 1),
    say(language, 'figures.change'),
  ]
  return { kind: 'figures', id: block.id, caption, head, rows }
}
