import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../testing/database.ts'
import { type Database, openDatabase } from './pool.ts'

let database: Database
beforeAll(async () => {
  const url = await cloneDatabase(inject('databaseServer'), `prepared_${randomUUID().replaceAll('-', '')}`)
  database = openDatabase(url, 1)
  return () => database.close()
})

const prepared = async (part: string) =>
  (
    await database.db.execute<{ statement: string; uses: number }>(
      sql`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements
        where strpos(statement, ${part}) > 0 and strpos(statement, 'pg_prepared_statements') = 0`,
    )
  ).rows

test('a statement that comes again is prepared once, whatever its parameters', async () => {
  for (const n of [1, 2, 3]) {
    const { rows } = await database.db.execute(sql`select ${n}::int * 2 as doubled`)
    expect(rows).toEqual([{ doubled: 2 * n }])
  }
  expect(await prepared('doubled')).toEqual([{ statement: 'select $1::int * 2 as doubled', uses: 3 }])
})

test('a statement that fails can be asked again', async () => {
  const divide = (by: number) => database.db.execute(sql`select 6 / ${by}::int as share`)
  await expect(divide(0)).rejects.toThrow()
  expect((await divide(3)).rows).toEqual([{ share: 2 }])
  await expect(database.db.execute(sql`select missing from nowhere where id = ${1}`)).rejects.toThrow()
  await expect(database.db.execute(sql`select missing from nowhere where id = ${1}`)).rejects.toThrow()
  expect((await divide(2)).rows).toEqual([{ share: 3 }])
})

test('statements that come once do not fill the server', async () => {
  for (let n = 0; n < 300; n += 1)
    await database.db.execute(sql.raw(`select ${n} as single`).append(sql` where ${n} >= 0`))
  expect((await prepared('single')).length).toBeLessThanOrEqual(200)
})
