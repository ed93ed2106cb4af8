import { Readable } from 'node:stream'
import type { Language } from '@esrs/contract'
import type { Download } from '../http/serve.ts'
import { csvOf } from './csv.ts'
import type { Table, TableFormat } from './table.ts'
import { workbookOf } from './workbook.ts'

/**
 * Tables as a file: a workbook with a sheet for each, or the first of them as CSV.
 * @param name the file's name without its ending
 */
export function tableFile(
  tables: readonly [Table, ...Table[]],
  format: TableFormat,
  name: string,
  language: Language,
): Download {
  const isCsv = format === 'csv'
  return {
    stream: Readable.from(isCsv ? csvOf(tables[0], language) : workbookOf(tables), { objectMode: false }),
    size: null,
    name: `${name}.${format}`,
    mimeType: isCsv ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}
