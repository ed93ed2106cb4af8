import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { type KnownTable, knownTables } from '../database/table-meanings.ts'

/** A kept file, as the row that names it says it. */
export interface KeptFile {
  name: string
  hash: string
  size: number
  title: string
}

interface Column {
  name: string
  type: string
  isNeeded: boolean
  hasDefault: boolean
}

/** A column that names a row of another table. */
interface Reference {
  column: string
  table: string
  target: string
}

type StoredRow = Record<string, unknown>

/** What the comparison of rows and files asks of tables whose rows are made here. */
const sound: Record<string, StoredRow> = {
  issued_statements: { statement: '{}', hash: createHash('sha256').update('{}').digest('hex') },
  signed_assessments: { hash: createHash('sha256').update('{}').digest('hex') },
  statement_files: { state: 'done' },
  findings: { shown: false },
}

/** Far enough away that nothing of it has run out. */
const later = new Date(Date.now() + 30 * 86_400_000).toISOString()

function valueFor(type: string): unknown {
  if (type.endsWith('[]')) return '{}'
  if (type === 'uuid') return randomUUID()
  if (type === 'boolean') return false
  if (type === 'date') return later.slice(0, 10)
  if (type.startsWith('timestamp')) return later
  if (type === 'jsonb' || type === 'json') return '{}'
  if (/^(smallint|integer|bigint|numeric|real|double precision)/.test(type)) return 1
  return 'x'
}

/**
 * Gives a company a row in every table of the database that has none of it, whatever the table is: in columns that need a value one of
 * their type, in those that name or hold a file a file. A person and a session are always made, so that whoever is signed in stays
 * as they are.
 */
export async function fillEveryTable(
  url: string,
  companyId: string,
  { kept, bytes }: { kept: (table: string) => Promise<KeptFile>; bytes: Buffer },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const made = new Map<string, StoredRow>()
  const begun = new Set<string>()

  const columnsOf = async (table: string) =>
    (
      await client.query<Column>(
        `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isNeeded",
           (a.atthasdef or a.attidentity <> '') as "hasDefault"
         from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
        [table],
      )
    ).rows
  const referencesOf = async (table: string) =>
    (
      await client.query<Reference>(
        `select a.attname as column, k.confrelid::regclass::text as table, t.attname as target
         from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
         join pg_attribute t on t.attrelid = k.confrelid and t.attnum = k.confkey[1]
         where k.contype = 'f' and k.conrelid = $1::regclass and array_length(k.conkey, 1) = 1`,
        [table],
      )
    ).rows

  async function rowOf(known: KnownTable): Promise<StoredRow> {
    const { table, owner, stored, bytes: held } = known
    const earlier = made.get(table)
    if (earlier) return earlier
    if (begun.has(table)) throw new Error(`Rows of ${table} need each other.`)
    begun.add(table)
    const isAlwaysMade = table === 'users' || table === 'sessions'
    const { rows } = await client.query<StoredRow>(
      `select * from "${table}" ${owner ? `where "${owner}" = '${companyId}'` : ''} limit 1`,
    )
    if (rows[0] && !isAlwaysMade && !held) return keep(table, rows[0])
    const [columns, references] = [await columnsOf(table), await referencesOf(table)]
    const row: StoredRow = {}
    for (const { name, type, isNeeded, hasDefault } of columns) {
      if (name === owner) row[name] = companyId
      else if (isNeeded && !hasDefault) row[name] = await needed(name, type, references)
    }
    if (stored) {
      const file = await kept(table)
      Object.assign(row, { [stored.name]: file.name, [stored.hash]: file.hash, [stored.size]: file.size })
      row[stored.title] = file.title
    }
    if (held) Object.assign(row, { [held.content]: bytes, [held.title]: 'held.bin' })
    Object.assign(row, sound[table])
    const names = Object.keys(row)
    const inserted = await client.query<StoredRow>(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning *`,
      Object.values(row),
    )
    return keep(table, inserted.rows[0]!)
  }

  async function needed(name: string, type: string, references: Reference[]): Promise<unknown> {
    const reference = references.find(({ column }) => column === name)
    if (!reference) return valueFor(type)
    const held = knownTables.find(({ table }) => table === reference.table)
    if (!held) throw new Error(`Nothing says what becomes of rows of ${reference.table}.`)
    return (await rowOf(held))[reference.target]
  }

  function keep(table: string, row: StoredRow): StoredRow {
    made.set(table, row)
    return row
  }

  try {
    // Whoever is named by other rows is there before them.
    const first = ['users', 'sessions'].map((name) => knownTables.find(({ table }) => table === name)!)
    for (const held of [...first, ...knownTables]) await rowOf(held)
  } finally {
    await client.end()
  }
}
