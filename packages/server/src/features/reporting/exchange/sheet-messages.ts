import type {
  AddedSheet,
  Fill,
  FilledRow,
  GivenColumns,
  LeftOut,
  NamedAnswer,
  PlacedQuestion,
  SheetLayout,
} from '@esrs/engine'
import type { FormKind, readRows, TableLimits } from '@esrs/engine/sheets'
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
  /** A sheet that is added behind the others, where it is filled. */
  added?: AddedSheet | null
  /** What the named cells of an official template are filled with. */
  named?: readonly NamedAnswer[]
  /** What questions are looked for. */
  questions?: QuestionsWanted & { most: number }
}

/** What questions are looked for: those of a year, in the columns that people said. */
export interface QuestionsWanted {
  year: number
  /** How sheets of this file are read, by their number. */
  said: readonly (readonly [number, GivenColumns])[]
  /** How sheets of earlier files were read, by the fingerprint of their heads. */
  known: readonly (readonly [string, GivenColumns])[]
}

/** The questions of a table, how its columns were understood, and what was left out. */
export interface FoundQuestions {
  questions: PlacedQuestion[]
  kind: FormKind
  sheets: SheetLayout[]
  left: LeftOut[]
  leftCount: number
}

/** What it tells: rows in slices, each of the sheet that was named last, and at last how it ended. */
export type SheetMessage =
  | { sheet: string; separator: string | null }
  | { rows: FilledRow[] }
  | { ended: Extract<ReturnType<typeof readRows>, { ok: false }> | { ok: true } }
  | ({ ended: { ok: true } } & ({ filled: Uint8Array } | { found: FoundQuestions }))
