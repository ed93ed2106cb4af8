import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded.ts'
import { ensureDatabase, migrateDatabase, openDatabase } from '../database/pool.ts'
import { jobs } from '../features/app.ts'
import { openQueue } from '../jobs/queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's server, for its database `postgres`. */
    databaseServer: string
  }
}

/** Name of the migrated database that every test file gets a copy of. */
export const template = 'template_of_tests'

/** One PostgreSQL server for the whole run, in a folder of its own and on a free port; gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-tests-'))
  // What these tests write need not survive a power cut; those about durability start their own server.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const server = await startEmbedded({ dataDir: folder, password: 'password-of-the-tests', settings })
  await ensureDatabase(server.url('postgres'), template)
  const url = server.url(template)
  await migrateDatabase(url)
  const database = openDatabase(url, 2)
  const queue = await openQueue({ url, db: database.db, jobs, log: { error: console.error, warn: console.warn } })
  await queue.stop()
  await database.close()
  project.provide('databaseServer', server.url('postgres'))
  return async () => {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the migrated database and returns the copy's connection string. */
export async function cloneDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} template ${template} strategy file_copy`)
  } finally {
    await client.end()
  }
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}
