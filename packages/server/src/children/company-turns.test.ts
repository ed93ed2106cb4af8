import { expect, test } from 'vitest'
import { CompanyTurns, type NoTurn } from './company-turns.ts'

/** Work that ends when it is told to, and notes that it has begun. */
function desk(limits: Partial<ConstructorParameters<typeof CompanyTurns>[0]> = {}) {
  const turns = new CompanyTurns({ places: 2, waitingOfOne: 3, waitingOfAll: 5, timeout: 60_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (name: string) =>
    turns.take(name[0]!, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, bring, end }
}

test('one of a company is at work, and those of another company do not wait behind the rest', async () => {
  const { begun, bring, end } = desk()
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map(bring)
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun.at(-1)).toBe('a2')
  await end('c1')
  expect(begun.at(-1)).toBe('c2')
  for (const name of ['a2', 'c2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'c2'])
})

test('companies that wait have their turns one after the other, whatever each has brought', async () => {
  const { begun, bring, end } = desk({ places: 1, waitingOfAll: 10 })
  void ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(bring)
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('too many of one company are refused, and too many of all, and what has waited for long', async () => {
  const refusal = (work: Promise<string>) => work.catch((error: NoTurn) => error.refused)
  const { bring } = desk()
  void ['a1', 'a2', 'a3', 'a4'].map(bring)
  expect(await refusal(bring('a5'))).toBe('own')
  void ['b1', 'b2', 'c1'].map(bring)
  expect(await refusal(bring('d1'))).toBe('all')
  const hasty = desk({ timeout: 1 })
  void hasty.bring('a1')
  expect(await refusal(hasty.bring('a2'))).toBe('own')
})

test('work that fails gives its place back', async () => {
  const turns = new CompanyTurns({ places: 1, waitingOfOne: 1, waitingOfAll: 1, timeout: 60_000 })
  const failed = turns.take('a', () => Promise.reject(new Error('damaged')))
  const next = turns.take('b', async () => 'read')
  await expect(failed).rejects.toThrow('damaged')
  expect(await next).toBe('read')
})
