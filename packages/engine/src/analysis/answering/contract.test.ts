import { describe, expect, it } from 'vitest'
import { type SamplePart, sampleDocument, samplePage } from '../../../testing/sample-page.ts'
import { loadCatalogue, standardSets } from '../../esrs/index.ts'
import { knowledge, listed } from '../../knowledge.ts'
import { isConcept } from '../../text/lexicon.ts'
import { analyse } from '../analyse.ts'
import { tableFacts } from '../tables/index.ts'
import { matchesOf, observationsOf } from './answer.ts'
import { bases } from './contract-rows.ts'
import { gatesOf } from './gates.ts'
import { membersOf } from './members.ts'

/** Why each figure that may answer a datapoint is no value, by the figure as it is written; empty where nothing speaks against it. */
function gates(datapoint: string, ...parts: SamplePart[]): Record<string, string> {
  const page = samplePage(parts)
  // The text of a table is running text as well.
  const isOfPart = (kind: string): boolean => !page.tables.length || kind === 'cell'
  const { ofYear } = matchesOf([...observationsOf([page], tableFacts([page]))], 2023)
  return Object.fromEntries(
    ofYear
      .filter(
        ({ frame, observation }) =>
          frame.datapoint === datapoint && observation.valueSpan && isOfPart(observation.kind),
      )
      .map((match) => {
        const { page: at, valueSpan } = match.observation
        const written = at.text.slice(valueSpan?.start, valueSpan?.end)
        return [match.dimension ? `${written} ${match.dimension}` : written, gatesOf(match).join(' ')]
      }),
  )
}
const table = (title: string, ...rows: string[][]): SamplePart => ({ title, table: rows })
const values = (...parts: SamplePart[]): string[] =>
  analyse(sampleDocument([{ ...samplePage([{ text: 'Our group reports on 2023.' }, ...parts]), kind: 'page' }]))
    .findings.filter(({ value, role }) => value.number !== null && role !== 'prior')
    .map(({ datapoint, dimension, value }) => `${datapoint}${dimension ? `#${dimension}` : ''} ${value.number}`)

describe('the table of contracts', () => {
  const rows = knowledge<
    'datapoint' | 'own' | 'near' | 'not' | 'unless' | 'basis' | 'beside' | 'without' | 'label_not' | 'pieces'
  >('contract')
  const ids = new Set(standardSets.flatMap((set) => loadCatalogue(set, 'en').datapoints.map(({ id }) => id)))

  it('names each datapoint once, concepts, bases and members that exist', () => {
    expect(new Set(rows.map(({ datapoint }) => datapoint)).size).toBe(rows.length)
    for (const { datapoint, own, near, not, unless, basis, beside, without, label_not, pieces } of rows) {
      expect(ids, datapoint).toContain(datapoint)
      for (const id of listed(beside)) expect(ids, id).toContain(id)
      for (const name of [own, near, not, unless, label_not, pieces].flatMap((cell) => listed(cell)))
        expect(isConcept(name), name).toBe(true)
      for (const member of listed(without)) expect(membersOf('treatment'), member).toContain(member)
      expect(['', ...bases], datapoint).toContain(basis)
    }
  })
})

describe('a figure of a table is the whole', () => {
  it('unless another column says that it is the total', () => {
    const shares = table(
      'Employees by age 2023, number',
      ['', 'Staff', 'Managers', 'Total'],
      ['Under 30 years', '214', '3', '217'],
    )
    expect(gates('S1-9_03', shares)).toMatchObject({ '217': '' })
    expect(gates('S1-9_03', shares)['214'] ?? 'part').toContain('part')
  })

  it('unless its label takes a piece: one of several oil products, other fuels, one kind of waste', () => {
    const fuels = table(
      'Energy (MWh)',
      ['', '2023'],
      ['Diesel', '120'],
      ['Crude oil and petroleum products', '900'],
      ['Other fossil fuels', '40'],
    )
    expect(gates('E1-5_11', fuels)).toMatchObject({ '120': 'part', '900': '' })
    expect(gates('E1-5_02', fuels)['40'] ?? 'part').toContain('part')
    const waste = table('Waste (t)', ['', '2023'], ['15 01 02 - hazardous - packaging', '7'], ['Hazardous waste', '31'])
    expect(gates('E5-5_15', waste)['7'] ?? 'part').toContain('part')
    expect(gates('E5-5_15', waste)).toMatchObject({ '31': '' })
  })

  it('unless the page is about the largest sites only', () => {
    const energy = table('Environmental data of the largest sites', ['', '2023'], ['Scope 1 emissions (t CO2e)', '158'])
    expect(gates('E1-6_07', energy)['158']).toContain('part')
  })

  it('unless its label says something else, and only a title what is asked for', () => {
    const waste = table('Waste (t)', ['', '2023'], ['Copper', '120,658'], ['Total', '130,000'])
    expect(gates('E5-5_07', waste)['120,658'] ?? 'noun').toContain('noun')
    expect(gates('E5-5_07', waste)).toMatchObject({ '130,000': '' })
  })

  it('unless its label names two things of which one is asked for', () => {
    const fuels = table('Energy (MWh)', ['', '2023'], ['Heating oil and gas', '640'], ['Natural gas', '500'])
    expect(gates('E1-5_12', fuels)['640'] ?? 'noun').toContain('noun')
    expect(gates('E1-5_12', fuels)).toMatchObject({ '500': '' })
  })

  it('and what must be said is said: recycled waste is not what is not recycled', () => {
    const waste = table('Waste', ['', '2023'], ['Waste recycling (in %)', '45'], ['Non-recycled waste (in %)', '55'])
    expect(gates('E5-5_11', waste)['45'] ?? 'noun').toContain('noun')
    expect(gates('E5-5_11', waste)).toMatchObject({ '55': '' })
  })

  it('is of this year: two figures without heads leave it open', () => {
    expect(gates('S1-6_12', table('Employees', ['Turnover rate', '14.3 %', '8.5 %']))).toMatchObject({
      '14.3': expect.stringContaining('year') as string,
    })
  })
})

describe('a figure counts on the basis that is asked for', () => {
  it('heads and no full-time equivalents', () => {
    const [heads, fte] = ['Employees (head count)', 'Employees (full-time equivalents)'].map((title) =>
      table(title, ['', '2023'], ['Germany', '2,242']),
    ) as [SamplePart, SamplePart]
    expect(gates('S1-6_05', heads)).toMatchObject({ '2,242 DE': '' })
    expect(gates('S1-6_05', fte)['2,242 DE']).toContain('basis')
  })

  it('persons and no shares, hours and no days, a ratio and no share', () => {
    expect(gates('S1-9_03', table('Employees by age', ['', '2023'], ['Under 30 years', '16 %']))['16']).toContain(
      'basis',
    )
    expect(gates('S1-9_03', table('Employees by age', ['', '2023'], ['Under 30 years', '216']))).toMatchObject({
      '216': '',
    })
    expect(
      gates('S1-13_04', { text: 'In 2023 each employee completed an average of 3.4 days of training.' })['3.4'] ??
        'basis',
    ).toContain('basis')
    expect(
      gates('GOV-1_06', table('Board of directors by gender', ['', '2023'], ['Share of women on the board', '17 %']))[
        '17'
      ],
    ).toContain('basis')
  })

  it('accidents to a million hours', () => {
    const rate = (hours: string): SamplePart =>
      table('Safety', ['', '2023'], [`Recordable work-related accident rate (per ${hours} hours worked)`, '4.2'])
    expect(gates('S1-14_05', rate('1,000,000'))).toMatchObject({ '4.2': '' })
    expect(gates('S1-14_05', rate('200,000'))['4.2']).toContain('basis')
  })

  it('no quantity of one vehicle', () => {
    const air = table('Air', ['', '2023'], ['Nitrogen oxides per vehicle (kg)', '0.6'], ['Nitrogen oxides (kg)', '410'])
    expect(gates('E2-4_02', air)['0.6 NOx'] ?? 'basis').toContain('basis')
    expect(gates('E2-4_02', air)).toMatchObject({ '410 NOx': '' })
  })

  it('consumption only where withdrawal or discharge is told from it', () => {
    const rows = [
      ['', '2023'],
      ['Water consumption (m3)', '1,200'],
    ]
    const withdrawn = [...rows, ['Total water withdrawal (m3)', '9,900'], ['Total water discharge (m3)', '8,700']]
    expect(values(table('Water', ...rows))).not.toContain('E3-4_01 1200')
    expect(values(table('Water', ...withdrawn))).toContain('E3-4_01 1200')
  })

  it('rates, and no shares of women and men among those who left', () => {
    const turnover = (women: string, men: string): string[] =>
      values(table('Employee turnover rate (%)', ['', '2023'], ['Women', women], ['Men', men], ['Total', '9.0']))
    expect(turnover('43.1', '56.9').filter((one) => one.startsWith('S1-6_12#'))).toEqual([])
  })
})

describe('a target is aimed at', () => {
  it('and is not what was reached; a sentence rarely says of which emissions it is', () => {
    const of = (text: string): string => Object.values(gates('E1-4_04', { text })).join(' ')
    expect(of('We aim to reduce our greenhouse gas emissions by 42 % by 2030 compared with 2020.')).toBe('part')
    const row = ['Total GHG emission reduction target compared with 2020 (%)', '42']
    expect(gates('E1-4_04', table('Climate targets', ['', 'Target 2030'], row))).toEqual({ '42': '' })
    expect(of('Our target is exceeded: greenhouse gas emissions were reduced by 37.4 % compared with 2015.')).toContain(
      'basis',
    )
  })

  it('and a list of scopes holds no figure of it', () => {
    const text = 'By 2030 we aim to reduce our greenhouse gas emissions (Scope 1 and 2) by 50 %.'
    expect(Object.keys(gates('E1-4_07', { text }))).not.toContain('2')
  })
})

describe('a part of a breakdown', () => {
  it('is of what is asked for: recycled waste is none of what is disposed of', () => {
    const waste = table('Waste disposed of (t)', ['', '2023'], ['Recycling', '300'], ['Landfill', '20'])
    expect(gates('E5-5_09', waste)['300 recycling'] ?? 'noun').toContain('noun')
    expect(gates('E5-5_09', waste)).toMatchObject({ '20 landfill': '' })
  })

  it('stands behind its figure where that is what the sentence counts', () => {
    const text =
      'In 2023, 6.70 t of sulfur oxides, 71.00 t of nitrogen oxides and 9.52 t of particulate matter were emitted into the air.'
    const found = Object.keys(gates('E2-4_02', { text }))
    expect(found.filter((one) => one.startsWith('71.00'))).toEqual(['71.00 NOx'])
  })

  it('names no country that it leaves out', () => {
    const regions = table('Number of employees', ['', '2023'], ['EMEA (excl. Italy)', '2,806'], ['Italy', '1,200'])
    expect(Object.keys(gates('SBM-1_04', regions))).not.toContain('2,806 emea_IT')
  })
})

describe('numbers that count nothing', () => {
  it('are a bound, or the year before in brackets', () => {
    const bound = gates('GOV-1_01', { text: 'The executive board consists of at least three members.' })
    expect(Object.values(bound)).not.toContain('')
    const people = table(
      'Number of employees (head count)',
      ['', 'Asia', 'Switzerland'],
      ['Employees 2023', '3,142', '2,439'],
      ['', '(3,149)', '(2,491)'],
    )
    expect(Object.entries(gates('SBM-1_04', people)).filter(([name, why]) => name.includes('2,491') && !why)).toEqual(
      [],
    )
  })

  it('are waste by method of disposal, which is not all disposed of', () => {
    const waste = table('Waste by type and disposal method (t)', ['', '2023'], ['Total hazardous waste', '32,203'])
    expect(gates('E5-5_09', waste)['32,203 hazardous'] ?? 'noun').not.toBe('')
  })

  it('number the lines of a form', () => {
    const form = table(
      'Incidents',
      ['173', 'Number of complaints of employees'],
      ['174', 'Cases of discrimination'],
      ['175', 'Fines'],
    )
    expect(Object.values(gates('S1-17_02', form)).every((one) => one.includes('index'))).toBe(true)
  })

  it('are names in capitals', () => {
    expect(Object.keys(gates('SBM-1_04', { text: '61% of SIX employees work in Switzerland.' }))).toEqual([])
    expect(
      Object.keys(
        gates('S1-6_05', { text: 'Our subsidiaries in the United States have a "401(k)" plan for employees.' }),
      ),
    ).toEqual([])
  })
})

describe('a label or clause says no other figure itself', () => {
  const why = (datapoint: string, title: string, label: string, figure: string, ...above: string[][]): string => {
    const found = gates(datapoint, table(title, ['', '2023'], ...above, [label, figure]))
    const [, gate] = Object.entries(found).find(([written]) => written.startsWith(figure)) ?? []
    return gate ?? 'none'
  }
  const sentence = (datapoint: string, text: string): string => Object.values(gates(datapoint, { text })).join(' ')

  it('expenses for people are no people', () => {
    expect(why('SBM-1_03', 'Notes', 'Total personnel expenses', '118,268')).not.toBe('')
    expect(why('SBM-1_03', 'Notes', 'Total personnel', '1,268')).toBe('')
  })

  it('usage of water is no consumption', () => {
    expect(why('E3-4_01', 'Water', 'Total water usage (m3)', '20,184')).not.toBe('')
    expect(why('E3-4_01', 'Water', 'Total water consumption (m3)', '20,184')).toBe('')
  })

  it('a narrower quantity is a part', () => {
    expect(why('E3-4_12', 'Water', 'Industrial wastewater discharge (m3)', '880')).toContain('part')
    expect(why('E3-4_12', 'Water', 'Wastewater discharge (m3)', '880')).toBe('')
    expect(why('E5-5_09', 'Waste (t)', 'Disposal of coolers', '235')).not.toBe('')
    expect(why('E1-5_12', 'Energy (MWh)', 'Natural gas fleet', '823')).toContain('part')
    expect(why('E1-5_12', 'Energy (MWh)', 'Natural gas', '823')).toBe('')
    expect(why('E1-6_11', 'Emissions (t CO2e)', 'Third-party transports (Scope 3)', '1,836')).toContain('part')
    expect(why('E5-5_15', 'Waste (t)', 'Hazardous waste plants', '13')).not.toBe('')
    expect(why('S1-14_07', 'Safety', 'Days lost to absenteeism', '16,644')).not.toBe('')
    expect(why('S1-14_07', 'Safety', 'Days lost to accidents', '644')).toBe('')
  })

  it('people of a table about other people: who take leave, or join', () => {
    const leave = ['Number of employees on parental leave', 'Women who joined'] as const
    expect(why('S1-6_11', leave[0], 'Turnover', '56')).not.toBe('')
    const joined = table('Employees by age', ['2023', 'Persons joining'], ['Age 50 and over', '60'])
    expect(Object.values(gates('S1-9_05', joined))).not.toContain('')
  })

  it('who makes up the workforce is not who was reviewed', () => {
    const of = (title: string): string[] =>
      Object.values(gates('S1-13_02', table(title, ['', '2023'], ['Women reviewed', '24 %'])))
    expect(of('Performance reviews of employees')).toContain('')
    expect(of('Composition of employees in reviews')).not.toContain('')
  })

  it('full-time positions are not all employees of a country', () => {
    const full = table(
      'Employees by region',
      ['', 'Number of employees 2023'],
      ['Full-time positions', ''],
      ['Spain', '471'],
    )
    expect(Object.entries(gates('SBM-1_04', full)).filter(([name, gate]) => name.startsWith('471') && !gate)).toEqual(
      [],
    )
  })

  it('a region without a country is neither', () => {
    const rows = table(
      'Number of employees',
      ['', '2023'],
      ['Americas excl. USA', '89'],
      ['Europe excl. Germany', '515'],
    )
    const found = Object.entries(gates('SBM-1_04', rows))
    expect(found.filter(([name, gate]) => /US|DE/.test(name) || !gate)).toEqual([])
  })

  it('emissions of a scope are no credits', () => {
    expect(why('E1-7_10', 'Carbon credits cancelled (t CO2e)', 'Total', '14,500', ['Scope 3', ''])).not.toBe('')
  })

  it('a target of a brand, a portfolio, one category or a litre is not that of all emissions', () => {
    const target = (of: string): string =>
      sentence('E1-4_04', `We aim to reduce our greenhouse gas emissions ${of} by 30 % by 2030 compared with 2020.`)
    expect(target('')).toBe('part')
    for (const whose of ['of this brand', 'in the asset portfolio', 'in scope 3a', 'per litre'])
      expect(target(whose), whose).not.toMatch(/^(?:part)?$/)
  })

  it('what emissions decreased to is no reduction', () => {
    const text = 'In total our greenhouse gas emissions decreased from 3,884 t CO2e in 2022 to 2,941 t CO2e in 2023.'
    expect(gates('E1-3_03', { text })['2,941'] ?? 'basis').toContain('basis')
  })

  it('days are no hours of training', () => {
    const text = 'Training per employee, average number of days and S 19'
    expect(gates('S1-13_04', { text })).toMatchObject({ '19': expect.stringContaining('basis') as string })
  })

  it('a figure of one location is a part', () => {
    const of = (where: string): string =>
      sentence('S1-8_01', `In 2023, 94 % of our employees ${where} were covered by a collective bargaining agreement.`)
    expect(of('')).toBe('')
    expect(of('at the Lyon location')).toContain('part')
  })
})
