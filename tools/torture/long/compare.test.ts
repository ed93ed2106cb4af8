import { expect, test } from 'vitest'
import { differences, type Holdings } from './compare.ts'

const holdings = (rows: number, hash: string, files: [string, string][]): Holdings => ({
  tables: new Map([['public.users', { rows, hash }]]),
  files: new Map(files),
})

test('the same rows and files do not differ', () => {
  expect(differences(holdings(2, 'a', [['files/1', 'x']]), holdings(2, 'a', [['files/1', 'x']]))).toEqual([])
})

test('a changed row, a missing file and another file are named', () => {
  const one = holdings(2, 'a', [
    ['files/1', 'x'],
    ['files/2', 'x'],
  ])
  const other = holdings(2, 'b', [
    ['files/1', 'y'],
    ['files/3', 'x'],
  ])
  expect(differences(one, other)).toEqual([
    'public.users: 2 rows and 2 rows',
    'the file files/1',
    'the file files/2',
    'the file files/3',
  ])
})
