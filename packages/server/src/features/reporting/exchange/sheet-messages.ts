import type { readRows } from '@esrs/engine'

/** What the process that reads a filled-in table is asked to do. */
export interface SheetTask {
  /** The file on disk. */
  path: string
  /** The sender's name for it. */
  name: string
}

/** The one thing it tells. */
export type SheetMessage = ReturnType<typeof readRows>
