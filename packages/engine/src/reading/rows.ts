import { type CellObject, read as readWorkbook, SSF, utils, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { joinedFields, separatorOf } from './csv.ts'
import { decodeText } from './decode-text.ts'
import type { UnreadableReason } from './document.ts'
import { definedNames, type SheetForm, sheetForms } from './sheet-form.ts'
import { sniff } from './sniff.ts'
import { checkWorkbook, type TableLimits } from './table-limits.ts'
import { mostCharacters, TooLarge } from './too-large.ts'
import { soundWorkbook, wanted } from './xlsx.ts'
import { Archive } from './zip.ts'

/** What a person or a program put into a cell. Texts keep their line breaks; nothing is rounded to what is shown. */
export type FilledCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** A cell in the format of percentages; the number is in percent. */
  | { kind: 'percent'; number: number }
  /** ISO 8601. */
  | { kind: 'date'; date: string }
  | { kind: 'boolean'; value: boolean }
  /** `#NAME?` and the like. */
  | { kind: 'error' }

/** A row that holds something; `number` counts as spreadsheets do, from 1. Empty cells are `null`. */
export interface FilledRow {
  number: number
  cells: (FilledCell | null)[]
}

/**
 * How a form that is no workbook lays out what its sheet shows: a table of it, questions of its running text or its fields with the
 * places of their answers, questions without such a place, below which a paragraph is added, or questions of a file that nothing can
 * be written into.
 */
export interface PlacedForm {
  kind: 'table' | 'flow' | 'added' | 'listed'
  /** Options that stand at the place of an answer, by its row and column. */
  choices: { row: number; column: number; options: string[] }[]
}

export interface FilledSheet {
  name: string
  rows: FilledRow[]
  /** Cells that are one, from the first to the last, rows as spreadsheets count them and columns from 0. */
  merged: { from: { row: number; column: number }; to: { row: number; column: number } }[]
  /** What separates the fields of a CSV file; `null` for a sheet of a workbook. */
  separator: string | null
  /** What the sheet of a workbook says beside its cells: hidden rows, lists to choose from. */
  form?: SheetForm
  /** Only of forms that are no workbook. */
  placed?: PlacedForm
}

/**
 * Reads a workbook (XLSX) or a CSV file as a form that somebody has filled in: every sheet, row by row, hidden rows and
 * columns too, because a filter hides rows. Formulas are never run; their stored results are read.
 * @param bytes the whole file
 * @param name the file's name as sent
 * @param most what it may hold; a workbook is counted while it is unpacked, before any of it is read
 * @returns the sheets, or a typed reason why they cannot be read; a bad file never throws
 */
export function readRows(
  bytes: Uint8Array,
  name: string,
  most: TableLimits,
):
  | { ok: true; sheets: FilledSheet[]; names?: [name: string, reference: string][] }
  | { ok: false; reason: UnreadableReason; detail: string } {
  try {
    const sniffed = sniff(bytes, name)
    if (!sniffed.ok) return sniffed
    if (sniffed.format === 'csv') return { ok: true, sheets: [separated(decodeText(bytes), name, most)] }
    if (sniffed.format !== 'xlsx') return { ok: false, reason: 'format_not_supported', detail: sniffed.format }
    checkWorkbook(new Archive(bytes), (part) => wanted.test(part) && !part.endsWith('/'), most)
    const sound = soundWorkbook(bytes)
    if (!sound.ok) return sound
    const inside = new Archive(sound.bytes)
    return { ok: true, sheets: withForms(workbook(sound.bytes, most), sheetForms(inside)), names: definedNames(inside) }
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, reason: 'too_large', detail: error.message }
    return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
  }
}

const withForms = (sheets: readonly FilledSheet[], forms: readonly SheetForm[]): FilledSheet[] =>
  sheets.map((sheet, index) => (forms[index] ? { ...sheet, form: forms[index] } : sheet))

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no cell of a person holds.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/\p{Surrogate}/gu, '')

/** Counts rows as they are read, and refuses what goes beyond. */
class Count {
  private readonly most: TableLimits
  private rows = 0
  private cells = 0
  private characters = 0

  constructor(most: TableLimits) {
    this.most = most
  }

  /** @throws TooLarge */
  row(): void {
    this.rows += 1
    if (this.rows > this.most.rows) throw new TooLarge(`more than ${this.most.rows} rows`)
  }

  /** So many more columns of a row that is so wide by now; empty ones take room as well. @throws TooLarge */
  wider(by: number, width: number): void {
    if (width > this.most.columns) throw new TooLarge(`more than ${this.most.columns} columns`)
    this.cells += by
    if (this.cells > this.most.cells) throw new TooLarge(`more than ${this.most.cells} cells`)
  }

  /** A text that is stored once may stand in every cell. @throws TooLarge */
  text(value: unknown): void {
    if (typeof value === 'string') this.characters += value.length
    if (this.characters > mostCharacters) throw new TooLarge(`more than ${mostCharacters} characters`)
  }
}

function separated(text: string, name: string, most: TableLimits): FilledSheet {
  const separator = separatorOf(text)
  const parsed = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false, preview: most.rows + 2 })
  const data = joinedFields(parsed.data, separator)
  const count = new Count(most)
  const rows = data.flatMap((fields, index): FilledRow[] => {
    if (index === 0 && /^sep=/i.test(fields[0] ?? '')) return []
    // An end of the last line is no line.
    if (index === data.length - 1 && fields.length === 1 && fields[0] === '') return []
    count.row()
    count.wider(fields.length, fields.length)
    const cells = fields.map((field): FilledCell | null => {
      const written = cleaned(field)
      return written.trim() === '' ? null : { kind: 'text', text: written }
    })
    return cells.some((cell) => cell !== null) ? [{ number: index + 1, cells }] : []
  })
  return { name, rows, merged: [], separator }
}

// The library gives its number formats without types.
const formats = SSF as {
  is_date(format: string): boolean
  parse_date_code(serial: number, options: { date1904: boolean }): { y: number; m: number; d: number } | null
}

function workbook(bytes: Uint8Array, most: TableLimits): FilledSheet[] {
  const book = readWorkbook(bytes, { type: 'array', cellFormula: false, cellHTML: false, cellNF: true, nodim: true })
  const since1904 = book.Workbook?.WBProps?.date1904 === true
  const count = new Count(most)
  return book.SheetNames.map((name) => {
    const rows = new Map<number, FilledRow>()
    const sheet: WorkSheet = book.Sheets[name] ?? {}
    for (const address in sheet) {
      if (address.startsWith('!')) continue
      const stored = sheet[address] as CellObject
      count.text(stored.v)
      const cell = filled(stored, since1904)
      if (!cell) continue
      const { r, c } = utils.decode_cell(address)
      if (!rows.has(r)) count.row()
      const row = rows.get(r) ?? { number: r + 1, cells: [] }
      if (c >= row.cells.length) count.wider(c + 1 - row.cells.length, c + 1)
      while (row.cells.length < c) row.cells.push(null)
      row.cells[c] = cell
      rows.set(r, row)
    }
    const merged = (sheet['!merges'] ?? []).map(({ s: from, e: to }) => ({
      from: { row: from.r + 1, column: from.c },
      to: { row: to.r + 1, column: to.c },
    }))
    return { name, rows: [...rows.values()].sort((a, b) => a.number - b.number), merged, separator: null }
  })
}

function filled({ t: type, v: value, z: format }: CellObject, since1904: boolean): FilledCell | null {
  if (type === 'e') return { kind: 'error' }
  if (value === undefined || value === null || type === 'z') return null
  if (typeof value === 'boolean') return { kind: 'boolean', value }
  if (value instanceof Date) return { kind: 'date', date: value.toISOString().slice(0, 10) }
  if (typeof value === 'number') {
    const code = typeof format === 'string' ? format : ''
    if (formats.is_date(code) && /d/i.test(code)) {
      const date = formats.parse_date_code(value, { date1904: since1904 })
      if (date) return { kind: 'date', date: [date.y, two(date.m), two(date.d)].join('-') }
    }
    // What a program computes with has more digits than what was typed.
    const isPercent = code.replace(/"[^"]*"|\\./g, '').includes('%')
    const number = Number((isPercent ? value * 100 : value).toPrecision(15))
    return { kind: isPercent ? 'percent' : 'number', number }
  }
  const text = cleaned(value)
  return text.trim() === '' ? null : { kind: 'text', text }
}

const two = (part: number): string => String(part).padStart(2, '0')
