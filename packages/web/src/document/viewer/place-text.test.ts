import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type NamedPlace, usePlaceText } from './place-text.ts'

const nowhere = { page: 4, sheet: null, cell: null, paragraph: null }
const textOf = (place: Partial<NamedPlace> & { filename: string }, pages: number | null = null, short = false) =>
  renderHook(() => usePlaceText()).result.current({ ...nowhere, ...place }, pages, short)

test.each([
  [{ filename: 'report.pdf', paragraph: 7 }, 'page 4'],
  [{ filename: 'data.xlsx', sheet: 'Energy', cell: 'C10' }, 'Energy, C10'],
  [{ filename: 'data.xlsx', sheet: 'Energy' }, 'Energy'],
  [{ filename: 'data.xlsx' }, 'Sheet 4'],
  [{ filename: 'slides.pptx', paragraph: 2 }, 'slide 4'],
  [{ filename: 'meter.jpg' }, 'picture'],
  [{ filename: 'policy.docx', paragraph: 1234 }, 'paragraph 1,234'],
  [{ filename: 'policy.docx' }, 'table'],
])('%o is %s', (place, text) => {
  expect(textOf(place)).toBe(text)
})

test('a page is named with the number of pages where it is known, or in short', () => {
  expect(textOf({ filename: 'report.pdf' }, 300)).toBe('page 4 of 300')
  expect(textOf({ filename: 'report.pdf' }, 300, true)).toBe('p. 4')
})
