import { describe, expect, it } from 'vitest'
import { layoutPage, type Placed, samplePage } from '../../../testing/sample-page.ts'
import { observationsOfText } from '../answering/from-sentences.ts'
import { tableFacts } from './index.ts'

/** Lines one below the other at the left edge of a page. */
const lines = (...texts: string[]) => layoutPage(texts.map((text, i): Placed => [40, 20 + i * 14, text]))
const told = (...pages: ReturnType<typeof lines>[]): string[] =>
  tableFacts(pages)
    .flat()
    .map(({ parents, label, year, cell, unit }) =>
      [parents.join(' > '), label, year ?? '', cell.text, unit?.base ?? ''].join(' | '),
    )

describe('figures below their labels', () => {
  it('belong to the label above them, below their question and group', () => {
    const page = lines(
      '(3.1) What did your sites use?',
      'Total water withdrawal',
      '(3.1.1) From rivers (m3)',
      '8150',
      '(3.1.2) From wells, in all the plants that are listed',
      'below (m3)',
      '420',
    )
    const above = 'what did your sites use? > total water withdrawal'
    expect(told(page)).toEqual([
      `${above} | from rivers (m3) |  | 8150 | m3`,
      `${above} | from wells, in all the plants that are listed below (m3) |  | 420 | m3`,
    ])
  })

  it('have the unit on the line behind them', () => {
    expect(told(lines('Energieverbrauch', '5120', 'MWh', 'Wasserverbrauch', '310', 'm³'))).toEqual([
      ' | energieverbrauch |  | 5120 | MWh',
      ' | wasserverbrauch |  | 310 | m3',
    ])
  })

  it.each([
    ['Reporting year', 'Past year 1'],
    ['Berichtsjahr', 'Vorjahr'],
  ])('are left out where they are of an earlier year: %s, %s', (now, past) => {
    const page = lines(now, 'Scope 1 (t)', '640', 'Scope 2 (t)', '210', past, 'Scope 1 (t)', '655')
    expect(told(page).map((one) => one.split(' | ')[3])).toEqual(['640', '210'])
    expect(observationsOfText(page).filter(({ value }) => value)).toEqual([])
  })

  it('stay of an earlier year on the next page', () => {
    const first = lines('Scope 1 (t)', '640', 'Scope 2 (t)', '210', 'Past year 2')
    const second = lines('Scope 1 (t)', '655', 'Scope 2 (t)', '240')
    expect(told(first, second).map((one) => one.split(' | ')[3])).toEqual(['640', '210'])
  })

  it('have the year of the line above', () => {
    const page = lines('2024', 'Leavers', '64', 'Joiners', '21', '2023', 'Leavers', '65')
    expect(told(page).map((one) => one.split(' | ')[2])).toEqual(['2024', '2024', '2023'])
  })

  it('are called by their group where the label says no more than total', () => {
    const page = lines('Energy consumption', 'From wind', '40', 'Energy consumption', 'Total (wind + sun)', '90')
    expect(told(page)[1]).toContain('energy consumption, total')
  })

  it('are no parts of sentences', () => {
    const prose = samplePage([{ text: 'We measured the water of' }, { text: '12' }, { text: 'plants in all.' }])
    expect(tableFacts([prose]).flat()).toEqual([])
  })
})

describe('years at the foot of a page', () => {
  const first = layoutPage([
    [40, 20, 'Environment'],
    [40, 700, 'Figure'],
    [300, 700, '2023'],
    [400, 700, '2024'],
  ])
  const rows = (...more: Placed[]) =>
    layoutPage([
      [40, 20, 'Water consumption (m3)'],
      [310, 20, '410'],
      [410, 20, '455'],
      [40, 40, 'Waste (t)'],
      [310, 40, '36'],
      [410, 40, '31'],
      ...more,
    ])

  it('head a table with as many columns on the next', () => {
    expect(told(first, rows()).map((one) => one.split(' | ').slice(1, 4).join(' '))).toEqual([
      'water consumption (m3) 2023 410',
      'water consumption (m3) 2024 455',
      'waste (t) 2023 36',
      'waste (t) 2024 31',
    ])
  })

  it('head none with more columns', () => {
    const wider = rows([500, 20, '11'], [500, 40, '12'])
    expect(told(first, wider).every((one) => one.split(' | ')[2] === '')).toBe(true)
  })
})

describe('years and names that stand around figures', () => {
  it('have a block of their own where they are rows', () => {
    const page = samplePage([
      {
        table: [
          ['', 'Women', 'Men'],
          ['2024', '', ''],
          ['Employees', '82', '108'],
          ['2023', '', ''],
          ['Employees', '79', '101'],
        ],
      },
    ])
    expect(told(page).map((one) => one.split(' | ').slice(2, 4).join(' '))).toEqual([
      '2024 82',
      '2024 108',
      '2023 79',
      '2023 101',
    ])
  })

  it.each([
    ['Year', '2024', '2023'],
    ['Jahr', '2024', '2023'],
    ['', 'FY 2024', 'FY 2023'],
  ])('are years with or without a word above: %s %s', (word, now, before) => {
    const heads: Placed[] = word
      ? [
          [300, 20, word],
          [400, 20, word],
        ]
      : []
    const page = layoutPage([
      ...heads,
      [300, 34, now],
      [400, 34, before],
      [40, 54, 'Water (m³/year)'],
      [300, 54, '410'],
      [400, 54, '455'],
      [40, 74, 'Electricity (kWh/year)'],
      [300, 74, '36'],
      [400, 74, '31'],
    ])
    expect(told(page).map((one) => one.split(' | ').slice(2).join(' '))).toEqual([
      '2024 410 m3',
      '2023 455 m3',
      '2024 36 MWh',
      '2023 31 MWh',
    ])
  })
})
