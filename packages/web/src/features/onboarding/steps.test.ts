import { describe, expect, it } from 'vitest'
import { mayShow, standingOf, stepAt } from './steps.ts'

const metadata = (completed: number[] | null, skip = false) =>
  ({ onboarding: completed && { completed_steps: completed }, skip_onboarding: skip }) as never

describe('standingOf', () => {
  it('goes on at the first step that is not completed', () => {
    expect(standingOf(metadata(null)).next).toBe(0)
    expect(standingOf(metadata([0, 1])).next).toBe(2)
    expect(standingOf(metadata([0, 2])).next).toBe(1)
    expect(standingOf(metadata([0, 1, 2, 3, 4])).next).toBe(5)
  })

  it('has everything completed when the onboarding has ended', () => {
    const ended = standingOf(metadata(null, true))
    expect([...ended.completed]).toEqual([0, 1, 2, 3, 4])
    expect(ended.next).toBe(5)
  })
})

describe('which step is shown', () => {
  const standing = standingOf(metadata([0, 1]))

  it('may be a completed one or the next, never a later one', () => {
    expect([0, 1, 2, 3, 6].map((step) => mayShow(standing, step))).toEqual([true, true, true, false, false])
    expect([5, 6, 7].map((step) => mayShow(standingOf(metadata(null, true)), step))).toEqual([true, true, false])
  })

  it('is the one that the address asks for, where it may be', () => {
    expect(stepAt(standing, '1')).toBe(0)
    expect(stepAt(standing, '3')).toBe(2)
    for (const asked of [null, '4', '0', '-1', '99', 'x', '1.5', '']) expect(stepAt(standing, asked)).toBe(2)
  })
})
