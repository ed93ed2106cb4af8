import { describe, expect, test } from 'vitest'
import {
  countedShare,
  type GroupUnit,
  groupTree,
  inOrder,
  lastDayOf,
  monthsOf,
  problemOf,
  standingOn,
} from './index.ts'

const unit = (id: string, parent: string | null, more: Partial<GroupUnit> = {}): GroupUnit => ({
  id,
  code: id,
  name: id,
  kind: 'entity',
  parent,
  until: null,
  yearEnd: 12,
  heads: null,
  area: null,
  holdings: [{ from: null, share: 100, method: 'full' }],
  ...more,
})
const held = (method: GroupUnit['holdings'][number]['method'], share: number, from: string | null = null) => ({
  from,
  share,
  method,
})

test('a financial year has the twelve months up to its end, also over the turn of the year', () => {
  expect(monthsOf(2025, 12)).toEqual(Array.from({ length: 12 }, (_, i) => `2025-${String(i + 1).padStart(2, '0')}`))
  expect(monthsOf(2025, 3)).toEqual([
    '2024-04',
    '2024-05',
    '2024-06',
    '2024-07',
    '2024-08',
    '2024-09',
    '2024-10',
    '2024-11',
    '2024-12',
    '2025-01',
    '2025-02',
    '2025-03',
  ])
  expect(lastDayOf('2024-02')).toBe('2024-02-29')
})

describe('the share that counts', () => {
  const tree = groupTree([
    unit('A', null),
    unit('B', 'A', { holdings: [held('full', 60)] }),
    unit('C', 'A', { holdings: [held('proportional', 40)] }),
    unit('D', 'C', { kind: 'site' }),
    unit('E', 'C', { holdings: [held('proportional', 50)] }),
    unit('F', 'A', { holdings: [held('equity', 30)] }),
    unit('G', 'F', { kind: 'site', holdings: [held('operational_control', 0)] }),
    unit('H', 'A', {
      holdings: [held('equity', 30, '2025-02-15'), held('full', 80, '2025-07-01')],
      until: '2025-11-29',
    }),
  ])
  test.each([
    ['A', '2025-01', 1],
    // Minorities are not deducted.
    ['B', '2025-01', 1],
    ['C', '2025-01', 0.4],
    ['D', '2025-01', 0.4],
    ['E', '2025-01', 0.2],
    ['F', '2025-01', 0],
    // Who runs a site counts it, whoever owns it.
    ['G', '2025-01', 1],
    ['H', '2025-01', 0],
    ['H', '2025-06', 0],
    ['H', '2025-07', 1],
    ['H', '2025-10', 1],
    // It left before the last day of November.
    ['H', '2025-11', 0],
    ['nobody', '2025-01', 0],
  ])('of %s in %s is %s', (id, month, share) => {
    expect(countedShare(tree, id, month)).toBeCloseTo(share, 12)
  })

  test('of what is accounted for by the equity method is the share where the rule of the figure says so', () => {
    expect(countedShare(tree, 'F', '2025-01', 'share')).toBe(0.3)
    expect(countedShare(tree, 'H', '2025-01', 'share')).toBe(0)
    expect(countedShare(tree, 'H', '2025-02', 'share')).toBe(0.3)
  })

  test('standing and order', () => {
    const h = tree.units.get('H')!
    expect(['2025-02-14', '2025-02-15', '2025-11-29', '2025-11-30'].map((day) => standingOn(h, day))).toEqual([
      'to_come',
      'held',
      'held',
      'left',
    ])
    expect(inOrder(tree).map(({ unit: { id }, depth }) => `${depth}${id}`)).toEqual([
      '0A',
      '1B',
      '1C',
      '2D',
      '2E',
      '1F',
      '2G',
      '1H',
    ])
  })
})

describe('what is wrong with a unit', () => {
  const tree = groupTree([unit('A', null), unit('B', 'A'), unit('C', 'B'), unit('S', 'C', { kind: 'site' })])
  test.each([
    [unit('X', null), 'parent', 'root_twice'],
    [unit('X', null, { kind: 'site' }), 'parent', 'root_site'],
    [unit('X', 'nowhere'), 'parent', 'parent_missing'],
    [unit('X', 'S'), 'parent', 'parent_site'],
    [unit('B', 'S'), 'parent', 'parent_site'],
    [unit('B', 'C'), 'parent', 'circle'],
    [unit('B', 'B'), 'parent', 'circle'],
    [unit('C', 'B', { kind: 'site' }), 'parent', 'site_above'],
    [unit('A', null, { holdings: [held('equity', 100)] }), 'holdings', 'root_method'],
    [unit('X', 'A', { code: 'b' }), 'code', 'code_taken'],
    [
      unit('X', 'A', { holdings: [held('full', 1, '2025-02-01'), held('full', 2, '2025-02-01')] }),
      'holdings',
      'holdings_order',
    ],
    [unit('X', 'A', { holdings: [held('full', 1), held('full', 2)] }), 'holdings', 'holding_open'],
    [unit('X', 'A', { holdings: [held('proportional', 0)] }), 'holdings', 'share_zero'],
    [unit('X', 'A', { holdings: [held('full', 1, '2025-02-01')], until: '2025-01-31' }), 'until', 'until_before'],
  ])('%#', (one, field, problem) => {
    expect(problemOf(one, tree)).toEqual({ field, problem })
  })
  test('nothing with one that fits', () => {
    expect(
      problemOf(unit('X', 'C', { holdings: [held('equity', 20), held('full', 51, '2025-02-01')] }), tree),
    ).toBeNull()
    expect(problemOf(unit('A', null), groupTree([]))).toBeNull()
  })
})
