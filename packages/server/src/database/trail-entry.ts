import type { SecurityEventName, TrailActor, TrailKind, TrailOutcome } from '@esrs/contract'
import { canonical, sha256 } from '../canonical.ts'

/** A row of the trail before it has its place in the chain. What is not said is left out. */
export interface Entry {
  companyId: string
  at: Date
  call: string
  kind: TrailKind
  event?: SecurityEventName | null
  outcome: TrailOutcome
  code?: string | null
  actor: TrailActor
  by?: string | null
  via?: string | null
  about?: string | null
  objects: readonly string[]
  reason?: string | null
  host?: string | null
  address?: string | null
  requestId?: string | null
}

/**
 * The canonical form of an entry: JSON by the names of the columns, without what is empty, so that a column which is added later
 * changes the hash of no older row.
 */
export function contentOf(entry: Entry): string {
  const { companyId, at, by, about, objects, requestId, ...others } = entry
  const { call, kind, event, outcome, code, actor, via, reason, host, address } = others
  const named = { call, kind, event, outcome, code, actor, via, reason, host, address }
  const all = {
    ...named,
    company_id: companyId,
    at: at.toISOString(),
    by_user: by,
    about_user: about,
    objects: objects.length > 0 ? objects : null,
    request_id: requestId,
  }
  return canonical(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined)))
}

/** What the first row of a trail follows. */
export const beginning = '0'.repeat(64)

/** The hash of a row; the database makes the same when it takes one. */
export const hashOf = (previous: string, number: number, content: string): string =>
  sha256(`${previous} ${number} ${content}`)

/** A row as a line of JSON: its canonical form with its place in the chain, from which anybody can compute the hashes again. */
export const lineOf = (row: Entry & { number: number; previous: string; hash: string }): string =>
  canonical({
    ...(JSON.parse(contentOf(row)) as object),
    number: row.number,
    previous: row.previous,
    hash: row.hash,
  })
