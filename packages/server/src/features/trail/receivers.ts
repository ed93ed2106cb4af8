import type { Queries } from '../../database/tenant.ts'
import type { OutboundPolicy } from '../../outside/outbound-policy.ts'
import { OutsideRefused } from '../../outside/outside-fetch.ts'
import { openReceiver } from '../../trail/receiver-target.ts'
import { sendTrailOf } from '../../trail/send.ts'
import type { Sealing } from '../accounts/index.ts'
import {
  companiesToSend,
  findReceiver,
  holdsReceiver,
  noteFailing,
  noteSent,
  type ReceiverRow,
} from './receiver-store.ts'
import { type TellingParts, tellFailing } from './tell-failing.ts'

export interface ReceiverParts extends TellingParts {
  outbound: OutboundPolicy
  /** Encrypts the tokens of receivers, each for its company. */
  sealing: Sealing
  log: { warn(details: object, message: string): void }
}

/** Receivers that are spoken to at once: a slow one holds a connection to the database for as long as it takes. */
const atOnce = 2
/** Milliseconds for which one that failed is left alone. */
const rest = 60_000

/** A receiver as it was set. */
const nameOf = ({ companyId, setAt }: ReceiverRow): string => `${companyId} ${setAt.getTime()}`

/** The address of a receiver with what it needs. */
export const addressOf = ({ companyId, url, sealedToken, authority }: ReceiverRow, sealing: Sealing) => ({
  url: new URL(url),
  token: sealedToken === null ? null : sealing.open(companyId, sealedToken),
  authority,
})

/**
 * Sends on what the trails of companies with a receiver of their own have got since the last time. One that fails holds no other up: it is
 * noted, seen by the administrators of its company, told to them by mail where it lasts, and tried again after a while.
 */
export function createReceiving(parts: ReceiverParts): () => Promise<number> {
  const { db, clock } = parts
  /** When receivers that failed are tried again, by company and moment of setting: one that is set anew is tried at once. */
  const resting = new Map<string, number>()

  async function sendTo(row: ReceiverRow): Promise<number> {
    const { companyId } = row
    try {
      const target = openReceiver(addressOf(row, parts.sealing), parts.outbound)
      // One that was removed meanwhile, with its cursor, would get everything once more.
      // Its removal waits for the lot that is on its way, and must not wait for the ones after: it has locked the row by then.
      const isWanted = (queries: Queries) => holdsReceiver(queries, row)
      const sent = await sendTrailOf(db, target, companyId, isWanted)
      // Another process is at it, and will find out whether it works.
      if (sent === null) return 0
      resting.delete(nameOf(row))
      if (sent > 0 || row.failingSince) await noteSent(db, row, clock())
      return sent
    } catch (error) {
      resting.set(nameOf(row), clock().getTime() + rest)
      const failure = error instanceof OutsideRefused ? error.reason : 'unreachable'
      // Another process may have found it working since it was looked up.
      const failing = await noteFailing(db, row, failure, clock())
      parts.log.warn({ company: companyId, failure }, 'a trail could not be sent on to the receiver of its company')
      if (failing) await tellFailing(parts, failing)
      return 0
    }
  }

  return async () => {
    const due = await companiesToSend(db)
    let count = 0
    const next = async (): Promise<void> => {
      for (let id = due.shift(); id !== undefined; id = due.shift()) {
        const row = await findReceiver(db, id)
        if (row && (resting.get(nameOf(row)) ?? 0) <= clock().getTime()) count += await sendTo(row)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    return count
  }
}
