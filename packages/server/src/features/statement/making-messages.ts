import type { ReportFormat, StatementLanguage } from '@esrs/contract'

/** What the making process is asked for. */
export interface MakingTask {
  /** The statement as JSON. */
  statement: string
  format: Exclude<ReportFormat, 'sources'>
  language: StatementLanguage
}

/** What it tells: the bytes of the file, piece by piece, and that these were all. */
export type MakingMessage = { kind: 'piece'; bytes: Uint8Array } | { kind: 'done' }
