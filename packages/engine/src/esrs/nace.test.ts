import { expect, it } from 'vitest'
import { activities, activityOf, hasMaterialFlows, isHighClimateImpact } from './nace.ts'

it('holds every division of NACE once, in both languages, with a section and what follows from it', () => {
  const codes = activities().map(({ code }) => code)
  expect(codes.filter((code) => /^\d\d$/.test(code))).toHaveLength(85)
  expect(new Set(codes).size).toBe(codes.length)
  for (const { code, section, en, de } of activities())
    expect([/^\d\d(\.\d)?$/.test(code), /^[A-S]$/.test(section), en.length > 4, de.length > 4], code).toEqual(
      Array(4).fill(true),
    )
})

it('finds the division of a longer code', () => {
  expect(activityOf('28.22')?.code).toBe('28')
  expect(activityOf('47.1')?.code).toBe('47.1')
  expect(activityOf('47.11')?.code).toBe('47.1')
  expect(activityOf('99')).toBeNull()
  expect(activityOf(null)).toBeNull()
})

it('knows the sectors of high climate impact and of material flows, and says nothing of what is not known', () => {
  expect(['26', '47', '41', '49', '01', '68', '35'].map(isHighClimateImpact)).toEqual(Array(7).fill(true))
  expect(['55', '62', '64', '71', '86'].map(isHighClimateImpact)).toEqual(Array(5).fill(false))
  expect(['41', '28', '82'].map(hasMaterialFlows)).toEqual([true, true, true])
  expect(['62', '65', '69'].map(hasMaterialFlows)).toEqual([false, false, false])
  expect([isHighClimateImpact(null), hasMaterialFlows(null)]).toEqual([null, null])
})
