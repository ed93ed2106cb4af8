import type { ReportFormat, StatementLanguage } from '@esrs/contract'
import type { TableBook } from '@esrs/reports'

/** What the making process is asked for: a file of a statement, or tables as a PDF. */
export type MakingTask =
  | {
      /** The statement as JSON. */
      statement: string
      format: Exclude<ReportFormat, 'sources'>
      language: StatementLanguage
    }
  | { tables: TableBook; language: StatementLanguage }

/** What it tells: the bytes of the file, piece by piece, and that these were all. */
export type MakingMessage = { kind: 'piece'; bytes: Uint8Array } | { kind: 'done' }
