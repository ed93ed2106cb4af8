import { expect, test } from 'vitest'
import { withStep } from './onboarding.ts'

const fresh = { onboarding: null, skipOnboarding: false }
const begun = { onboarding: { completed_steps: [0, 2], note: 'kept' }, skipOnboarding: false }

test('a completed step is noted once and in order, and what else is kept there stays', () => {
  expect(withStep(fresh, 0)).toEqual({ onboarding: { completed_steps: [0] } })
  expect(withStep(begun, 1)).toEqual({ onboarding: { completed_steps: [0, 1, 2], note: 'kept' } })
  expect(withStep(begun, 2)).toEqual({ onboarding: { completed_steps: [0, 2], note: 'kept' } })
})

test('the last step ends the onboarding', () => {
  expect(withStep(begun, 4)).toEqual({ onboarding: null, skipOnboarding: true })
})

test('an onboarding that has ended does not begin again', () => {
  expect(withStep({ onboarding: null, skipOnboarding: true }, 0)).toEqual({})
})
