import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { type StandardSet, setOf } from '../esrs/index.ts'
import { analyse } from './analyse.ts'

type Table = string[][]

/** What an analysis answers in a set, as `datapoint value`. */
function answered(set: StandardSet, ...tables: Table[]): string[] {
  const page = samplePage([{ heading: 'Key figures 2023' }, ...tables.map((table) => ({ table }))])
  return analyse(sampleDocument([page]))
    .findings.filter(({ datapoint, role }) => role === 'actual' && setOf(datapoint) === set)
    .map(({ datapoint, dimension, value }) => `${datapoint}${dimension ? `#${dimension}` : ''} ${value.text}`)
}

const people: Table = [
  ['Employees', '2023'],
  ['Permanent employees', '214'],
  ['Temporary employees', '31'],
  ['Male employees', '130'],
  ['Female employees', '115'],
  ['Total employees', '245'],
]
const safety: Table = [
  ['Safety', '2023'],
  ['Number of recordable work-related accidents', '7'],
  ['Rate of recordable work-related accidents', '2.4'],
]

/** A form whose labels name the options, and whose cells say which one holds. */
const form = (label: string, answer: string): string[] => {
  const page = samplePage(
    [
      { heading: 'Key figures 2023' },
      {
        table: [
          ['Basis of this report', ''],
          [label, answer],
        ],
      },
    ],
    {
      kind: 'sheet',
      name: 'General',
    },
  )
  return analyse(sampleDocument([page])).findings.map(({ datapoint, value }) => `${datapoint} ${value.text}`)
}

describe('datapoints of other sets', () => {
  it.each([
    ['Modules applied (Basic, or Basic and Comprehensive)', 'Basic module', 'VS_B1_01 Basic module'],
    [
      'Modules applied (Basic, or Basic and Comprehensive)',
      'Basic and comprehensive module',
      'VS_B1_01 Basic and comprehensive module',
    ],
    ['Angewandte Module (Basis oder Basis und Zusatz)', 'Basismodul', 'VS_B1_01 Basic module'],
  ])('%s: %s', (label, answer, found) => {
    expect(form(label, answer).filter((one) => one.startsWith('VS_B1_01'))).toEqual([found])
  })

  it('take an answer to the question whether all are paid the minimum wage', () => {
    expect(form('Employees are paid at least the minimum wage', 'YES')).toContain('VS_B10_01 yes')
    expect(form('Employees are paid at least the minimum wage', 'NO')).toContain('VS_B10_01 no')
  })

  it('are answered by frames of their own where nothing in the first set is the same', () => {
    const found = answered('vs-2026', people)
    expect(found).toEqual(expect.arrayContaining(['VS_B8_01 214', 'VS_B8_02 31', 'VS_B8_03 130', 'VS_B8_04 115']))
    expect(answered('esrs-2026', people)).toEqual(expect.arrayContaining(['ESRS26_S1-5_03 214', 'ESRS26_S1-5_04 31']))
  })

  it('tell a number of accidents from their rate', () => {
    expect(answered('vs-2026', safety)).toEqual(expect.arrayContaining(['VS_B9_01 7', 'VS_B9_02 2.4']))
    expect(answered('vs-2026', safety.slice(0, 2))).not.toContain('VS_B9_02 7')
  })

  it('do not change what the first set is answered', () => {
    expect(answered('esrs-2023', people)).toEqual(expect.arrayContaining(['S1-6_02 245']))
  })

  it('are left to the links where a finding of the first set answers them as it is', () => {
    const energy: Table = [
      ['Energy', '2023'],
      ['Total energy consumption (MWh)', '4,310'],
    ]
    expect(answered('esrs-2023', energy)).toContain('E1-5_01 4310')
    expect(answered('vs-2026', energy)).toEqual([])
  })
})
