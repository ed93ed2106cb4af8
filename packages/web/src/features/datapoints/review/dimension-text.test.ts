import { expect, it } from 'vitest'
import { membersOf } from './dimension-text.ts'

it.each([
  ['female', ['female']],
  ['full_time', ['full_time']],
  ['permanent_female', ['permanent', 'female']],
  ['non_guaranteed_male', ['non_guaranteed', 'male']],
  ['DE', ['DE']],
  ['NOx', ['NOx']],
  ['employee_non_manager_female', ['employee_non_manager', 'female']],
])('%s is made of %j', (dimension, members) => {
  expect(membersOf(dimension)).toEqual(members)
})
