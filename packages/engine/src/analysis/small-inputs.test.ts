import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { read } from '../reading/read.ts'
import { analyse } from './analyse.ts'
import type { Analysis } from './finding.ts'

/** Small forms, sheets and notes as suppliers send them, each for a kind of input that once gave something wrong, or nothing. */

const told = ({ findings }: Analysis): string[] =>
  findings
    .filter(({ role }) => role === 'actual')
    .map(({ datapoint, dimension, value: { text, unit } }) =>
      [datapoint, dimension, text, unit].filter((part) => part).join(' '),
    )

const sheet = (table: string[][], name = 'Data 2024'): Analysis =>
  analyse(sampleDocument([samplePage([{ table }], { kind: 'sheet', name })]), { reportingYear: 2024 })

async function note(...paragraphs: string[]): Promise<Analysis> {
  const text = ['Sustainability report 2024', ...paragraphs].join('\n\n')
  const result = await read(new TextEncoder().encode(text), 'note.txt')
  if (!result.ok) throw new Error(result.reason)
  return analyse(result.document, { reportingYear: 2024 })
}

describe('the form of a PDF', () => {
  it('gives the figures of its fields, also where suppliers describe themselves in it', {
    timeout: 60_000,
  }, async () => {
    const file = await PDFDocument.create()
    const page = file.addPage([595, 842])
    const form = file.getForm()
    page.drawText('Supplier questionnaire 2024', { x: 50, y: 780, size: 14 })
    for (const [at, [label, value]] of [
      ['Gross Scope 1 GHG emissions (tCO2e):', '8,310'],
      ['Total energy consumption in MWh:', '5,120'],
    ].entries()) {
      page.drawText(label ?? '', { x: 50, y: 700 - at * 40, size: 11 })
      const field = form.createTextField(`field ${at}`)
      field.setText(value)
      field.addToPage(page, { x: 320, y: 694 - at * 40, width: 120, height: 20 })
    }
    page.drawText('Do you have a supplier code of conduct?', { x: 50, y: 600, size: 11 })
    for (const [option, x] of [
      ['Yes', 320],
      ['No', 390],
    ] as const) {
      page.drawText(option, { x, y: 600, size: 11 })
      const box = form.createCheckBox(option)
      box.addToPage(page, { x: x + 28, y: 597, width: 12, height: 12 })
      if (option === 'No') box.check()
    }
    const result = await read(await file.save(), 'form.pdf')
    if (!result.ok) throw new Error(result.reason)
    const found = told(analyse(result.document, { reportingYear: 2024 }))
    expect(found).toEqual(expect.arrayContaining(['E1-6_07 8310 tCO2e', 'E1-5_01 5120 MWh', 'S2-1_06 no']))
  })
})

describe('a sheet', () => {
  it('answers below heads that say yes and no', () => {
    const found = told(
      sheet([
        ['Question', 'Yes', 'No'],
        ['Is the company active in the production of chemicals?', 'x', ''],
        ['Are you active in tobacco production?', '', 'x'],
      ]),
    )
    expect(found).toEqual(expect.arrayContaining(['SBM-1_15 yes', 'SBM-1_19 no']))
  })

  it('names an option in its answer; whom it is about may stand in the row above', () => {
    const found = told(
      sheet([
        ['Zählung der Beschäftigten (Personenzahl oder Vollzeitäquivalente)', 'Vollzeitäquivalente'],
        ['Zählung (Stichtag zum Ende des Berichtszeitraums oder Durchschnitt)', 'Durchschnitt'],
      ]),
    )
    expect(found).toEqual(['S1-6_14 full-time equivalent', 'S1-6_15 average'])
  })

  it('has units in its questions', () => {
    const found = told(
      sheet([
        ['Question', 'Answer'],
        ['What was your total energy consumption in MWh?', '8,120'],
        ['How much water did you consume in total, in m³?', '3,400'],
      ]),
    )
    expect(found).toContain('E1-5_01 8120 MWh')
  })

  it('tells land on the site from land elsewhere', () => {
    const found = told(
      sheet([
        ['Land use 2024', 'Area in m2'],
        ['Total nature-oriented area on site', '2300'],
        ['Total nature-oriented area off site', '410'],
      ]),
    )
    expect(found).toEqual(expect.arrayContaining(['E4-5_12 0.23 ha', 'E4-5_13 0.041 ha']))
  })

  it('answers the voluntary standard as well, by its own figures', () => {
    const safety = [
      ['Safety at work', '2024'],
      ['Number of recordable work-related accidents', '5'],
      ['Rate of recordable work-related accidents', '2.3'],
      ['Number of fatalities as a result of work-related injuries and work-related ill health', '1'],
    ]
    expect(told(sheet(safety))).toEqual(
      expect.arrayContaining(['VS_B9_01 5 count', 'VS_B9_02 2.3', 'VS_B9_03 1 count', 'S1-14_04 5 count']),
    )
    const people = [
      ['Contracts', 'Number of employees'],
      ['Permanent contract', '63'],
      ['Temporary contract', '9'],
      ['Total employees', '72'],
      ['', ''],
      ['Gender', 'Number of employees'],
      ['Male', '40'],
      ['Female', '32'],
      ['Total employees', '72'],
    ]
    expect(told(sheet(people))).toEqual(
      expect.arrayContaining([
        'VS_B8_01 63 count',
        'VS_B8_02 9 count',
        'VS_B8_03 40 count',
        'VS_B8_04 32 count',
        'SBM-1_03 72 count',
      ]),
    )
    const pay = [
      ['Pay and policies', '2024'],
      ['Employee turnover rate [%]', '8.5'],
      ['Employees receive pay equal to or above the minimum wage', 'YES'],
      ['Average annual training hours per male employee', '18'],
      ['Average annual training hours per female employee', '21'],
      ['Female-to-male ratio at management level', '0.7'],
      ['Self-employed workers without personnel working exclusively for the undertaking', '4'],
      ['Code of conduct or human rights policy for own workforce', 'YES'],
      ['Confirmed human rights incidents in own workforce', 'NO'],
    ]
    expect(told(sheet(pay))).toEqual(
      expect.arrayContaining([
        'VS_B8_08 8.5 %',
        'VS_B10_01 yes',
        'VS_B10_04 18 h',
        'VS_B10_05 21 h',
        'VS_C5_01 0.7 ratio',
        'VS_C5_02 4 count',
        'VS_C6_01 yes',
        'VS_C7_01 no',
      ]),
    )
  })

  describe('of waste with a row for each kind', () => {
    const heads = ['No.', 'Kind of waste', 'Unit', 'To recycling', 'To disposal', 'Total']
    const paper = ['1', '15 01 01 - Non-hazardous - Cardboard', 'tonnes (t)', '12', '3', '15']
    const solvent = ['2', '14 06 03 - Hazardous - Solvents', 'kilograms (kg)', '100', '250', '350']

    it('gives the total of its kind, in the unit of its row', () => {
      const found = told(sheet([heads, paper, solvent], 'Waste generated in 2024'))
      expect(found).toEqual(expect.arrayContaining(['E5-5_15 0.35 t', 'VS_B7_10 15 t']))
      expect(found.filter((one) => /^(?:E5-5_07|E5-5_08|E5-5_09|VS_B7_11) \d/.test(one))).toEqual([])
    })

    it('gives none where several rows are of one kind', () => {
      const batteries = ['3', '16 06 01 - Hazardous - Batteries', 'kilograms (kg)', '40', '0', '40']
      const found = told(sheet([heads, paper, solvent, batteries], 'Waste generated in 2024'))
      expect(found.filter((one) => one.startsWith('E5-5_15'))).toEqual([])
    })
  })
})

describe('a table of years', () => {
  it('has the unit of its corner, not of the word year', () => {
    const table = [
      ['Metric (tCO2e)', 'Year 2022', 'Year 2023', 'Year 2024'],
      ['Gross Scope 1 GHG emissions', '910', '870', '840'],
      ['Gross Scope 2 GHG emissions, market-based', '310', '290', '260'],
    ]
    const found = told(
      analyse(
        sampleDocument([samplePage([{ heading: 'Sustainability report' }, { table }])], { name: 'report-2024.pdf' }),
      ),
    )
    expect(found).toEqual(['E1-6_07 840 tCO2e', 'E1-6_10 260 tCO2e'])
  })
})

describe('sentences', () => {
  it('belong to their clause, which a date does not end', async () => {
    const found = await note(
      'Unser Konzern legt diesen Bericht für das Jahr 2024 vor.',
      'Zum 31. Dezember 2024 beschäftigten wir im Konzern insgesamt 1.318 Mitarbeitende.',
      'Im Geschäftsjahr 2024 sank unser Gesamtenergieverbrauch um 4 % auf 21.870 MWh.',
    )
    expect(told(found)).toContain('E1-5_01 21870 MWh')
    const counted = [...found.findings, ...found.leads].filter(({ value }) => value.number === 1318)
    expect(counted.map(({ datapoint }) => datapoint)).toContain('SBM-1_03')
  })

  it('state what is there now, and not what was or what it changed by', async () => {
    const found = told(
      await note(
        'The number of recordable work-related accidents in 2024 was 17.',
        'The number of employees grew from 940 (31 December 2023) to 1,012 (31 December 2024).',
        'Gross Scope 1 emissions fell by 900 tCO2e to 8,300 tCO2e in 2024.',
      ),
    )
    expect(found).toEqual(
      expect.arrayContaining(['S1-14_04 17 count', 'S1-6_02 1012 count', 'SBM-1_03 1012 count', 'E1-6_07 8300 tCO2e']),
    )
    expect(found.filter((one) => / (?:940|900|31) /.test(one))).toEqual([])
  })

  it('of carbon dioxide alone, or of a competitor, are no emissions of the company', async () => {
    const found = await note(
      'Our gross Scope 1 emissions were 5,110 t CO2 in 2024; other greenhouse gases are not included.',
      'Our competitors reported gross Scope 2 emissions, location-based, of 7,400 tCO2e in 2024.',
    )
    expect(told(found).filter((one) => one.startsWith('E1-6_'))).toEqual([])
  })

  it('deny only what they deny, and an above-average balance is no way of counting', async () => {
    const found = told(
      await note(
        'Unser Konzern hat 2024 begonnen, nicht vermeidbare Emissionen mit CO2-Zertifikaten auszugleichen.',
        'Unsere Maßnahmen schaffen eine überdurchschnittliche Work-Life-Balance für unsere Mitarbeitenden.',
      ),
    )
    expect(found.filter((one) => /^(?:E1-7_03 no|S1-6_15)/.test(one))).toEqual([])
  })

  it.each([
    'We do not yet have a supplier code of conduct.',
    'A policy that protects animal welfare does not exist.',
    'Wir haben keinen Verhaltenskodex für Lieferanten.',
  ])('that deny give no yes: %s', async (sentence) => {
    const found = await note('We publish this report for our group every year.', sentence)
    expect(told(found).filter((one) => one.endsWith(' yes'))).toEqual([])
  })
})
