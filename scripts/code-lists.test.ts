import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '../packages/contract/src/index.ts'
import { root } from './processes.ts'

// The engine knows nothing of the contract, so a closed list of the standards stands in both. Types hold them together where one is handed
// to the other, and in that direction; here every two that mean the same are compared, whatever they are called.

type Lists = Map<string, readonly string[]>

/** Lists that are not meant to be equal, because one of them goes on where the other ends. */
const parts = [
  // A table may hold what no rule of the inventory computes.
  ['calculatedFigures', 'inventoryFigures'],
  // A company's own datapoints are of fewer types.
  ['ownDataTypes', 'datapointTypes'],
  // What words over a column may mean, before it is known what the column is for.
  ['formColumnRoles', 'headKinds'],
]

function listsIn(module: object): Lists {
  const isList = (value: unknown): value is readonly string[] =>
    Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'string')
  return new Map(Object.entries(module).filter((entry): entry is [string, readonly string[]] => isList(entry[1])))
}

/** The lists of the engine as they are written, by name and file: few of them are for others. */
function listsOfEngine(): Lists {
  const found: Lists = new Map()
  for (const file of fs.globSync('packages/engine/src/**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|\btesting\b/.test(file)) continue
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    for (const [, name, list] of source.matchAll(/^(?:export )?const (\w+) = \[((?:\s*'[^']*',?)+)\s*\] as const/gm))
      found.set(
        `${name} of ${file.replaceAll('\\', '/')}`,
        [...list!.matchAll(/'([^']*)'/g)].map(([, member]) => member!),
      )
  }
  return found
}

/** Pairs of lists of which more than half is the same, with what only one of the two has. */
function pairsIn(ours: Lists, theirs: Lists): { pair: string; differing: string[] }[] {
  return [...ours].flatMap(([name, one]) =>
    [...theirs].flatMap(([other, list]) => {
      const shared = one.filter((member) => list.includes(member))
      if (shared.length * 2 <= Math.max(one.length, list.length)) return []
      const differing = [...one, ...list].filter((member) => !shared.includes(member))
      return [{ pair: `${name} = ${other}`, differing }]
    }),
  )
}

test('lists that mean the same are a pair, and what one of them lacks is told; others are none', () => {
  const pairs = pairsIn(
    new Map([
      ['a', ['x', 'y', 'z']],
      ['b', ['x', 'q', 'r', 's']],
    ]),
    new Map([['c', ['z', 'y', 'w']]]),
  )
  expect(pairs).toEqual([{ pair: 'a = c', differing: ['x', 'w'] }])
})

test('every closed list that the contract and the engine both have is the same in both', () => {
  const isPart = (pair: string) => parts.some(([one, other]) => pair.startsWith(`${one} = ${other} of `))
  const all = pairsIn(listsIn(contract), listsOfEngine())
  const pairs = all.filter(({ pair }) => !isPart(pair))
  expect(all.length - pairs.length).toBe(parts.length)
  expect(pairs.length).toBeGreaterThan(11)
  expect(pairs.filter(({ differing }) => differing.length > 0)).toEqual([])
})
