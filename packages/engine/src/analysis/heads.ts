import type { Page } from '../reading/document.ts'
import { type CellPlace, type GridCell, readCell } from './cells.ts'
import { countryOfCode } from './dimensions.ts'
import type { GridRow } from './grid.ts'
import { fold } from './text.ts'
import { wholeUnit } from './units.ts'

const YEAR_OF = /^((?:19|20)\d{2}) \p{L}[\p{L} .%-]{1,30}$/u
/** `2023 t | 2023 %`: only in the first rows of a table, for figures may look the same. */
const YEAR_IN = /^((?:19|20)\d{2}) (?:\p{L}[\p{L}\d .%-]{0,30}|%|€)$/u

/** `2023 Employees | 2023 Contractors | 2022 Employees`: two heads in one line of cells, not counts of employees. */
export function yearsAreHeads(row: GridRow, at: number): GridRow {
  const written = at < 2 ? YEAR_IN : YEAR_OF
  const alike = row.cells.filter((cell) => written.test(cell.text.trim()))
  const figures = row.cells.filter((cell) => cell.kind === 'number')
  if (alike.length < 2 || figures.some((cell) => !alike.includes(cell))) return row
  const cells = row.cells.map((cell): GridCell => {
    const year = Number(written.exec(cell.text.trim())?.[1])
    return alike.includes(cell) && cell.kind === 'number'
      ? { ...cell, kind: 'year', year, number: null, unit: null }
      : cell
  })
  return { ...row, cells }
}

/** A unit over the names of the rows and the head of the first column, read as one although far apart: `MWh …… Renewable`. */
export function headBesideUnit(row: GridRow, page: Page): GridRow {
  const [first, ...rest] = row.cells
  const words =
    first?.kind === 'text' ? /^(\S{1,8}(?: CO[2₂]\S{0,3})?) (\p{L}[\p{L} -]{2,40})$/u.exec(first.text) : null
  if (!first?.box || !words?.[1] || !words[2] || !rest.length || rest.some((cell) => cell.kind !== 'text')) return row
  const wide = first.box.height * 0.62
  if (!wholeUnit(fold(words[1])) || first.box.width < wide * first.text.length * 1.8) return row
  const place = (from: number, x0: number, text: string): CellPlace => ({
    start: first.start + from,
    x0,
    x1: x0 + text.length * wide,
    box: { ...first.box, x: x0, width: text.length * wide } as GridCell['box'],
    bold: first.bold,
    address: null,
    raw: null,
  })
  const unit = readCell(words[1], place(0, first.x0, words[1]), page.numberFormat)
  const head = readCell(
    words[2],
    place(first.text.length - words[2].length, first.x1 - words[2].length * wide, words[2]),
    page.numberFormat,
  )
  return { ...row, cells: [unit, head, ...rest] }
}

const NEAR = 3.5

/**
 * `Total Germany` over two columns of figures, each word ending where its column does: two heads that stand too close. A head of
 * both columns stands over their middle instead.
 */
export function splitHeads(rows: GridRow[], page: Page): GridRow[] {
  const ends = rows.flatMap((row) => row.cells.filter((cell) => cell.kind === 'number').map((cell) => cell.x1))
  const isEnd = (x: number): boolean => ends.filter((end) => Math.abs(end - x) <= NEAR).length >= 2
  const first = rows.findIndex((row) => row.cells.some((cell) => cell.kind === 'number'))
  return rows.map((row, i) => {
    if (i >= first) return row
    const cells = row.cells.flatMap((cell, at): GridCell[] => {
      const words = /^(\S+) (\S+)$/u.exec(cell.text.trim())
      if (at === 0 || cell.kind !== 'text' || !cell.box || !words?.[1] || !words[2]) return [cell]
      const letter = (cell.x1 - cell.x0) / cell.text.length
      const cut = cell.x0 + words[1].length * letter
      const between = ends.some((end) => end > cut + NEAR && end < cell.x1 - NEAR)
      if (!isEnd(cut) || !isEnd(cell.x1) || between) return [cell]
      const part = (text: string, from: number, x0: number, x1: number): GridCell =>
        readCell(
          text,
          { ...cell, start: cell.start + from, x0, x1, box: { ...cell.box, x: x0, width: x1 - x0 } as GridCell['box'] },
          page.numberFormat,
        )
      const second = cell.text.indexOf(words[2], words[1].length)
      return [part(words[1], cell.text.indexOf(words[1]), cell.x0, cut), part(words[2], second, cut + letter, cell.x1)]
    })
    return cells.length > row.cells.length ? { ...row, cells } : row
  })
}

/** So many codes beside or below each other are a list of countries. */
const CODES = 3

/** `AT | CZ | SK | HR | Group`: codes of countries at the heads of columns or rows, two of which look like units or answers. */
export function countriesByCode(rows: GridRow[]): GridRow[] {
  const named = (cell: GridCell | undefined): string | null => (cell ? countryOfCode(cell.text.trim()) : null)
  const spelled = (cell: GridCell): GridCell => {
    const name = named(cell)
    return name ? { ...cell, kind: 'text', text: name, folded: name, unit: null, number: null } : cell
  }
  const down = rows.filter((row) => named(row.cells[0])).length >= CODES
  return rows.map((row) => {
    const across = row.cells.filter((cell) => named(cell)).length >= CODES
    if (!across && !(down && named(row.cells[0]))) return row
    return { ...row, cells: row.cells.map((cell, i) => (across || i === 0 ? spelled(cell) : cell)) }
  })
}

const BAND =
  /^(?:[<>≤≥]=? ?\d{1,2}|(?:over|above|under|below|up to|über|unter|ab|bis) \d{1,2}|\d{1,2}\+|\d{1,2} ?[-–] ?<? ?\d{1,2})(?: (?:years?|jahre?|yrs?)(?: old)?)?$/i

/** `<30 | 12 % | 14 %`: where a row begins with a band of ages and figures follow, the band is its label. */
export function bandsAreLabels(row: GridRow): GridRow {
  const [first, ...rest] = row.cells
  const band = first?.kind === 'number' && BAND.test(first.text.trim()) && rest.some((cell) => cell.kind === 'number')
  return band ? { ...row, cells: [{ ...first, kind: 'text', number: null, unit: null }, ...rest] } : row
}

const YOUNGEST = /^(?:<|under|below|unter|bis|up to)/
const OLDEST = /^(?:>|over|above|über|ab)|\+$/

/** `< 30 | 30-50 | > 50`: bands of ages at the heads of columns, none of them a figure. */
export function bandsAreHeads(row: GridRow): GridRow {
  const bands = row.cells.filter(({ folded }) => BAND.test(folded.trim()) && /\d{2}/.test(folded))
  const figures = row.cells.filter(({ kind }) => kind === 'number')
  const ages =
    bands.some(({ folded }) => YOUNGEST.test(folded.trim())) && bands.some(({ folded }) => OLDEST.test(folded.trim()))
  if (!ages || !figures.length || figures.some((cell) => !bands.includes(cell))) return row
  return {
    ...row,
    cells: row.cells.map((cell) =>
      figures.includes(cell) ? { ...cell, kind: 'text', number: null, unit: null } : cell,
    ),
  }
}

/** `No.` at the beginning of a head stands over the numbers of the rows and answers nothing. */
export function headOfNumbers(row: GridRow): GridRow {
  const [first, second] = row.cells
  const heads = first?.kind === 'answer' && /^no\.$/i.test(first.text.trim()) && second?.kind === 'text'
  return heads ? { ...row, cells: [{ ...first, kind: 'text' }, ...row.cells.slice(1)] } : row
}

const NAMED_YEAR = /^(?:\S+ ){1,3}(?:19|20)\d{2}$/u

/**
 * `Women 2024 | Men 2024 | Total 2024`: a head of words and year, cut like a label from its figure. The words would else stand
 * over nothing, or over all columns.
 */
export function wordsWithYears(row: GridRow): GridRow {
  if (row.cells.some(({ kind }) => kind === 'number')) return row
  const continues = (cell: GridCell, next: GridCell | undefined): next is GridCell =>
    cell.kind === 'text' &&
    next?.kind === 'year' &&
    next.start - cell.start - cell.text.length === 1 &&
    /^\d{4}$/.test(next.text.trim()) &&
    cell.text.trim().split(/\s+/).length <= 3
  const cut = row.cells.filter((cell, i) => continues(cell, row.cells[i + 1])).length
  // The last of them has no figure behind it and stayed whole.
  const whole = row.cells.filter(
    ({ kind, text }) =>
      (kind === 'year' || (kind === 'text' && NAMED_YEAR.test(text.trim()))) && /\p{L}{3}/u.test(text),
  ).length
  if (cut === 0 || cut + whole < 2) return row
  const cells: GridCell[] = []
  for (let i = 0; i < row.cells.length; i++) {
    const [cell, next] = [row.cells[i] as GridCell, row.cells[i + 1]]
    if (!continues(cell, next)) {
      cells.push(cell)
      continue
    }
    const text = `${cell.text} ${next.text}`
    const box = cell.box && next.box ? { ...cell.box, width: next.box.x + next.box.width - cell.box.x } : cell.box
    cells.push({ ...cell, text, folded: fold(text), end: next.end, x1: next.x1, box })
    i += 1
  }
  return { ...row, cells }
}
