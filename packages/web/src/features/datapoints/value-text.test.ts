import { expect, it } from 'vitest'
import { membersOf } from './review/dimension-text.ts'
import { typedText } from './value-text.ts'

it.each([
  ['34800.5', 34_800.5, 'en', '34800.5'],
  ['34800.5', 34_800.5, 'de', '34800,5'],
  ['12345678901234567890.25', 1.2345678901234567e19, 'de', '12345678901234567890,25'],
  ['-12', -12, 'de', '-12'],
  ['See page 3.5', null, 'de', 'See page 3.5'],
] as const)('%s is typed as it is read in %s', (value, number, language, typed) => {
  expect(typedText({ value, number }, language)).toBe(typed)
})

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
