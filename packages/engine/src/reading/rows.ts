import { type CellObject, read as readWorkbook, SSF, utils, type WorkSheet } from '@e965/xlsx'
import Papa from 'papaparse'
import { separatorOf } from './csv.ts'
import { decodeText } from './decode-text.ts'
import type { UnreadableReason } from './document.ts'
import { sniff } from './sniff.ts'
import { TooLarge } from './too-large.ts'
import { mostCells, soundWorkbook } from './xlsx.ts'

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

export interface FilledSheet {
  name: string
  rows: FilledRow[]
  /** Cells that are one, from the first to the last, rows as spreadsheets count them and columns from 0. */
  merged: { from: { row: number; column: number }; to: { row: number; column: number } }[]
  /** What separates the fields of a CSV file; `null` for a sheet of a workbook. */
  separator: string | null
}

/**
 * Reads a workbook (XLSX) or a CSV file as a form that somebody has filled in: every sheet, row by row, hidden rows and
 * columns too, because a filter hides rows. Formulas are never run; their stored results are read.
 * @param bytes the whole file
 * @param name the file's name as sent
 * @returns the sheets, or a typed reason why they cannot be read; a bad file never throws
 */
export function readRows(
  bytes: Uint8Array,
  name: string,
): { ok: true; sheets: FilledSheet[] } | { ok: false; reason: UnreadableReason; detail: string } {
  try {
    const sniffed = sniff(bytes, name)
    if (!sniffed.ok) return sniffed
    if (sniffed.format === 'csv') return { ok: true, sheets: [separated(decodeText(bytes), name)] }
    if (sniffed.format !== 'xlsx') return { ok: false, reason: 'format_not_supported', detail: sniffed.format }
    const sound = soundWorkbook(bytes)
    return sound.ok ? { ok: true, sheets: workbook(sound.bytes) } : sound
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, reason: 'too_large', detail: error.message }
    return { ok: false, reason: 'damaged', detail: error instanceof Error ? error.message : 'unknown' }
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no cell of a person holds.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/\p{Surrogate}/gu, '')

function separated(text: string, name: string): FilledSheet {
  const separator = separatorOf(text)
  const { data } = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false })
  let count = 0
  const rows = data.flatMap((fields, index): FilledRow[] => {
    if (index === 0 && /^sep=/i.test(fields[0] ?? '')) return []
    count += fields.length
    if (count > mostCells) throw new TooLarge(`more than ${mostCells} cells`)
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

function workbook(bytes: Uint8Array): FilledSheet[] {
  const book = readWorkbook(bytes, { type: 'array', cellFormula: false, cellHTML: false, cellNF: true, nodim: true })
  const since1904 = book.Workbook?.WBProps?.date1904 === true
  let left = mostCells
  return book.SheetNames.map((name) => {
    const rows = new Map<number, FilledRow>()
    const sheet: WorkSheet = book.Sheets[name] ?? {}
    for (const address in sheet) {
      if (address.startsWith('!')) continue
      const cell = filled(sheet[address] as CellObject, since1904)
      if (!cell) continue
      left -= 1
      if (left < 0) throw new TooLarge(`more than ${mostCells} cells`)
      const { r, c } = utils.decode_cell(address)
      const row = rows.get(r) ?? { number: r + 1, cells: [] }
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
