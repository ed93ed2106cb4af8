import { loadCatalogue } from '@esrs/engine/esrs'
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { madeInput } from '../testing/statement.ts'
import charts from './charts.json' with { type: 'json' }
import { layOut } from './layout.ts'

const statement = (more: object = {}) => {
  const wanted = new Set(charts.flatMap(({ bars }) => bars.map(({ datapoint }) => datapoint)))
  const values = madeInput({}).values.filter(({ datapoint }) => wanted.has(datapoint))
  return draftStatement({ ...madeInput({ datapoints: 0 }), values, ...more })
}
const pictures = (of: ReturnType<typeof statement>, language: 'en' | 'de' = 'en') =>
  layOut(of, language).nodes.flatMap((node) => (node.kind === 'picture' ? [node] : []))

test('every bar is a figure of its requirement', () => {
  for (const { set, requirement, bars } of charts)
    for (const { datapoint } of bars) {
      const found = loadCatalogue(set as 'esrs-2023', 'en').get(datapoint)
      expect(found, datapoint).toMatchObject({ dr: requirement, type: 'number' })
    }
})

test('charts stand with their table, say in words what they show, and are the same each time', () => {
  const [energy, emissions] = pictures(statement())
  expect([energy!.caption, emissions!.caption]).toEqual([
    'Figure 1: Energy mix (MWh)',
    'Figure 2: Greenhouse gas emissions by scope (t CO₂e)',
  ])
  expect(emissions!.alt).toMatch(/^Bar chart\. Scope 1 2025: [\d,.]+\u00a0t CO₂e; 2024: .*Scope 3 2025: /)
  expect(pictures(statement(), 'de')[1]!.caption).toBe('Abbildung 2: Treibhausgasemissionen nach Scope (t CO₂e)')
  expect(pictures(statement())[1]!.svg).toBe(emissions!.svg)
  expect(emissions!.svg).not.toMatch(/<style|class=|ecmeta|<script/)
})

test('a single figure, and figures of several units, have no chart', () => {
  const { values } = madeInput({})
  expect(pictures(statement({ values: values.filter(({ datapoint }) => datapoint === 'E1-6_07') }))).toEqual([])
  const mixed = values
    .filter(({ datapoint }) => ['E1-6_07', 'E1-6_11'].includes(datapoint))
    .map((value, index) => ({ ...value, unit: index === 0 ? 'tCO2e' : 't' }))
  expect(pictures(statement({ values: mixed }))).toEqual([])
})
