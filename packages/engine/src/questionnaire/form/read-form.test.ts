import { describe, expect, test } from 'vitest'
import { askedQuestions, formOf, formVariants } from '../../../testing/form-variants.ts'
import { namedBook } from '../../../testing/template-book.ts'
import { loadCatalogue } from '../../esrs/index.ts'
import { readRows } from '../../reading/rows.ts'
import { fillFile } from '../fill-file.ts'
import { matchQuestion } from '../match-question.ts'
import type { ColumnRole } from './columns.ts'
import { readForm } from './read-form.ts'

const most = { rows: 10_000, columns: 100, cells: 50_000, unpackedBytes: 5_000_000 }
const sheetsOf = (bytes: Uint8Array, name: string) => {
  const read = readRows(bytes, name, most)
  if (!read.ok) throw new Error(read.detail)
  return read.sheets
}

describe('a form', () => {
  test.each(formVariants().map((one) => [one.name, one] as const))('is understood: %s', (_, form) => {
    const { questions, left } = readForm(sheetsOf(form.bytes, form.fileName), 2025)
    const found = questions.map(({ text, sheet, row, answer }) => ({ text, sheet, row, answer }))
    expect(found).toEqual(form.questions)
    const told = left.map(({ text }) => text)
    for (const text of form.left) expect(told).toContain(text)
  })

  test('with a head over several columns that the next row divides asks in the column that has the words', () => {
    const book = formOf(
      [
        [
          ['Self-assessment of a supplier'],
          ['No.', 'Question', null, 'Required', 'Your answer', null, 'Remarks', null],
          [
            null,
            'Topic',
            'What we would like to know',
            null,
            'Value / text',
            'Unit',
            'Evidence (document)',
            'Comments',
          ],
          ['1', 'Energy', 'Total energy consumption', 'Yes', null, 'MWh'],
          ['2', null, 'Do you have a climate target?', 'No'],
          ['3', 'People', 'Gender pay gap', 'Yes', null, '%'],
        ],
      ],
      [['A1:H1', 'A2:A3', 'B2:C2', 'D2:D3', 'E2:F2', 'G2:H2', 'B4:B5']],
    )
    const { questions, sheets } = readForm(sheetsOf(book, 'form.xlsx'), 2025)
    expect(sheets[0]!.columns.map(({ role }) => role)).toEqual(
      'number section question required answer unit source comment'.split(' '),
    )
    expect(questions.map(({ text, section, unit, answer }) => [text, section, unit, answer])).toEqual([
      ['Total energy consumption', 'Energy', 'MWh', 4],
      ['Do you have a climate target?', 'Energy', '', 4],
      ['Gender pay gap', 'People', '%', 4],
    ])
  })

  test('whose row has a formula where its answer would be leaves it out and says so', () => {
    const rows = [
      ['Question', 'Answer'],
      ['Total energy consumption (MWh)', null],
      ['Answered so far', 0],
    ]
    const book = namedBook([rows, []], [], [], [{ cell: 'B3', formula: 'COUNTA(B2)', result: '0' }])
    const { questions, left } = readForm(sheetsOf(book, 'form.xlsx'), 2025)
    expect(questions.map(({ text }) => text)).toEqual(['Total energy consumption (MWh)'])
    expect(left.map(({ text, reason }) => [text, reason])).toContainEqual(['Answered so far', 'computed'])
  })

  const options = formOf(
    [
      [
        [
          'Theme',
          'Code',
          'Question',
          'Options',
          'Put "yes" where it applies',
          'Value or comment',
          'Proof',
          'Earlier result',
        ],
        ['Labour', 'L1', 'Which figures on training do you report?', 'Average training hours per employee'],
        [null, null, null, 'Another figure', null, null, null, 'accepted'],
        [null, null, null, 'None of these'],
        ['Labour', 'L2', 'How often do you check?', '0-20 %'],
        [null, null, null, '21-40 %'],
      ],
    ],
    [['A2:A4', 'B2:B4', 'C2:C4', 'A5:A6', 'B5:B6', 'C5:C6']],
  )

  test('with a row for each option asks its questions, and each option has its own cell within the table', () => {
    const { questions, sheets } = readForm(sheetsOf(options, 'form.xlsx'), 2025)
    const asked = questions.filter(({ isOption }) => !isOption)
    expect(asked.map(({ text, answer, tick, options: of }) => [text, answer, tick, of.map(({ row }) => row)])).toEqual([
      ['Which figures on training do you report?', null, 4, [2, 3, 4]],
      ['How often do you check?', null, 4, [5, 6]],
    ])
    expect(asked[0]!.options.map(({ text }) => text)).toEqual([
      'Average training hours per employee',
      'Another figure',
      'None of these',
    ])
    const figure = questions.find(({ isOption }) => isOption)!
    expect(figure).toMatchObject({ row: 2, answer: 5, section: 'Which figures on training do you report?' })
    expect(sheets[0]!.columns.map(({ role }) => role)).toEqual([
      'section',
      'number',
      'question',
      'option',
      'tick',
      'answer',
      'source',
      'earlier',
    ])
  })

  test('offers what its cell lets choose from, also from a range of another sheet', () => {
    const bytes = formOf(
      [
        [
          ['Question', 'Answer'],
          ['Do you have a code of conduct?', null],
        ],
        [['Yes, we do'], ['Not yet']],
      ],
      [],
      [{ ranges: 'B2:B9', source: "'Sheet 2'!$A$1:$A$2" }],
    )
    const [question] = readForm(sheetsOf(bytes, 'form.xlsx'), 2025).questions
    expect(question!.options.map(({ text }) => text)).toEqual(['Yes, we do', 'Not yet'])
  })

  test('is read as a person said, and so is the next one with the same heads', () => {
    const rows = (question: string) =>
      formOf([
        [
          ['Aspect', 'To you', 'From you'],
          ['x', question, null],
        ],
      ])
    const roles: ColumnRole[] = ['section', 'question', 'answer']
    const said = readForm(
      sheetsOf(rows('How much water do you use?'), 'a.xlsx'),
      2025,
      new Map([[0, { head: 1, roles }]]),
    )
    expect(said.questions).toMatchObject([{ text: 'How much water do you use?', answer: 2, section: 'x' }])
    expect(said.sheets[0]).toMatchObject({ isByHand: true, head: 1 })
    const known = new Map([[said.sheets[0]!.fingerprint, { head: 1, roles }]])
    const next = readForm(sheetsOf(rows('How many employees?'), 'b.xlsx'), 2025, new Map(), known)
    expect(next.questions).toMatchObject([{ text: 'How many employees?', answer: 2 }])
    expect(next.sheets[0]!.isByHand).toBe(true)
  })

  test('of which nothing is hidden tells what was left out of it', () => {
    const { left, sheets } = readForm(
      sheetsOf(
        formOf([
          [
            ['Question', 'Answer'],
            ['How much water do you use?', '12 m³'],
            ['N/A', null],
          ],
          [['Thank you']],
        ]),
        'form.xlsx',
      ),
      2025,
    )
    expect(left).toEqual([
      { sheet: 0, row: 2, text: 'How much water do you use?', reason: 'answered' },
      { sheet: 0, row: 3, text: 'N/A', reason: 'no_question' },
      { sheet: 1, row: 0, text: 'Sheet 2', reason: 'no_heads' },
    ])
    expect(sheets.map(({ state }) => state)).toEqual(['read', 'no_columns'])
  })

  test('asks nothing where it is signed', () => {
    const { questions, left } = readForm(
      sheetsOf(
        formOf([
          [
            ['Question', 'Answer'],
            ['How much water do you use?', null],
            ['Who signs contracts with suppliers?', null],
            ['Place, date', null],
            ['Unterschrift:', null],
          ],
        ]),
        'form.xlsx',
      ),
      2025,
    )
    expect(questions.map(({ row }) => row)).toEqual([2, 3])
    expect(left.map(({ row, reason }) => [row, reason])).toEqual([
      [4, 'no_question'],
      [5, 'no_question'],
    ])
  })

  test('gets its sources in a sheet of their own, and what stands in a cell stays', async () => {
    const form = formOf([
      [
        ['Question', 'Answer', 'Source'],
        ['How much water do you use?', null, 'ours'],
      ],
    ])
    const filled = await fillFile(
      form,
      'form.xlsx',
      [
        { sheet: 0, row: 2, column: 1, value: { number: 5, isPercent: false } },
        { sheet: 0, row: 2, column: 2, value: { text: 'theirs' }, onlyEmpty: true },
      ],
      {
        name: 'Sheet 1',
        rows: [
          ['Cell', 'Source'],
          ['B2', 'meter & <bill>'],
        ],
      },
    )
    const sheets = sheetsOf(filled, 'form.xlsx')
    expect(sheets.map(({ name }) => name)).toEqual(['Sheet 1', 'Sheet 1 2'])
    expect(sheets[0]!.rows[1]!.cells.slice(1)).toEqual([
      { kind: 'number', number: 5 },
      { kind: 'text', text: 'ours' },
    ])
    expect(sheets[1]!.rows[1]!.cells).toEqual([
      { kind: 'text', text: 'B2' },
      { kind: 'text', text: 'meter & <bill>' },
    ])
  })
})

test('a comma in a text without quotes cuts no question, and the file is mended where it is filled', async () => {
  const csv = [
    'No,Question,Required',
    '1,How many accidents, near misses and fatalities were there?,Yes',
    '2,Water use,No',
  ].join('\n')
  const bytes = new TextEncoder().encode(csv)
  const { questions } = readForm(sheetsOf(bytes, 'form.csv'), 2025)
  expect(questions.map(({ text, answer }) => [text, answer])).toEqual([
    ['How many accidents, near misses and fatalities were there?', 3],
    ['Water use', 3],
  ])
  const filled = await fillFile(bytes, 'form.csv', [{ sheet: 0, row: 2, column: 3, value: { text: '4' } }])
  expect(new TextDecoder().decode(filled).split(/\r?\n/)[1]).toBe(
    '1,"How many accidents, near misses and fatalities were there?",Yes,4',
  )
})

describe('questions of forms', () => {
  const catalogue = loadCatalogue('esrs-2023', 'en')
  const match = (text: string, type = '') =>
    matchQuestion({ text, unit: '', section: '', whole: null, type }, catalogue, 2025)
  const first = (text: string, count: number) =>
    match(text)
      .suggested.slice(0, count)
      .map(({ key }) => key)

  test('get no sure answer that is wrong, and mostly the right one first', () => {
    const sum = { asked: 0, first: 0, sure: 0, wrong: [] as string[] }
    for (const one of askedQuestions())
      for (const language of ['en', 'de'] as const) {
        const { sure, suggested } = match(one[language])
        if (sure && !one.right.includes(sure)) sum.wrong.push(`${one[language]}: ${sure}`)
        if (one.right.length === 0) continue
        sum.asked += 1
        if (sure) sum.sure += 1
        if (one.right.includes(suggested[0]?.key ?? '')) sum.first += 1
      }
    expect(sum.wrong).toEqual([])
    expect(sum.first / sum.asked).toBeGreaterThan(0.9)
    expect(sum.sure / sum.asked).toBeGreaterThan(0.4)
  })

  test.each([
    'Describe your health and safety management system.',
    'Number of reports related to the whistleblowing procedure',
    'Average training hours per employee: please describe how you count',
    'Do you track your total energy consumption?',
    'By how much did you reduce your total energy consumption?',
    'Total energy consumption of your suppliers',
    'Who is responsible for total energy consumption?',
    'How many recordable injuries and lost days were there?',
    'Wie haben sich Ihre Scope-1-Emissionen verändert?',
    'Bitte laden Sie einen Beleg Ihres Gesamtenergieverbrauchs hoch.',
    'Since when do you measure your total energy consumption?',
    'What is your employee turnover rate, and how many employees left?',
  ])('of another kind than its datapoint is never sure: %s', (text) => {
    expect(match(text).sure).toBeNull()
  })

  test.each(['Text', 'File upload', 'Multiple choice'])('whose column wants %s is answered by no figure', (type) => {
    const { sure, proposed, suggested } = match('Total energy consumption', type)
    expect(sure).toBeNull()
    expect([...proposed, ...suggested.map(({ key }) => key)]).not.toContain('E1-5_01')
  })

  test.each([
    ['Please report your Scope 1 and Scope 2 greenhouse gas emissions.', ['E1-6_07', 'E1-6_09', 'E1-6_10']],
    ['Wie hoch sind Ihre Scope-2-Emissionen, standortbasiert und marktbasiert?', ['E1-6_09', 'E1-6_10']],
    ['What are your Scope 2 emissions?', ['E1-6_09', 'E1-6_10']],
  ])('on several figures propose all of them: %s', (text, parts) => {
    const { sure, proposed } = match(text)
    expect(sure).toBeNull()
    expect(proposed).toEqual(parts)
    expect(first(text, parts.length)).toEqual(parts)
  })

  test.each([
    ['What are your Scope 3 emissions?', 'E1-6_11'],
    ['Bitte nennen Sie Ihre Scope-3-Emissionen', 'E1-6_11'],
    ['Wie hoch sind Ihre Scope-1-Emissionen (t CO2e)?', 'E1-6_07'],
    ['Wie hoch war Ihr Gesamtenergieverbrauch in MWh?', 'E1-5_01'],
  ])('on emissions get the amount and never a share of it: %s', (text, key) => {
    expect(match(text).sure).toBe(key)
  })

  test('get neither the contrary nor another kind of datapoint first', () => {
    expect(first('Do you have an anti-corruption policy?', 1)).not.toEqual(['G1-1_03'])
    expect(first('Wie hoch ist der Frauenanteil in Führungspositionen?', 1)).toEqual(['S1-9_02'])
  })
})
