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

/** Messages of the child process: the bytes of the file in pieces, and the end of the file. */
export type MakingMessage = { kind: 'piece'; bytes: Uint8Array } | { kind: 'done' }
