import { sql } from 'drizzle-orm'

/**
 * Connections to this database that wait for a lock of one of the kinds; tests share the server, and those of others wait for theirs. Whose
 * a connection is, is told by its locks, since `pg_stat_activity` stays as it was when a transaction first looked.
 */
export const waitingForLocks = (...kinds: string[]) =>
  sql`select from pg_locks waits where not granted and locktype in ${kinds} and exists (
    select from pg_locks own where own.pid = waits.pid
      and own.database = (select oid from pg_database where datname = current_database()))`
