import { expect, test } from 'vitest'
import { sourcesOfPackages } from './folders.ts'

// How jobs are kept is pg-boss's affair, and their names may change: what others ask about them goes through `server/src/jobs`, which takes
// the job itself. A name in a string or a column of that table somewhere else would stay wrong in silence.

const home = 'packages/server/src/jobs/'

/** Files that name the table of jobs, or by a string a kind of job that another file defines. */
function knowingJobs(sources: ReadonlyMap<string, string>): string[] {
  const defined = new Map(
    [...sources].flatMap(([file, source]) =>
      [...source.matchAll(/\bdefineJob\(\s*'([\w.-]+)'/g)].map(([, name]) => [name!, file] as const),
    ),
  )
  return [...sources].flatMap(([file, source]) => {
    if (file.startsWith(home)) return []
    const table = /\b(?:jobs\.job|pgboss\.\w+)\b/.exec(source)?.[0]
    const named = [...defined].find(
      ([name, at]) => at !== file && file.startsWith('packages/server/') && source.includes(`'${name}`),
    )
    return [table, named?.[0]].flatMap((found) => (found ? [`${file}: ${found}`] : []))
  })
}

test('a planted breach is found: the table in the SQL of a feature, and the name of a job where it is not defined', () => {
  const sources = new Map([
    ['packages/server/src/jobs/job-table.ts', 'sql`select 1 from jobs.job`'],
    ['packages/server/src/features/a/job-kinds.ts', `export const read = defineJob('a.read', data, 60)`],
    ['packages/server/src/features/a/store.ts', 'sql`delete from jobs.job`'],
    ['packages/server/src/features/b/store.ts', `sql\`x where name in (\${'a.read.failed'})\``],
  ])
  expect(knowingJobs(sources)).toEqual([
    'packages/server/src/features/a/store.ts: jobs.job',
    'packages/server/src/features/b/store.ts: a.read',
  ])
})

test('nobody else knows how jobs are kept, or what another’s jobs are called', () => {
  const sources = sourcesOfPackages()
  expect([...sources.values()].filter((source) => /\bdefineJob\(\s*'/.test(source)).length).toBeGreaterThan(6)
  expect(knowingJobs(sources)).toEqual([])
})
