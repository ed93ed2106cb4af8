import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { FileStore } from './store.ts'

/** An installation, as a bucket knows it. */
export interface Owner {
  /** Identifier that the database of the installation keeps. */
  installation: string
  /** Where that database is. */
  database: string
}

/** The place of a small text in a store that says which installation it belongs to. */
export interface Mark {
  read(): Promise<string | null>
  /** Writes it; with `onlyNew` nothing happens where there is one already, as far as the server knows that condition. */
  write(text: string, onlyNew: boolean): Promise<void>
}

/** The store belongs to somebody else; the message is the line for the operator. */
export class StoreOfAnother extends Error {}

const Written = z.object({ installation: z.string(), database: z.string(), since: z.string() })

/** A server that does not know the condition lets the last one win of those that claim at once; both have written by then. */
const settleMs = 1000

const textOf = (owner: Owner): string => JSON.stringify({ ...owner, since: new Date().toISOString() })

/** Who holds a store; `null` where nobody has claimed it. */
export async function holderOf(mark: Mark): Promise<(Owner & { since: string }) | null> {
  const text = await mark.read()
  if (text === null) return null
  try {
    return Written.parse(JSON.parse(text))
  } catch {
    throw new StoreOfAnother('The mark of its owner cannot be read')
  }
}

/**
 * Makes sure that a store belongs to this installation, claiming one that belongs to nobody.
 * @throws StoreOfAnother where it belongs to another one.
 */
export async function claim(mark: Mark, owner: Owner, settle = settleMs): Promise<void> {
  let holder = await holderOf(mark)
  if (!holder) {
    await mark.write(textOf(owner), true)
    await wait(settle)
    holder = await holderOf(mark)
  }
  if (!holder) throw new StoreOfAnother('The mark of its owner was not kept')
  const since = holder.since.slice(0, 10)
  if (holder.installation !== owner.installation)
    throw new StoreOfAnother(`It belongs to another installation (${holder.installation}, since ${since})`)
  if (holder.database !== owner.database)
    throw new StoreOfAnother(`It belongs to the database that this one is a copy of (since ${since})`)
}

/** Takes a store from whoever holds it. */
export const takeOver = (mark: Mark, owner: Owner): Promise<void> => mark.write(textOf(owner), false)

/** A store that looks whether it still belongs to this installation before it removes what no row of the database names. */
export const guarded = (store: FileStore, check: () => Promise<void>): FileStore => ({
  ...store,
  sweep: async (known, olderThanMs) => {
    await check()
    return store.sweep(known, olderThanMs)
  },
})
