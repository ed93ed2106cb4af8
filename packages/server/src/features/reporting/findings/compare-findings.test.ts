import { expect, test } from 'vitest'
import type { SourcedFinding } from '../stores/finding-store.ts'
import { aFinding } from '../testing.ts'
import { checksFor, chooseFinding, compareWithValue, priorYearFinding, tierFor } from './compare-findings.ts'

const numbers = (findings: readonly { number: number | null }[]) => findings.map(({ number }) => number)
const chosen = (findings: SourcedFinding[]) => chooseFinding(findings, 2025)?.chosen

test('the reporting year comes first, then the newest earlier year, then any other', () => {
  const [next, now, last, before] = [2026, 2025, 2024, 2022].map((year) => aFinding({ year, number: year }))
  expect(chosen([before!, next!, last!, now!])).toBe(now)
  expect(chosen([before!, next!, last!])).toBe(last)
  expect(chosen([before!, next!])).toBe(before)
  expect(chosen([next!])).toBe(next)
  expect(chooseFinding([], 2025)).toBeNull()
})

test('what says the same agrees, what differs conflicts, other years are neither', () => {
  const best = aFinding({ value: '1000', number: 1000, score: 1 })
  const rounded = aFinding({ value: '1004', number: 1004 })
  const other = aFinding({ value: '1400', number: 1400 })
  const otherUnit = aFinding({ value: '1000', number: 1000, unit: 't' })
  const older = aFinding({ value: '900', number: 900, year: 2024 })
  const { agreeing, conflicting, otherYears } = chooseFinding([best, rounded, other, otherUnit, older], 2025)!
  expect(numbers([...agreeing, chosen([best, rounded])!]).sort()).toEqual([1000, 1004])
  expect(new Set(conflicting)).toEqual(new Set([other, otherUnit]))
  expect(otherYears).toEqual([older])
})

test('findings are sorted compareWithValue what a person typed as well', () => {
  const same = aFinding({ number: 12 })
  const different = aFinding({ number: 13 })
  const typed = { value: '12', number: 12, unit: 'MWh', year: 2025 }
  expect(compareWithValue(typed, [different, same])).toMatchObject({ agreeing: [same], conflicting: [different] })
})

test('a value of another year is for review and has failed the check of the year, whatever the engine said', () => {
  const old = aFinding({ year: 2023, tier: 'high', checks: [{ check: 'year', passed: true, detail: '2023' }] })
  expect(tierFor(old, 2025)).toBe('review')
  expect(checksFor(old, 2025)).toEqual([{ check: 'year', passed: false, detail: '2023' }])
  expect(tierFor(old, 2023)).toBe('high')
  expect(checksFor(old, 2023)).toEqual([{ check: 'year', passed: true, detail: '2023' }])
})

test('the year of a target is not compared with the reporting year', () => {
  const target = aFinding({ datapoint: 'E1-4_07', role: 'target', year: 2030, tier: 'high' })
  expect(chosen([target])).toBe(target)
  expect(tierFor(target, 2025)).toBe('high')
})

test('a target is no value where none is asked for', () => {
  expect(chosen([aFinding({ datapoint: 'E1-5_01', role: 'target', year: 2030 })])).toBeUndefined()
})

test('the value of the year before is the newest earlier one, from the same document where it can be', () => {
  const now = aFinding({ documentId: 'a', number: 100 })
  const own = aFinding({ documentId: 'a', role: 'prior', year: 2024, number: 110, score: 0.1 })
  const elsewhere = aFinding({ documentId: 'b', year: 2024, number: 111, score: 0.9 })
  const older = aFinding({ documentId: 'a', role: 'prior', year: 2023 })
  const otherUnit = aFinding({ documentId: 'a', role: 'prior', year: 2024, unit: 'GJ' })
  expect(priorYearFinding([otherUnit, older, elsewhere, own], now)).toBe(own)
  expect(numbers([priorYearFinding([older, elsewhere], now)!])).toEqual([111])
  expect(priorYearFinding([now], now)).toBeNull()
})
