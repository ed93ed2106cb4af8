import pg from 'pg'
import { migrateDatabase, openDatabase } from '../../packages/server/src/database/pool.ts'
import { knownTables } from '../../packages/server/src/database/table-meanings.ts'
import { jobs } from '../../packages/server/src/features/app.ts'
import { openQueue } from '../../packages/server/src/jobs/queue.ts'

/** What cannot be moved, in one line for the operator. */
export class MoveError extends Error {}

/** The notes of a move that has not ended, in the database that it moves into. */
const notes = 'moving'
const rowsAtOnce = 100
/** Every value as the same text in every version of PostgreSQL. */
const asText = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`

export interface MovedTables {
  tables: number
  rows: number
}

/** What an installation has of its own and stays with it. */
const staying = knownTables.filter(({ moved }) => !moved).map(({ table }) => `'${table}'`)

/** Tables that hold what people did: all of the product, and of the queue its jobs. */
const tablesOf = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and ((n.nspname = 'public' and c.relname not in (${staying.join()})) or (n.nspname = 'jobs' and c.relname = 'job')) order by 1`

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  await client.query(asText)
  return client
}

/** Whether a process of the product has this database open. */
export async function isInUse(url: string): Promise<boolean> {
  const client = await open(url)
  try {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name like 'esrs-reporting%' limit 1`,
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}

/**
 * Prepares a database for a move from `source`: an empty one gets its tables, one in which such a move was broken off is gone on with.
 * Returns whether it was broken off.
 */
export async function prepare(url: string, source: string): Promise<boolean> {
  const client = await open(url)
  try {
    const begun = await client.query(`select to_regclass('${notes}.move') is not null as is_there`)
    const isResumed = (begun.rows as { is_there: boolean }[])[0]!.is_there
    if (isResumed) {
      const { rows } = await client.query<{ source: string }>(`select source from ${notes}.move`)
      if (rows[0]?.source !== source) throw new MoveError('The target holds the beginning of a move from elsewhere.')
    } else {
      const { rows } = await client.query(`select 1 from pg_tables where schemaname in ('public', 'jobs') limit 1`)
      if (rows.length > 0) throw new MoveError('The database of the target is not empty; nothing was changed.')
      await client.query(`
        begin;
        create schema ${notes};
        create table ${notes}.move (source text not null);
        create table ${notes}.tables (name text primary key, rows bigint not null, hash text not null);
        create table ${notes}.keys (on_table text not null, name text not null, definition text not null);
        insert into ${notes}.move values (${client.escapeLiteral(source)});
        commit`)
    }
    await migrateDatabase(url)
    const database = openDatabase(url, 1)
    const queue = await openQueue({ url, db: database.db, jobs, log: { error: () => {}, warn: () => {} } })
    await queue.stop(0)
    await database.close()
    return isResumed
  } finally {
    await client.end()
  }
}

/** Copies every row and compares each table with its source by number of rows and checksum. The source is only read. */
export async function moveTables(
  from: string,
  to: string,
  told: (name: string, rows: number) => void,
): Promise<MovedTables> {
  const [source, target] = [await open(from), await open(to)]
  try {
    // One moment of the source for all of it.
    await source.query('begin isolation level repeatable read, read only')
    const tables = await sameTables(source, target)
    await withoutForeignKeys(target)
    const done = await target.query<{ name: string }>(`select name from ${notes}.tables`)
    const isDone = new Set(done.rows.map(({ name }) => name))
    for (const name of tables) {
      if (isDone.has(name)) continue
      told(name, await moveTable(source, target, name))
    }
    await moveCounters(source, target)
    await withForeignKeys(target)
    return { tables: tables.length, rows: await compare(source, target, tables) }
  } finally {
    await source.end()
    await target.end()
  }
}

async function sameTables(source: pg.Client, target: pg.Client): Promise<string[]> {
  const [here, there] = await Promise.all(
    [source, target].map(async (client) => (await client.query<{ name: string; columns: string }>(tablesOf)).rows),
  )
  const written = (rows: typeof here) => JSON.stringify(rows)
  if (written(here) !== written(there))
    throw new MoveError('The source is of another version: start this version on it once, and move it then.')
  return here!.map(({ name }) => name)
}

/** Takes the foreign keys off, so that the order of tables does not matter; what they are is noted first. */
async function withoutForeignKeys(target: pg.Client): Promise<void> {
  await target.query(`
    begin;
    insert into ${notes}.keys
      select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace;
    do $$ declare one record; begin
      for one in select conrelid::regclass as on_table, conname from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
      loop execute format('alter table %s drop constraint %I', one.on_table, one.conname); end loop;
    end $$;
    commit`)
}

/** Puts them back, which compares every row with those that it names. */
async function withForeignKeys(target: pg.Client): Promise<void> {
  await target.query(`
    do $$ declare one record; begin
      for one in select * from ${notes}.keys
      loop execute format('alter table %s add constraint %I %s', one.on_table, one.name, one.definition); end loop;
      delete from ${notes}.keys;
    end $$`)
}

/** A table in one transaction: after a break it is there wholly or not at all. */
async function moveTable(source: pg.Client, target: pg.Client, name: string): Promise<number> {
  await target.query('begin')
  await source.query(`declare every_row no scroll cursor for select t::text as row from ${name} t`)
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${rowsAtOnce} from every_row`)
    if (rows.length === 0) break
    await target.query(
      `insert into ${name} overriding system value
       select (one.r).* from (select unnest($1::text[])::${name} as r offset 0) one`,
      [rows.map(({ row }) => row)],
    )
  }
  await source.query('close every_row')
  const [here, there] = [await sumOf(source, name), await sumOf(target, name)]
  if (here.hash !== there.hash || here.rows !== there.rows)
    throw new MoveError(`${name} is not the same after it was copied (${here.rows} rows, ${there.rows} rows).`)
  await target.query(`insert into ${notes}.tables values ($1, $2, $3)`, [name, there.rows, there.hash])
  await target.query('commit')
  return there.rows
}

async function sumOf(client: pg.Client, name: string): Promise<{ rows: number; hash: string }> {
  const { rows } = await client.query<{ rows: string; hash: string }>(
    `select count(*) as rows, coalesce(md5(string_agg(one, '' order by one collate "C")), '') as hash
       from (select md5(t::text) as one from ${name} t) every_row`,
  )
  return { rows: Number(rows[0]!.rows), hash: rows[0]!.hash }
}

/** Numbers that are given in turn go on where they were. */
async function moveCounters(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value
       from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  for (const { name, value } of rows) await target.query('select setval($1, $2)', [name, value])
}

/** All tables once more, against the source as it is: those of an earlier run may have been followed by changes. */
async function compare(source: pg.Client, target: pg.Client, tables: string[]): Promise<number> {
  let rows = 0
  for (const name of tables) {
    const [here, there] = [await sumOf(source, name), await sumOf(target, name)]
    if (here.hash !== there.hash)
      throw new MoveError(`${name} of the source has changed since the move began; empty the target and begin again.`)
    rows += there.rows
  }
  return rows
}

/** Takes the notes away: the database is an installation from now on. */
export async function finish(url: string): Promise<void> {
  const client = await open(url)
  try {
    await client.query(`drop schema ${notes} cascade`)
  } finally {
    await client.end()
  }
}
