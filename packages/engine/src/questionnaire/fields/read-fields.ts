import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf } from '../../reading/pdf/open.ts'
import { mostPages } from '../../reading/pdf/pdf.ts'
import { read } from '../../reading/read.ts'
import type { FilledCell, FilledRow, FilledSheet } from '../../reading/rows.ts'
import { TooLarge } from '../../reading/too-large.ts'
import { asks } from '../word/flow.ts'
import { formWords } from '../words.ts'
import { type Field, type FieldSlot, fieldsOf, languageOfTexts, piecesOf } from './fields-of-page.ts'
import { labelled } from './labels.ts'

/** A PDF form as sheets, one for each page with fields, and for each place of an answer on them its fields. */
export interface PdfForm {
  sheets: FilledSheet[]
  /** By sheet, row and column. */
  slots: Map<string, FieldSlot>
}

/** Most pages with fields, and most fields of all of them. */
const [mostFormPages, mostFields] = [200, 3_000]

const cell = (text: string): FilledCell | null => (text === '' ? null : { kind: 'text', text })

/** The form of an opened PDF; without sheets where it has no fields that can be filled. */
export async function formOfPdf(file: PDFDocumentProxy): Promise<PdfForm> {
  const form: PdfForm = { sheets: [], slots: new Map() }
  if (file.numPages > mostPages) throw new TooLarge(`${file.numPages} pages`)
  let count = 0
  for (let number = 1; number <= Math.min(file.numPages, mostFormPages); number++) {
    const page = await file.getPage(number)
    const fields: Field[] = await fieldsOf(page)
    count += fields.length
    if (count > mostFields) throw new TooLarge(`more than ${mostFields} fields`)
    const pieces = fields.length > 0 ? await piecesOf(page) : []
    page.cleanup()
    if (fields.length === 0) continue
    const language = languageOfTexts(pieces)
    const sheet = form.sheets.length
    const choices: NonNullable<FilledSheet['placed']>['choices'] = []
    const rows: FilledRow[] = []
    for (const { section, text, unit, slot, answer, options } of labelled(fields, pieces)) {
      const row = rows.length + 1
      form.slots.set(`${sheet} ${row} 2`, slot)
      if (options.length > 0) choices.push({ row, column: 2, options })
      rows.push({ number: row, cells: [cell(section), cell(text), cell(answer), cell(unit)] })
    }
    const name = `${formWords(language).page} ${number}`
    form.sheets.push({ name, rows, merged: [], separator: null, placed: { kind: 'flow', choices } })
  }
  return form
}

/**
 * Reads a PDF as a form: its fields with the words beside them. A file without fields gives the questions of its text, and nothing can
 * be written into it.
 * @throws Error where the file is damaged or protected; TooLarge
 */
export async function readPdfForm(
  bytes: Uint8Array,
  name: string,
): Promise<
  { ok: true; sheets: FilledSheet[] } | { ok: false; reason: 'password_protected' | 'damaged'; detail: string }
> {
  const opened = await openPdf(bytes.slice())
  if (!opened.ok)
    return {
      ok: false,
      reason: opened.reason === 'password_protected' ? opened.reason : 'damaged',
      detail: opened.detail,
    }
  try {
    const { sheets } = await formOfPdf(opened.file)
    if (sheets.length > 0) return { ok: true, sheets }
  } finally {
    await opened.close()
  }
  return { ok: true, sheets: await listedQuestions(bytes, name) }
}

/** The questions of the text of a PDF without fields, page by page. */
async function listedQuestions(bytes: Uint8Array, name: string): Promise<FilledSheet[]> {
  const result = await read(bytes, name, { ocrMaxPages: 0, picturesLater: true })
  if (!result.ok) return []
  const words = formWords(result.document.language === 'de' ? 'de' : 'en')
  return result.document.pages.flatMap(({ number, blocks, tables }): FilledSheet[] => {
    const inTables = tables.flatMap(({ cells }) => cells.map(({ text, start }) => ({ text, start })))
    const all = [...blocks, ...inTables].sort((a, b) => a.start - b.start)
    const asked = [...new Set(all.map(({ text }) => text.replace(/\s+/g, ' ').trim()))].filter(asks)
    const rows = asked.map((text, index) => ({ number: index + 1, cells: [null, cell(text)] }))
    if (rows.length === 0) return []
    return [
      { name: `${words.page} ${number}`, rows, merged: [], separator: null, placed: { kind: 'listed', choices: [] } },
    ]
  })
}
