import { describe, expect, it } from 'vitest'
import { type SamplePart, sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from './analyse.ts'

const table = (title: string, ...rows: string[][]): SamplePart => ({ title, table: rows })
/** The figures and choices that are values, as datapoint, part and value. */
const values = (...parts: SamplePart[]): string[] =>
  analyse(
    sampleDocument([{ ...samplePage([{ text: 'Our group reports on 2023.' }, ...parts]), kind: 'page' }]),
  ).findings.flatMap(({ datapoint, dimension, value, role }) =>
    role === 'prior' ? [] : [`${datapoint}${dimension ? `#${dimension}` : ''} ${value.number ?? value.text}`],
  )

describe('a row is the whole', () => {
  it('unless other rows show that it takes in the supply chain', () => {
    const total = ['Total waste generated (t)', '7,484']
    const own = ['Waste from own operations (t)', '331']
    const chain = ['Waste from supply chain activities (t)', '7,153']
    expect(values(table('Waste', ['', '2023'], total))).toContain('E5-5_07 7484')
    const all = values(table('Waste', ['', '2023'], total, own, chain))
    expect(all).not.toContain('E5-5_07 7484')
  })

  it('unless it is one of several below what is asked for', () => {
    const above = ['Scope 1 emissions:', '']
    const own = ['Own operations (t CO2e)', '425']
    const vehicles = ['Company vehicles (t CO2e)', '52']
    expect(values(table('Greenhouse gases', ['', '2023'], above, own, vehicles))).not.toContain('E1-6_07 425')
  })

  it('unless it stands under one segment beside another, without a total', () => {
    const title = 'Total energy consumption (kWh)'
    const columns = (...names: string[]): string[] =>
      values(
        table(title, ['2023', ...names], ['Total', '4,425,066', '7,398,952', '11,824,018'].slice(0, 1 + names.length)),
      )
    expect(columns('Infra', 'Solvex').filter((one) => one.startsWith('E1-5_01'))).toEqual([])
    expect(columns('Infra', 'Solvex', 'Total')).toContain('E1-5_01 11824.018')
  })
})

describe('a number of heads', () => {
  it('is none where the document states it in full-time equivalents', () => {
    const sentence: SamplePart = { text: 'In 2023 our average headcount stood at 1,415 employees.' }
    const other = table('Key figures', ['', '2023'], ['Employees (full-time equivalents)', '1,415'])
    expect(values(sentence)).toContain('S1-6_03 1415')
    expect(values(sentence, other)).not.toContain('S1-6_03 1415')
    expect(values(sentence)).toContain('S1-6_14 head count')
    expect(values(sentence, other)).not.toContain('S1-6_14 head count')
  })
})
