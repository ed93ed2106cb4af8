import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
/** Where keys are made and what is stale is known; `stale.ts` says of what, from the contract. */
const kept = /^api\/(read|stale|follow-changes|query-client)\.ts$/

/** What a page would have to remember by itself: the name of a query, or which others it makes untrue. */
const byHand = /\b(?:invalidateQueries|removeQueries|resetQueries)\b|\b(?:queryKey|mutationKey)(?::|\s*=)\s*\[/

const breachesIn = (files: readonly [string, string][]) =>
  files.filter(([name, text]) => !kept.test(name) && byHand.test(text)).map(([name]) => name)

describe('the cache', () => {
  it('has no key and no list of what is stale that is written by hand', () => {
    const names = globSync('**/*.{ts,tsx}', { cwd: source }).filter((name) => !/\.test\.tsx?$/.test(name))
    expect(names.length).toBeGreaterThan(500)
    const files = names.map((name): [string, string] => [relative('.', name), readFileSync(join(source, name), 'utf8')])
    expect(breachesIn(files)).toEqual([])
  })

  it('would be told of one', () => {
    const planted: [string, string][] = [
      ['features/work/queries.ts', "queryOptions({ queryKey: ['work', 'mine'], queryFn })"],
      ['uploads/uploads.ts', 'void client.invalidateQueries(filter)'],
      ['features/work/WorkPage.tsx', 'useQuery(read(contract.work.mine))'],
      ['api/stale.ts', 'client.removeQueries(filter)'],
    ]
    expect(breachesIn(planted)).toEqual(['features/work/queries.ts', 'uploads/uploads.ts'])
  })
})
