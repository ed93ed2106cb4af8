import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { currentAction, entryOf } from './action.ts'
import type { Queries } from './tenant.ts'
import { contentOf, type Entry } from './trail-entry.ts'

/** Rows that go in at the end of a transaction, so that the trail of the company is held for a moment only. */
interface Open {
  entries: Entry[]
  isOver: boolean
}
const opened = new AsyncLocalStorage<Open>()

/** Adds a row to the trail: at the end of the open transaction, or at once where there is none. */
export async function addToTrail(db: Queries, entry: Entry): Promise<void> {
  const open = opened.getStore()
  if (open && !open.isOver) {
    open.entries.push(entry)
    return
  }
  await insert(db, entry, false)
  const action = currentAction()
  if (action) action.row = 'kept'
}

/**
 * Runs a transaction that ends with what belongs into the trail: what was recorded in it, or else the row of the action, where this is
 * the first that changes something.
 */
export function withTrail<T>(run: (finish: (db: Queries) => Promise<void>) => Promise<T>): Promise<T> {
  const open: Open = { entries: [], isOver: false }
  return opened.run(open, async () => {
    const action = currentAction()
    const named = action?.objects.length ?? 0
    let isBringing = false
    let isKept = false
    try {
      return await run(async (db) => {
        open.isOver = true
        // Whoever holds two trails takes them in one order.
        open.entries.sort((a, b) => (a.companyId < b.companyId ? -1 : 1))
        for (const entry of open.entries) await insert(db, entry, false)
        isKept = open.entries.length > 0
        if (isKept || action?.row !== 'none') return
        const entry = entryOf(action)
        if (!entry) return
        isBringing = true
        action.row = 'coming'
        isKept = await insert(db, entry, true)
      })
    } catch (error) {
      isKept = false
      // What was made in it is not there.
      action?.objects.splice(named)
      throw error
    } finally {
      if (action && isKept) action.row = 'kept'
      else if (action && isBringing) action.row = 'none'
    }
  })
}

/** Whether a transaction is open around the code. */
export const isInTransaction = (): boolean => opened.getStore()?.isOver === false

/** Whether a statement outside of a transaction would be the first with which the action changes something. */
export function isFirstChange(text: string): boolean {
  const action = currentAction()
  return action?.kind != null && action.row === 'none' && !isInTransaction() && changing.test(text)
}

const changing = /^\s*(?:insert|update|delete|with\b[^;]*\b(?:insert into|update|delete from))\b/i

/** Whether it is there; with `onlyIfChanged` it is not where the transaction has changed nothing. */
async function insert(db: Queries, entry: Entry, onlyIfChanged: boolean): Promise<boolean> {
  const { rows } = await db.execute<{ number: string | null }>(
    sql`select add_to_trail(${contentOf(entry)}, ${onlyIfChanged}) as number`,
  )
  return rows[0]?.number != null
}
