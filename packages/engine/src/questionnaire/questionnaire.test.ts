import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { formBook } from '../../testing/form-book.ts'
import { questionnaireBook, sampleQuestions } from '../../testing/questionnaire-book.ts'
import { loadCatalogue, standardSets } from '../esrs/index.ts'
import { readRows } from '../reading/rows.ts'
import { fillWorkbook } from './fill-workbook.ts'
import { readForm } from './form/read-form.ts'
import { matchQuestion } from './match-question.ts'
import { questionsInText } from './read-text.ts'

const most = { rows: 1_000, columns: 50, cells: 20_000, unpackedBytes: 5_000_000 }
const samples = sampleQuestions('customer')
const book = questionnaireBook(samples)
const read = (bytes: Uint8Array) => {
  const result = readRows(bytes, 'questionnaire.xlsx', most)
  if (!result.ok) throw new Error(result.detail)
  return result.sheets
}
const questionsIn = (sheets: Parameters<typeof readForm>[0], year: number) => readForm(sheets, year).questions
const catalogue = loadCatalogue('esrs-2023', 'en')
const match = (question: Partial<Parameters<typeof matchQuestion>[0]>) =>
  matchQuestion({ text: '', unit: '', section: '', whole: null, ...question }, catalogue, 2025)

describe('the layout of a questionnaire', () => {
  test('gives each question with its section, unit and the merged cell that it is answered in', () => {
    const found = questionsIn(read(book), 2025)
    expect(found.map(({ text }) => text)).toEqual(samples.map(({ question }) => question))
    expect(found.map(({ section }) => section)).toEqual(samples.map(({ section }) => section))
    expect(found.map(({ unit }) => unit)).toEqual(samples.map(({ unit }) => unit))
    expect(new Set(found.map(({ sheet, answer, remark }) => `${sheet} ${answer} ${remark}`))).toEqual(
      new Set(['1 3 5']),
    )
    expect(found.find(({ text }) => text.startsWith('of which from fossil'))!.whole).toBe('Total energy consumption')
  })

  test('is found in a sheet of more rows than a call takes arguments', () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => ({
      number: index + 1,
      cells: [{ kind: 'text' as const, text: 'Water withdrawal' }],
    }))
    expect(questionsIn([{ name: 'Long', rows, merged: [], separator: null }], 2025)).toHaveLength(200_000)
  })

  test('is found without heads too, and what is answered or computed already is left alone', () => {
    const csv = 'Scope 1 emissions;t CO2e;\nScope 2 emissions, market-based;t CO2e;\nWater withdrawal;m³;12\n'
    const sheets = read(book)
    const rows = readRows(new TextEncoder().encode(csv), 'questions.csv', most)
    if (!rows.ok) throw new Error(rows.detail)
    expect(questionsIn(rows.sheets, 2025).map(({ text, unit, answer }) => [text, unit, answer])).toEqual([
      ['Scope 1 emissions', 't CO2e', 3],
      ['Scope 2 emissions, market-based', 't CO2e', 3],
      ['Water withdrawal', 'm³', 3],
    ])
    const [question] = questionsIn(sheets, 2025)
    const answered = read(
      fillWorkbook(book, [{ sheet: 1, row: question!.row, column: 3, value: { text: 'Own words' } }]),
    )
    expect(questionsIn(answered, 2025)).toHaveLength(59)
  })

  test.each([2025, 2024])(
    'of a form with explanations, sections beside the questions and a column for each year: %i',
    (year) => {
      const form = sampleQuestions('form')
      const found = questionsIn(read(formBook(form)), year)
      expect(found.map(({ text }) => text)).toEqual(form.map(({ question }) => question))
      expect(found.map(({ section }) => section)).toEqual(form.map(({ section }) => section))
      expect(found.map(({ unit }) => unit)).toEqual(form.map(({ unit }) => unit))
      // Part A has one column for answers, part B one for each year.
      const columns = new Set(found.map(({ sheet, answer, remark }) => `${sheet} ${answer} ${remark}`))
      expect(columns).toEqual(new Set(['0 5 null', `1 ${year === 2025 ? 4 : 5} 6`]))
      expect(questionsIn(read(formBook(form)), 2023).every(({ sheet }) => sheet === 0)).toBe(true)
    },
  )

  test('of pasted text is one question a line', () => {
    expect(questionsInText('Energy:\n1. Total energy consumption\tMWh\n2) of which renewable\tMWh\n\n')).toEqual([
      { text: 'Total energy consumption', unit: 'MWh', section: 'Energy', whole: null },
      { text: 'of which renewable', unit: 'MWh', section: 'Energy', whole: 'Total energy consumption' },
    ])
  })
})

describe('matching', () => {
  test.each(['customer', 'bank', 'form'] as const)(
    'of the questions of a %s calls nothing sure that is wrong',
    (name) => {
      const counts = { right: 0, wrong: [] as string[], first: 0, of: 0 }
      let whole: string | null = null
      for (const { question, unit, section, right } of sampleQuestions(name)) {
        const isPart = /^(of which|thereof|davon)/.test(question)
        const { sure, suggested } = match({ text: question, unit, section, whole: isPart ? whole : null })
        if (!isPart) whole = question
        if (right.length > 0) counts.of += 1
        if (sure && !right.includes(sure)) counts.wrong.push(`${question}: ${sure}`)
        else if (sure) counts.right += 1
        else if (right.includes(suggested[0]?.key ?? '')) counts.first += 1
      }
      expect(counts.wrong).toEqual([])
      const least = {
        customer: { right: 24, first: 9 },
        bank: { right: 16, first: 6 },
        form: { right: 14, first: 25 },
      }[name]
      expect(counts.right).toBeGreaterThanOrEqual(least.right)
      expect(counts.first).toBeGreaterThanOrEqual(least.first)
    },
  )

  test.each([
    'of your suppliers',
    'in Asia',
    'of the products supplied to us',
    'in 2019',
    'target for 2030',
    '(1 to 8)',
    'the part upstream',
    'change compared with the previous year',
    'of the site in Lyon',
    'without subsidiaries',
    'of women',
  ])('is never sure of what is narrowed: %s', (narrowing) => {
    for (const { question, unit } of samples) {
      if (narrowing.endsWith('suppliers') && /supplier/.test(question)) continue
      const text = `${question.replace(/\?$/, '')} ${narrowing}${question.endsWith('?') ? '?' : ''}`
      expect(match({ text, unit }).sure, text).toBeNull()
    }
  })

  test('knows the unit: what asks for tonnes is no share, and what wants yes or no is no figure', () => {
    expect(match({ text: 'Scope 1 greenhouse gas emissions', unit: 't CO2e' }).sure).toBe('E1-6_07')
    expect(match({ text: 'Scope 1 greenhouse gas emissions', unit: '%' }).sure).toBeNull()
    expect(match({ text: 'Scope 1 greenhouse gas emissions', unit: 'yes/no' }).sure).toBeNull()
    // How figures are stated is a choice, and no answer to how many there are.
    expect(match({ text: 'How many employees did you have at the end of the year?' }).sure).not.toBe('S1-6_15')
    expect(match({ text: 'Please give E1-6_07' }).sure).toBe('E1-6_07')
  })

  test.each(standardSets)('works in the set %s', (set) => {
    const own = loadCatalogue(set, 'de')
    const asked = { text: 'Scope-1-Emissionen', unit: 't CO2e', section: '', whole: null }
    const { sure } = matchQuestion(asked, own, 2025)
    expect(own.get(sure!)?.name).toBe('Scope-1-THG-Bruttoemissionen')
  })
})

describe('filling', () => {
  const at = (text: string) => questionsIn(read(book), 2025).find((one) => one.text.startsWith(text))!
  const [energy, share, name] = [at('Total energy'), at('Share of renewable'), at('What is the legal')]
  const place = ({ sheet, row, answer }: typeof energy) => ({ sheet, row, column: answer! })
  const filled = fillWorkbook(book, [
    { ...place(energy), value: { number: 1500, isPercent: false } },
    { ...place(share), value: { number: 45.5, isPercent: true } },
    { ...place(name), value: { text: '=A & B <GmbH>' } },
    { sheet: 1, row: name.row, column: 5, value: { text: 'Profile' } },
    { sheet: 1, row: 3, column: 1, value: { text: 'not over a formula' } },
  ])

  test('writes numbers, shares in the format of their cell, and texts', () => {
    const cells = new Map(read(filled)[1]!.rows.map(({ number, cells }) => [number, cells]))
    expect(cells.get(energy.row)![3]).toEqual({ kind: 'number', number: 1500 })
    expect(cells.get(share.row)![3]).toEqual({ kind: 'percent', number: 45.5 })
    expect(cells.get(name.row)![3]).toEqual({ kind: 'text', text: '=A & B <GmbH>' })
    expect(cells.get(name.row)![5]).toEqual({ kind: 'text', text: 'Profile' })
    // The count of answers stays a formula; its old result does not stand in the file.
    expect(cells.get(3)?.[1] ?? null).toBeNull()
  })

  test('leaves everything else as it was', () => {
    const [before, after] = [unzipSync(book), unzipSync(filled)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const part of Object.keys(before).filter((one) => !/sheet2|workbook\.xml$/.test(one)))
      expect(after[part], part).toEqual(before[part])
    const outside = (xml: string) => xml.replace(/<sheetData>.*<\/sheetData>/s, '')
    const [was, is] = [before, after].map((parts) => strFromU8(parts['xl/worksheets/sheet2.xml']!))
    expect(outside(is!)).toBe(outside(was!))
    const styles = (xml: string) =>
      Array.from(xml.matchAll(/<c r="(\w+)" s="(\d)"/g), ([, cell, style]) => `${cell} ${style}`)
    expect(styles(is!)).toEqual(styles(was!))
  })
})

describe('questions of public forms that were read otherwise', () => {
  const catalogue = loadCatalogue('esrs-2023', 'en')
  const matched = (text: string, unit = '') => matchQuestion({ text, unit, section: '', whole: null }, catalogue, 2025)

  test.each([
    ['GRI 305-1: Direct (Scope 1) GHG emissions', 'tCO2e', 'E1-6_07'],
    ['GRI 401-1: Employee turnover rate', '%', 'S1-6_12'],
    ['CDP C6.3: Scope 2 location-based GHG emissions', 'tCO2e', 'E1-6_09'],
  ])('a code of a framework before it narrows nothing: %s', (text, unit, key) => {
    expect(matched(text, unit).sure).toBe(key)
  })

  test.each([
    ['Whistleblower channel', 'yes/no'],
    ['Do you have a whistleblower protection mechanism?', ''],
    ['Haben Sie ein Hinweisgebersystem?', 'ja/nein'],
  ])('a word that means something of its own is no other of the same concept: %s', (text, unit) => {
    const { sure, proposed } = matched(text, unit)
    expect([sure, ...proposed]).not.toContain('S1-3_05')
    expect(proposed).not.toContain('S1-3_09')
  })

  test.each([
    'Do you have a code of conduct?',
    'What is your employee satisfaction score?',
    'Have there been any corruption or bribery incidents in the past 3 years?',
    'What are your emissions from business travel (Scope 3, Category 6) in metric tons CO₂-equivalent?',
  ])('nothing is proposed that is about more, less or other years: %s', (text) => {
    expect(matched(text)).toMatchObject({ sure: null, proposed: [] })
  })
})
