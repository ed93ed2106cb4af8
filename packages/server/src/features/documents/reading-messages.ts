import type { Analysis, Teaching, UnreadableReason, Utterance } from '@esrs/engine'
import type { StoredNote } from '../../database/schema/documents.ts'
import type { FileOnDisk } from '../../files/encryption/file-on-disk.ts'

/** Tells the reading process to get ready for a task that has not come yet. */
export interface WarmUp {
  /** Files of ours on disk to read for practice. */
  warmUp: string[]
}

/** The tasks of the reading process, one at a time. */
export interface ReadingTask {
  file: FileOnDisk
  /** The sender's name for it. */
  name: string
  /** Financial year the company reports on. */
  reportingYear: number
  /** Teachings: decisions on the statements of earlier documents. */
  taught: Teaching[]
  /** Pages of the file that text recognition reads, at most. */
  ocrMaxPages: number
  /** What becomes of pictures on its pages of text: left for later, or only what they add is told. */
  pictures: 'later' | 'added'
  /** The transcript of a recording, where there is one already. */
  transcript?: Utterance[] | undefined
}

/** Facts about a file as a whole, from reading it. */
export interface ReadFacts {
  language: string
  wordCount: number
  pageCount: number
  notes: StoredNote[]
  /** Pages with pictures that are left for later. */
  picturesLater?: number[] | undefined
}

/**
 * Messages of the reading process, in this order: that it begins, progress any number of times, then pages, that it analyses any
 * number of times, then its one end; last that it is done.
 */
export type ReadingMessage =
  | { kind: 'begun' }
  | { kind: 'progress'; done: number; total: number; activity: 'reading' | 'recognising' }
  /** Rows of pages as JSON text: whoever passes them on to the database need not look into them. */
  | { kind: 'pages'; rows: string }
  | { kind: 'read'; facts: ReadFacts }
  /** The analysis goes on. */
  | { kind: 'analysing' }
  /** What is kept of pages for looking things up, as JSON text too. */
  | { kind: 'index'; rows: string }
  /** `null` where pictures were to add to a document and no page says anything else than before. */
  | { kind: 'analysed'; analysis: Analysis | null }
  | { kind: 'unreadable'; reason: UnreadableReason }
  /** With its resident memory. */
  | { kind: 'done'; bytes: number }
