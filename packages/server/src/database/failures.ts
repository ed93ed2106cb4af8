import { DrizzleQueryError } from 'drizzle-orm'

/** Failures of the database or the file store that neither the caller nor the code causes. */
export type Outage = 'unavailable' | 'storage_full'

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'STORE_UNAVAILABLE',
])

/**
 * Classes and codes of PostgreSQL for a server that is going, gone, coming, full of connections, or has become one that only
 * reads (after a failover): 08 connection, 53 resources, 57P0 shutdown, crash, start, 25P03 and 25P04 ended while it waited.
 */
const gone = /^(08|53|57P0|25P0[34]|25006)/

/** Messages of the driver for a lost connection without a code. */
const lostWords =
  /connection terminated|connection error and is not queryable|client was closed|timeout exceeded when trying to connect|timeout expired|query read timeout|after calling end on the pool/i

/** An error and what it was made from, outermost first. */
function* causes(error: unknown): Generator<Error> {
  const seen = new Set<unknown>()
  for (let current = error; current instanceof Error && !seen.has(current); current = current.cause) {
    seen.add(current)
    yield current
  }
}

/** Code of PostgreSQL or of the system behind an error, however deep libraries have wrapped it. */
export function errorCode(error: unknown): string | null {
  for (const { code } of causes(error) as Iterable<{ code?: unknown }>) if (typeof code === 'string') return code
  return null
}

/** Tells a database, disk or file store that is down from a bug; `null` for anything else. */
export function outageOf(error: unknown): Outage | null {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 'storage_full'
  if (code !== null && (unreachable.has(code) || gone.test(code))) return 'unavailable'
  return hasLostWords(error) ? 'unavailable' : null
}

/** A connection to the database could not be had. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('No connection to the database.', { cause })
  }
}

/** Whether it is the database that could not be reached or was lost, and not the file store or another host. */
export const isDatabaseLost = (error: unknown): boolean =>
  outageOf(error) === 'unavailable' && (hasLostWords(error) || [...causes(error)].some(isOfDatabase))

/** Whether it is the file store that could not be reached. */
export const isStoreLost = (error: unknown): boolean =>
  ([...causes(error)] as { code?: unknown }[]).some(({ code }) => code === 'STORE_UNAVAILABLE')

const isOfDatabase = (error: Error): boolean =>
  error instanceof NoConnection || error instanceof DrizzleQueryError || 'severity' in error

function hasLostWords(error: unknown): boolean {
  for (const { message } of causes(error)) if (lostWords.test(message)) return true
  return false
}

/** Codes of PostgreSQL for a transaction that was ended so that another one could go on: deadlock, and serialization. */
const concurrency = new Set(['40P01', '40001'])

/** Whether a transaction lost to another one that ran at the same time; nothing of it is stored, and it may be run again. */
export const isConcurrencyFailure = (error: unknown): boolean => concurrency.has(errorCode(error) ?? '')

/** Whether an insert or update met a row that is there already. */
export const isDuplicate = (error: unknown): boolean => errorCode(error) === '23505'
