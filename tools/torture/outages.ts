import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../e2e/app.ts'
import { type EmbeddedServer, startEmbedded } from '../../packages/server/src/database/embedded.ts'
import { ensureDatabase } from '../../packages/server/src/database/pool.ts'
import { readSecrets } from '../../packages/server/src/secrets.ts'

/** How a database goes away: killed, or shut down fast as an update or a failover does. */
export const ends = ['SIGKILL', 'fast stop'] as const
export type End = (typeof ends)[number]

/** A database that can be taken away and comes back. */
export interface Victim {
  end(how: End): Promise<void>
  /** Resolves when it answers again; the moment in milliseconds since the epoch. */
  back(): Promise<number>
  stop(): Promise<void>
}

const patience = 60_000

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function untilAnswers(url: () => string | null): Promise<number> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(10)) {
    const at = url()
    if (at && (await answers(at))) return Date.now()
  }
  throw new Error('The database did not come back within a minute.')
}

/** The database that the product started itself on a data folder; the product starts it again. */
export function embeddedVictim(dataDir: string): Victim {
  const lines = () => {
    try {
      return fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    } catch {
      return null
    }
  }
  const url = () => {
    const port = Number(lines()?.[3])
    return port ? `postgres://app:${readSecrets(dataDir).database}@127.0.0.1:${port}/app` : null
  }
  let ended = 0
  return {
    end: async (how) => {
      ended = Number(lines()?.[0])
      process.kill(ended, how === 'SIGKILL' ? 'SIGKILL' : 'SIGINT')
    },
    // The file of the one that ended may still be there.
    back: () => untilAnswers(() => (Number(lines()?.[0]) === ended ? null : url())),
    stop: async () => {},
  }
}

/** An external database server, known to the product by its address; it stays away for up to two seconds. */
export async function externalVictim(dataDir: string): Promise<Victim & { url: string }> {
  const port = await freePort()
  const password = 'a-password-of-the-torture'
  const start = () => startEmbedded({ dataDir, password, settings: [`port=${port}`] })
  let server: EmbeddedServer = await start()
  const at = (database: string) => `postgres://app:${password}@127.0.0.1:${port}/${database}`
  await ensureDatabase(at('postgres'), 'app')
  const url = at('app')
  let starting: Promise<void> = Promise.resolve()
  return {
    url,
    end: async (how) => {
      if (how === 'SIGKILL') process.kill(server.pid(), 'SIGKILL')
      await server.stop()
      starting = wait(Math.random() * 2000).then(async () => {
        server = await start()
      })
    },
    back: async () => {
      await starting
      return untilAnswers(() => url)
    },
    stop: async () => {
      await starting
      await server.stop()
    },
  }
}
