import {
  type Fact,
  type Statement,
  type StatementBlock,
  type StatementChapter,
  type StatementLanguage,
  type StatementRequirement,
  shownDecimals,
  type Words,
} from '@esrs/contract'
import { changeInWords, dayInWords, factInWords, factNumber, unitInWords } from '../words/format.ts'
import { say } from '../words/messages.ts'
import { reasonIn } from '../words/reasons.ts'
import { anchorOf } from './anchor.ts'
import { chartsOf } from './charts.ts'
import { clean } from './clean.ts'
import { gridNode } from './grid.ts'
import { headingOf } from './headings.ts'
import { withSteps } from './levels.ts'
import { listNodes } from './lists.ts'
import { matrixAlt, matrixSize, matrixSvg } from './matrix.ts'
import type { Edition, FigureRow, Layout, LayoutPart, Node, Run } from './nodes.ts'
import { partsOf, sourceInWords } from './rich.ts'
import tables from './standard-tables.json' with { type: 'json' }

interface Context {
  statement: Statement
  language: StatementLanguage
  edition: Edition
  /** Levels of headings above those of requirements. */
  above: 1 | 2
  facts: ReadonlyMap<string, Fact>
  documents: ReadonlyMap<string, StatementLanguage>
  /** Tables and pictures so far, for their captions. */
  counts: { table: number; picture: number }
}

/** A statement in one language as it is read from the first heading to the last list; what was issued in its published form. */
export function layOut(
  statement: Statement,
  language: StatementLanguage,
  edition: Edition = statement.issue ? 'published' : 'working',
): Layout {
  const facts = new Map(statement.facts.map((fact) => [fact.id, fact]))
  const above = statement.chapters.some(({ part }) => part) ? 2 : 1
  const context: Context = {
    statement,
    language,
    edition,
    above,
    facts,
    documents: languagesOf(statement),
    counts: { table: 0, picture: 0 },
  }
  const { company, year, period, issue, set } = statement
  const day = (iso: string) => dayInWords(iso, language)
  const version = issue
    ? say(language, 'about.version', { number: issue.number, day: day(issue.at) })
    : say(language, 'about.draft', { day: day(statement.made_at) })
  const body = bodyNodes(context)
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
    edition,
    above,
    nodes: withSteps([...body, ...listNodes(statement, language, edition, body)], above + 1),
  }
}

/** A caption with its number among those of its kind, so that people can point to it. */
function numbered(kind: keyof Context['counts'], caption: string, { language, counts }: Context): string {
  counts[kind] += 1
  return say(language, kind, { number: counts[kind], caption })
}

/** Language of each cited document, as far as its values say it. */
const languagesOf = ({ facts }: Statement): Map<string, StatementLanguage> =>
  new Map(
    facts.flatMap(({ language, evidence }) =>
      language ? evidence.map(({ document_id }) => [document_id, language] as const) : [],
    ),
  )

/** The chapters, each part of the statement under its own heading. */
function bodyNodes(context: Context): Node[] {
  const { statement, language } = context
  let last: StatementChapter['part']
  return statement.chapters.flatMap((chapter): Node[] => {
    const nodes = chapterNodes(chapter, context)
    const { part } = chapter
    if (nodes.length === 0 || part === undefined || part === last) return nodes
    last = part
    const text = say(language, `part.${part}`)
    return [{ kind: 'heading', level: 1, text, id: `d-part-${part}`, short: text }, ...nodes]
  })
}

function chapterNodes(chapter: StatementChapter, context: Context): Node[] {
  const { language } = context
  if (chapter.state === 'reported' && chapter.requirements.length === 0) return []
  const heading: Node = {
    kind: 'heading',
    // What belongs to no part stands beside the parts.
    level: chapter.part ? context.above : 1,
    text: `${chapter.standard} ${clean(chapter.title[language])}`.trim(),
    id: anchorOf(chapter.code),
    short: chapter.standard || clean(chapter.title[language]),
  }
  const text = chapter.explanation?.[language]
  const requirements = chapter.requirements.flatMap((requirement) => requirementNodes(requirement, context))
  // A chapter that no standard asks for is its texts, under its own heading.
  if (chapter.standard === '') return requirements.length > 1 ? [heading, ...requirements.slice(1)] : []
  // A topic that is not material stands in the list of those topics, with why.
  if (context.edition === 'published' && requirements.length === 0) return []
  const explained: Node[] =
    chapter.state === 'not-material'
      ? [
          ...(context.edition === 'working'
            ? [notice('not-material', language, say(language, 'not-material.text'), [])]
            : [textNode(`${chapter.code}.beyond`, say(language, 'not-material.beyond'))]),
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
  return [heading, ...explained, ...requirements]
}

function requirementNodes({ code, title, blocks }: StatementRequirement, context: Context): Node[] {
  const { language, statement, edition, above } = context
  const drawn = () =>
    chartsOf(statement, code, context.facts, language).map((node) =>
      node.kind === 'picture' ? { ...node, caption: numbered('picture', node.caption, context) } : node,
    )
  const nodes = blocks.flatMap((block) => [...blockNodes(block, context), ...(block.type === 'figures' ? drawn() : [])])
  if (edition === 'published' && nodes.length === 0) return []
  const name = clean(headingOf(statement.set, code, language) ?? title[language])
  const text = `${shown(code)} ${name}`.trim()
  return [
    { kind: 'heading', level: above === 2 ? 3 : 2, text, id: anchorOf(code), short: shown(code) || name, code },
    ...nodes,
  ]
}

/** A sentence of the product's own, which answers no datapoint. */
const textNode = (id: string, text: string): Node => ({
  kind: 'text',
  id,
  datapoints: [],
  parts: [{ kind: 'paragraph', runs: [{ text }] }],
})

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

const isOpenMatrix = ({ points }: Extract<StatementBlock, { type: 'matrix' }>): boolean =>
  points.some(({ impact, financial }) => impact === null || financial === null)

const isInternal = (id: string): boolean => /\.assessment-(?:method|changes|answers)$/.test(id)

function blockNodes(block: StatementBlock, context: Context): Node[] {
  const { language, edition } = context
  const isWorking = edition === 'working'
  switch (block.type) {
    case 'text': {
      // Settings of the method and what each stakeholder answered are for who reviews the assessment.
      if (!isWorking && isInternal(block.id)) return []
      const parts = partsOf(block.texts[language] ?? [], context).map((part) =>
        part.kind === 'table' && part.caption ? { ...part, caption: numbered('table', part.caption, context) } : part,
      )
      const says = parts.some(({ kind }) => kind !== 'heading')
      if (says || (parts.length > 0 && isWorking))
        return [
          { kind: 'text', id: block.id, datapoints: block.datapoints, parts: [...parts, ...sourcesOf(block, context)] },
        ]
      if (!isWorking) return []
      const others = block.datapoints.flatMap((id) => context.facts.get(id)?.value ?? [])
      return [notice('gap', language, say(language, 'gap.text'), [...new Set(others.map(clean))])]
    }
    case 'figures':
      return [figureNode(block, context)]
    case 'table': {
      const caption = numbered('table', clean(block.caption[language]), context)
      return [gridNode(block, caption, language, context.facts)]
    }
    case 'matrix':
      return [
        {
          kind: 'picture',
          caption: numbered(
            'picture',
            say(language, isOpenMatrix(block) ? 'assessment.matrix.open' : 'assessment.matrix'),
            context,
          ),
          alt: matrixAlt(block, language),
          svg: matrixSvg(block, language),
          ...matrixSize,
        },
      ]
    case 'omitted': {
      // A published statement says once, in a list, what is left out and why.
      if (!isWorking) return []
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
      if (!isWorking) return []
      return [notice('gap', language, say(language, 'gap.items'), namesOf(block, language))]
  }
}

/** Where the words of a text come from, for who works on it; a text that somebody wrote has no source. */
function sourcesOf(block: Extract<StatementBlock, { type: 'text' }>, context: Context): LayoutPart[] {
  const { language, edition, facts } = context
  if (edition === 'published' || block.edited[language] || block.datapoints[0] !== block.id) return []
  const places = block.datapoints
    .flatMap((id) => facts.get(id)?.evidence ?? [])
    .map((place) => say(language, 'source', { source: sourceInWords(place, language) }))
  return [...new Set(places)].map((text) => ({ kind: 'source', text }))
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

/** A caption that says what the table is about: the heading of its requirement. */
const captionOf = ({ id, caption }: Extract<StatementBlock, { type: 'figures' }>, context: Context): string => {
  const code = id.replace(/\.figures$/, '')
  const { statement, language } = context
  const title = statement.chapters.flatMap(({ requirements }) => requirements).find((one) => one.code === code)?.title
  return headingOf(statement.set, code, language) ?? title?.[language] ?? caption[language]
}

/** Digits after the point that all figures of a row are shown with. */
function commonDecimals(figures: readonly Fact[]): number {
  const of = ({ number, decimals }: Fact) => (number === null ? 0 : shownDecimals(number, decimals ?? 0))
  return figures.reduce((most, fact) => Math.max(most, of(fact)), 0)
}

/** Whether the figures of a table are targets, which are none of the year. */
const isTarget = (id: string): boolean =>
  tables.some(({ requirement, isTarget }) => isTarget === true && id === `${requirement}.figures`)

type Figures = Extract<StatementBlock, { type: 'figures' }>

/** A row of figures before it is known which columns the table has. */
interface OpenRow extends Omit<FigureRow, 'cells' | 'unit'> {
  unit: string
  value: Run
  /** Figure of the year before. */
  before: Run
  change: Run
  /** Of the columns beside the year. */
  more: Run[]
}

function openRow(row: Figures['rows'][number], fact: Fact, { language, facts }: Context): OpenRow {
  const prior = row.prior === null ? undefined : facts.get(row.prior)
  const more = (row.more ?? []).map((id) => (id === null ? undefined : facts.get(id)))
  const all = [fact, prior, ...more].filter((one): one is Fact => one !== undefined && one.number !== null)
  // Where the whole is told in words alone, its years say what it is measured in.
  const { unit } = fact.number === null ? (all[0] ?? fact) : fact
  const alike = all.filter((one) => one.unit === unit)
  const decimals = alike.length > 1 ? commonDecimals(alike) : undefined
  // A figure that has another unit is shown with it.
  const shown = (one: Fact | undefined): Run =>
    one?.number == null
      ? { text: none }
      : { text: clean(one.unit === unit ? factNumber(one, language, decimals) : factInWords(one, language)), fact: one }
  return {
    label: clean(row.label[language]),
    isPart: row.part,
    isTotal: row.total ?? false,
    unit: clean(unitInWords(unit, language)),
    value: shown(fact),
    before: shown(prior),
    change: { text: changeInWords(fact, prior, language) ?? none },
    more: [...more.map(shown), ...(row.yearly ? [{ text: clean(row.yearly[language]) }] : [])],
    footnote: footnoteOf(row.footnote?.[language], row.restated?.[language], prior),
  }
}

/** Columns of figures that stand beside names in the usual size, and that fit on an upright page at all. */
const fewColumns = 4
const mostColumns = 7

/** A table of figures, with no column in which nothing stands. */
function figureNode(block: Figures, context: Context): Node {
  const { language, facts, statement } = context
  const rows = block.rows.flatMap((row): OpenRow[] => {
    const fact = facts.get(row.fact)
    return fact ? [openRow(row, fact, context)] : []
  })
  const { year } = statement
  const years = block.columns ?? []
  // What a target asks for a year stands behind them all (ESRS E1, AR 48).
  const beside = [...years, ...(block.yearly ? [{ head: block.yearly, before: false }] : [])].map(
    ({ head, before }, index) => ({
      before,
      head: clean(head[language]),
      of: ({ more }: OpenRow): Run => more[index] ?? { text: none },
    }),
  )
  const now = {
    head: isTarget(block.id) ? say(language, 'figures.target') : String(year),
    of: ({ value }: OpenRow) => value,
  }
  const earlier = { head: String(year - 1), of: ({ before }: OpenRow) => before }
  const change = { head: say(language, 'figures.change'), of: (row: OpenRow) => row.change }
  // With a base year the years run on from it (ESRS E1, AR 48).
  const around = beside.length > 0 ? [earlier, now, change] : [now, earlier, change]
  const all = [...beside.filter(({ before }) => before), ...around, ...beside.filter(({ before }) => !before)]
  const columns = all.filter(({ of }) => rows.some((row) => of(row).text !== none))
  const hasUnits = rows.some(({ unit }) => unit !== '')
  return {
    kind: 'figures',
    id: block.id,
    breadth: columns.length > mostColumns ? 'wide' : columns.length > fewColumns ? 'many' : 'usual',
    caption: numbered('table', clean(captionOf(block, context)), context),
    head: [
      say(language, 'figures.metric'),
      ...(hasUnits ? [say(language, 'figures.unit')] : []),
      ...columns.map(({ head }) => head),
    ],
    rows: rows.map(({ value: _, before: __, change: ___, more: ____, unit, ...row }, index) => ({
      ...row,
      unit: hasUnits ? unit : null,
      cells: columns.map(({ of }) => of(rows[index]!)),
    })),
  }
}
