import type { Fact } from '@esrs/contract'
import { loadCatalogue, type StandardSet } from '@esrs/engine/esrs'
import { draftStatement } from '@esrs/reports/statement'
import { expect, test } from 'vitest'
import { checkStatement } from './check-statement.ts'

const none = { language: null, evidence: [], prior: null, parts: [] }
const decision = { status: 'accepted' as const, by: 'Ada', at: null, source: '' }

/** A figure that somebody decided on. */
const figure = (datapoint: string, value: string, unit: string, parts: Record<string, number> = {}) => ({
  ...none,
  decision,
  datapoint,
  year: 2025,
  value,
  number: Number(value),
  unit,
  parts: Object.entries(parts).map(([dimension, number]) => ({
    dimension,
    value: String(number),
    number,
    unit,
    evidence: [],
  })),
})
/** An answer in words, with the passage that it was accepted from. */
const answer = (datapoint: string, value: string, excerpt = '') => ({
  ...none,
  decision,
  datapoint,
  year: 2025,
  value,
  number: null,
  unit: null,
  evidence: [
    { document_id: 'a', document: 'a.pdf', sha256: null, page: 1, sheet: null, cell: null, excerpt },
  ] as Fact['evidence'],
})

type Value = ReturnType<typeof figure> | ReturnType<typeof answer>

interface More {
  notMaterial?: Map<string, { explanation: null }>
  end?: string
  set?: StandardSet
}

function checks(values: Value[], more: More = {}) {
  const set = more.set ?? 'esrs-2023'
  const statement = draftStatement({
    company: { name: 'A', registration_number: '', address: '', lei: null, colour: null, logo: null },
    languages: ['en', 'de'] as const,
    set,
    year: 2025,
    madeAt: '2026-03-01T09:00:00.000Z',
    period: { start: '2025-01-01', end: more.end ?? '2025-12-31' },
    values,
    applicability: new Map(),
    notMaterial: more.notMaterial ?? new Map(),
  })
  return (['en', 'de'] as const).map((language) => checkStatement(statement, loadCatalogue(set, language), language))
}

test.each<[string, Value[], string[]]>([
  [
    'parts that do not add up',
    [
      figure('E1-6_07', '100', 'tCO2e'),
      figure('E1-6_09', '50', 'tCO2e'),
      figure('E1-6_11', '10', 'tCO2e'),
      figure('E1-6_12', '200', 'tCO2e'),
    ],
    ['E1-6_12'],
  ],
  [
    'parts that add up',
    [
      figure('E1-6_07', '100', 'tCO2e'),
      figure('E1-6_09', '50', 'tCO2e'),
      figure('E1-6_11', '10', 'tCO2e'),
      figure('E1-6_12', '160', 'tCO2e'),
    ],
    [],
  ],
  [
    'a part alone that is more than the total',
    [figure('E1-5_01', '10', 'MWh'), figure('E1-5_02', '11', 'MWh')],
    ['E1-5_01'],
  ],
  ['a category that is more than the whole', [figure('E1-6_11', '4000', 'tCO2e', { cat6: 11_000 })], ['E1-6_11']],
  [
    'some recovery operations, which are less than what is recovered',
    [figure('E5-5_08', '3642', 't', { recycling: 3241, reuse: 187 })],
    ['E5-5_08'],
  ],
  [
    'waste by hazard that adds up, and its operations that do not',
    [figure('E5-5_08', '10', 't', { hazardous: 4, nonhazardous: 6, recycling: 5 })],
    ['E5-5_08'],
  ],
  ['hazardous waste alone', [figure('E5-5_09', '644', 't', { hazardous: 218 })], ['E5-5_09']],
  ['men and women who are more than all', [figure('S1-6_02', '10', 'count', { female: 6, male: 5 })], ['S1-6_02']],
  ['men and women who are all', [figure('S1-6_02', '11', 'count', { female: 6, male: 5 })], []],
  ['cells over two axes', [figure('S1-6_09', '11', 'count', { permanent_female: 6, permanent_male: 5 })], []],
  ['some sites of many', [figure('E3-4_01', '10', 'm3', { '~Wieslar': 4 })], []],
  [
    'a share of other figures',
    [figure('E1-5_01', '200', 'MWh'), figure('E1-5_03', '30', 'MWh'), figure('E1-5_04', '20', '%')],
    ['E1-5_04'],
  ],
  [
    'a share in the rounding that it is stated with',
    [figure('E1-5_01', '300', 'MWh'), figure('E1-5_03', '100', 'MWh'), figure('E1-5_04', '33', '%')],
    [],
  ],
  [
    'water that is not what is left of it',
    [figure('E3-4_01', '5', 'm3'), figure('E3-4_11', '30', 'm3'), figure('E3-4_12', '20', 'm3')],
    ['E3-4_01'],
  ],
  ['a base year above the year', [figure('E1-6_07', '100', 'tCO2e', { base_year: 150, milestone_2030: 75 })], []],
  ['a target without its years', [figure('E1-4_07', '42', '%')], ['E1-4_07']],
  ['a target with its year', [figure('E1-4_07', '42', '%', { milestone_2030: 42 })], []],
  ['a negative emission', [figure('E1-6_07', '-1234567.891', 'tCO2e')], ['E1-6_07']],
  ['a pay gap may be negative', [figure('S1-16_01', '-3', '%')], []],
  ['a share of more than all', [figure('GOV-1_06', '250', '%')], ['GOV-1_06']],
  ['twenty digits', [figure('E1-6_09', '99999999999999999999', 'tCO2e')], ['E1-6_09']],
  [
    'a yes against its own passage',
    [answer('E1-7_21', 'yes', 'We make no claim of greenhouse gas neutrality.')],
    ['E1-7_21'],
  ],
  ['a yes that its passage says', [answer('E1-7_21', 'yes', 'We call ourselves neutral.')], []],
  ['a yes to a question in the negative', [answer('S1-17_10', 'yes', 'There were no such incidents.')], []],
  ['a yes where words are asked for', [answer('G1-5_10', 'yes')], ['G1-5_10']],
  ['a word that the end of a line broke', [answer('BP-1_03', 'All rele- vant companies.')], ['BP-1_03']],
  [
    'a passage that begins within a sentence, and one that ends at a colon',
    [
      answer('BP-1_03', 'reviews are made each year.'),
      answer('BP-1_06', 'yes'),
      answer('GOV-2_01', 'We have three aims:'),
    ],
    ['BP-1_03', 'GOV-2_01'],
  ],
  [
    'a text beside a list that the statement makes itself',
    [answer('IRO-2_02', 'We look at due diligence.')],
    ['IRO-2_02'],
  ],
])('%s', (_, values, keys) => {
  const [english, german] = checks(values)
  expect(english!.map(({ key }) => key)).toEqual(keys)
  expect(german!.map(({ key }) => key)).toEqual(keys)
  for (const { text } of [...english!, ...german!]) expect(text).toMatch(/^\S.*\.$/)
})

test.each<[StandardSet, Value[], string]>([
  [
    'vs-2026',
    [figure('VS_B3_05', '100', 'tCO2e'), figure('VS_B3_06', '50', 'tCO2e'), figure('VS_B3_08', '200', 'tCO2e')],
    'VS_B3_08',
  ],
  ['esrs-2026', [figure('ESRS26_E1-7_01', '10', 'MWh'), figure('ESRS26_E1-7_02', '11', 'MWh')], 'ESRS26_E1-7_01'],
])('%s has totals that are checked, too', (set, values, key) => {
  expect(checks(values, { set })[0]).toMatchObject([{ key }])
})

test('what is said of a topic that is not material, and a period that is too long', () => {
  const water = figure('E3-4_01', '5', 'm3')
  const [found] = checks([water], { notMaterial: new Map([['E3', { explanation: null }]]) })
  expect(found).toMatchObject([{ key: 'E3-4', text: expect.stringContaining('not material') }])
  const values = [figure('E1-6_07', '1', 'tCO2e')]
  expect(checks(values, { end: '2027-12-31' })[0]).toMatchObject([{ key: 'period' }])
})
