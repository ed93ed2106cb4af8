import { expect, it } from 'vitest'
import { inOrder } from './code-order.ts'

it('sorts codes by number within a standard, and leaves the standards where they are', () => {
  expect(inOrder(['E2', 'E2-6', 'E2-5'])).toEqual(['E2', 'E2-5', 'E2-6'])
  expect(inOrder(['S1', 'S1-16', 'S1-9', 'E1-6', 'E1'])).toEqual(['S1', 'S1-9', 'S1-16', 'E1', 'E1-6'])
})
