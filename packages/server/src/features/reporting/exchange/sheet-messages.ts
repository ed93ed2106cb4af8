import type { readRows } from '@esrs/engine'

/** The task of the process that reads a filled-in table. */
export interface SheetTask {
  /** The file on disk. */
  path: string
  /** The sender's name for it. */
  name: string
}

/** The one thing it tells. */
export type SheetMessage = ReturnType<typeof readRows>
