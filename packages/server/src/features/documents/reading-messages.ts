import type { Analysis, UnreadableReason } from '@esrs/engine'
import type { StoredPage } from './store.ts'

/** What the reading process is asked to do, as its only argument. */
export interface ReadingTask {
  /** The file on disk. */
  path: string
  /** The sender's name for it. */
  name: string
  /** Financial year the company reports on. */
  reportingYear: number
}

/** What the reading process tells, in this order: progress any number of times, then pages, then its one end. */
export type ReadingMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'pages'; pages: StoredPage[] }
  | { kind: 'read'; language: string; wordCount: number }
  | { kind: 'analysed'; analysis: Analysis }
  | { kind: 'unreadable'; reason: UnreadableReason }
