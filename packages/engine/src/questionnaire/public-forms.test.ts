import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formOf } from '../../testing/form-variants.ts'
import { loadCatalogue } from '../esrs/index.ts'
import { knowledge, listed } from '../knowledge.ts'
import { makeWord } from '../reading/testing/make-office.ts'
import { readFormFile } from './form/read-file.ts'
import { readForm } from './form/read-form.ts'
import { matchQuestion } from './match-question.ts'
import { meantByPhrases } from './question-phrases.ts'

// Kinds of layouts and wordings of published questionnaires that were met when they were first tried.

const most = { rows: 1_000, columns: 50, cells: 20_000, unpackedBytes: 5_000_000 }
const catalogue = loadCatalogue('esrs-2023', 'en')
const ask = (text: string, unit = '') => matchQuestion({ text, unit, section: '', whole: null }, catalogue, 2025)
const paragraph = (text: string) => `<w:p>${text && `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`}</w:p>`

async function questionsOf(bytes: Uint8Array, name: string): Promise<string[]> {
  const read = await readFormFile(bytes, name, most)
  if (!read.ok) throw new Error(read.detail)
  return readForm(read.sheets, 2025).questions.flatMap(({ text, isOption }) => (isOption ? [] : [text]))
}

describe('a line is a question by what stands below it', () => {
  test('a line to write on, or boxes, whatever its words', async () => {
    const lines = ['Company name', '__________', 'We keep a register of refrigerants.', '☐ Yes', '☐ No', 'Thank you.']
    expect(await questionsOf(makeWord(lines.map(paragraph).join('')), 'form.docx')).toEqual([
      'Company name',
      'We keep a register of refrigerants.',
    ])
  })

  test('and what says how the form is sent back is none', async () => {
    const back = 'Bitte senden Sie den ausgefüllten Fragebogen bis 31. Januar zurück.'
    const lines = ['Firmenname', '__________', 'Wie viele Standorte haben Sie?', '__________', back]
    const more = ['Haben Sie einen Verhaltenskodex?', '☐ Ja', '☐ Nein']
    expect(await questionsOf(makeWord([...lines, ...more].map(paragraph).join('')), 'form.docx')).toEqual([
      'Firmenname',
      'Wie viele Standorte haben Sie?',
      'Haben Sie einen Verhaltenskodex?',
    ])
  })

  test('an empty paragraph, where most questions have one', async () => {
    const lines = ['Supplier form', '', 'Do you train your staff?', '', 'Is there a policy on waste?', '']
    const more = ['How many sites do you run?', '', 'Share of recycled input', '']
    expect(await questionsOf(makeWord([...lines, ...more].map(paragraph).join('')), 'form.docx')).toEqual([
      'Do you train your staff?',
      'Is there a policy on waste?',
      'How many sites do you run?',
      'Share of recycled input',
    ])
  })

  test('a line without a unit among such with one, where it counts something or is the last', async () => {
    const rows = [
      ['Climate', null, null],
      ['Scope 1 emissions', 't', null],
      ['Scope 2 emissions', 't', null],
      ['People', null, null],
      ['Number of accidents', null, null],
      ['Average training hours', 'h', null],
      ['Staff survey (yes/no)', null, null],
      ['Water use', 'm3', null],
      ['Waste', 't', null],
      ['Energy', 'MWh', null],
      ['Take-back of products', null, null],
    ]
    expect(await questionsOf(formOf([rows]), 'form.xlsx')).toEqual([
      'Scope 1 emissions',
      'Scope 2 emissions',
      'Number of accidents',
      'Average training hours',
      'Staff survey (yes/no)',
      'Water use',
      'Waste',
      'Energy',
      'Take-back of products',
    ])
  })
})

describe('nothing is sure', () => {
  test.each([
    ['Scope 3 upstream emissions', 't'],
    ['Non-renewable energy consumption', 'MWh'],
    ['Share of employees who are paid a living wage', '%'],
    ['Total CapEx of the company', 'EUR'],
  ])('that is a part, another kind, the contrary or more than the datapoint: %s', (text, unit) => {
    expect(ask(text, unit).sure).toBeNull()
  })
})

describe('nothing around the words of a question may make another one of it', () => {
  const under = (section: string, text: string, unit = '') =>
    matchQuestion({ text, unit, section, whole: null }, catalogue, 2025).sure

  test('it is sure without all that', () => {
    expect(under('Climate change', 'Total Scope 1 emissions', 't CO2e')).toBe('E1-6_07')
    expect(under('Workforce', 'Number of recordable work-related injuries', 'Number')).toBe('S1-14_04')
  })

  test.each([
    'Suppliers',
    'Targets for 2030',
    'Previous year',
    'Site Lyon',
    'Subsidiaries',
    'Product carbon footprint',
    'Forecast',
    'Lieferkette',
    'Vorjahr',
  ])('a heading: %s', (section) => {
    expect(under(section, 'Total Scope 1 emissions', 't CO2e')).toBeNull()
    expect(under(section, 'Number of recordable work-related injuries')).toBeNull()
  })

  test.each([
    ['Total Scope 1 emissions, transport', 't'],
    ['Total Scope 1 emissions excluding offices', 't'],
    ['Scope-1-Emissionen ohne Fuhrpark', 't'],
    ['Total Scope 1 emissions in the UK', 't'],
    ['Wie viele Beschäftigte hat das Unternehmen am Hauptsitz?', ''],
    ['Total freshwater consumption', 'm3'],
    ['Number of members of the supervisory board', ''],
    ['Anteil der Frauen im Vorstand', '%'],
    ['Number of complaints', ''],
    ['Number of sites in protected areas', ''],
  ])('a place, a means, what is left out, or words that the datapoint has more: %s', (text, unit) => {
    expect(under('', text, unit)).toBeNull()
  })

  test.each([
    ['Number of recordable work-related injuries', 'per 100 employees'],
    ['Number of recordable work-related injuries', 'score 1-5'],
    ['Gender pay gap', 'Number'],
    ['Water intensity', 'tCO2e per FTE'],
    ['Non-recycled waste', 'tCO2e'],
  ])('a unit of something else: %s in %s', (text, unit) => {
    expect(under('', text, unit)).toBeNull()
  })
})

describe('suggestions', () => {
  test('of a number and its rate are either of the two, of an example or a condition in brackets nothing', () => {
    expect(ask('Number and rate of fatalities as a result of work-related injury').suggested[0]!.key).toBe('S1-14_02')
    expect(ask('Employee turnover rate (optional, if more than 50 employees)', '%').suggested[0]!.key).toBe('S1-6_12')
  })

  test('of a policy that is asked for with yes or no are the words that tell of it, never a timetable for one', () => {
    const { suggested } = ask('Do you have a policy against corruption policy and bribery policy?', 'Yes/No')
    expect(suggested.map(({ key }) => key)).not.toContain('G1-1_04')
    expect(ask('Do you follow a human rights policy?', 'Yes/No').suggested[0]!.key).toBe('S1-1_03')
  })
})

test('of lines that stand alone one after the other the first is a heading', async () => {
  const rows = [
    ['Climate', null, null],
    ['Scope 1 emissions', 't', null],
    ['Scope 2 emissions', 't', null],
    ['Scope 3 emissions', 't', null],
    ['Energy', 'MWh', null],
    ['Water', 'm3', null],
    ['Waste', 't', null],
    ['Policies', null, null],
    ['Environmental policy', null, null],
    ['Code of conduct', null, null],
    ['People', null, null],
    ['Training', 'h', null],
  ]
  const asked = (await questionsOf(formOf([rows]), 'form.xlsx')).slice(-3)
  expect(asked).toEqual(['Environmental policy', 'Code of conduct', 'Training'])
})

test('a question of two sentences is suggested what one of them asks', () => {
  const { suggested } = ask(
    'Do you use renewable energy? If yes, provide the share of renewable energy in total energy consumption.',
  )
  expect(suggested[0]!.key).toBe('E1-5_09')
})

test('Scope 2 without a method is one figure by each, also as a total', () => {
  expect(ask('Total Scope 2 emissions', 'tCO2e').proposed).toEqual(['E1-6_09', 'E1-6_10'])
  expect(ask('Total Scope 1 and Scope 2 emissions', 'tCO2e').proposed).toEqual([])
})

test('a magnitude is no unit, and energy is consumed where nothing else is said', () => {
  expect(ask('Annual revenue', 'Millions').suggested[0]!.key).toBe('SBM-1_06')
  expect(ask('Renewable energy (absolute)', 'MWh').suggested[0]!.key).toBe('E1-5_05')
})

describe('phrases of questionnaires', () => {
  const Row = z.strictObject({ phrases: z.string().regex(/^[^|]+( \| [^|]+)*$/), datapoints: z.string().min(1) })

  test('are rows with datapoints of the first set, each phrase in one of them', () => {
    const rows = knowledge<'phrases' | 'datapoints'>('question-phrases')
    expect(rows.flatMap((row) => Row.safeParse(row).error?.issues ?? [])).toEqual([])
    expect(rows.flatMap(({ datapoints }) => listed(datapoints)).filter((id) => !catalogue.get(id))).toEqual([])
    const phrases = rows.flatMap((row) => listed(row.phrases, '|'))
    expect(phrases.filter((phrase) => phrase !== phrase.toLowerCase() || phrase.length < 4)).toEqual([])
    expect(new Set(phrases).size).toBe(phrases.length)
  })

  test('come first among suggestions, in every set that has the same, and are neither sure nor proposed', () => {
    expect(meantByPhrases('Please state your LTIFR.')).toEqual(['S1-14_05'])
    const { sure, proposed, suggested } = ask('Do you support or respect human rights policy commitments?')
    expect([sure, proposed]).toEqual([null, []])
    expect(suggested[0]!.key).toBe('S1-1_03')
    const voluntary = loadCatalogue('vs-2026', 'en')
    const rate = matchQuestion({ text: 'LTIFR', unit: '', section: '', whole: null }, voluntary, 2025)
    expect(rate.suggested.every(({ key }) => voluntary.get(key))).toBe(true)
  })
})

test('what offers yes and no is answered by no figure, whatever its words ask for', () => {
  const text = 'Have there been severe human rights incidents?'
  const options = ['Yes', 'No', 'Not applicable'].map((option) => ({ text: option }))
  const asked = { text, unit: '', section: 'Labour and human rights', whole: null }
  const typesOf = ({ sure, proposed, suggested }: ReturnType<typeof matchQuestion>) =>
    [...(sure ? [sure] : []), ...proposed, ...suggested.map(({ key }) => key)].map((key) => catalogue.get(key)?.type)
  expect(typesOf(matchQuestion({ ...asked, options }, catalogue, 2025))).not.toContain('number')
  expect(typesOf(matchQuestion({ ...asked, options: [] }, catalogue, 2025))).toContain('number')
})
