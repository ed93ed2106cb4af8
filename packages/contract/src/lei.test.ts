import { expect, it } from 'vitest'
import { isLei } from './lei.ts'

it.each([
  ['529900T8BM49AURSDO55', true],
  ['529900T8BM49AURSDO56', false],
  ['259900T8BM49AURSDO55', false],
  ['529900T8BM49AURSDO5', false],
  ['529900t8bm49aursdo55', false],
  ['', false],
])('the check digits of %s are right: %s', (lei, isRight) => {
  expect(isLei(lei)).toBe(isRight)
})
