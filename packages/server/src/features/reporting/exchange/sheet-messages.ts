import type { Fill, FilledRow, PlacedQuestion } from '@esrs/engine'
import type { readRows, TableLimits } from '@esrs/engine/sheets'
import type { FileOnDisk } from '../../../files/encryption/file-on-disk.ts'

/** The task of the process that opens tables of strangers: reading one, finding its questions, or filling cells of it. */
export interface SheetTask {
  /** A file on disk, or its bytes. */
  file: FileOnDisk | Uint8Array
  /** The sender's name for it. */
  name: string
  /** What it may hold. */
  most: TableLimits
  /** What is filled in. */
  fill?: readonly Fill[]
  /** What questions are looked for: those of a year, and so many of them. */
  questions?: { year: number; most: number }
}

/** The questions of a table. */
export interface FoundQuestions {
  questions: PlacedQuestion[]
  isCsv: boolean
}

/** What it tells: rows in slices, each of the sheet that was named last, and at last how it ended. */
export type SheetMessage =
  | { sheet: string; separator: string | null }
  | { rows: FilledRow[] }
  | { ended: Extract<ReturnType<typeof readRows>, { ok: false }> | { ok: true } }
  | ({ ended: { ok: true } } & ({ filled: Uint8Array } | { found: FoundQuestions }))
