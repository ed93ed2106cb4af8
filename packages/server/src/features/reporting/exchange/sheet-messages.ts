import type { Fill, readRows } from '@esrs/engine'

/** The task of the process that opens tables of strangers: reading one, or filling cells of it into a new file. */
export interface SheetTask {
  /** The file on disk. */
  path: string
  /** The sender's name for it. */
  name: string
  /** What is filled in, and the file that it is written to. */
  fill?: { cells: readonly Fill[]; to: string }
}

/** The one thing it tells. */
export type SheetMessage = ReturnType<typeof readRows>
