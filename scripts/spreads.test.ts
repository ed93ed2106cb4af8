import { expect, test } from 'vitest'
import { spreadsIn } from './spreads.ts'

const found = (source: string) => spreadsIn('a.ts', source).map(({ line, written }) => `${line} ${written}`)

test('a list of unknown length in a call is found, in whatever call and however it is written', () => {
  const source = `
    const widest = Math.max(0, ...rows.map(({ cells }) => cells.length))
    export function take(rows: number[], more: readonly number[]) {
      rows.push(...more)
      String.fromCharCode(...(more as number[]))
      new Set(...rows!)
      rows.splice(1, 0, ...[...more, 2])
      return Array.of(...(rows.length > 2 ? rows : [1]))
    }`
  expect(found(source)).toEqual([
    '2 ...rows.map(({ cells }) => cells.length)',
    '4 ...more',
    '5 ...(more as number[])',
    '6 ...rows!',
    '7 ...[...more, 2]',
    '8 ...(rows.length > 2 ? rows : [1])',
  ])
})

test('what is written down, and what was given one by one, may be spread', () => {
  const source = `
    const both = ['a', 'b'] as const
    const most = (...values: number[]) => Math.max(1, ...values)
    export const say = () => print(...both, ...[1, 2], ...['a', 'b'].map(String), ...(isOn() ? [1] : []))
    export const all = (list: number[]) => [...list, ...both]`
  expect(found(source)).toEqual([])
})

test('a list that is filled later, and parameters of another function, are of unknown length', () => {
  const source = `
    const seen = []
    function outer(...given: number[]) { return given }
    export const f = (given: number[]) => outer(...seen, ...given)`
  expect(found(source)).toEqual(['4 ...seen', '4 ...given'])
})
