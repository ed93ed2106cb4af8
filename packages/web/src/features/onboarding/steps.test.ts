import { describe, expect, it } from 'vitest'
import { mayShow, progressOf, stepAt } from './steps.ts'

const metadata = (completed: number[] | null, skip = false) =>
  ({ onboarding: completed && { completed_steps: completed }, skip_onboarding: skip }) as never

describe('standingOf', () => {
  it('goes on at the first step that is not completed', () => {
    expect(progressOf(metadata(null)).next).toBe(0)
    expect(progressOf(metadata([0, 1])).next).toBe(2)
    expect(progressOf(metadata([0, 2])).next).toBe(1)
    expect(progressOf(metadata([0, 1, 2, 3, 4])).next).toBe(5)
  })

  it('has everything completed when the onboarding has ended', () => {
    const ended = progressOf(metadata(null, true))
    expect([...ended.completed]).toEqual([0, 1, 2, 3, 4])
    expect(ended.next).toBe(5)
  })
})

describe('which step is shown', () => {
  const progress = progressOf(metadata([0, 1]))

  it('may be a completed one or the next, never a later one', () => {
    expect([0, 1, 2, 3, 6].map((step) => mayShow(progress, step))).toEqual([true, true, true, false, false])
    expect([5, 6, 7].map((step) => mayShow(progressOf(metadata(null, true)), step))).toEqual([true, true, false])
  })

  it('is the one that the address asks for, where it may be', () => {
    expect(stepAt(progress, '1')).toBe(0)
    expect(stepAt(progress, '3')).toBe(2)
    for (const asked of [null, '4', '0', '-1', '99', 'x', '1.5', '']) expect(stepAt(progress, asked)).toBe(2)
  })
})
