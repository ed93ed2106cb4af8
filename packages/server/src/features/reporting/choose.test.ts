import { expect, test } from 'vitest'
import { against, checksFor, choose, priorOf, tierFor } from './choose.ts'
import { aFinding } from './testing.ts'

const numbers = (findings: readonly { number: number | null }[]) => findings.map(({ number }) => number)

test('the reporting year comes first, then the newest earlier year, then any other', () => {
  const [next, now, last, before, never] = [2026, 2025, 2024, 2022, null].map((year) =>
    aFinding({ year, number: year }),
  )
  const all = [before!, never!, next!, last!, now!]
  expect(choose(all, 2025).chosen).toBe(now)
  expect(choose([before!, never!, next!, last!], 2025).chosen).toBe(last)
  expect(choose([before!, never!, next!], 2025).chosen).toBe(before)
  expect(choose([never!, next!], 2025).chosen).toBe(never)
  expect(choose([next!], 2025).chosen).toBe(next)
  expect(choose([], 2025).chosen).toBeNull()
})

test('within a year the surer finding wins, then the newer document, then the better score', () => {
  const weak = aFinding({ score: 0.6, documentYear: 2025 })
  const better = aFinding({ score: 0.9, documentYear: 2025 })
  const newer = aFinding({ score: 0.5, documentYear: 2026 })
  const sure = aFinding({ score: 0.4, documentYear: 2024, tier: 'high' })
  expect(choose([weak, better], 2025).chosen).toBe(better)
  expect(choose([weak, better, newer], 2025).chosen).toBe(newer)
  expect(choose([weak, better, newer, sure], 2025).chosen).toBe(sure)
})

test('what says the same agrees, what differs conflicts, other years are neither', () => {
  const chosen = aFinding({ number: 1000, score: 1 })
  const rounded = aFinding({ number: 1004 })
  const other = aFinding({ number: 1400 })
  const otherUnit = aFinding({ number: 1000, unit: 't' })
  const older = aFinding({ number: 900, year: 2024 })
  const choice = choose([chosen, rounded, other, otherUnit, older], 2025)
  expect(choice.chosen).toBe(chosen)
  expect(choice.agreeing).toEqual([rounded])
  expect(choice.conflicting).toEqual([other, otherUnit])
  expect(choice.otherYears).toEqual([older])
})

test('findings are sorted against what a person typed as well', () => {
  const same = aFinding({ number: 12 })
  const different = aFinding({ number: 13 })
  const typed = { value: '12', number: 12, unit: 'MWh', year: 2025 }
  expect(against(typed, [different, same])).toMatchObject({ agreeing: [same], conflicting: [different] })
})

test('a value of another year is for review and has failed the check of the year, whatever the engine said', () => {
  const old = aFinding({ year: 2023, tier: 'high', checks: [{ check: 'year', passed: true, detail: '2023' }] })
  expect(tierFor(old, 2025)).toBe('review')
  expect(checksFor(old, 2025)).toEqual([{ check: 'year', passed: false, detail: '2023' }])
  expect(tierFor(old, 2023)).toBe('high')
  expect(checksFor(old, 2023)).toEqual([{ check: 'year', passed: true, detail: '2023' }])
})

test('the year of a target is not compared with the reporting year', () => {
  const target = aFinding({ role: 'target', year: 2030, tier: 'high' })
  expect(choose([target], 2025).chosen).toBe(target)
  expect(tierFor(target, 2025)).toBe('high')
})

test('the value of the year before is the newest earlier one, from the same document where it can be', () => {
  const chosen = aFinding({ documentId: 'a', number: 100 })
  const own = aFinding({ documentId: 'a', role: 'prior', year: 2024, number: 110, score: 0.1 })
  const elsewhere = aFinding({ documentId: 'b', year: 2024, number: 111, score: 0.9 })
  const older = aFinding({ documentId: 'a', role: 'prior', year: 2023 })
  const otherUnit = aFinding({ documentId: 'a', role: 'prior', year: 2024, unit: 'GJ' })
  expect(priorOf([otherUnit, older, elsewhere, own], chosen)).toBe(own)
  expect(numbers([priorOf([older, elsewhere], chosen)!])).toEqual([111])
  expect(priorOf([chosen], chosen)).toBeNull()
})
