// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { hostileStatement } from '../testing/hostile.ts'
import { readBack } from '../testing/read-back.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from './inline.ts'
import { xbrlJson } from './oim.ts'
import { scaled } from './tagged.ts'

test.each([
  ['esrs-2023', 'en', 600],
  ['esrs-2023', 'de', 600],
  ['vs-2026', 'en', 200],
  ['vs-2026', 'de', 200],
] as const)('every fact of %s that is tagged in %s reads back as it was written', (set, language, least) => {
  const statement = draftStatement(madeInput({ set, language, parts: true }))
  const { xhtml, tagging, without } = inlineReport(statement, language)!
  const read = readBack(xhtml)
  expect(tagging.tagged.length).toBeGreaterThan(least)
  expect([...read.keys()].sort()).toEqual([...tagging.tagged, ...without].map(({ id }) => id).sort())
  for (const one of tagging.tagged) {
    const fact = read.get(one.id)!
    expect(fact.name, one.fact.id).toBe(one.concept)
    expect(fact.year, one.fact.id).toBe(one.fact.year)
    expect(fact.members, one.fact.id).toEqual(one.dimensions.map(({ member }) => member))
    if (one.kind === 'number') {
      expect(Number(fact.value), one.fact.id).toBe(Number(one.value))
      expect(fact.decimals, one.fact.id).toBe(one.decimals)
    } else if (one.kind === 'text') {
      const words = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim()
      for (const { value } of [one.fact, ...one.continued])
        expect(words(fact.text), one.fact.id).toContain(words(value))
    } else if (one.kind !== 'date') expect(fact.value, one.fact.id).toBe(one.value)
  }
  expect(inlineReport(statement, language)!.xhtml).toBe(xhtml)
})

const boardOf = (value: string, unit: string) => {
  const [made] = madeInput({ datapoints: 1 }).values
  const figure = { ...made!, value, number: Number(value), unit, evidence: [], language: null }
  return [
    { ...figure, datapoint: 'GOV-1_06' },
    { ...figure, datapoint: 'E5-5_11', value: '20.018665', number: 20.018665, unit: '%' },
  ]
}

test.each([
  ['44.4', '%', '0.444', 3],
  ['0.86', 'ratio', '0.86', 2],
])(
  'a share of the board of %s %s is %s, and a figure with a long tail is tagged as it is shown',
  (value, unit, wanted, decimals) => {
    const statement = draftStatement({ ...madeInput({ datapoints: 0 }), values: boardOf(value, unit) })
    const { xhtml, tagging } = inlineReport(statement, 'en')!
    expect(tagging.untagged).toEqual([])
    const read = [...readBack(xhtml).values()]
    const factOf = (name: string) => read.find((fact) => fact.name === `esrs:${name}`)
    expect(factOf('BoardsGenderDiversityRatio')).toMatchObject({ value: wanted, decimals })
    // What is tagged is what is shown; no figure is hidden.
    expect(factOf('PercentageOfNonrecycledWaste')).toMatchObject({ value: '0.2002', decimals: 4 })
    expect(xhtml).not.toContain('ix-hidden')
  },
)

test.each([
  ['under two concepts', ['GOV-3_02', 'GOV-3_03']],
  ['under one', ['E2-1_01', 'E2-1_02']],
])('words that answer two datapoints are read back %s', (_, ids) => {
  const [made] = madeInput({ datapoints: 1 }).values
  const value = 'Every figure has an owner.'
  const evidence = [{ ...made!.evidence[0]!, excerpt: value }]
  const values = ids.map((datapoint) => ({
    ...made!,
    datapoint,
    value,
    number: null,
    unit: null,
    evidence,
    prior: null,
  }))
  const statement = draftStatement({ ...madeInput({ datapoints: 0 }), values })
  const report = inlineReport(statement, 'en')!
  expect(report.tagging.untagged).toEqual([])
  expect(report.xhtml.split(value)).toHaveLength(2)
  const read = [...readBack(report.xhtml).values()].filter(({ isNil }) => !isNil)
  expect(new Set(read.map(({ name }) => name)).size).toBe(read.length)
  for (const { text } of read) expect(text).toContain(value)
  const { facts } = JSON.parse(xbrlJson(report, statement, 'en')) as {
    facts: Record<string, { value: string | null }>
  }
  const said = Object.values(facts).flatMap((fact) => fact.value ?? [])
  expect(said.map((text) => text.split(value).length)).toEqual(read.map(() => 2))
})

test('hostile words are words in the page', () => {
  const { xhtml } = inlineReport(hostileStatement(), 'en')!
  expect(xhtml).not.toContain('<script')
  expect(readBack(xhtml).size).toBeGreaterThan(5)
})

test('a set whose taxonomy is not final has no machine-readable report', () => {
  expect(inlineReport(draftStatement(madeInput({ set: 'esrs-2026', datapoints: 3 })), 'en')).toBeNull()
})

test.each([
  ['12.25', -2, '0.1225'],
  ['5', -2, '0.05'],
  ['-100', -2, '-1'],
  ['0.5', -2, '0.005'],
  ['0', -2, '0'],
  ['7.10', 0, '7.10'],
])('%s times ten to the %i is %s', (value, scale, wanted) => {
  expect(scaled(value, scale)).toBe(wanted)
})

test('answers of a set are one fact, full and part time have their members, and a figure under two datapoints is tagged once', () => {
  const [made] = madeInput({ datapoints: 1 }).values
  const none = { ...made!, evidence: [], prior: null, parts: [], language: null }
  const yes = (datapoint: string, value = 'yes') => ({ ...none, datapoint, value, number: null, unit: null })
  const count = (
    datapoint: string,
    number: number,
    parts: { dimension: string; value: string; number: number; unit: string; evidence: [] }[] = [],
  ) => ({
    ...none,
    datapoint,
    value: String(number),
    number,
    unit: 'count',
    parts,
  })
  const female = { dimension: 'female', value: '40', number: 40, unit: 'count', evidence: [] as [] }
  const values = [
    count('SBM-1_03', 100),
    count('S1-6_02', 100),
    count('S1-6_19', 70, [female]),
    count('S1-6_20', 30),
    { ...count('S1-8_06', 79.5), unit: '%' },
    yes('S1-11_01'),
    yes('S1-11_02', 'no'),
    yes('S1-11_05'),
    yes('E1-4_01'),
  ]
  const statement = draftStatement({ ...madeInput({ datapoints: 0 }), values })
  const report = inlineReport(statement, 'en')!
  expect(report.tagging.untagged).toEqual([])
  const read = [...readBack(report.xhtml).values()]
  const of = (name: string) => read.filter((fact) => fact.name.includes(name))
  expect(of('MajorLifeEvents')).toMatchObject([
    { value: expect.stringMatching(/^\S+DueToRetirementMember \S+DueToSicknessMember$/) },
  ])
  expect(
    of('FulltimeEquivalentAtEndOfPeriod').map(({ members, value }) => [
      value,
      ...members.map((one) => one.split(':')[1]),
    ]),
  ).toEqual([
    ['70', 'FulltimeEmployeesMember'],
    ['40', 'FulltimeEmployeesMember', 'FemaleMember'],
    ['30', 'ParttimeEmployeesMember'],
  ])
  expect(of('CoverageRate')).toMatchObject([{ value: expect.stringMatching(/#CoverageRate60To79PercentMember$/) }])
  expect(of('HeadcountAtEndOfPeriod')).toHaveLength(1)
  expect(of('TargetsHaveBeenSet')).toMatchObject([{ value: 'true' }])
  const { facts } = JSON.parse(xbrlJson(report, statement, 'en')) as { facts: Record<string, { value: string }> }
  expect(Object.values(facts).map(({ value }) => value)).toContain(
    read.find(({ name }) => name.includes('MajorLifeEvents'))!.value.replace(/\S+#/g, 'esrs:'),
  )
})
