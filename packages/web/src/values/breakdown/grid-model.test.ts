import type { BreakdownAxis, BreakdownCell, DatapointBreakdown } from '@esrs/contract'
import { describe, expect, it } from 'vitest'
import {
  beginning,
  gridOf,
  memberNamed,
  sentCells,
  sumOf,
  sumOfRow,
  withMember,
  withoutMember,
  withPasted,
} from './grid-model.ts'

const axis = (name: string, members: string[], more: Partial<BreakdownAxis> = {}): BreakdownAxis => ({
  axis: name,
  name,
  optional: false,
  open: false,
  free: false,
  members: members.map((member) => ({
    member,
    name: member.toUpperCase(),
    beside: member === 'non_guaranteed',
    offered: more.open === true,
  })),
  ...more,
})
const cell = (members: string[], number: number): BreakdownCell => ({
  members,
  dimension: members.join('_'),
  value: String(number),
  number,
  unit: 'count',
  status: 'entered',
  written: null,
  source: '',
  document: null,
  evidence: null,
  by: null,
  at: null,
})
const breakdown = (used: string[], cells: BreakdownCell[] = []): DatapointBreakdown => ({
  key: 'S1-6_09',
  code: 'S1-6_09',
  name: 'By contract',
  unit: 'count',
  used,
  cells,
  version: '',
  axes: [
    axis('contract', ['permanent', 'temporary', 'non_guaranteed']),
    axis('gender', ['female', 'male']),
    axis('country', ['DE', 'AT', 'FR'], { optional: true, open: true }),
  ],
  whole: { rule: 'sum', key: 'S1-6_09', stated: null, computed: null, follows: false, differs: null },
})
const dimensions = (one: DatapointBreakdown) =>
  gridOf(one, beginning(one, 'en')).rows.map(({ cells }) => cells.map(({ dimension }) => dimension))

describe('the grid of a breakdown', () => {
  it('of two axes has one down and one across', () => {
    expect(dimensions(breakdown(['contract', 'gender']))).toEqual([
      ['permanent_female', 'permanent_male'],
      ['temporary_female', 'temporary_male'],
      ['non_guaranteed_female', 'non_guaranteed_male'],
    ])
  })

  it('has rows within each country, which are there once it is chosen', () => {
    const used = ['contract', 'gender', 'country']
    expect(dimensions(breakdown(used))).toEqual([])
    const rows = dimensions(breakdown(used, [cell(['permanent', 'female', 'AT'], 3)]))
    expect(rows).toHaveLength(3)
    expect(rows[0]).toEqual(['permanent_female_AT', 'permanent_male_AT'])
  })

  it('takes members of the company: sites that are offered, and names that somebody writes', () => {
    const site = axis('site', [], { free: true, optional: true })
    const water = {
      ...breakdown(['pollutant', 'site']),
      axes: [axis('pollutant', ['NOx', 'SOx'], { free: true }), site],
    }
    site.members.push({ member: '~Plant~20A', name: 'Plant A', beside: false, offered: true })
    expect(memberNamed(site, ' plant a ')?.member).toBe('~Plant~20A')
    expect(memberNamed(site, 'Plant_B')).toMatchObject({ member: '~Plant B', name: 'Plant B' })
    expect(memberNamed(site, '  ')).toBeNull()
    const first = withMember(beginning(water, 'en'), 'site', memberNamed(site, 'Plant A')!)
    const both = withMember(first, 'pollutant', memberNamed(water.axes[0]!, 'Styrene')!)
    const grid = gridOf(water, both)
    expect(grid.rows.map(({ heads }) => heads)).toEqual([
      ['Plant A', 'NOX'],
      ['Plant A', 'SOX'],
      ['Plant A', 'Styrene'],
    ])
    expect(grid.rows[2]!.cells[0]!.members).toEqual(['~Styrene', '~Plant~20A'])
    const typed = { ...both, cells: { '~Styrene_~Plant~20A': { text: '2', source: '', document: null } } }
    const gone = withoutMember(grid, typed, { axis: 'pollutant', member: '~Styrene' })
    expect(gone.cells).toEqual({})
    expect(gridOf(water, gone).rows).toHaveLength(2)
    const kept = beginning({ ...water, cells: [cell(['NOx', '~Plant~20A'], 3)] }, 'en')
    expect(kept.added).toMatchObject({ pollutant: [], site: [{ name: 'Plant A' }] })
  })

  it('of one axis has one column', () => {
    const one = { ...breakdown(['gender']), axes: [axis('gender', ['female', 'male'])] }
    expect(dimensions(one)).toEqual([['female'], ['male']])
  })

  it('adds up what is typed in the language of the page, without what is counted among others', () => {
    const one = breakdown(
      ['contract', 'gender'],
      [cell(['permanent', 'female'], 1200), cell(['non_guaranteed', 'male'], 7)],
    )
    const draft = beginning(one, 'en')
    const all = gridOf(one, draft).rows.flatMap(({ cells }) => cells)
    expect(sumOf(all, draft)).toBe(1200)
    const rows = gridOf(one, draft).rows.map(({ cells }) => sumOfRow(cells, draft))
    expect(rows).toEqual([1200, null, 7])
    const typed = { ...draft, cells: { ...draft.cells, temporary_male: { text: '1,300', source: '', document: null } } }
    expect(sumOf(all, typed)).toBe(2500)
    const odd = { ...draft, cells: { ...draft.cells, temporary_male: { text: '3 kg', source: '', document: null } } }
    expect(sumOf(all, odd)).toBeNull()
  })

  it('takes cells of a spreadsheet where the cursor is, and drops what is beside it', () => {
    const one = breakdown(['contract', 'gender'])
    const draft = beginning(one, 'en')
    const next = withPasted(gridOf(one, draft), draft, { row: 1, column: 1 }, [['5', '6'], ['7'], ['8']])
    expect(Object.entries(next.cells).map(([dimension, { text }]) => [dimension, text])).toEqual([
      ['temporary_male', '5'],
      ['non_guaranteed_male', '7'],
    ])
  })

  it('sends what stands there as it is kept, what was typed as it is typed, and nothing for empty cells', () => {
    const one = breakdown(['contract', 'gender'], [cell(['permanent', 'female'], 1.5), cell(['permanent', 'male'], 3)])
    const draft = beginning(one, 'de')
    expect(draft.cells.permanent_female?.text).toBe('1,5')
    draft.cells.permanent_male = { text: ' 4,25 ', source: 'Payroll', document: null }
    draft.cells.temporary_male = { text: ' ', source: 'kept', document: null }
    const sent = sentCells(one, gridOf(one, draft), draft, 'de')
    expect(sent.map(({ dimension, value, source }) => [dimension, value, source])).toEqual([
      ['permanent_female', '1.5', ''],
      ['permanent_male', '4,25', 'Payroll'],
    ])
  })
})
