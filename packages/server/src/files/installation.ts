import { sql } from 'drizzle-orm'
import type { Queries } from '../database/tenant.ts'
import type { Owner } from './owner.ts'

/**
 * Which installation this process belongs to: the identifier that its database keeps, and the database itself, by its server and
 * its number there, so that a copy in another place is told from the first. A standby that takes over has both of the first.
 */
export async function readOwner(db: Queries): Promise<Owner> {
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, (select system_identifier from pg_control_system()) || '/' || d.oid as place
      from installation, pg_database d where d.datname = current_database()`)
  const [row] = rows
  if (!row) throw new Error('The database does not say which installation it is of; the table installation is empty.')
  return { installation: row.id, database: row.place }
}

/** Ends a start on a database into which an installation is still being moved. */
export async function refuseHalfMoved(db: Queries): Promise<void> {
  const { rows } = await db.execute<{ begun: boolean }>(sql`select to_regclass('moving.move') is not null as begun`)
  if (rows[0]?.begun)
    throw new Error('A move into this database has not ended: run npm run admin -- move again, or empty the database.')
}

/** Makes a copy an installation of its own: what belongs to the first, such as its bucket, is then not taken for the copy's. */
export async function becomeAnother(db: Queries): Promise<void> {
  await db.execute(sql`update installation set id = gen_random_uuid(), since = now()`)
}
