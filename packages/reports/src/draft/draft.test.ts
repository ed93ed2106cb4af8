import { type Inline, paragraphOf, type RichBlock, Statement, type StatementBlock, shownDecimals } from '@esrs/contract'
import { expect, test } from 'vitest'
import { layOut } from '../layout/layout.ts'
import { madeInput } from '../testing/statement.ts'
import { factInWords } from '../words/format.ts'
import { draftStatement } from './draft.ts'
import type { DraftInput } from './input.ts'

const full = draftStatement(madeInput({ parts: true }))

test('a draft is what its description says it is, and the same from the same input', () => {
  expect(Statement.parse(full)).toEqual(full)
  expect(JSON.stringify(draftStatement(madeInput({ parts: true })))).toBe(JSON.stringify(full))
})

const blocksOf = (statement: Statement, code: string): StatementBlock[] =>
  statement.chapters.flatMap(({ requirements }) => requirements).find((requirement) => requirement.code === code)!
    .blocks

const energy = (value: string, before: string | null): DraftInput => {
  const input = madeInput({ datapoints: 0 })
  const at = { unit: 'MWh', evidence: [] }
  return {
    ...input,
    values: [
      {
        ...at,
        datapoint: 'E1-5_01',
        year: 2025,
        value,
        number: Number(value),
        language: null,
        decision: { status: 'corrected', by: 'Ada', at: null, source: 'meter' },
        prior: before === null ? null : { ...at, value: before, number: Number(before), year: 2024 },
        parts: [],
      },
    ],
  }
}

function plain(statement: Statement, blocks: readonly RichBlock[], language: 'en' | 'de'): string {
  const run = (inline: Inline): string => {
    if (inline.type === 'text') return inline.text
    if (inline.type !== 'value') return ''
    return factInWords(statement.facts.find(({ id }) => id === inline.fact)!, language)
  }
  return blocks.map((block) => (block.type === 'paragraph' ? block.content.map(run).join('') : '')).join('\n')
}

test('figures stand in a table with the year before, in the language’s own way, and a column of it only where there is one', () => {
  const tableOf = (statement: Statement, language: 'en' | 'de') => {
    const node = layOut(statement, language).nodes.find(({ kind }) => kind === 'figures')
    if (node?.kind !== 'figures') throw new Error('There is no table.')
    return { head: node.head.slice(2), cells: node.rows.map(({ cells }) => cells.map(({ text }) => text)) }
  }
  const statement = draftStatement(energy('12345', '13000.5'))
  expect(tableOf(statement, 'en')).toEqual({
    head: ['2025', '2024', 'Change'],
    cells: [['12,345.0', '13,000.5', '−5.0\u00a0%']],
  })
  expect(tableOf(statement, 'de').cells).toEqual([['12.345,0', '13.000,5', '−5,0\u00a0%']])
  expect(tableOf(draftStatement(energy('7', null)), 'en')).toEqual({ head: ['2025'], cells: [['7']] })
})

test('what is required and not said is a gap; a value takes its datapoint out of it', () => {
  const empty = draftStatement(madeInput({ datapoints: 0 }))
  const gapOf = (statement: Statement) => blocksOf(statement, 'E1-5').find(({ type }) => type === 'gap')!.datapoints
  expect(empty.facts).toEqual([])
  // Only the lists that the statement makes itself are said to be there.
  const texts = empty.chapters.flatMap(({ requirements }) => requirements).flatMap(({ blocks }) => blocks)
  expect(texts.filter(({ type }) => type === 'text')).toMatchObject([{ datapoints: ['IRO-2_01', 'IRO-2_02'] }])
  expect(gapOf(empty)).toContain('E1-5_01')
  expect(gapOf(draftStatement(energy('1', null)))).not.toContain('E1-5_01')
})

test('a topic that is not material is one sentence and a row of the list; what applies anyway stays', () => {
  const notMaterial = new Map([['E3', { explanation: 'No site takes water from a stressed area.' }]])
  const statement = draftStatement({ ...madeInput({ datapoints: 0 }), notMaterial })
  const chapter = statement.chapters.find(({ code }) => code === 'E3')!
  expect(chapter.state).toBe('not-material')
  expect(plain(statement, chapter.explanation!.en!, 'en')).toBe('No site takes water from a stressed area.')
  expect(statement.lists.not_material).toEqual([{ code: 'E3', title: chapter.title, explained: true }])
  const law = statement.lists.other_law.filter(({ datapoint }) => datapoint.startsWith('E3-4'))
  expect(law.length).toBeGreaterThan(0)
  expect(new Set(law.map(({ state }) => state))).toEqual(new Set(['not-material']))
})

const isGerman = (words: string) => (/\b(?:der|die|und|kein)\b/i.test(words) ? ('de' as const) : ('en' as const))

test('a reason that a person gave in one language says so to those who work on the other', () => {
  const english = 'No site takes water from a stressed area.'
  const statement = draftStatement({
    ...madeInput({ datapoints: 0 }),
    notMaterial: new Map([
      ['E3', { explanation: english }],
      ['E4', { explanation: 'Kein Standort liegt in oder neben einem Schutzgebiet.' }],
    ]),
    reasons: [{ datapoint: 'GOV-1_02', reason: 'Not yet counted.' }],
    languageOf: isGerman,
  })
  expect(Statement.parse(statement)).toEqual(statement)
  const explanation = (code: string) => statement.chapters.find((chapter) => chapter.code === code)!.explanation!
  expect(explanation('E3').en).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: english }] }])
  // In the other language nobody has written it; the final review says so.
  expect(explanation('E3').de).toBeNull()
  expect(explanation('E4')).toMatchObject({ de: [{ type: 'paragraph' }], en: null })
  const nodes = (language: 'en' | 'de') => layOut(statement, language).nodes
  const whyOf = (language: 'en' | 'de') =>
    nodes(language).find((node) => node.kind === 'notice' && node.text.includes('Not yet counted.'))
  expect(whyOf('en')).toMatchObject({ text: 'Not yet counted.' })
  expect(whyOf('de')).toMatchObject({ text: '(auf Englisch verfasst) Not yet counted.' })
})

test('reasons and references take the place of a gap, own datapoints stand at the end of their chapter', () => {
  const input = madeInput({ datapoints: 0 })
  const statement = draftStatement({
    ...input,
    references: [{ datapoint: 'GOV-1_01', document: 'Annual report', page: 12 }],
    reasons: [{ datapoint: 'GOV-1_02', reason: 'Not yet counted.' }],
    own: [{ id: 'OWN_1', controlCode: 'E1', name: { en: 'Cargo bikes', de: 'Lastenräder' }, type: 'number' }],
    values: [{ ...energy('4', null).values[0]!, datapoint: 'OWN_1', unit: null }],
  })
  const types = blocksOf(statement, 'GOV-1').map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['reference', 'omitted', 'gap']))
  expect(blocksOf(statement, 'GOV-1').find(({ type }) => type === 'gap')!.datapoints).not.toContain('GOV-1_02')
  expect(statement.lists.entity_specific).toEqual([
    { datapoint: 'OWN_1', requirement: 'E1.own', name: { en: 'Cargo bikes', de: 'Lastenräder' } },
  ])
})

test.each(['esrs-2026', 'vs-2026'] as const)('a draft of %s says every value once at least', (set) => {
  const statement = draftStatement(madeInput({ set }))
  const placed = new Set(
    statement.chapters
      .flatMap(({ requirements }) => requirements)
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ datapoints }) => datapoints),
  )
  expect(statement.facts.filter(({ datapoint }) => !placed.has(datapoint))).toEqual([])
})

test('an answer to a choice in somebody’s own words is printed as it was accepted, in its language alone', () => {
  const input = madeInput({ datapoints: 0 })
  const { evidence } = madeInput({ datapoints: 1 }).values[0]!
  const answer = (datapoint: string, value: string): DraftInput['values'][number] => ({
    datapoint,
    year: 2025,
    value,
    number: null,
    unit: null,
    language: 'en',
    evidence: [{ ...evidence[0]!, excerpt: value }],
    decision: { status: 'accepted', by: 'Ada', at: null, source: '' },
    prior: null,
    parts: [],
  })
  const long = 'At every site we look first at what can be avoided, then at what can be made smaller.'
  const short = 'Our policy applies to all sites.'
  const statement = draftStatement({ ...input, values: [answer('E2-2_01', long), answer('E1-2_01', short)] })
  const [quoted] = blocksOf(statement, 'E2-2') as Extract<StatementBlock, { type: 'text' }>[]
  expect(quoted!.texts).toEqual({ en: [paragraphOf(long)], de: null })
  const [said] = blocksOf(statement, 'E1-2') as Extract<StatementBlock, { type: 'text' }>[]
  expect(said!.texts).toEqual({ en: [paragraphOf(short)], de: null })
})

const said = (datapoint: string, value: string, page: number): DraftInput['values'][number] => ({
  datapoint,
  year: 2025,
  value,
  number: null,
  unit: null,
  language: 'en',
  evidence: [{ ...madeInput({ datapoints: 1 }).values[0]!.evidence[0]!, excerpt: value, page }],
  decision: { status: 'accepted', by: 'Ada', at: null, source: '' },
  prior: null,
  parts: [],
})
const textsOf = (statement: Statement, code: string) =>
  blocksOf(statement, code).flatMap((block) => (block.type === 'text' ? [block] : []))

test('the same passage stands once within a requirement, whatever it answers and from wherever', () => {
  const words = 'Targets are part of the pay of the board.'
  const values = [said('GOV-3_02', words, 5), said('GOV-3_03', words, 5), said('GOV-3_06', words, 6)]
  const input = { ...madeInput({ datapoints: 0 }), values }
  const blocks = textsOf(draftStatement(input), 'GOV-3')
  expect(blocks.map(({ id, datapoints }) => [id, ...datapoints])).toEqual([
    ['GOV-3_02', 'GOV-3_02', 'GOV-3_03', 'GOV-3_06'],
  ])
  expect(blocks[0]!.texts.en).toEqual([paragraphOf(words)])
  const other = [...values.slice(1), said('GOV-3_04', 'Other words.', 6)]
  const [first] = textsOf(draftStatement({ ...input, values: other }), 'GOV-3')
  // Beside others a passage has a heading: the name of what it answers first.
  expect(first!.texts.en).toMatchObject([
    { type: 'heading', content: [{ text: expect.not.stringContaining(';') }] },
    paragraphOf(words),
  ])
})

test('a passage on which a person wrote their own words stays a text of its own', () => {
  const values = [said('GOV-3_02', 'The same.', 5), said('GOV-3_03', 'The same.', 5)]
  const texts = [{ block: 'GOV-3_03', language: 'en' as const, text: [], at: '2026-03-01T09:00:00.000Z' }]
  const blocks = textsOf(draftStatement({ ...madeInput({ datapoints: 0 }), values, texts }), 'GOV-3')
  expect(blocks.map(({ id, datapoints }) => [id, ...datapoints])).toEqual([
    ['GOV-3_02', 'GOV-3_02'],
    ['GOV-3_03', 'GOV-3_03'],
  ])
})

test('what is left out is named, each datapoint by its name', () => {
  const reasons = [{ datapoint: 'GOV-1_02', reason: 'Not yet counted.' }]
  const statement = draftStatement({ ...madeInput({ datapoints: 0 }), reasons })
  const blocks = statement.chapters.flatMap(({ requirements }) => requirements).flatMap(({ blocks }) => blocks)
  const omitted = blocks.flatMap((block) => (block.type === 'omitted' ? [block] : []))
  expect(omitted.map(({ reason }) => reason)).toContain('own')
  for (const { datapoints, labels } of omitted) expect(labels).toHaveLength(datapoints.length)
  const [name] = omitted.find(({ reason }) => reason === 'own')!.labels!
  const { nodes } = layOut(statement, 'en')
  const notices = nodes.flatMap((node) => (node.kind === 'notice' && node.tone === 'omitted' ? [node] : []))
  expect(notices.find(({ text }) => text === 'Not yet counted.')!.items).toEqual([`${name!.en} (GOV-1_02)`])
  // Issued before names were kept.
  const { labels: _, ...bare } = omitted.find(({ reason }) => reason === 'own')!
  const chapters = statement.chapters.slice(0, 1).map((chapter) => ({
    ...chapter,
    requirements: [{ ...chapter.requirements[0]!, blocks: [bare] }],
  }))
  const old = layOut(Statement.parse({ ...statement, chapters }), 'en').nodes
  expect(old.find(({ kind }) => kind === 'notice')).toMatchObject({ items: ['GOV-1_02'] })
})

test('a share is said in percent where a ratio is asked for, and a ratio is not', () => {
  const figureOf = (value: string, excerpt: string) => {
    const base = said('GOV-1_06', value, 4)
    const evidence = [{ ...base.evidence[0]!, excerpt }]
    const values = [{ ...base, number: Number(value), unit: 'ratio', language: null, evidence }]
    return factInWords(draftStatement({ ...madeInput({ datapoints: 0 }), values }).facts[0]!, 'de')
  }
  expect(figureOf('44.4', 'Supervisory Board  9  4  5  44.4 %')).toBe('44,4\u00a0%')
  expect(figureOf('44.4', 'Frauenanteil: 44,4 Prozent')).toBe('44,4\u00a0%')
  expect(figureOf('0.79', 'Frauenanteil 44,0 %, Verhältnis 0,79. 80 % sind neu.')).toBe('0,79')
})

test('a figure with a long tail is shown short and kept whole', () => {
  const fact = { ...draftStatement(energy('20.018665', null)).facts[0]!, unit: '%' }
  expect(fact).toMatchObject({ value: '20.018665', decimals: 6 })
  expect(factInWords(fact, 'de')).toBe('20,02\u00a0%')
  expect([shownDecimals(0.000123456, 9), shownDecimals(1.2345, 4), shownDecimals(0, 8)]).toEqual([6, 4, 2])
})

test('what is said of a topic that is not material is listed where it stands', () => {
  const input = madeInput({ datapoints: 0 })
  const made = madeInput({}).values.filter(({ datapoint }) => datapoint === 'E3-4_03')
  const notMaterial = new Map([['E3', { explanation: 'No.' }]])
  const { other_law } = draftStatement({ ...input, values: made, notMaterial }).lists
  const states = new Map(other_law.map(({ datapoint, state }) => [datapoint, state]))
  expect([states.get('E3-4_03'), states.get('E3-4_08')]).toEqual(['disclosed', 'not-material'])
})

test('an intensity per million of a currency is said in the language of the statement', () => {
  const fact = { ...draftStatement(energy('129.34', null)).facts[0]!, unit: 'MWh/EUR m', decimals: 2 }
  expect(factInWords(fact, 'de')).toBe('129,34\u00a0MWh/Mio. EUR')
  expect(factInWords(fact, 'en')).toBe('129.34\u00a0MWh/EUR m')
})
