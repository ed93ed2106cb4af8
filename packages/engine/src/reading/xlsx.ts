import { type CellObject, read as readWorkbook, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { cleanText, oneLine } from './clean-text.ts'
import type { Page, ReadingNote } from './document.ts'
import type { FormatResult, Reading } from './format-reader.ts'
import { Formulas, type Held } from './formulas.ts'
import { namedCells } from './named-cells.ts'
import { type SheetCell, sheetPage } from './sheet.ts'
import { struckFormats, stylesPart, textsPart, withoutStruck } from './strike.ts'
import { TooLarge } from './too-large.ts'
import { Archive } from './zip.ts'

// The library gives its number formats without types.
const formats = SSF as {
  is_date(format: string): boolean
  format(format: string, value: number): string
  parse_date_code(serial: number): { y: number; m: number; d: number } | null
}

/** Most cells that are read of one workbook. */
export const mostCells = 300_000

/** Most values that a workbook may store, hidden ones included: the parser takes its time for those as well. */
const mostStored = 2 * mostCells

/** Parts of a workbook that hold what is read; pictures, embedded files and links to other files are left packed. */
export const wanted =
  /^(?:\[content_types\]\.xml|_rels\/.*|xl\/(?!media|embeddings|externallinks|drawings|charts|printersettings|vba).*)$/i

const sheetPart = /^xl\/worksheets\//i

/**
 * Reads a workbook: each visible sheet that holds something is a page. The stored results of formulas are read; of those that were
 * stored without one simple ones are computed. What is struck through is left out.
 */
export async function readXlsx(bytes: Uint8Array, reading: Reading): Promise<FormatResult> {
  const sound = soundWorkbook(bytes, true)
  return sound.ok ? readWorkbookFile(sound.bytes, reading, sound.hasOpenFormulas) : sound
}

/**
 * A workbook of nothing but sound parts that are read: the parser does not come back from some broken ones.
 * @param asSeen without what is struck through
 */
export function soundWorkbook(
  bytes: Uint8Array,
  asSeen = false,
): { ok: true; bytes: Uint8Array; hasOpenFormulas: boolean } | { ok: false; reason: 'damaged'; detail: string } {
  const archive = new Archive(bytes)
  const parts: Record<string, Uint8Array> = {}
  let stored = 0
  for (const name of archive.names) {
    if (!wanted.test(name) || name.endsWith('/')) continue
    const part = archive.part(name)
    if (!part) return { ok: false, reason: 'damaged', detail: `${name} cannot be unpacked` }
    if (sheetPart.test(name)) stored += valuesIn(part)
    if (stored > mostStored) throw new TooLarge(`more than ${mostStored} values`)
    parts[name] = withoutEntities(part)
  }
  const names = Object.keys(parts)
  const sheets = names.filter((name) => sheetPart.test(name))
  const hasOpenFormulas = sheets.some((name) => holdsOpenFormula(parts[name] as Uint8Array))
  if (asSeen) {
    const struck = struckFormats(parts[names.find((name) => stylesPart.test(name)) ?? ''])
    for (const name of names.filter((one) => textsPart.test(one)))
      parts[name] = withoutStruck(parts[name] as Uint8Array, struck)
  }
  return { ok: true, bytes: zipSync(parts, { level: 0 }), hasOpenFormulas }
}

/** Whether a sheet holds a formula without a result, as far as a look tells. */
function holdsOpenFormula(part: Uint8Array): boolean {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  return ['</f></c>', '/></c>', '<v></v>'].some((end) => bytes.includes(end)) && bytes.includes('<f')
}

/** How many values a sheet stores. */
function valuesIn(part: Uint8Array): number {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  let count = 0
  for (const end of ['</v>', '</is>'])
    for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + end.length)) count++
  return count
}

/** What a file defines on its own is nothing; no office program defines anything, and the parser would show the names. */
function withoutEntities(part: Uint8Array): Uint8Array {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  if (!bytes.includes('<!ENTITY')) return part
  const text = bytes.toString('latin1').replace(/&(?!(?:lt|gt|amp|quot|apos|#\w{1,8});)\w{1,80};/g, '')
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/**
 * Reads a workbook of any age whose container is sound.
 * @param hasOpenFormulas whether formulas are to be looked at, for those without a result
 */
export async function readWorkbookFile(
  bytes: Uint8Array,
  { onProgress }: Reading,
  hasOpenFormulas = false,
): Promise<FormatResult> {
  // Parts are stored as they are by now, and a template has names for its cells.
  const isTemplate = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('name="template_')
  const workbook = readWorkbook(bytes, {
    type: 'array',
    cellFormula: hasOpenFormulas || isTemplate,
    cellHTML: false,
    cellNF: true,
    // Hidden rows and columns are read only together with styles.
    cellStyles: true,
    // The dimension a sheet claims may be the whole grid; only cells that exist count.
    nodim: true,
  })
  const pages: Page[] = []
  const bySheet = new Map<string, { page: Page; cells: readonly SheetCell[] }>()
  const damaged: number[] = []
  let left = mostCells
  const names = workbook.SheetNames
  const open = hasOpenFormulas ? compute(workbook) : 0
  names.forEach((name, index) => {
    const sheet = workbook.Sheets[name]
    if (sheet && !workbook.Workbook?.Sheets?.[index]?.Hidden) {
      // One sheet that cannot be read leaves the others.
      try {
        const cells = cellsOf(sheet, left)
        left -= cells.length
        if (cells.length > 0) {
          const page = sheetPage(pages.length + 1, cleanText(name), cells)
          pages.push(page)
          bySheet.set(name, { page, cells })
        }
      } catch (error) {
        if (error instanceof TooLarge) throw error
        damaged.push(index + 1)
      }
    }
    onProgress(index + 1, names.length, 'reading')
  })
  if (left <= 0) return { ok: false, reason: 'too_large', detail: `more than ${mostCells} cells` }
  if (damaged.length > 0 && pages.length === 0) return { ok: false, reason: 'damaged', detail: 'no sheet can be read' }
  const notes: ReadingNote[] = damaged.length > 0 ? [{ kind: 'damaged_pages', pages: damaged }] : []
  if (open > 0) notes.push({ kind: 'formulas_without_results', cells: open })
  const named = isTemplate ? namedCells(workbook, bySheet) : []
  return { ok: true, pages, notes, ...(named.length > 0 && { named }) }
}

/** Computes formulas that were stored without a result and puts the results into their cells; returns how many are left. */
function compute(workbook: WorkBook): number {
  const isOpen = ({ f: formula, t: type }: CellObject): boolean => formula !== undefined && type === 'z'
  const look = (sheet: string, address: string): Held => {
    const cell = workbook.Sheets[sheet]?.[address] as CellObject | undefined
    if (!cell) return workbook.Sheets[sheet] ? null : 'error'
    if (isOpen(cell)) return { formula: String(cell.f) }
    if (cell.t === 'e') return 'error'
    if (cell.t === 'z') return null
    if (typeof cell.v === 'number') return { figure: cell.v }
    return cell.v === undefined || cell.v === null ? null : { text: String(cell.v) }
  }
  const formulas = new Formulas(look)
  const found: { cell: CellObject; result: number }[] = []
  let left = 0
  for (const name of workbook.SheetNames)
    for (const [address, cell] of Object.entries(workbook.Sheets[name] ?? {}) as [string, CellObject][]) {
      if (address.startsWith('!') || !isOpen(cell)) continue
      const result = formulas.resultOf(name, address)
      if (result === null) left++
      else found.push({ cell, result })
    }
  for (const { cell, result } of found) {
    const format = typeof cell.z === 'string' ? cell.z : 'General'
    Object.assign(cell, { t: 'n', v: result, w: formats.format(format, result) })
  }
  return left
}

function cellsOf(sheet: WorkSheet, most: number): SheetCell[] {
  const rows = sheet['!rows'] ?? []
  const columns = sheet['!cols'] ?? []
  const spans = new Map<string, [number, number]>()
  for (const { s, e } of sheet['!merges'] ?? []) spans.set(utils.encode_cell(s), [e.r - s.r + 1, e.c - s.c + 1])
  const cells: SheetCell[] = []
  for (const address in sheet) {
    if (address.startsWith('!')) continue
    if (cells.length >= most) break
    const cell = sheet[address] as CellObject
    const { r: row, c: column } = utils.decode_cell(address)
    if (rows[row]?.hidden || columns[column]?.hidden) continue
    const value = contentOf(cell)
    if (value === null || value.text === '') continue
    const [rowSpan, columnSpan] = spans.get(address) ?? [1, 1]
    cells.push({ row, column, rowSpan, columnSpan, ...value, address, bold: false })
  }
  return withinUse(cells)
}

/** A merged cell may claim the whole grid; it counts as far as other cells reach. */
function withinUse(cells: SheetCell[]): SheetCell[] {
  let [lastRow, lastColumn] = [0, 0]
  for (const { row, column } of cells) {
    lastRow = Math.max(lastRow, row)
    lastColumn = Math.max(lastColumn, column)
  }
  for (const cell of cells) {
    cell.rowSpan = Math.min(cell.rowSpan, lastRow - cell.row + 1)
    cell.columnSpan = Math.min(cell.columnSpan, lastColumn - cell.column + 1)
  }
  return cells
}

/** What a cell shows and what is behind it; `null` for empty cells and error values. */
function contentOf(cell: CellObject): { text: string; raw: SheetCell['raw'] } | null {
  const { t: type, v: value } = cell
  if (value === undefined || value === null || type === 'e' || type === 'z') return null
  if (type === 'n' && typeof value === 'number') {
    const format = typeof cell.z === 'string' ? cell.z : ''
    if (format !== '' && formats.is_date(format)) {
      const date = dateOf(value)
      // The shown form (3/4/24) does not tell day from month; a year alone is shown as it is.
      if (date && /d/i.test(format)) return { text: date, raw: date }
      return { text: shown(cell), raw: date ?? value }
    }
    const scaled = scaledFigure(cell, format)
    return scaled ?? { text: numberText(cell, value), raw: value }
  }
  if (typeof value === 'boolean') return { text: shown(cell), raw: value }
  const text = oneLine(cleanText(String(value)))
  return { text, raw: text }
}

/** Commas behind the last digit of a format show thousands, or millions, of what the cell holds. */
const scaling = /[0#?],+(?![0#?,])/

/** The figure of a cell that shows it in thousands or millions: what the sheet shows, since its words speak of that. */
function scaledFigure(cell: CellObject, format: string): { text: string; raw: number } | null {
  if (!scaling.test(format.replace(/"[^"]*"|\\./g, ''))) return null
  const text = shown(cell)
  if (!plainFigure.test(text)) return null
  const digits = text.replace(/[,' ()]/g, '')
  const figure = Number(text.startsWith('(') ? `-${digits}` : digits)
  return Number.isNaN(figure) ? null : { text: String(figure), raw: figure }
}

const plainFigure = /^[-+(]?[\d.,' ]+\)?$/

/**
 * A figure as the cell holds it: what a sheet shows is rounded, and its separators depend on who opens it. A shown form
 * that says more than the figure, such as a unit or a percent sign, is kept.
 */
function numberText(cell: CellObject, value: number): string {
  const text = shown(cell)
  if (!plainFigure.test(text)) return text
  const exact = String(Number(value.toPrecision(15)))
  return exact.includes('e') ? text : exact
}

function shown(cell: CellObject): string {
  return oneLine(cleanText(cell.w ?? String(cell.v)))
}

function dateOf(serial: number): string | null {
  const parts = formats.parse_date_code(serial)
  if (!parts || parts.y < 1900) return null
  return `${parts.y}-${String(parts.m).padStart(2, '0')}-${String(parts.d).padStart(2, '0')}`
}
