import type { Fill } from '@esrs/engine'
import type { readRows } from '@esrs/engine/sheets'
import type { FileOnDisk } from '../../../files/encryption/file-on-disk.ts'

/** The task of the process that opens tables of strangers: reading one, or filling cells of it. */
export interface SheetTask {
  /** A file on disk, or its bytes. */
  file: FileOnDisk | Uint8Array
  /** The sender's name for it. */
  name: string
  /** What is filled in. */
  fill?: readonly Fill[]
}

/** The one thing it tells. */
export type SheetMessage = ReturnType<typeof readRows> | { ok: true; sheets: []; filled: Uint8Array }
