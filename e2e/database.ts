import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { App } from './app.ts'

/** Runs a statement in the database of a running product, for what only days that pass would bring about. */
export async function inDatabase({ dataDir }: App, statement: string): Promise<void> {
  const { database } = JSON.parse(fs.readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as { database: string }
  // The fourth line of the server's own file is its port.
  const port = fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  const client = new pg.Client(`postgres://app:${encodeURIComponent(database)}@127.0.0.1:${port}/app`)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
