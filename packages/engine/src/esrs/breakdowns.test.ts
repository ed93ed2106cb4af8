import { describe, expect, it } from 'vitest'
import { knowledge, listed } from '../knowledge.ts'
import { dimensionOf, marginsOf, wholeOfCells } from './breakdown-cells.ts'
import {
  axesOf,
  memberName,
  membersIn,
  membersOf,
  membersSent,
  membersWritten,
  memberWritten,
} from './breakdown-members.ts'
import { breakdownAxes, breakdownOf, breakdowns, cellRules, usualAxes } from './breakdowns.ts'
import { countryCodes } from './countries.ts'
import { freeMember, freeMemberName, longestMember } from './free-members.ts'
import { loadCatalogue, standardSets } from './index.ts'

const entries = new Map(
  standardSets.flatMap((set) => loadCatalogue(set).datapoints.map((one) => [one.id, one] as const)),
)
const contracts = breakdowns().get('S1-6_09')!

describe('the tables of breakdowns', () => {
  it('breakdowns: datapoints with a figure, known axes and rules, wholes and tables of the same set', () => {
    for (const row of knowledge<'datapoint' | 'axes' | 'whole' | 'of' | 'fills'>('breakdowns')) {
      const entry = entries.get(row.datapoint)
      expect(['number', 'percent', 'money'], row.datapoint).toContain(entry?.type)
      expect(['', ...cellRules], row.datapoint).toContain(row.whole)
      for (const axis of listed(row.axes))
        expect([...breakdownAxes().keys()], row.datapoint).toContain(axis.replace('?', ''))
      for (const other of [row.of, ...listed(row.fills).map((fill) => fill.split(':')[0]!)].filter(Boolean))
        expect(entries.get(other)?.set, `${other} of ${row.datapoint}`).toBe(entry?.set)
    }
    expect(new Set(knowledge<'datapoint'>('breakdowns').map(({ datapoint }) => datapoint)).size).toBe(breakdowns().size)
  })

  it('breakdown-axes and breakdown-members: every axis is open or has members, and each has a name in both languages', () => {
    for (const { axis, isOpen, isFree, members, name } of breakdownAxes().values()) {
      expect(name.en && name.de, axis).toBeTruthy()
      expect(isOpen ? members.length === 0 : isFree || members.length > 1, axis).toBe(true)
      expect(new Set(members.map(({ member }) => member)).size, axis).toBe(members.length)
      for (const member of members) expect(member.name.en && member.name.de, member.member).toBeTruthy()
    }
    for (const { axis } of knowledge<'axis'>('breakdown-members')) expect([...breakdownAxes().keys()]).toContain(axis)
  })

  it('axes are closed, open to countries, or take members of the company; what shows no row is offered', () => {
    for (const row of knowledge<'axis' | 'open' | 'from' | 'adds'>('breakdown-axes')) {
      expect(['', 'country', 'free'], row.axis).toContain(row.open)
      expect(row.from === '' || row.open === 'free', row.axis).toBe(true)
      expect(['', 'units'], row.axis).toContain(row.from)
      expect(['', 'yes'], row.axis).toContain(row.adds)
    }
    for (const { axis, isFree, members } of breakdownAxes().values())
      if (members.some(({ isOffered }) => isOffered)) expect(isFree, axis).toBe(true)
  })

  it('what shares add up to is a share, and what adds up is an amount', () => {
    for (const { datapoint, rule } of breakdowns().values()) {
      const type = entries.get(datapoint)!.type
      if (rule === 'hundred') expect(type, datapoint).toBe('percent')
      if (rule === 'sum' || rule === 'at_most') expect(type, datapoint).not.toBe('percent')
    }
  })
})

it('names every cell in one way and reads it back', () => {
  for (const breakdown of breakdowns().values()) {
    const cells = breakdown.axes
      .filter(({ isOptional }) => !isOptional)
      .map(({ isOpen, isFree, members }) =>
        isOpen
          ? ['DE', 'CO']
          : [...members.map(({ member }) => member), ...(isFree ? [freeMember('Plant_1 (A)')!] : [])],
      )
      .reduce<string[][]>((all, some) => all.flatMap((one) => some.map((member) => [...one, member])), [[]])
    for (const members of cells)
      expect(membersOf(breakdown, dimensionOf(members)), breakdown.datapoint).toEqual(members)
  }
  expect(membersOf(contracts, 'non_guaranteed_female_DE')).toEqual(['non_guaranteed', 'female', 'DE'])
  expect(membersOf(contracts, 'permanent')).toEqual(['permanent'])
  expect(membersOf(contracts, 'permanent_DE')).toEqual(['permanent', 'DE'])
  expect(membersOf(contracts, 'female')).toBeNull()
  expect(usualAxes(contracts).map(({ axis }) => axis)).toEqual(['contract', 'gender'])
  expect(axesOf(contracts, ['permanent', 'female'])?.map(({ axis }) => axis)).toEqual(['contract', 'gender'])
  expect(axesOf(contracts, ['female', 'permanent'])).toBeNull()
  expect(membersIn('non_guaranteed_female_DE')).toEqual(['non_guaranteed', 'female', 'DE'])
})

it('a table answers the datapoints that ask for it', () => {
  expect(breakdownOf('S1-6_07')?.datapoint).toBe('S1-6_09')
  expect(breakdownOf('E1-5_02')).toBeNull()
})

const cell = (number: number, ...members: string[]) => ({ members, number })

it('cells add up without those that are counted among others, and without the tail of binary fractions', () => {
  const cells = [cell(100, 'permanent', 'female'), cell(20, 'temporary', 'female'), cell(7, 'non_guaranteed', 'female')]
  expect(wholeOfCells(contracts, cells)?.sum).toBe(120)
  expect(
    wholeOfCells(breakdowns().get('E5-5_08')!, [cell(0.1, 'hazardous', 'reuse'), cell(0.2, 'hazardous', 'recycling')])
      ?.sum,
  ).toBe(0.3)
  expect(wholeOfCells(breakdowns().get('S1-13_04')!, [cell(12, 'female'), cell(20, 'male')])).toMatchObject({
    least: 12,
    most: 20,
  })
  expect(wholeOfCells(breakdowns().get('E2-4_02')!, [cell(12, 'NOx')])).toBeNull()
})

it('margins are what the cells of a row, a column and the axis that may be left out come to', () => {
  const cells = [
    cell(60, 'permanent', 'female', 'DE'),
    cell(40, 'permanent', 'female', 'AT'),
    cell(30, 'permanent', 'male', 'DE'),
    cell(5, 'non_guaranteed', 'female', 'DE'),
  ]
  const margins = Object.fromEntries(
    marginsOf(contracts, cells).map(({ members, number }) => [dimensionOf(members), number]),
  )
  expect(margins).toMatchObject({
    permanent_female: 100,
    permanent_male: 30,
    permanent: 130,
    female: 100,
    DE: 90,
    AT: 40,
    permanent_DE: 90,
  })
  expect(margins).toMatchObject({ non_guaranteed: 5, non_guaranteed_female: 5 })
  expect(marginsOf(contracts, [])).toEqual([])
})

it('a member is known by its name in either language, by its code, and by that of a country', () => {
  const [contract, gender, country] = contracts.axes
  expect([
    memberWritten(contract!, 'Unbefristet'),
    memberWritten(gender!, 'women'),
    memberWritten(country!, 'Deutschland'),
  ]).toEqual(['permanent', 'female', 'DE'])
  expect([memberWritten(country!, 'at'), memberWritten(country!, 'Atlantis'), memberWritten(gender!, '')]).toEqual([
    'AT',
    null,
    null,
  ])
  expect(countryCodes()).toContain('DE')
  expect(countryCodes()).not.toContain('EU')
})

describe('members that a company writes itself', () => {
  const pollutants = breakdowns().get('E2-4_02')!
  const training = breakdowns().get('S1-13_04')!

  it('are kept by their name, whatever it holds, and read back from any cell', () => {
    for (const name of ['Werk Süd', 'Plant_1 #2 @home', 'A/B ~ C|D', '“Halle” 3', '工場'])
      expect(freeMemberName(freeMember(name)!), name).toBe(name)
    expect(freeMember('  Werk\u00a0  Süd ')).toBe(freeMember('Werk Süd'))
    expect([freeMember(' '), freeMember('x'.repeat(longestMember + 1)), freeMemberName('female')]).toEqual([
      null,
      null,
      null,
    ])
    const cell = [freeMember('Styrene (100-42-5)')!, freeMember('Werk_Süd')!]
    expect(membersOf(pollutants, dimensionOf(cell))).toEqual(cell)
  })

  it('may come as they were typed, and a name of the list is the member of the list', () => {
    expect(membersSent(pollutants, ['~Nitrogen oxides (NOx)', '~Werk A'])).toEqual(['NOx', freeMember('Werk A')])
    expect(membersOf(training, 'female_~Schicht leiter')).toEqual(['female', freeMember('Schicht leiter')])
    expect(membersSent(training, ['~Women', 'manager'])).toBeNull()
    expect(membersWritten(training, ['Frauen', 'Führungskräfte der Fertigung'])).toEqual([
      'female',
      freeMember('Führungskräfte der Fertigung'),
    ])
    expect(memberName(pollutants.axes[1]!, freeMember('Werk A')!, 'de')).toBe('Werk A')
    expect(memberWritten(contracts.axes[0]!, 'Seasonal')).toBeNull()
  })

  it('of one pollutant add up over sites, and pollutants never', () => {
    const [a, b] = [freeMember('A')!, freeMember('B')!]
    const cells = [cell(1.5, 'NOx', a), cell(2, 'NOx', b), cell(4, 'SOx', a)]
    expect(marginsOf(pollutants, cells)).toEqual([cell(3.5, 'NOx'), cell(4, 'SOx')])
    expect(wholeOfCells(pollutants, cells)).toBeNull()
  })
})
