import { expect, it } from 'vitest'
import { columnName, columnOf } from './column-name.ts'

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s and back', (column, name) => {
  expect(columnName(column)).toBe(name)
  expect(columnOf(name)).toBe(column)
  expect(columnOf(`${name.toLowerCase()}17`)).toBe(column)
})
