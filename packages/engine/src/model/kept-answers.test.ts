import { expect, test } from 'vitest'
import { type SamplePart, sampleDocument, samplePage } from '../../testing/sample-page.ts'
import { analyse } from '../analysis/analyse.ts'
import { checkReplies } from './check.ts'
import { withModel } from './merge.ts'
import { standingOf } from './standing.ts'

// Right answers of a model that checks once took for doubtful, one for each kind.

/** What becomes of one answer about a page. */
function judged(parts: SamplePart[], answer: object, known?: ReturnType<typeof analyse>) {
  const document = sampleDocument([samplePage(parts, { number: 1 })])
  const own = known ?? analyse(document)
  const silent = { ...own, findings: known ? own.findings : [], reportingYear: 2024 }
  const marks = Array.from({ length: 12 }, (_, i) => `p1.${i + 1}`)
  const request = { kind: 'pages' as const, marks, pages: [1], standard: null }
  const common = { block: 'p1.1', context: [], member: null, parts: [], unit: null, year: '2024', basis: null }
  const whole = { ...common, boundary: 'group', confidence: 'high', ...answer }
  const replies = [{ request, reply: { answers: [whole], sections: [] } }]
  return { document, checked: checkReplies(document, silent, replies, 'tester') }
}

const scope3: SamplePart[] = [
  { heading: 'Scope 3 greenhouse gas emissions (CO2e)' },
  {
    table: [
      ['', '2024', '2023'],
      ['Business travel (000s tonnes)', '25', '37'],
      ['Investments (000s tonnes)', '162', '170'],
    ],
  },
]

test.each([
  ['Business travel', '25', 'cat6', '25000'],
  ['Investments', '162', 'cat15', '162000'],
])(
  'tonnes under a caption that says of what are tonnes of it, and a member is no other quantity: %s',
  (member, value, dimension, text) => {
    const answer = { block: 'p1.2', context: ['p1.1'], datapoint: 'E1-6_11', member, value, unit: '000s tonnes CO2e' }
    const quote = member === 'Investments' ? 'Investments (000s tonnes)  162' : 'Business travel (000s tonnes)  25'
    const { candidates, leads } = judged(scope3, { ...answer, quote }).checked
    expect(leads).toEqual([])
    expect(candidates).toMatchObject([{ dimension, tier: 'high', value: { text, unit: 'tCO2e' } }])
  },
)

test('nought needs no unit, and is said without a number too', () => {
  const water = judged([{ text: 'Therefore, no water is consumed from areas with water stress.' }], {
    datapoint: 'E3-4_02',
    quote: 'Therefore, no water is consumed from areas with water stress.',
    value: 'none',
  }).checked
  expect(water.candidates).toMatchObject([{ tier: 'high', value: { text: '0', writtenNumber: 'no' } }])
  const moved = 'Neither in 2024 nor in prior years have we made contributions to political parties.'
  for (const text of [moved, 'Wir haben keine Spenden an politische Parteien geleistet.']) {
    const { candidates, dropped } = judged([{ text }], { datapoint: 'G1-5_03', quote: text, value: 'none' }).checked
    expect(dropped).toEqual([])
    expect(candidates).toMatchObject([{ value: { text: '0' } }])
  }
  const text = 'We have made contributions of EUR 5,000 to political parties.'
  expect(judged([{ text }], { datapoint: 'G1-5_03', quote: text, value: 'none' }).checked.dropped).toMatchObject([
    { reason: 'value' },
  ])
})

test('a line of a list with a label and a figure stands for nothing but itself', () => {
  const lines = ['Total water withdrawal by source in 2024:', 'Third-party water: 173,571 m3', 'Groundwater: 9,100 m3']
  const { checked } = judged([{ text: lines.join('\n') }], {
    datapoint: 'E3-4_11',
    quote: 'Groundwater: 9,100 m3',
    value: '9,100',
    unit: 'm3',
    member: 'Groundwater',
  })
  expect(checked.candidates).toMatchObject([{ dimension: 'groundwater', value: { text: '9100' } }])
})

test('a rate on 200,000 hours is converted whatever else its row says', () => {
  const table = [
    ['', '2024', '2023'],
    ['Recordable injury rate per 200,000 hours', '0.22', '0.31'],
  ]
  const { candidates, leads } = judged([{ table }], {
    datapoint: 'S1-14_05',
    quote: 'Recordable injury rate per 200,000 hours  0.22  0.31',
    value: '0.22',
    unit: 'per 200,000 hours',
    basis: 'per 200,000 hours',
  }).checked
  expect([...candidates, ...leads]).toMatchObject([{ value: { text: '1.1' }, reason: { doubts: ['basis'] } }])
  expect(candidates).toHaveLength(1)
})

test('no more than denies nothing, and a whole sentence in large letters says something', () => {
  const limit = 'No more than 2% of our non-hazardous waste is sent to landfill, which is our target.'
  expect(
    judged([{ text: limit }], { datapoint: 'E5-3_06', quote: limit, value: 'yes' }).checked.leads,
  ).not.toMatchObject([{ reason: { gates: ['denied'] } }])
  const loud = 'We have adopted a policy to mitigate climate change that covers all of our sites.'
  const { candidates, leads } = judged([{ heading: loud }], {
    datapoint: 'E1.MDR-P_01-06',
    quote: loud,
    value: 'yes',
  }).checked
  expect([...candidates, ...leads].flatMap(({ reason }) => reason.gates ?? [])).not.toContain('heading')
})

test.each([
  ['high', ['another'], 'review', false],
  ['medium', ['another'], 'review', false],
  ['high', ['another', 'terms'], 'review', false],
  ['medium', ['another', 'terms'], 'review', true],
  ['high', ['terms'], 'review', false],
  ['high', [], 'high', false],
] as const)(
  'that the analysis sees a figure elsewhere makes an answer one to look at, never less: %s, %s',
  (...row) => {
    const [confidence, doubts, tier, isLead] = row
    expect(standingOf(confidence, new Set(doubts), [])).toEqual({ tier, isLead })
  },
)

test('an answer of a model that proves too little seconds the same value of the analysis', () => {
  const table = [
    ['in tCO2e', '2024'],
    ['Scope 1 GHG emissions', '1,234'],
    ['Scope 2 GHG emissions (location-based)', '2,345'],
  ]
  const parts: SamplePart[] = [{ heading: 'Greenhouse gas emissions (E1-6)' }, { table }]
  const own = analyse(sampleDocument([samplePage(parts, { number: 1 })]))
  const findings = own.findings.map((one) => ({ ...one, tier: 'review' as const }))
  expect(findings.map(({ datapoint }) => datapoint)).toContain('E1-6_07')
  const analysis = { ...own, findings }
  const scope1 = { block: 'p1.2', datapoint: 'E1-6_07', quote: 'Scope 1 GHG emissions  1,234', value: '1,234' }
  const scope2 = {
    ...scope1,
    datapoint: 'E1-6_09',
    quote: 'Scope 2 GHG emissions (location-based)  2,345',
    value: '2,345',
  }
  const half = { ...scope1, unit: 'tCO2e', boundary: 'part' }
  const both = judged(parts, { ...scope2, unit: 'tCO2e' }, analysis).checked
  const seconded = judged(parts, half, analysis).checked
  expect(seconded.candidates).toEqual([])
  const shown = (leads: typeof both.leads) =>
    withModel(analysis, { ...both, leads }, 'tester').findings.flatMap(({ datapoint, role }) =>
      role === 'actual' ? [datapoint] : [],
    )
  expect(shown(seconded.leads)).toContain('E1-6_07')
  expect(shown([])).not.toContain('E1-6_07')
})
