import { expect, it } from 'vitest'
import { weights } from './score.ts'
import { likelihood, type Tree } from './trees.ts'

it('walks packed trees as they were learned', () => {
  for (const { beside } of [weights().figure, weights().assertion]) {
    const { bias, names, trees } = beside
    for (const seed of [0, 1, 2, 3]) {
      const features = Object.fromEntries(names.map((name, i) => [name, (((i + 1) * (seed + 1) * 37) % 19) / 7 - 1]))
      const values = names.map((name) => features[name] ?? 0)
      const leafOf = (tree: Tree): number =>
        typeof tree === 'number' ? tree : leafOf((values[tree[0]] as number) <= tree[1] ? tree[2] : tree[3])
      const odds = trees.reduce<number>((sum, tree) => sum + leafOf(tree), bias)
      expect(likelihood(beside, [features])).toBeCloseTo(1 / (1 + Math.exp(-odds)), 12)
    }
  }
})

it('takes the last layer that names a feature, and nought where none does', () => {
  const one = {
    bias: 0,
    names: ['a', 'b'],
    trees: [
      [0, 1, -2, 2],
      [1, 0, -1, 1],
    ] as Tree[],
  }
  const odds = (p: number): number => Math.log(p / (1 - p))
  expect(odds(likelihood(one, [{ a: 5 }, { a: 0 }]))).toBeCloseTo(-3)
  expect(odds(likelihood(one, [{ a: 0, b: 1 }, { a: 5 }]))).toBeCloseTo(3)
})
