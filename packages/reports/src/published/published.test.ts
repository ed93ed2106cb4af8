import { paragraphOf, Statement, type StatementLanguage } from '@esrs/contract'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { docxOf } from '../docx/docx.ts'
import { draftStatement } from '../draft/draft.ts'
import type { DraftInput } from '../draft/input.ts'
import { layOut } from '../layout/layout.ts'
import { madeAssessment } from '../testing/assessment.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from '../xbrl/inline.ts'
import { countFaults, faultsOf } from './faults.ts'
import { hasGaps, leaveOut } from './leave-out.ts'

const german =
  'Der Konsolidierungskreis entspricht dem des Konzernabschlusses und wird jedes Jahr geprüft: • Werke und Büros • Lager.'
const raw = german.replace('Konsolidierungskreis', 'Konsolidierungs- kreis').replace('Büros', 'Bü- ros')
const english =
  'The company describes the whole of its value chain, from the mine to the customer, and looks at it every year.'

/** The language of a sentence by its small words, as the engine tells it for the product. */
function languageOfSentence(words: string): StatementLanguage | null {
  const count = (small: RegExp) => words.match(small)?.length ?? 0
  const [of, von] = [
    count(/\b(?:the|of|and|is|from|to|it|no|not|has|by)\b/gi),
    count(/\b(?:der|die|das|und|ist|von|zu|des|nicht|dies|wird)\b/gi),
  ]
  if (Math.max(of, von) < 2 || of === von) return null
  return of > von ? 'en' : 'de'
}

const said = (
  datapoint: string,
  value: string,
  excerpt: string,
  language: StatementLanguage,
): DraftInput['values'][number] => ({
  datapoint,
  year: 2025,
  value,
  number: null,
  unit: null,
  language,
  prior: null,
  parts: [],
  evidence: [{ ...madeInput({ datapoints: 1 }).values[0]!.evidence[0]!, document: 'bericht-2025.pdf', excerpt }],
  decision: { status: 'accepted', by: 'Ada', at: null, source: '' },
})

const draft = (more: Partial<DraftInput> = {}) =>
  draftStatement({
    ...madeInput({ datapoints: 0 }),
    values: [
      said('BP-1_03', german, raw, 'de'),
      said('BP-1_04', english, english, 'en'),
      said('GOV-3_01', 'yes', 'Wir haben das.', 'de'),
      ...madeInput({ datapoints: 400 }).values.filter(({ number }) => number !== null),
    ],
    assessment: madeAssessment(),
    notMaterial: new Map([['E3', { explanation: 'No site takes water from a stressed area.' }]]),
    reasons: [{ datapoint: 'GOV-1_02', reason: 'Not yet counted.' }],
    languageOf: languageOfSentence,
    ...more,
  })
const why = { en: 'Not available for the first year.', de: 'Für das erste Jahr liegt dies nicht vor.' }
const issued = (statement = draft()): Statement =>
  Statement.parse({ ...leaveOut(statement, why), issue: { number: 1, at: statement.made_at, by: 'Ada Beispiel' } })
const none = { gaps: 0, fileNames: 0, foreign: 0, broken: 0, changed: 0, notes: 0 }

test.each(['en', 'de'] as const)('an issued statement in %s shows nothing of the working state', (language) => {
  const faults = faultsOf(issued(), language, languageOfSentence)
  expect(countFaults(faults), JSON.stringify(faults)).toEqual(none)
})

test('the working state shows all of it, so that the count counts', () => {
  const statement = { ...draft(), issue: null }
  const nodes = layOut(statement, 'en').nodes
  const text = JSON.stringify(nodes)
  expect(text).toContain('bericht-2025.pdf')
  expect(nodes.some((node) => node.kind === 'notice' && node.tone === 'gap')).toBe(true)
  expect(hasGaps(statement)).toBe(true)
})

test('what was accepted is what is printed, word for word, in every format', async () => {
  const statement = issued()
  const passages = statement.facts.filter(({ number, value }) => number === null && value.includes(' '))
  expect(passages).toHaveLength(2)
  const flat = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/[\s\u200b]+/g, ' ')
  for (const { value, language } of passages) {
    const wanted = value.split(/\s*•\s*/)
    const report = inlineReport(statement, language!)!
    const word = strFromU8(unzipSync(await docxOf(statement, language!))['word/document.xml']!)
    for (const words of wanted) for (const file of [report.xhtml, word]) expect(flat(file)).toContain(words)
  }
})

test('what is left out stands once, in its list, with the reason in the language of the file', () => {
  const statement = issued()
  expect(hasGaps(statement)).toBe(false)
  for (const language of ['en', 'de'] as const) {
    const { nodes } = layOut(statement, language)
    const lists = nodes.flatMap((node) => (node.kind === 'list' ? [node] : []))
    const rows = lists.flatMap(({ rows }) => rows).filter(([, , reason]) => reason?.text === why[language])
    expect(rows.length).toBeGreaterThan(20)
    // A requirement of which nothing is said is not complied with, and has no heading.
    expect(rows.find(([code]) => code!.text === 'G1-6')).toHaveLength(3)
    expect(nodes.some((node) => node.kind === 'heading' && node.code === 'GOV-2')).toBe(false)
  }
  expect(statement.lists.requirements.some(({ state }) => state === 'gap')).toBe(false)
})

test('datapoints whose condition is not known to hold are no gaps, nor are lists that the statement makes', () => {
  const gaps = draft().chapters.flatMap(({ requirements }) =>
    requirements.flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'gap' ? block.datapoints : []))),
  )
  for (const id of ['BP-2_13', 'SBM-1_10', 'IRO-2_01', 'IRO-2_02', 'MDR-P_01', 'E1-6_01'])
    expect(gaps).not.toContain(id)
  expect(gaps).toContain('GOV-2_01')
})

test('the parts of the law stand in their order, each with its chapters', () => {
  const of = layOut(issued(), 'de').nodes.flatMap((node) => (node.kind === 'heading' ? [node] : []))
  expect(of.filter(({ level }) => level === 1).map(({ text }) => text)).toEqual([
    'Allgemeine Informationen',
    'Umweltinformationen',
    'Verzeichnisse',
  ])
  for (const [index, { level }] of of.entries()) expect(level).toBeLessThanOrEqual((of[index - 1]?.level ?? 0) + 1)
})

test('a text that a person wrote in the other language closes what was missing there', () => {
  const texts = [
    {
      block: 'BP-1_03',
      language: 'en' as const,
      text: [paragraphOf('As in the accounts.')],
      at: why.en && '2026-03-01T09:00:00.000Z',
    },
  ]
  const { nodes } = layOut(issued(draft({ texts })), 'en')
  expect(JSON.stringify(nodes)).toContain('As in the accounts.')
})

test('the legal form has its places: the taxonomy first in its part, responsibility and auditor at the end, none of them empty', () => {
  const text = (block: string, words: string) => ({
    block,
    language: 'en' as const,
    text: [paragraphOf(words)],
    at: '2026-03-01T09:00:00.000Z',
  })
  const texts = [
    text('ART8.own+1', 'Turnover by activity.'),
    text('RESP.own+1', 'We confirm.'),
    text('AUDIT.own+1', 'In our opinion.'),
  ]
  const headings = (statement: Statement) =>
    layOut(statement, 'en').nodes.flatMap((node) => (node.kind === 'heading' && node.level < 3 ? [node.text] : []))
  const written = headings(issued(draft({ texts })))
  const at = written.indexOf('Environmental information')
  expect(written[at + 1]).toBe('EU taxonomy (Article 8 of Regulation (EU) 2020/852)')
  expect(written.indexOf('Responsibility statement')).toBe(written.indexOf('Report of the auditor') - 1)
  expect(written.at(written.indexOf('Report of the auditor') + 1)).toBe('Lists')
  expect(headings(issued()).join()).not.toMatch(/taxonomy|Responsibility|auditor/)
  // Below the duty nobody sees the taxonomy.
  const voluntary = draftStatement({ ...madeInput({ set: 'vs-2026', datapoints: 5 }), texts })
  expect(voluntary.chapters.map(({ code }) => code)).toEqual(['B', 'C', 'RESP', 'AUDIT'])
})

/** The nodes of an issued statement with some values and no others. */
const issuedWith = (values: readonly object[], more: Partial<DraftInput> = {}, language: 'en' | 'de' = 'en') =>
  layOut(issued(draft({ values: values as DraftInput['values'], ...more })), language).nodes
const made = madeInput({ datapoints: 1 }).values[0]!
const count = (datapoint: string, number: number, unit: string | null = 'count') => ({
  ...made,
  prior: null,
  parts: [],
  language: null,
  datapoint,
  number,
  unit,
  value: String(number),
})

test('a table of counts has no column of units, and pictures and tables are numbered, each for itself', () => {
  const nodes = issuedWith([
    count('S1-9_03', 3),
    count('S1-9_04', 4),
    count('E1-6_07', 5, 'tCO2e'),
    count('E1-6_09', 6, 'tCO2e'),
  ])
  const tables = nodes.flatMap((node) => (node.kind === 'figures' ? [node] : []))
  expect(tables.map(({ head }) => head)).toEqual([
    ['Metric', 'Unit', '2025'],
    ['Metric', '2025'],
  ])
  // The tables and the matrix of the assessment come first.
  const captions = nodes.flatMap((node) =>
    'caption' in node && node.kind !== 'list' ? [node.caption.split(':')[0]] : [],
  )
  expect(captions).toEqual(['Figure 1', 'Table 5', 'Figure 2', 'Table 6'])
})

test('figures of a topic that is not material stand under a sentence that says so', () => {
  const notMaterial = new Map([['E3', { explanation: 'No use of water.' }]])
  const said = (values: readonly object[]) => JSON.stringify(issuedWith(values, { notMaterial }))
  expect(said([count('E3-4_01', 5, 'm3')])).toContain('The topic is not material.')
  expect(said([count('E1-6_07', 5, 'tCO2e')])).not.toContain('The topic is not material.')
})

test('a requirement that a file of one language says nothing of is not in its list of what is complied with', () => {
  const text = { ...count('GOV-2_01', 0, null), number: null, type: 'narrative', language: 'en' as const }
  const values = [{ ...text, value: 'The board is informed about sustainability four times a year.' }]
  const codes = (language: 'en' | 'de') =>
    issuedWith(values, {}, language).flatMap((node) =>
      node.kind === 'list' ? node.rows.filter((row) => row.length === 4).map(([code]) => code!.text) : [],
    )
  expect([codes('en').includes('GOV-2'), codes('de').includes('GOV-2')]).toEqual([true, false])
})
