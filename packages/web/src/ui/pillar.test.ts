import { describe, expect, it } from 'vitest'
import { pillarOf } from './pillar.ts'

describe('pillarOf', () => {
  it.each([
    ['E1-6_07', 'environmental'],
    ['E1.GOV-3_01', 'environmental'],
    ['ESRS E5', 'environmental'],
    ['ESRS26_E1-8_01', 'environmental'],
    ['S1-16_01', 'social'],
    ['S4', 'social'],
    ['G1-6_01', 'governance'],
    ['GOV-1_01', 'other'],
    ['SBM-1_06', 'other'],
    ['ESRS 2', 'other'],
    ['VS_B3_01', 'other'],
  ])('%s is %s', (code, pillar) => {
    expect(pillarOf(code)).toBe(pillar)
  })
})
