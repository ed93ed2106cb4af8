/** Why the database or the file store could not do what was asked, when that is nobody's mistake. */
export type Outage = 'unavailable' | 'storage_full'

const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  'STORE_UNAVAILABLE',
])

/** Code of PostgreSQL or of the system behind an error, however deep libraries have wrapped it. */
export function errorCode(error: unknown): string | null {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code } = current as { code?: unknown }
    if (typeof code === 'string') return code
  }
  return null
}

/** Tells a database, disk or file store that is down from a bug; `null` for anything else. */
export function outageOf(error: unknown): Outage | null {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 'storage_full'
  if (code !== null && (unreachable.has(code) || /^(08|57P0|53)/.test(code))) return 'unavailable'
  for (let current = error; current instanceof Error; current = current.cause)
    if (/connection terminated|timeout exceeded when trying to connect|Query read timeout/i.test(current.message))
      return 'unavailable'
  return null
}

/** Whether an insert or update met a row that is there already. */
export const isDuplicate = (error: unknown): boolean => errorCode(error) === '23505'
