import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeDurably } from './files/durable.ts'

const Secrets = z.object({ jwt: z.string().min(32), cookie: z.string().min(32), database: z.string().min(32) })

/** Keys that sign tokens, and the password of the embedded database. */
export type Secrets = z.infer<typeof Secrets>

/** Reads the secrets of a data folder, making them the first time; readable by the owner only. */
export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  if (fs.existsSync(file)) {
    const parsed = Secrets.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')))
    if (!parsed.success) throw new Error(`${file} is damaged; restore it from a backup.`)
    return parsed.data
  }
  return writeSecrets(dataDir, { jwt: make(), cookie: make() })
}

const make = (): string => randomBytes(32).toString('base64url')

/** Writes the secrets of a data folder that has none, with a new password for its database. */
export function writeSecrets(dataDir: string, keys: Pick<Secrets, 'jwt' | 'cookie'>): Secrets {
  const secrets = { ...keys, database: make() }
  writeDurably(path.join(dataDir, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}
