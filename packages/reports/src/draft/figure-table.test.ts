import type { StatementLanguage } from '@esrs/contract'
import { loadCatalogue } from '@esrs/engine/esrs'
import { describe, expect, it } from 'vitest'
import { layOut } from '../layout/layout.ts'
import tables from '../layout/standard-tables.json' with { type: 'json' }
import { madeInput } from '../testing/statement.ts'
import { draftStatement } from './draft.ts'
import type { DecidedValue } from './input.ts'

interface Given {
  unit?: string
  prior?: number
  parts?: Record<string, number>
}

const value = (
  datapoint: string,
  number: number | null,
  { unit = 'tCO2e', prior, parts = {} }: Given = {},
): DecidedValue => ({
  datapoint,
  year: 2025,
  value: number === null ? 'By year.' : String(number),
  number,
  unit: number === null ? null : unit,
  language: null,
  evidence: [],
  decision: { status: 'accepted', by: 'Ada', at: null, source: '' },
  prior: prior === undefined ? null : { year: 2024, value: String(prior), number: prior, unit, evidence: [] },
  parts: Object.entries(parts).map(([dimension, part]) => ({
    dimension,
    value: String(part),
    number: part,
    unit,
    evidence: [],
  })),
})

function tableOf(values: DecidedValue[], language: StatementLanguage = 'en') {
  const { nodes } = layOut(draftStatement({ ...madeInput({ datapoints: 0 }), values }), language)
  const node = nodes.find(({ kind }) => kind === 'figures')
  if (node?.kind !== 'figures') throw new Error('There is no table.')
  return {
    head: node.head.slice(2),
    rows: node.rows.map(({ label, unit, cells }) => [label, unit, ...cells.map(({ text }) => text)]),
    totals: node.rows.filter(({ isTotal }) => isTotal).map(({ label }) => label),
  }
}

describe('the tables of the standards', () => {
  it('are named by datapoints of their requirement, each once', () => {
    const datapoints = (['esrs-2023', 'vs-2026'] as const).flatMap((set) => loadCatalogue(set, 'en').datapoints)
    for (const { requirement, follows, totals, ...table } of tables) {
      const order: readonly string[] = table.order
      const known = datapoints.filter(({ dr }) => dr === requirement).map(({ id }) => id)
      expect(
        order.filter((id) => !known.includes(id)),
        requirement,
      ).toEqual([])
      expect(new Set(order).size, requirement).toBe(order.length)
      expect(
        totals.filter((id) => !known.includes(id) || (order.length > 0 && !order.includes(id))),
        requirement,
      ).toEqual([])
      expect(follows).toMatch(/^(?:ESRS [EGS]\d|VS), (?:AR|paragraphs?) \d/)
    }
  })

  it('say of a target that it is one, as it is no figure of the year', () => {
    expect(tableOf([value('E1-4_07', 42, { unit: '%', parts: { milestone_2030: 42 } })]).head).toEqual([
      'Target',
      'Target 2030',
    ])
  })

  it('have base year, year before, year, change and targets beside each other, and no column in which nothing stands', () => {
    const emissions = [
      value('E1-6_12', 220, { parts: { base_year: 300.5 } }),
      value('E1-6_07', 100, { prior: 110, parts: { base_year: 150, milestone_2030: 75, milestone_2050: 0 } }),
    ]
    expect(tableOf(emissions)).toEqual({
      head: ['Base year', '2024', '2025', 'Change', 'Target 2030', 'Target 2050'],
      rows: [
        ['Gross Scope 1 GHG emissions', 't CO₂e', '150', '110', '100', '−9.1\u00a0%', '75', '0'],
        ['Total GHG emissions, location-based', 't CO₂e', '300.5', '–', '220.0', '–', '–', '–'],
      ],
      totals: ['Total GHG emissions, location-based'],
    })
    expect(tableOf(emissions, 'de').head).toEqual(['Basisjahr', '2024', '2025', 'Änderung', 'Ziel 2030', 'Ziel 2050'])
    expect(tableOf([value('E1-6_07', 100)]).head).toEqual(['2025'])
  })

  it('say a target in one row, with its scope, its base year and the years that it is for', () => {
    const targets = [
      value('E1-4_06', null, { parts: { base_year: 150, milestone_2030: 75 } }),
      value('E1-4_16', null, { unit: '%', parts: { milestone_2030: 42 } }),
    ]
    expect(tableOf(targets)).toMatchObject({
      head: ['Base year', 'Target 2030'],
      rows: [
        ['Scope 1 GHG emission reduction target, absolute value', 't CO₂e', '150', '75'],
        ['Scope 3 GHG emission reduction target, percentage of base year', '%', '–', '42'],
      ],
    })
  })

  it('stand in the order of the standard, with what adds up to a total above it', () => {
    const energy = ['E1-5_01', 'E1-5_02', 'E1-5_05', 'E1-5_10', 'E1-5_07'].map((id) => value(id, 1, { unit: 'MWh' }))
    const { rows, totals } = tableOf(energy)
    expect(rows.map(([label]) => label)).toEqual([
      'Fuel consumption: coal and coal products',
      'Energy consumption from fossil sources',
      'Consumption of purchased renewable electricity, heat, steam and cooling',
      'Energy consumption from renewable sources',
      'Total energy consumption, own operations',
    ])
    expect(totals).toHaveLength(3)
  })
  it('say what a target asks for a year, where it is known which year the base year is', () => {
    const scope1 = value('E1-6_07', 3884, {
      prior: 4201,
      parts: { base_year: 5480, milestone_2025: 4500, milestone_2030: 3178.4 },
    })
    expect(tableOf([scope1]).head).not.toContain('Annual % target / base year')
    const base: DecidedValue = { ...value('MDR-T_06', null), value: '2021' }
    const { head, rows } = tableOf([scope1, base])
    expect(head).toEqual([
      'Base year (2021)',
      '2024',
      '2025',
      'Change',
      'Target 2025',
      'Target 2030',
      'Annual % target / base year',
    ])
    // (3,178.4 - 5,480) / 5,480 / 9 years
    expect(rows[0]!.at(-1)).toBe('−4.7\u00a0%')
    expect(tableOf([scope1, base], 'de').rows[0]!.at(-1)).toBe('−4,7\u00a0%')
  })
})
