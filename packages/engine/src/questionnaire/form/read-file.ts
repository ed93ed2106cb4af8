import type { UnreadableReason } from '../../reading/document.ts'
import { type FilledSheet, readRows } from '../../reading/rows.ts'
import { sniff } from '../../reading/sniff.ts'
import type { TableLimits } from '../../reading/table-limits.ts'
import { TooLarge } from '../../reading/too-large.ts'
import type { CellNames } from './read-template.ts'

/** The kinds of files that come as forms. */
export type FormKind = 'xlsx' | 'csv' | 'docx' | 'pdf'

export type FormFile =
  | { ok: true; kind: FormKind; sheets: FilledSheet[]; names?: CellNames }
  | { ok: false; reason: UnreadableReason; detail: string }

/** More rows than a form has that is no workbook. */
const refusedBeyond = (sheets: readonly FilledSheet[], most: TableLimits): void => {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  if (rows > most.rows) throw new TooLarge(`more than ${most.rows} rows`)
}

/**
 * Reads a file that somebody wants answered: a workbook, a CSV file, a Word file, or a PDF with fields.
 * @returns its sheets, or a typed reason why they cannot be read; a bad file never throws
 */
export async function readFormFile(bytes: Uint8Array, name: string, most: TableLimits): Promise<FormFile> {
  const sniffed = sniff(bytes, name)
  if (!sniffed.ok) return sniffed
  try {
    if (sniffed.format === 'docx') {
      const form = (await import('../word/read-word.ts')).readWord(bytes)
      if (!form) return { ok: false, reason: 'damaged', detail: 'no document inside' }
      refusedBeyond(form.sheets, most)
      return { ok: true, kind: 'docx', sheets: form.sheets }
    }
    if (sniffed.format === 'pdf') {
      const form = await (await import('../fields/read-fields.ts')).readPdfForm(bytes, name)
      if (!form.ok) return form
      refusedBeyond(form.sheets, most)
      return { ok: true, kind: 'pdf', sheets: form.sheets }
    }
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, reason: 'too_large', detail: error.message }
    return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
  }
  const read = readRows(bytes, name, most)
  return read.ok ? { ...read, kind: sniffed.format === 'csv' ? 'csv' : 'xlsx' } : read
}
