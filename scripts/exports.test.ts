import { expect, test } from 'vitest'
import { unusedExports } from './exports.ts'

const found = (sources: Record<string, string>) =>
  unusedExports(new Map(Object.entries(sources))).map(({ file, line, name }) => `${file}:${line} ${name}`)

test('what no other file names is found, also where an index hands it on', () => {
  const own = `
export const taken = 1
export const kept = taken
export async function alone() {}
export abstract class Shape {}
export const Ähnlich = 2`
  const index = `export { alone, kept as other } from './own.ts'\nexport * from './own.ts'`
  expect(found({ 'a/own.ts': own, 'a/index.ts': index, 'b.ts': "import { taken } from './a/index.ts'" })).toEqual([
    'a/own.ts:3 kept',
    'a/own.ts:4 alone',
    'a/own.ts:5 Shape',
    'a/own.ts:6 Ähnlich',
  ])
})

test('a type is found only where its own file does not name it either', () => {
  const source = `
export interface Given { at: number }
export type Dead = string
export type Shared = number
export const made = (given: Given) => given.at`
  expect(found({ 'a.ts': source, 'b.ts': 'made as Shared' })).toEqual(['a.ts:3 Dead'])
})

test('what is taken as a whole, and what is asked for later, is used', () => {
  const sources = {
    'a/rows.ts': 'export const rows = 1',
    'a/page.ts': 'export function Page() {}',
    'b.ts': "import * as all from './a/rows.ts'\nconst page = () => import('./a/page.ts')",
  }
  expect(found(sources)).toEqual([])
  expect(found({ ...sources, 'b.ts': '' })).toEqual(['a/rows.ts:1 rows', 'a/page.ts:1 Page'])
})
