import type { Box, NumberFormat, Span } from '../reading/document.ts'
import { negated } from '../text/decimals.ts'
import { type Found, isNullMark, numbersIn } from '../text/numbers.ts'
import { pattern } from '../text/phrases.ts'
import { fold } from '../text/text.ts'
import { type Unit, unitAt, wholeUnit } from '../text/units.ts'
import { headerYear } from '../text/years.ts'

/** A cell with what it holds. `x0` and `x1` are points on a page, or column numbers in a real table. */
export interface GridCell extends Span {
  text: string
  folded: string
  kind: 'number' | 'null' | 'answer' | 'year' | 'unit' | 'text'
  x0: number
  x1: number
  box: Box | null
  bold: boolean
  /** For numbers, with offsets into the stored page text. */
  number: Found | null
  unit: Unit | null
  year: number | null
  address: string | null
  raw: number | string | boolean | null
}

/** Where a cell stands; all that reading its text cannot tell. */
export type CellPlace = Pick<GridCell, 'start' | 'x0' | 'x1' | 'box' | 'bold' | 'address' | 'raw'>

const ANSWER = pattern()`^(?:{yes_no}|✓|✔|☑|☒|☐)[.!]?$`
/** Words that stand for a figure of nought in a table. */
const NOTHING = pattern()`^{nought}$`
const EURO_LEAD = String.raw`€(?!k|m(?!i|rd))|€m(?!i|rd)|{euro} m(?!i|rd|{euro}|€)`
const LEAD = pattern('y')`[(\s~≈<>≤≥+±\-]|${EURO_LEAD}|{cell_lead}|{cell_currency}|\$|£`

/** Whether all that stands before a figure belongs to it: signs, currencies, words such as `about`. */
function isLead(text: string): boolean {
  let at = 0
  while (at < text.length) {
    LEAD.lastIndex = at
    const length = LEAD.exec(text)?.[0].length ?? 0
    if (!length) return false
    at += length
  }
  return true
}

/** Before its figure a currency goes with the magnitude behind it: `€498.6m`, `NOK 38,412 million`. */
const CURRENCY_FIRST = pattern()`(?:€|\$|£|{currency_first})$`
const MAGNITUDE = pattern()`^\s?{cell_magnitude}(?![\p{L}\d/])`
const TRAIL = /^(?:\s*\(?(?:[*†‡¹²³⁴⁵]|\d{1,2}\))+)?\)?$/
/** `1 (Shannon, near the estuary)`: what the figure is about stands behind it. */
const REMARKED = /^\d[\d.,]{0,9} ?[^\s()]{0,8} ?\([^()]{3,90}\)$/
/** Two figures in one cell say which is which only in words: `7.9 / 5.2`. */
const PAIR = /^\d[\d.,]* ?%? ?\/ ?\d[\d.,]* ?%?$/
/** What is longer is text, whatever figures it names. */
const LONGEST = 42
const BRACKETS = /^\s*\([^)]*\)$/

/** The unit of a figure that stands between its currency and its magnitude, and where that ends. */
function moneyAround(lead: string, text: string, end: number): { unit: Unit; end: number } | null {
  const currency = CURRENCY_FIRST.exec(fold(lead))
  const magnitude = MAGNITUDE.exec(fold(text.slice(end)))
  if (!currency || !magnitude) return null
  const stop = end + magnitude[0].length
  const written = `${lead.slice(currency.index)} ${text.slice(end, stop).trim()}`
  const unit = wholeUnit(fold(written))
  return unit?.dimension === 'money' ? { unit: { ...unit, written }, end: stop } : null
}

/** `331 855`: in a cell of its own that is one figure, whatever other figures of the page group by. */
const GROUPED = /^[+-]?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/
const withBlanks = (format: NumberFormat): NumberFormat =>
  format.thousands.includes(' ') ? format : { ...format, thousands: [...format.thousands, ' '] }

/** A word that stands for a figure of nought. */
function nought(text: string, start: number): Found {
  const written = text.trim()
  const from = start + text.indexOf(written)
  return {
    start: from,
    end: from + written.length,
    written,
    value: { digits: 0n, scale: 0 },
    approximate: null,
    upTo: null,
  }
}

/** What a cell is that holds no figure with words around it; `null` for cells that may. */
function plainKind(cell: GridCell, trimmed: string, format: NumberFormat): GridCell | null {
  const { raw, text, start } = cell
  const printed = cell.box !== null
  if (NOTHING.test(trimmed)) return { ...cell, kind: 'number', number: nought(text, start) }
  if (isNullMark(trimmed) && typeof raw !== 'number' && typeof raw !== 'boolean') return { ...cell, kind: 'null' }
  if (typeof raw === 'boolean' || ANSWER.test(trimmed)) return { ...cell, kind: 'answer' }
  const year = headerYear(trimmed, printed)
  if (year === null && PAIR.test(trimmed)) return { ...cell, kind: 'null' }
  // A figure may look like a year; under a header with a year it is taken as a figure after all.
  if (year !== null)
    return { ...cell, year, kind: 'year', number: /^\d+$/.test(trimmed) ? plainFigure(text, start, format) : null }
  const whole = wholeUnit(trimmed)
  const unit = whole && !/\d/.test(trimmed.replace(/co2|[cm][23]|(?:1[.,' ]?|')?000/g, ''))
  return unit ? { ...cell, kind: 'unit', unit: whole } : null
}

const OF_WHOLE = pattern()`^{counted_among} \d[\d.,]*$`

const SIGN = pattern()`(?:{minus}|-)$`

/** What stands around the figure of a cell. */
interface Dressed {
  found: Found
  unit: Unit | null
  value: Found['value']
}

/** The figure of a cell with what its words say of it; `null` where more than that stands beside it. */
function dressedFigure(text: string, folded: string, format: NumberFormat): Dressed | null {
  const numbers = numbersIn(text, format)
  const first = numbers[0]
  if (!first) return null
  const lead = folded.slice(0, first.start).trim()
  if (!isLead(lead)) return null
  const range = first.upTo !== null
  const last = range ? (numbers[1] ?? first) : first
  const after = folded.slice(last.end)
  const gap = after.length - after.trimStart().length
  const money = moneyAround(text.slice(0, first.start).trim(), text, last.end)
  const hit = money ?? unitAt(folded, last.end + gap)
  const rest = folded.slice(hit ? hit.end : last.end).trim()
  // `3 of 9`: the first is counted among the others.
  const isCounted = !hit && OF_WHOLE.test(rest)
  // `3,981A`: a letter that says who has assured it.
  const assured = /^[A-Z]$/.test(text.slice(last.end).trim()) && /\d{3}/.test(last.written)
  if (!(assured || isCounted || TRAIL.test(rest) || BRACKETS.test(rest))) return null
  const written = money ? money.unit.written : text.slice(last.end + gap, hit?.end)
  const before = lead ? (wholeUnit(lead.replace(/[^\p{L}€$£.]/gu, '')) ?? null) : null
  const unit = hit ? { ...hit.unit, written } : before
  if ((range && !unit) || unit?.dimension === 'years') return null
  // `minus 42 %`, `- 42 %`: the sign does not touch its figure.
  return { found: first, unit, value: SIGN.test(lead) ? negated(first.value) : first.value }
}

/** Reads what a piece of text is when it stands alone in a cell. */
export function readCell(text: string, place: CellPlace, pageFormat: NumberFormat): GridCell {
  const folded = fold(text)
  const trimmed = folded.trim()
  // Printed cells were cut by their gaps and may hold two figures.
  const format = place.box === null && GROUPED.test(trimmed) ? withBlanks(pageFormat) : pageFormat
  const end = place.start + text.length
  const cell: GridCell = { ...place, end, text, folded, kind: 'text', number: null, unit: null, year: null }
  if (!trimmed) return cell
  const plain = plainKind(cell, trimmed, format)
  if (plain) return plain
  if ((trimmed.length > LONGEST && !REMARKED.test(trimmed)) || !/\d/.test(trimmed)) return cell
  const dressed = dressedFigure(text, folded, format)
  if (!dressed) return cell
  const { found, unit, value } = dressed
  const number = { ...found, value, start: place.start + found.start, end: place.start + found.end }
  return { ...cell, kind: 'number', number, unit }
}

const LABEL_NUMBER = pattern()`(?:(?<!\p{L})(?:{label_number}|&)|[<>≤≥=+/#&§\-])\s*$`

/** `October 1 – September 30`: the last figure is a day. */
const SPAN_OF_DAYS = pattern()`{month} \d{1,2} ?[–—-] ?{month} \d{1,2}$`

/** Where a label ends and its run of trailing figures begins; `null` when the text has no such run. */
function trailingRun(text: string, numbers: Found[]): number | null {
  const folded = fold(text)
  let start: number | null = null
  let count = 0
  for (let i = numbers.length - 1; i >= 0; i--) {
    const number = numbers[i]
    if (!number) break
    const before = folded.slice(0, number.start)
    const limit = start ?? text.length
    const between = folded.slice(number.end, limit).trim()
    const unit = between ? unitAt(between, 0) : null
    if (unit?.unit.dimension === 'years') break
    const clean =
      between === '' ||
      (unit !== null && TRAIL.test(between.slice(unit.end).trim())) ||
      TRAIL.test(between) ||
      isNullMark(between)
    if (!clean || number.upTo || LABEL_NUMBER.test(before)) break
    if (before.trim() && !/[\s:€$£(]$/.test(before)) break
    if (SPAN_OF_DAYS.test(folded.slice(0, number.end))) break
    start = number.start
    count += 1
  }
  if (start === null || !count) return null
  return /[€$£]\s?$/.test(text.slice(0, start))
    ? start - (/[€$£]\s?$/.exec(text.slice(0, start))?.[0].length ?? 0)
    : start
}

function plainFigure(text: string, start: number, format: NumberFormat): Found | null {
  const found = /^\s*\d{4}\s*$/.test(text) ? numbersIn(text, format)[0] : undefined
  return found ? { ...found, start: start + found.start, end: start + found.end } : null
}

const YEAR = String.raw`(?:31\. ?12\. ?)?(?:19|20)\d{2}(?:\/\d{2,4})?\d?(?: \d(?= ))?`
const YEAR_RUN = new RegExp(`(?<![\\d.,])(${YEAR}(?:\\s+${YEAR})+)\\s*$`)
const yearCount = (run: string): number => run.split(/\s+/).filter((part) => headerYear(part, true) !== null).length

function piece(text: string, place: CellPlace, format: NumberFormat, start: number, end: number): GridCell | null {
  const raw = text.slice(start, end)
  const trimmed = raw.trim()
  if (!trimmed) return null
  const from = start + raw.indexOf(trimmed)
  const width = (place.x1 - place.x0) / Math.max(1, text.length)
  const x0 = place.x0 + from * width
  const x1 = x0 + trimmed.length * width
  const box = place.box ? { ...place.box, x: x0, width: x1 - x0 } : null
  return readCell(trimmed, { ...place, start: place.start + from, x0, x1, box }, format)
}

/** A header with its years in one run: `in kt 2019 2020 2021`. */
function cellsAt(text: string, place: CellPlace, format: NumberFormat, start: number, run: string): GridCell[] {
  const cells = [piece(text, place, format, 0, start)]
  for (const match of run.matchAll(/\S{4,}/g))
    cells.push(piece(text, place, format, start + match.index, start + match.index + match[0].length))
  return cells.filter((cell) => cell !== null)
}

/**
 * Splits a run of text into cells: several figures in a run, or a label with its figures behind it (`Frauenanteil 23,8 % 24,0 %`,
 * `Total: 641`). `besideFigures` says that figures stand on the same row, so a single trailing figure is one as well.
 */
export function splitRun(text: string, place: CellPlace, format: NumberFormat, besideFigures: boolean): GridCell[] {
  const years = YEAR_RUN.exec(fold(text))
  if (place.raw === null && years?.[1] !== undefined && yearCount(years[1]) > 1)
    return cellsAt(text, place, format, years.index, years[1])
  const alone = readCell(text, place, format)
  if (alone.kind !== 'text' || !/\d/.test(text) || place.raw !== null) return [alone]
  if (text.length > 200) return [alone]
  const numbers = numbersIn(text, format)
  const cut = trailingRun(text, numbers)
  if (cut === null) return [alone]
  const label = text.slice(0, cut)
  // `(GRI 401, 403, 404)`: figures inside the brackets of a label belong to it.
  if (label.lastIndexOf('(') > label.lastIndexOf(')') && !/\(\s*$/.test(label)) return [alone]
  const figures = numbers.filter((number) => number.start >= cut)
  const colon = /:\s*$/.test(label)
  const words = label.trim().split(/\s+/).length
  if (label.trim() && !colon && !besideFigures && figures.length < 2) return [alone]
  if (label.trim() && words > 18) return [alone]
  if (label.trim() && !/\p{L}{2}|%/u.test(label)) return [alone]
  const cells: GridCell[] = []
  const part = (start: number, end: number): void => {
    const cell = piece(text, place, format, start, end)
    if (cell) cells.push(cell)
  }
  part(0, cut)
  figures.forEach((figure, i) => {
    const start = i === 0 ? cut : figure.start
    part(start, figures[i + 1]?.start ?? text.length)
  })
  const read = cells.filter((cell) => cell.kind === 'number' || cell.kind === 'year').length
  return read >= Math.min(1, figures.length) && cells.slice(label.trim() ? 1 : 0).every((cell) => cell.kind !== 'text')
    ? cells
    : [alone]
}
