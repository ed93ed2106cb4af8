// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import type { DecidedValue } from '../draft/input.ts'
import { layOut } from '../layout/layout.ts'
import { readBack } from '../testing/read-back.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from './inline.ts'
import { xbrlJson } from './oim.ts'

const [made] = madeInput({ datapoints: 1 }).values

function table(datapoint: string, unit: string, whole: number | null, cells: Record<string, number>): DecidedValue {
  const parts = Object.entries(cells).map(([dimension, number]) => ({
    dimension,
    number,
    value: String(number),
    unit,
    evidence: [],
  }))
  const value = whole === null ? Object.keys(cells).join(', ') : String(whole)
  return {
    ...made!,
    datapoint,
    value,
    number: whole,
    unit: whole === null ? null : unit,
    evidence: [],
    prior: null,
    language: null,
    parts,
    isTable: true,
  }
}

const statementOf = (...values: DecidedValue[]) =>
  draftStatement({ ...madeInput({ datapoints: 0 }), values, applicability: new Map() })

const contracts = table('S1-6_09', 'count', 461, {
  permanent_female_DE: 120,
  permanent_male_DE: 180,
  permanent_other_DE: 1,
  permanent_female_AT: 40,
  permanent_male_AT: 60,
  temporary_female_DE: 25,
  temporary_male_AT: 35,
  non_guaranteed_female_AT: 4,
})
const waste = table('E5-5_08', 't', 61.5, {
  hazardous_recycling: 1.25,
  hazardous_other_recovery: 0.25,
  nonhazardous_reuse: 10,
  nonhazardous_recycling: 50,
})

test.each(['en', 'de'] as const)(
  'the tables of S1-6 and E5-5 are read back from the report in %s with their members',
  (language) => {
    const statement = statementOf(
      contracts,
      waste,
      table('E5-5_09', 't', 7, { hazardous_landfill: 3, nonhazardous_incineration: 4 }),
    )
    const { xhtml, tagging } = inlineReport(statement, language)!
    const read = [...readBack(xhtml).values()].map(({ name, value, members }) => [
      name.slice(5, 40),
      Number(value),
      ...members,
    ])
    const named = (start: string) => read.filter(([name]) => String(name).startsWith(start))
    expect(tagging.untagged.map(({ fact }) => fact.id).every((id) => /#.*(DE|AT)$/.test(id))).toBe(true)
    const about = tagging.tagged.find(({ fact }) => fact.id === 'S1-6_09#permanent_female')!
    expect(named(about.concept.slice(5, 40))).toEqual(
      expect.arrayContaining([
        [about.concept.slice(5, 40), 160, 'esrs:PermanentEmployeesMember', 'esrs:FemaleMember'],
        [about.concept.slice(5, 40), 240, 'esrs:PermanentEmployeesMember', 'esrs:MaleMember'],
        [about.concept.slice(5, 40), 401, 'esrs:PermanentEmployeesMember'],
        [about.concept.slice(5, 40), 4, 'esrs:NonguaranteedHoursEmployeesMember', 'esrs:FemaleMember'],
        [about.concept.slice(5, 40), 461],
      ]),
    )
    const diverted = tagging.tagged.find(({ fact }) => fact.id === 'E5-5_08#hazardous_recycling')!.concept.slice(5, 40)
    expect(named(diverted)).toEqual(
      expect.arrayContaining([
        [diverted, 1.25, 'esrs:HazardousWasteMember', 'esrs:RecyclingMember'],
        [diverted, 50, 'esrs:NonhazardousWasteMember', 'esrs:RecyclingMember'],
        [diverted, 51.25, 'esrs:RecyclingMember'],
        [diverted, 1.5, 'esrs:HazardousWasteMember'],
        [diverted, 61.5],
      ]),
    )
    // Nothing is hidden: every figure stands in a table of the page.
    expect(xhtml.includes('<ix:hidden>')).toBe(false)
    const json = JSON.parse(xbrlJson({ xhtml, tagging, notes: [], without: [] }, statement, language)) as {
      facts: Record<string, { value: string; dimensions: Record<string, string> }>
    }
    const facts = Object.values(json.facts)
    expect(
      facts.find(
        ({ dimensions }) =>
          dimensions['esrs:TypeOfWasteTreatmentAxis'] === 'esrs:LandfillMember' && dimensions['esrs:TypeOfWasteAxis'],
      )?.value,
    ).toBe('3')
  },
)

test('a breakdown over several axes is a table with sums, within each country', () => {
  const nodes = layOut(statementOf(contracts), 'de').nodes
  const found = nodes.flatMap((node) => (node.kind === 'text' ? node.parts : [])).find(({ kind }) => kind === 'table')
  const rows =
    found?.kind === 'table' ? found.rows.map((row) => row.map(({ runs }) => runs.map(({ text }) => text).join(''))) : []
  expect(rows).toEqual([
    ['Vertrag, Land', 'Frauen', 'Männer', 'Sonstige', 'Gesamt'],
    ['Unbefristet', '160', '240', '1', '401'],
    ['Befristet', '25', '35', '–', '60'],
    ['Auf Abruf', '4', '–', '–', '4'],
    ['Gesamt', '185', '275', '1', '461'],
    ['Deutschland', '145', '180', '1', '326'],
    ['Deutschland: Unbefristet', '120', '180', '1', '301'],
    ['Deutschland: Befristet', '25', '–', '–', '25'],
    ['Deutschland: Auf Abruf', '–', '–', '–', '–'],
    ['Österreich', '40', '95', '–', '135'],
    ['Österreich: Unbefristet', '40', '60', '–', '100'],
    ['Österreich: Befristet', '–', '35', '–', '35'],
    ['Österreich: Auf Abruf', '4', '–', '–', '4'],
  ])
})

test('parts without a whole stand in the table of figures with what they are of, and a table that they answer is not said twice', () => {
  const asked: DecidedValue = {
    ...table('E1-6_04', '', null, {}),
    value: 'Category | 2025\nTravel | 12',
    isTable: false,
  }
  const statement = statementOf(
    table('E2-4_02', 't', null, { NOx: 12.5, SOx: 3 }),
    asked,
    table('E1-6_11', 'tCO2e', 112, { cat1: 100, cat6: 12 }),
  )
  const figures = layOut(statement, 'en').nodes.flatMap((node) => (node.kind === 'figures' ? node.rows : []))
  expect(figures.map(({ label, cells, isPart }) => [label, cells[0]?.text, isPart])).toEqual([
    ['Gross Scope 3 GHG emissions', '112', false],
    ['category 1: purchased goods and services', '100', true],
    ['category 6: business travel', '12', true],
    ['Emissions to air, by pollutant: Nitrogen oxides (NOx)', '12.5', false],
    ['Emissions to air, by pollutant: Sulphur oxides (SOx)', '3', false],
  ])
  const { tagging, xhtml } = inlineReport(statement, 'en')!
  expect(xhtml.includes('Travel | 12')).toBe(false)
  expect(tagging.untagged).toEqual([])
  expect(tagging.tagged.map(({ dimensions }) => dimensions[0]?.member ?? null)).toEqual([
    null,
    'esrs:Category1PurchasedGoodsAndServicesMember',
    'esrs:Category6BusinessTravelMember',
    'esrs:PollutantNitrogenOxidesNoxNO2Member',
    'esrs:PollutantSulphurOxidesSOxSO2Member',
  ])
})

test('base and target years, and halves of energy, have members in both taxonomies', () => {
  const target = inlineReport(statementOf(table('E1-4_03', 'tCO2e', 40, { base_year: 100, milestone_2030: 60 })), 'en')!
  expect(target.tagging.untagged).toEqual([])
  expect(target.tagging.tagged.map(({ dimensions }) => dimensions.map(({ member }) => member))).toEqual([
    [],
    ['esrs:BaselineYearMember'],
    ['esrs:Milestone2030YearMember'],
  ])
  const energy = draftStatement({
    ...madeInput({ set: 'vs-2026', datapoints: 0 }),
    values: [
      table('VS_B3_02', 'MWh', 10, { renewable: 4, nonrenewable: 6 }),
      table('VS_B3_05', 'tCO2e', 20, { base_year: 30, target_year: 12 }),
    ],
  })
  const { tagging } = inlineReport(energy, 'en')!
  expect(tagging.untagged).toEqual([])
  expect(tagging.tagged.map(({ dimensions }) => dimensions.map(({ member }) => member).join())).toEqual([
    '',
    'vsme:RenewableEnergyMember',
    'vsme:NonRenewableEnergyMember',
    '',
    'vsme:BaselineYearMember',
    'vsme:TargetYearMember',
  ])
})

test('members that a company wrote itself stand in axes that hold words; what has no such axis says so', () => {
  const { tagging, xhtml } = inlineReport(
    statementOf(
      table('S1-13_04', 'h', 26, { 'female_~Skilled workers': 20, 'male_~Skilled workers': 30 }),
      table('E3-4_01', 'm3', 70, { '~Werk Süd': 40, '~Works North': 30 }),
      table('E2-5_02', 't', 9, { '~Own class': 9 }),
      table('E2-4_02', 't', null, { NOx: 12, '~Ethoxyquin': 3, 'NOx_~Werk Süd': 12 }),
    ),
    'en',
  )!
  const typed = tagging.tagged.flatMap(({ fact, dimensions }) =>
    dimensions.flatMap(({ axis, member, isTyped }) => (isTyped ? [[fact.id.split('#')[0], axis, member]] : [])),
  )
  expect(typed).toEqual([
    ['E2-5_02', 'esrs:NameOfOtherHazardClassTypedAxis', 'Own class'],
    ['E3-4_01', 'esrs:SignificantSiteTypedAxis', 'Werk Süd'],
    ['E3-4_01', 'esrs:SignificantSiteTypedAxis', 'Works North'],
    ['S1-13_04', 'esrs:EmployeeCategoryTypedAxis', 'Skilled workers'],
    ['S1-13_04', 'esrs:EmployeeCategoryTypedAxis', 'Skilled workers'],
  ])
  // The taxonomy knows pollutants by its own names only, and none of them by site.
  expect(tagging.untagged.map(({ fact, reason }) => [fact.id, reason])).toEqual([
    ['E2-4_02#~Ethoxyquin', 'dimension'],
    ['E2-4_02#NOx_~Werk Süd', 'dimension'],
  ])
  expect(xhtml).toContain(
    '<xbrldi:typedMember dimension="esrs:SignificantSiteTypedAxis"><esrs:TYP>Werk Süd</esrs:TYP></xbrldi:typedMember>',
  )
  expect([...readBack(xhtml).values()].filter(({ members }) => members.includes('Werk Süd'))).toMatchObject([
    { name: 'esrs:WaterConsumption', value: '40' },
  ])
})
