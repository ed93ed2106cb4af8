import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../../testing/sample-page.ts'
import { loadCatalogue } from '../../esrs/index.ts'
import { read } from '../../reading/read.ts'
import { analyse } from '../analyse.ts'
import type { Candidate } from '../finding.ts'

/** What says enough to be a value although a gate once held it back, each a kind of its own (decision 134). */

const values = (findings: readonly Candidate[]): string[] =>
  findings
    .filter(({ role }) => role === 'actual' || role === 'target')
    .map(({ datapoint, dimension, value }) => `${datapoint}${dimension ? `#${dimension}` : ''} ${value.text}`)

/** The values of a report of 2024 with one paragraph under each heading. */
async function told(title: string, ...paragraphs: string[]): Promise<string[]> {
  const text = [title, ...paragraphs].join('\n\n')
  const result = await read(new TextEncoder().encode(text), 'note.txt')
  if (!result.ok) throw new Error(result.reason)
  return values(analyse(result.document, { reportingYear: 2024 }).findings)
}
const english = (...paragraphs: string[]): Promise<string[]> => told('Sustainability report 2024', ...paragraphs)
const german = (...paragraphs: string[]): Promise<string[]> => told('Nachhaltigkeitsbericht 2024', ...paragraphs)

const table = (heading: string, ...rows: string[][]): string[] =>
  values(
    analyse(
      sampleDocument([samplePage([{ heading }, { table: rows }])], {
        name: 'report-2024.pdf',
        language: heading.includes('bericht') ? 'de' : 'en',
      }),
    ).findings,
  )

describe('the name that the standard gives a datapoint', () => {
  it.each([
    ['en', 'GOV-1_01', 'Number of executive members'],
    ['en', 'GOV-1_02', 'Number of non-executive members'],
    ['de', 'S1-14_03', 'Todesfälle anderer Arbeitskräfte an Standorten des Unternehmens'],
    ['de', 'S1-14_02', 'Todesfälle unter den Arbeitskräften des Unternehmens'],
  ] as const)('proves what a row of a table is (%s %s)', (language, datapoint, name) => {
    expect(loadCatalogue('esrs-2023', language).get(datapoint)?.name).toBe(name)
    const heading = language === 'de' ? 'Nachhaltigkeitsbericht 2024' : 'Sustainability statement 2024'
    expect(table(heading, ['', '2024', '2023'], [name, '7', '6'])).toContain(`${datapoint} 7`)
  })

  it('proves nothing where the label says something besides', () => {
    const rows = [
      ['', '2024', '2023'],
      ['Number of executive members of sports clubs who are employees', '7', '6'],
    ]
    expect(table('Sustainability statement 2024', ...rows)).not.toContain('GOV-1_01 7')
  })
})

describe('a table below another one', () => {
  it('has no years of the one above it where its heads name all columns otherwise', () => {
    const found = table(
      'Sustainability report 2024',
      ['Employees by country (headcount)', '2024', '2023', ''],
      ['Austria', '1,207', '1,230', ''],
      ['Slovakia', '1,958', '1,971', ''],
      ['Employees by contract (headcount)', 'Female', 'Male', 'Total'],
      ['Permanent employees', '1,866', '1,160', '3,026'],
      ['Temporary employees', '88', '51', '139'],
    )
    expect(found).toEqual(expect.arrayContaining(['S1-6_09#permanent 3026', 'S1-6_09#permanent_male 1160']))
  })
})

describe('what a label leaves out of a category', () => {
  it.each([
    [
      'Sustainability report 2024',
      'GHG emissions (tCO2e)',
      'Scope 3',
      '3. Fuel and energy-related activities (not included in Scope 1 or Scope 2)',
    ],
    [
      'Nachhaltigkeitsbericht 2024',
      'THG-Emissionen (tCO2e)',
      'Scope 3',
      '3. Brennstoff- und energiebezogene Tätigkeiten (nicht in Scope 1 oder Scope 2 enthalten)',
    ],
  ])('makes it no other scope: %s', (heading, head, scope, label) => {
    const found = table(heading, [head, '2024', '2023'], [scope, '561', '588'], [label, '78', '81'])
    expect(found).toContain('E1-6_11#cat3 78')
  })
})

describe('a quantity in a sentence', () => {
  it('is of the year where it is told of the reporting year, or held against the year before', async () => {
    expect(await german('Der Gesamtenergieverbrauch der Gesellschaft betrug im Berichtsjahr 2.184 MWh.')).toContain(
      'E1-5_01 2184',
    )
    expect(
      await english('Energy consumption of the company was 2,184 MWh, slightly below the previous year (2,377 MWh).'),
    ).toContain('E1-5_01 2184')
  })

  it('counts people by whatever they do', async () => {
    const text =
      'Zum Jahresende 2024 beschäftigte das Unternehmen insgesamt 412 Mitarbeitende. In Teilzeit waren 167 Personen tätig.'
    expect(await german(text)).toContain('S1-6_20 167')
  })
})

describe('a sentence without a figure', () => {
  it('says what is so today where it names a year to come, or since when it is so', async () => {
    expect(
      await english(
        'We have set ourselves the target of reducing our greenhouse gas emissions from Scope 1 and Scope 2 by 2030.',
      ),
    ).toContain('E1-4_01 yes')
    expect(
      await german(
        'Der Konzern hat sich das Ziel gesetzt, die Treibhausgasemissionen aus Scope 1 und Scope 2 bis 2030 zu senken.',
      ),
    ).toContain('E1-4_01 yes')
    expect(
      await english(
        'Since 2021, part of the variable remuneration of the Management Board has been linked to sustainability targets.',
      ),
    ).toContain('GOV-3_01 yes')
    expect(await english('We introduced a supplier code of conduct in 2019 and apply it everywhere.')).toContain(
      'S2-1_06 yes',
    )
  })

  it('runs no risk by what it does not tolerate', async () => {
    expect(
      await english('We do not tolerate any form of discrimination, harassment or threats in the workplace.'),
    ).toContain('S1-1_10 yes')
    expect(await english('There is a threat of discrimination and harassment in the workplace.')).not.toContain(
      'S1-1_10 yes',
    )
  })

  it('of an earlier year that says what was done then is of that year', async () => {
    expect(await english('In 2021 we bought carbon credits to offset our emissions.')).not.toContain('E1-7_03 yes')
  })

  it('denies what it says was not done', async () => {
    expect(await english('We did not buy carbon credits in 2024.')).toContain('E1-7_03 no')
    expect(await german('Politische Spenden werden nicht geleistet.')).toContain('G1-5_03 0')
    expect(
      await german('Im Jahr 2024 ereigneten sich 12 Arbeitsunfälle; tödliche Unfälle ereigneten sich nicht.'),
    ).toContain('S1-14_02 0')
  })
})

describe('a row that names itself', () => {
  const report = 'Sustainability report 2024'

  it('by an age in words is one, and its head names columns', () => {
    const rows = [
      ['Age group', 'Number of employees'],
      ['Under 30', '210'],
      ['30 to 50', '460'],
      ['Over 50', '330'],
    ]
    expect(table(report, ...rows)).toEqual(expect.arrayContaining(['S1-9_03 210', 'S1-9_05 330']))
  })

  it('counts the first of two where one is counted among the other', () => {
    const found = table(report, ['', '2024', '2023'], ['Women at top management level (headcount)', '3 of 9', '2 of 9'])
    expect(found).toContain('S1-9_01#female 3')
    expect(found.join()).not.toContain('female 9')
  })

  it('is of the medium that its column says', () => {
    const found = table(
      report,
      ['Pollutants emitted in 2024 (kg)', 'To air', 'To water'],
      ['NOx', '184,000', '–'],
      ['Nitrogen', '–', '3,240'],
    )
    expect(found).toContain('E2-4_02#NOx 184')
    expect(found.filter((one) => one.startsWith('E2-4_03#NOx'))).toEqual([])
  })

  it('is no value where another one bears the same name', () => {
    const rows = [
      ['', 'Unit', '2024', '2023'],
      ['Renewable share of energy consumption', '%', '69', '52'],
      ['Natural gas', 'MWh', '4,896', '3,271'],
      ['Renewable share of energy consumption', '%', '82', '59'],
    ]
    expect(table(report, ...rows).filter((one) => one.startsWith('E1-5_09'))).toEqual([])
    expect(table(report, ...rows.slice(0, 3))).toContain('E1-5_09 69')
  })

  it('is no table of its own: what is broken down by category', () => {
    const found = table(report, ['', '2024', '2023'], ['Gender pay gap', '7.8 %', '8.4 %'])
    expect(found).toContain('S1-16_01 7.8')
    expect(found.filter((one) => one.startsWith('S1-16_04'))).toEqual([])
  })

  it('is no rate per million or two hundred thousand hours where it is one per thousand', () => {
    const rate = (base: string): string[] =>
      table(
        report,
        ['', '2024', '2023'],
        [`Rate of recordable work-related accidents of employees (per ${base})`, '24.6', '25.1'],
      )
    expect(rate('1,000 employees').filter((one) => one.startsWith('VS_B9_02'))).toEqual([])
  })
})

describe('a figure in brackets', () => {
  it('has the words of the bracket, and the one before it has none of them', async () => {
    const found = await english(
      'In 2024, employees spent an average of 24.6 hours on training (women: 23.9, men: 25.7).',
    )
    expect(found).toContain('S1-13_04 24.6')
    expect(found.join()).not.toMatch(/S1-13_04#(?:fe)?male 24\.6|VS_B10_05 24\.6/)
  })
})

describe('a share in a sentence', () => {
  it('is the one that stands before its verb', async () => {
    expect(await german('Die Fluktuationsquote der Beschäftigten betrug 14,5 %.')).toContain('S1-6_12 14.5')
    const other = await german('Im Handel liegt die Fluktuation höher, und 14,5 % der Filialen wurden umgebaut.')
    expect(other.filter((one) => one.startsWith('S1-6_12'))).toEqual([])
  })
})

describe('what is told of something near', () => {
  it('is no policy for one\u2019s own people where it is a code for suppliers', async () => {
    const text = 'Our Supplier Code of Conduct prohibits forced labour, child labour and human trafficking.'
    const found = await english(text)
    expect(found).toContain('S2-1_05 yes')
    expect(found).not.toContain('S1-1_08 yes')
  })

  it('is for those in the value chain where it says so', async () => {
    const text =
      'Über unser Beschwerdesystem können Beschäftigte in der Lieferkette Missstände anonym und vertraulich melden.'
    expect(await german(text)).toEqual(expect.arrayContaining(['S2-3_11 yes', 'S2-3_12 yes']))
  })

  it('is no injury where a right is violated', () => {
    const rows = [
      ['Kennzahl', 'Einheit', '2024', '2023'],
      ['Festgestellte Verletzungen von Vereinigungsfreiheit', 'Anzahl', '0', '0'],
    ]
    expect(table('Nachhaltigkeitsbericht 2024', ...rows).filter((one) => one.startsWith('S1-14_04'))).toEqual([])
  })

  it('is no incident where it is a proceeding', async () => {
    expect(await german('Es wurden 2024 keine Korruptionsverfahren eröffnet.')).not.toContain('G1-4_04 0')
    expect(await german('Im Jahr 2024 wurden keine Korruptionsfälle bestätigt.')).toContain('G1-4_04 0')
  })
})
