// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { draftStatement } from '../draft/draft.ts'
import { leaveOut } from '../published/leave-out.ts'
import { readBack } from '../testing/read-back.ts'
import { madeInput } from '../testing/statement.ts'
import { inlineReport } from './inline.ts'
import { xbrlJson } from './oim.ts'

const none = madeInput({ datapoints: 0 })
const issued = (input: Parameters<typeof draftStatement>[0]) =>
  leaveOut(draftStatement(input), { en: 'Not available.', de: 'Nicht verfügbar.' })

/** What a report says of an element. */
function readIn(input: Parameters<typeof draftStatement>[0], name: string) {
  const report = inlineReport(issued(input), 'en')!
  return [...readBack(report.xhtml).values()].find((fact) => fact.name === `esrs:${name}`)
}

test('a topic that is not material says so by the elements of other EU law, without a value', () => {
  const input = { ...none, notMaterial: new Map([['E3', { explanation: 'No use of water.' }]]) }
  const water = readIn(input, 'WaterRecycledAndReused')
  expect(water).toMatchObject({ isNil: true, text: '', decimals: null, year: input.year })
  expect(readIn(none, 'WaterRecycledAndReused')).toBeUndefined()
  const statement = issued(input)
  const report = inlineReport(statement, 'en')!
  const json = JSON.parse(xbrlJson(report, statement, 'en')) as {
    facts: Record<string, { value: string | null; dimensions: { concept: string; unit?: string } }>
  }
  const facts = Object.values(json.facts)
  expect(facts.find(({ dimensions }) => dimensions.concept === 'esrs:WaterRecycledAndReused')).toMatchObject({
    value: null,
    dimensions: { unit: 'utr:m3' },
  })
  expect(facts).toHaveLength(report.tagging.tagged.length + report.without.length)
})

test('a datapoint that a person found not material says so; one that is left out for another reason does not', () => {
  const why = { datapoint: 'E1-5_12', reason: 'No gas is used.' }
  const input = (isNotMaterial: boolean) => ({ ...none, reasons: [{ ...why, isNotMaterial }] })
  expect(readIn(input(true), 'FuelConsumptionFromNaturalGas')).toMatchObject({ isNil: true })
  expect(readIn(input(false), 'FuelConsumptionFromNaturalGas')).toBeUndefined()
  const { lists } = issued(input(true))
  expect(lists.other_law.find(({ datapoint }) => datapoint === why.datapoint)?.state).toBe('not-material')
})

const shared = 'DescriptionOfHowPoliciesAreAlignedWithRelevantInternationallyRecognisedInstrumentsExplanatory'

test('an element of several topics says so only where none of them has it', () => {
  const without = (...codes: string[]) => new Map(codes.map((code) => [code, { explanation: 'Not material.' }]))
  expect(readIn({ ...none, notMaterial: without('S1', 'S2', 'S3', 'S4') }, shared)).toMatchObject({ isNil: true })
  expect(readIn({ ...none, notMaterial: without('S3', 'S4') }, shared)).toBeUndefined()
})

const [sample] = madeInput({ datapoints: 1 }).values
const answered = (datapoint: string, value: string, number: number | null = null) => ({
  ...none,
  values: [{ ...sample!, datapoint, value, number, unit: number === null ? null : 'count', language: null }],
})

test.each([
  ['G1-1_06', 'no', 'PoliciesOnProtectionOfWhistleblowersAreInPlace', 'true'],
  ['G1-1_06', 'yes', 'PoliciesOnProtectionOfWhistleblowersAreInPlace', 'false'],
  ['G1-1_03', 'no', 'PoliciesOnAnticorruptionConsistentWithUnitedNationsConventionAgainstCorruptionAreInPlace', 'true'],
  ['S1-1_08', 'yes', 'PoliciesExplicitlyAddressChildLabour', 'true'],
  ['S1-1_08', 'no', 'PoliciesExplicitlyAddressChildLabour', undefined],
])('%s answered with %s: %s is %s', (datapoint, value, name, wanted) => {
  expect(readIn(answered(datapoint, value), name)?.value).toBe(wanted)
})

test('no fatalities are none of each cause, and one is of a cause that is not known', () => {
  const name = 'NumberOfFatalitiesInOwnWorkforceAsResultOfWorkrelatedIllHealth'
  expect(readIn(answered('S1-14_02', '0', 0), name)).toMatchObject({ value: '0', isNil: false })
  expect(readIn(answered('S1-14_02', '1', 1), name)).toBeUndefined()
})
