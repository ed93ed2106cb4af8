import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { migrationsFolder } from '../paths.ts'
import { ensureDatabase, migrateDatabase } from './pool.ts'

interface Journal {
  entries: { tag: string }[]
}
const journalFile = path.join('meta', '_journal.json')
const journal = JSON.parse(fs.readFileSync(path.join(migrationsFolder, journalFile), 'utf8')) as Journal

/** The folder of migrations as it was when there were `count` of them. */
function migrationsOf(count: number): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  const entries = journal.entries.slice(0, count)
  fs.mkdirSync(path.join(folder, 'meta'))
  fs.writeFileSync(path.join(folder, journalFile), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries)
    fs.copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  return folder
}

test.each([1, 20, 36, journal.entries.length - 1])(
  'an installation with %i migrations upgrades, and keeps its company',
  async (count) => {
    const server = inject('databaseServer')
    const url = server.replace(/\/postgres$/, `/upgraded_from_${count}`)
    await ensureDatabase(server, `upgraded_from_${count}`)
    const folder = migrationsOf(count)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await migrate(drizzle(client), { migrationsFolder: folder })
      await client.query(`insert into companies (id, name) values (gen_random_uuid(), 'Before')`)
      await migrateDatabase(url)
      const { rows } = await client.query(
        `select name, (select count(*)::int from drizzle.__drizzle_migrations) as done from companies`,
      )
      expect(rows).toEqual([{ name: 'Before', done: journal.entries.length }])
    } finally {
      await client.end()
      fs.rmSync(folder, { recursive: true })
    }
  },
)
