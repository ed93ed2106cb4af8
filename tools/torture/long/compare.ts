import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { openFolder } from '../../../scripts/data-folder.ts'

/** What a data folder at rest holds: rows by table and files by path, each as a number that differs where the content does. */
export interface Holdings {
  tables: Map<string, { rows: number; hash: string }>
  files: Map<string, string>
}

/** What is not compared: of the database's own files only the rows count, and its log goes on. */
const without = /^(postgres|postgres\.log|files\/(arriving|borrowed))(\/|$)/

/** Reads everything in a data folder on which nothing runs. */
export async function holdingsOf(dataDir: string): Promise<Holdings> {
  return { tables: await tablesOf(dataDir), files: await filesOf(dataDir) }
}

async function tablesOf(dataDir: string): Promise<Holdings['tables']> {
  const folder = await openFolder(dataDir)
  const client = new pg.Client({ connectionString: folder.url('app') })
  try {
    await client.connect()
    const { rows: names } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')
          -- A restored copy is another installation.
          and tablename <> 'installation' order by 1`,
    )
    const tables: Holdings['tables'] = new Map()
    for (const { name } of names) {
      const { rows } = await client.query<{ rows: string; hash: string }>(
        `select count(*) as rows, coalesce(md5(string_agg(one, '' order by one)), '') as hash
           from (select md5(t::text) as one from ${name} t) all_rows`,
      )
      tables.set(name, { rows: Number(rows[0]!.rows), hash: rows[0]!.hash })
    }
    return tables
  } finally {
    await client.end()
    await folder.close()
  }
}

async function filesOf(dataDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const entry of fs.readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const name = path.relative(dataDir, path.join(entry.parentPath, entry.name))
    if (!entry.isFile() || without.test(name)) continue
    const hash = createHash('sha256')
    await pipeline(fs.createReadStream(path.join(dataDir, name)), hash)
    files.set(name, hash.digest('hex'))
  }
  return files
}

/** What differs between two holdings, one line each. */
export function differences(one: Holdings, other: Holdings): string[] {
  const found: string[] = []
  for (const name of new Set([...one.tables.keys(), ...other.tables.keys()])) {
    const [a, b] = [one.tables.get(name), other.tables.get(name)]
    if (a?.hash !== b?.hash || a?.rows !== b?.rows)
      found.push(`${name}: ${a?.rows ?? 'no'} rows and ${b?.rows ?? 'no'} rows`)
  }
  for (const name of new Set([...one.files.keys(), ...other.files.keys()]))
    if (one.files.get(name) !== other.files.get(name)) found.push(`the file ${name}`)
  return found
}
