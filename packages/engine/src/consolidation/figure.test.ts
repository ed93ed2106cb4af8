import { describe, expect, test } from 'vitest'
import {
  type FigurePart,
  type FigureSetup,
  type GroupUnit,
  groupFigure,
  groupTree,
  monthsOf,
  ownYears,
  partsOfYear,
} from './index.ts'

const months = monthsOf(2025, 12)
const unit = (id: string, parent: string | null, more: Partial<GroupUnit> = {}): GroupUnit => ({
  id,
  code: id,
  name: id,
  kind: parent ? 'site' : 'entity',
  parent,
  until: null,
  yearEnd: 12,
  heads: null,
  area: null,
  holdings: [{ from: null, share: 100, method: 'full' }],
  ...more,
})
const part = (
  unitId: string,
  from: string,
  to: string,
  number: number,
  more: Partial<FigurePart> = {},
): FigurePart => ({
  id: `${unitId} ${from}`,
  unitId,
  label: '',
  from: `2025-${from}`,
  to: `2025-${to}`,
  number,
  multiplier: 1,
  factor: 1,
  base: null,
  counterpart: null,
  estimated: false,
  ...more,
})
const setup = (more: Partial<FigureSetup> = {}): FigureSetup => ({
  rule: 'sum',
  level: 'site',
  equity: 'outside',
  estimate: 'none',
  scale: 1,
  ...more,
})
const tree = groupTree([
  unit('N', null),
  unit('S', 'N', { heads: 100, area: 2000 }),
  // 40 % until the end of June, all of it afterwards.
  unit('J', 'N', {
    heads: 50,
    area: 1000,
    holdings: [
      { from: null, share: 40, method: 'proportional' },
      { from: '2025-07-01', share: 100, method: 'full' },
    ],
  }),
  unit('E', 'N', { holdings: [{ from: null, share: 25, method: 'equity' }] }),
])
const figure = (parts: FigurePart[], more: Partial<FigureSetup> = {}, before: FigurePart[] = []) =>
  groupFigure({ tree, setup: setup(more), months, parts, before })
const year = [part('S', '01', '12', 1200), part('J', '01', '12', 600), part('E', '01', '12', 400)]

describe('the figure of a group', () => {
  test('adds parts up by the share of each of their months', () => {
    // J: six months by 40 %, six wholly: 600 × 0.7.
    expect(figure(year).value).toBeCloseTo(1200 + 420, 10)
    expect(figure(year, { equity: 'share' }).value).toBeCloseTo(1200 + 420 + 100, 10)
    const monthly = months.map((month, i) => part('J', month.slice(5), month.slice(5), i + 1))
    // 40 % of 1 + … + 6, and all of 7 + … + 12.
    expect(figure(monthly).value).toBeCloseTo(0.4 * 21 + 57, 10)
  })

  test('converts by multiplier and by a factor of the part', () => {
    const gas = [part('S', '01', '12', 1000, { multiplier: 0.001, factor: 10.3 })]
    expect(figure(gas).value).toBeCloseTo(10.3, 12)
  })

  test('takes out what units of the group delivered to each other, by the smaller share', () => {
    const internal = part('S', '01', '12', 120, { id: 'x', label: 'to J', counterpart: 'J' })
    const outside = part('S', '01', '12', 50, { id: 'y', label: 'to E', counterpart: 'E' })
    const result = figure([...year, internal, outside], { rule: 'elimination' })
    expect(result.eliminated).toBeCloseTo(120 * 0.7, 10)
    expect(result.value).toBeCloseTo(1620 - 84, 10)
  })

  test('averages levels over the months of the year, and adds units up', () => {
    const monthly = months.map((month) => part('S', month.slice(5), month.slice(5), 600))
    expect(figure(monthly, { rule: 'average' }).value).toBeCloseTo(600, 10)
    // J: six months of 10 by 40 %, six of 20 wholly.
    const changing = [part('J', '01', '06', 10), part('J', '07', '12', 20)]
    expect(figure([...monthly, ...changing], { rule: 'average' }).value).toBeCloseTo(600 + 2 + 10, 10)
    expect(figure([part('S', '01', '03', 600)], { rule: 'average' })).toMatchObject({ value: 150, apportionedShare: 0 })
    const before = months.map((month) => ({
      ...part('S', '01', '12', 500),
      from: month.replace('2025', '2024'),
      to: month.replace('2025', '2024'),
    }))
    const estimated = figure([part('S', '01', '06', 600)], { rule: 'average', estimate: 'last_year' }, before)
    expect(estimated.value).toBeCloseTo(300 + 250, 10)
    expect(figure([part('J', '01', '12', 50)], { rule: 'average', estimate: 'per_head' }).value).toBeCloseTo(
      35 + 100,
      10,
    )
  })

  test('weights a mean by bases and shares, and divides sums, never ratios', () => {
    const gaps = [part('S', '01', '12', 10, { base: 100 }), part('J', '01', '12', 20, { base: 50 })]
    expect(figure(gaps, { rule: 'weighted_mean' }).value).toBeCloseTo((10 * 100 + 20 * 35) / 135, 10)
    const rates = [part('S', '01', '12', 3, { base: 200_000 }), part('J', '01', '12', 1, { base: 10_000 })]
    const ratio = figure(rates, { rule: 'ratio', scale: 1_000_000 })
    expect(ratio.value).toBeCloseTo((1_000_000 * (3 + 0.7)) / (200_000 + 7_000), 8)
    expect(figure([part('S', '01', '12', 3, { base: 0 })], { rule: 'ratio' }).value).toBeNull()
  })

  test('counts heads at the end of the year', () => {
    const heads = [part('S', '06', '06', 90), part('S', '12', '12', 100), part('J', '01', '12', 50)]
    const result = figure(heads, { rule: 'head_count' })
    expect(result.value).toBe(150)
    expect(result).toMatchObject({ expected: 2, delivered: 2 })
  })

  test('says what is missing by month, and nothing of what does not count', () => {
    const result = figure([part('S', '01', '09', 900), part('S', '11', '12', 200), part('J', '01', '12', 600)])
    expect(result.missing).toMatchObject([{ unitId: 'S', from: '2025-10', to: '2025-10' }])
    expect(result).toMatchObject({ expected: 24, delivered: 23, estimatedShare: 0 })
    expect(figure([]).value).toBeNull()
  })
})

describe('what is missing is estimated', () => {
  const parts = [part('S', '01', '09', 900), part('S', '11', '12', 200), part('J', '01', '12', 600)]
  test('as last year, month by month', () => {
    const before = [
      part('S', '01', '12', 0, { from: '2024-01', to: '2024-09' }),
      part('S', '10', '10', 80, { from: '2024-10', to: '2024-12', number: 240 }),
    ]
    const result = figure(parts, { estimate: 'last_year' }, before)
    expect(result.missing).toEqual([])
    expect(result.value).toBeCloseTo(1100 + 80 + 420, 10)
    expect(result.estimatedShare).toBeCloseTo(80 / 1600, 12)
    expect(result.contributions.at(-1)).toMatchObject({ kind: 'estimate', unitId: 'S', from: '2025-10', value: 80 })
  })

  test('and month by month also where last year knows a part of what is missing', () => {
    const before = [part('J', '07', '12', 120, { from: '2024-07', to: '2024-12' })]
    const result = figure([part('S', '01', '12', 1200)], { estimate: 'last_year' }, before)
    expect(result.value).toBeCloseTo(1320, 10)
    expect(result.missing).toMatchObject([{ unitId: 'J', from: '2025-01', to: '2025-06' }])
  })

  test('per head and per area, from all who delivered and have some', () => {
    // 1700 in 11 months of 100 heads and 12 months of 50.
    const perHead = 1700 / (11 * 100 + 12 * 50)
    expect(figure(parts, { estimate: 'per_head' }).value).toBeCloseTo(1520 + perHead * 100, 10)
    const perArea = 1700 / (11 * 2000 + 12 * 1000)
    expect(figure(parts, { estimate: 'per_area' }).value).toBeCloseTo(1520 + perArea * 2000, 10)
  })

  test('not at all where the method has nothing to go by', () => {
    expect(figure(parts, { estimate: 'last_year' }).missing).toHaveLength(1)
    expect(figure(parts, { estimate: 'none' }).missing).toHaveLength(1)
  })

  test('and what somebody marked as an estimate counts as one', () => {
    const marked = figure([part('S', '01', '12', 300, { estimated: true }), part('J', '07', '12', 100)], {})
    expect(marked.estimatedShare).toBeCloseTo(0.75, 12)
  })
})

describe('a unit with another financial year', () => {
  const own = (from: string, to: string, number: number, more: Partial<FigurePart> = {}): FigurePart => ({
    ...part('J', '01', '12', number, more),
    id: `J ${from}`,
    from,
    to,
  })

  test('has two years of its own that share months with the group, or none where they are the same', () => {
    expect(ownYears(3, months)).toEqual([
      { from: '2024-04', to: '2025-03' },
      { from: '2025-04', to: '2026-03' },
    ])
    expect(ownYears(12, months)).toEqual([])
    expect(ownYears(12, monthsOf(2025, 3))).toEqual([
      { from: '2024-01', to: '2024-12' },
      { from: '2025-01', to: '2025-12' },
    ])
  })

  test('counts by its months in the year of the group, by the share of each of them, and that is said', () => {
    // 3 of 12 months by 40 %; 9 of 12 months: three by 40 %, six wholly.
    const parts = [part('S', '01', '12', 1200), own('2024-04', '2025-03', 480), own('2025-04', '2026-03', 240)]
    const result = figure(parts)
    expect(result.value).toBeCloseTo(1200 + 480 * 0.25 * 0.4 + (240 * (3 * 0.4 + 6)) / 12, 10)
    expect(result.missing).toEqual([])
    expect(result.apportionedShare).toBeCloseTo((48 + 144) / (1200 + 48 + 144), 12)
    expect(result.contributions.map(({ within }) => within)).toEqual([
      null,
      { months: 3, of: 12 },
      { months: 9, of: 12 },
    ])
    // Of a mean the weight is spread, and the value is not.
    const mean = figure([part('S', '01', '12', 10, { base: 100 }), own('2025-04', '2026-03', 20, { base: 100 })], {
      rule: 'weighted_mean',
    })
    expect(mean.value).toBeCloseTo((10 * 100 + 20 * 60) / 160, 10)
    // A head count is of a day.
    expect(figure([own('2025-04', '2026-03', 50)], { rule: 'head_count' })).toMatchObject({
      value: 50,
      apportionedShare: 0,
    })
  })

  test('is estimated from the same months of last year, also where its own year reaches back into them', () => {
    const parts = [part('S', '01', '12', 1200), own('2024-04', '2025-03', 480)]
    const estimated = figure(parts, { estimate: 'last_year' })
    expect(estimated.missing).toEqual([])
    expect(estimated.contributions.at(-1)).toMatchObject({ kind: 'estimate', from: '2025-04', to: '2025-12' })
    // Nine months of 40 each, of which three count by 40 %.
    expect(estimated.value).toBeCloseTo(1200 + 48 + (360 * (3 * 0.4 + 6)) / 9, 10)
    const before = [own('2024-04', '2024-12', 900, { id: 'then' })]
    expect(figure(parts, { estimate: 'last_year' }, before).value).toBeCloseTo(1200 + 48 + (900 * 7.2) / 9, 10)
    // Employees of others are measured by what they used in the months of the group.
    expect(figure(parts, { estimate: 'per_head' }).contributions.at(-1)!.value).toBeCloseTo(
      ((1200 + 120) / (12 * 100 + 3 * 50)) * 50 * 9,
      10,
    )
  })

  test('delivers once: what reaches into the next year counts there, unless that year has a part of its own', () => {
    const next = monthsOf(2026, 12)
    const reaching = own('2025-04', '2026-03', 240)
    const elsewhere = own('2025-01', '2025-03', 60, { label: 'Gas' })
    expect(partsOfYear([], [reaching, elsewhere], next)).toEqual([reaching])
    const meter = own('2026-01', '2026-01', 25)
    expect(partsOfYear([meter], [reaching], next)).toEqual([meter])
    const later = own('2026-04', '2026-04', 25)
    expect(partsOfYear([later], [reaching], next)).toEqual([later, reaching])
    expect(partsOfYear([own('2026-01', '2026-01', 25, { label: 'Gas' })], [reaching], next)).toHaveLength(2)
  })
})
