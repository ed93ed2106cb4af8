import { sql } from 'drizzle-orm'

/** Connections of this database that wait for a lock of one of the kinds; tests share the server, and those of others wait for theirs. */
export const waitingForLocks = (...kinds: string[]) =>
  sql`select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database() and locktype in ${kinds}`
