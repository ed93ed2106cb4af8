import type { GridCell } from './cells.ts'
import type { Grid, GridRow } from './grid.ts'
import { foldLabel } from './text.ts'

/** What stands to the left of a row's figures, and what it belongs to. */
export interface RowLabel {
  /** Folded words of the row itself, wrapped lines joined. */
  text: string
  /** Folded parents, outermost first: group cells, section rows, less indented rows. */
  parents: string[]
  /** The cells that make up the label, for the excerpt. */
  cells: GridCell[]
}

const CONTINUES = /^(?!davon\b|darunter\b|of which|thereof)[(\p{Ll}]/u
const PART_OF =
  /^(?:(?:of which|thereof|davon|darunter|hiervon)\b|(?:share|percentage|proportion|anteil|%)(?: of| in| an| am)(?: the)? (?:total|gesamt))/
/** `– women`: rows that begin with a dash divide the row above them. */
const DASHED = /^[–—-] ?(?=\p{L})/u
const GOES_ON =
  /(?:[-,(/]|\b(?:and|or|of|the|for|from|by|in|to|with|per|as|und|oder|der|die|das|von|vom|zu|zur|zum|für|im|in|mit|pro|je|den|des|an|auf|bei))$/

const figures = (row: GridRow): GridCell[] =>
  row.cells.filter((cell) => cell.kind === 'number' || cell.kind === 'null' || cell.kind === 'answer')

/** Tells whether a row holds figures (a lone dash does not make one). */
export function isDataRow(row: GridRow): boolean {
  return (
    row.cells.some((cell) => cell.kind === 'number' || cell.kind === 'answer') ||
    figures(row).length >= 2 ||
    (figures(row).length === 1 && row.cells.filter((cell) => cell.kind !== 'unit').length === 2)
  )
}

/** `TC-SC-110a.1`, `GRI 305-1, 305-2`, `ESRS E1-6`, `Elec-Abs`: the code of an indicator in a column of its own, which names no row. */
const CODE =
  /^(?:\p{L}{2}-\p{L}{2}-\d{3}\p{L}\.\d{1,2}|(?:(?:esrs|gri|vsme|dnk|cdp|emas|sasb|ifrs|tcfd|srs)[ -]?)?(?:[esgbc]\d{0,2}-?\d{1,2}|\d{3}-\d{1,2})(?:[ _.,;/-]{0,2}[\da-z()]{1,5}){0,6}|[\p{L}&]{2,8}(?:-(?:in)?dir)?-(?:abs|lfl|int))$/iu

/** The text cells left of a row's first figure. */
function leftTexts(row: GridRow): GridCell[] {
  const first = figures(row)[0]
  const texts = row.cells.filter(
    (cell) => (cell.kind === 'text' || cell.kind === 'unit') && (!first || cell.x0 < first.x0),
  )
  const worded = texts.filter((cell) => cell.kind === 'text')
  while (worded.length > 1 && CODE.test(worded[worded.length - 1]?.text.trim() ?? '')) worded.pop()
  // `Employees | Number | 4,862`: what could be a unit names the row where nothing else does.
  return worded.length > 0 ? worded : texts.slice(0, 1)
}

/** Lines of text between two rows of figures that stand where labels stand. */
function labelLines(grid: Grid, from: number, to: number, limit: number): GridRow[] {
  const rows = grid.rows
  const slack = grid.kind === 'layout' ? grid.line * 2 : Number.POSITIVE_INFINITY
  const lines: GridRow[] = []
  for (let i = from; i < to; i++) {
    const row = rows[i]
    const wide = row?.cells.some((cell) => cell.kind === 'text' && cell.x0 < limit && cell.x1 > limit + slack)
    if (row && !wide && !isDataRow(row) && row.cells.some((cell) => cell.kind === 'text' && cell.x0 < limit))
      lines.push(row)
  }
  return lines
}

const lineText = (row: GridRow, limit: number): string =>
  row.cells
    .filter((cell) => cell.kind === 'text' && cell.x0 < limit)
    .map((cell) => cell.text)
    .join(' ')

/** How many of the lines between two rows continue the label of the upper one; the others head the lower one. */
function splitBetween(
  upper: GridRow | null,
  lines: GridRow[],
  lower: GridRow | null,
  limit: number,
  line: number,
): number {
  if (!upper || !lower) return upper ? lines.length : 0
  const chain = [upper, ...lines, lower]
  const gaps = chain.slice(1).map((row, i) => row.top - (chain[i]?.top ?? 0))
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  if (most - least > line * 0.25) {
    const clear = gaps.filter((gap) => gap > most - line * 0.15)
    if (clear.length === 1) return gaps.indexOf(most)
  }
  let count = 0
  let above = leftTexts(upper)
    .map((cell) => cell.text)
    .join(' ')
  for (const row of lines) {
    const text = lineText(row, limit)
    if (!CONTINUES.test(text) && !GOES_ON.test(above.trim().toLowerCase())) break
    count += 1
    above = text
  }
  return count
}

/** Whether a line directly above a row's own label begins that label rather than heading it. */
function beginsLabel(line: GridRow, own: GridCell | null, limit: number): boolean {
  if (!own) return true
  const text = lineText(line, limit).trim()
  if (GOES_ON.test(text.toLowerCase())) return true
  const last = line.cells.find((cell) => cell.kind === 'text')
  return CONTINUES.test(own.text.trim()) && last?.bold === own.bold
}

const SUM =
  /(?<!\p{L})(?:(?:sub-?)?totals?|sum|overall|of|the|(?:zwischen)?summe|gesamt(?:menge|summe)?|insgesamt|an|de[rsn])(?!\p{L})/gu
const beginnings = (text: string): string => (text.match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, 6)).join(' ')

/** Whether a row is the sum of the section it stands in, which ends there: `Hazardous waste` … `Total hazardous waste`. */
function sumsUp(text: string, section: string | undefined): boolean {
  const summed = text.replace(SUM, ' ')
  return section !== undefined && summed !== text && beginnings(summed) === beginnings(section.replace(SUM, ' '))
}

/** A line of words alone that heads the rows below it. */
interface Section {
  x: number
  bold: boolean
  text: string
}

/**
 * The sections in which rows stand below a new line that heads them, outermost first. One that looks like the last, with rows
 * in between, takes its place; one right below the last divides it.
 */
function sectionsBelow(before: Section[], head: Section, ended: boolean, line: number): Section[] {
  const [last, outer] = [before[before.length - 1], before[before.length - 2]]
  if (!last || !ended) return [...before.slice(-1), head]
  const alike = (one: Section, other: Section): boolean =>
    one.bold === other.bold && Math.abs(one.x - other.x) < line * 0.35
  if (alike(last, head)) return outer && !alike(outer, last) ? [outer, head] : [head]
  return outer && alike(outer, head) ? [head] : [last, head]
}

/** Labels of all rows of figures of a grid, by row index. */
export function rowLabels(grid: Grid, headers: Set<GridRow>): Map<number, RowLabel> {
  const labels = new Map<number, RowLabel>()
  const data = grid.rows.filter(isDataRow)
  const indents: { x: number; text: string }[] = []
  let sections: Section[] = []
  let inSection = 0
  let group: { x: number; text: string } | null = null
  let carried = 0
  // Rows that begin with `of which` divide the row above them, even when they are not indented.
  let whole: string | null = null
  let undashed: string | null = null
  data.forEach((row, i) => {
    const previous = data[i - 1] ?? null
    const next = data[i + 1] ?? null
    const firstFigure = figures(row)[0]
    const limit = firstFigure?.x0 ?? Number.POSITIVE_INFINITY
    const broken = grid.kind === 'layout' && previous !== null && row.top - previous.bottom > grid.line * 7
    if (broken) {
      sections = []
      indents.length = 0
      group = null
    }
    const texts = leftTexts(row)
    const own = texts[texts.length - 1] ?? null
    const above = labelLines(grid, (previous?.index ?? Math.max(-1, row.index - 6)) + 1, row.index, limit)
    const near = above.filter((line, j) => (above[j + 1] ?? row).top - line.bottom <= grid.line * 2.2)
    const heading = near.slice(previous ? Math.min(carried, near.length) : 0)
    const cells: GridCell[] = own ? [own] : []
    const question = grid.kind === 'layout' || own ? null : standsAbove(grid.rows[row.index - 1], row)
    if (question) cells.push(question)
    let headed = heading
    if (grid.kind === 'layout') {
      const starts: GridRow[] = []
      let below = own
      for (let j = heading.length - 1; j >= 0; j--) {
        const line = heading[j]
        if (!line || !beginsLabel(line, below, limit)) break
        if (!own && starts.length >= 3) break
        starts.unshift(line)
        below = line.cells.find((cell) => cell.kind === 'text') ?? below
      }
      headed = heading.slice(0, heading.length - starts.length)
      cells.unshift(...starts.flatMap((line) => line.cells.filter((cell) => cell.kind === 'text' && cell.x0 < limit)))
      const after = labelLines(grid, row.index + 1, next?.index ?? Math.min(grid.rows.length, row.index + 4), limit)
      const close = after.filter((line, j) => line.top - (after[j - 1] ?? row).bottom <= grid.line * 0.9)
      carried = next
        ? splitBetween(row, close, close.length === after.length ? next : null, limit, grid.line)
        : closing(row, close, limit)
      for (const line of close.slice(0, carried))
        cells.push(
          ...line.cells.filter(
            (cell) => cell.kind === 'text' && cell.x0 < limit && (!own || cell.x0 >= own.x0 - grid.line),
          ),
        )
    } else carried = 0
    const written = foldLabel(joined(cells))
    const text = written.replace(DASHED, '')
    for (const line of headed.filter((candidate) => !headers.has(candidate))) {
      const words = foldLabel(lineText(line, limit))
      const [first] = line.cells
      if (words && words.length < 140) {
        const head = { x: first?.x0 ?? 0, bold: first?.bold ?? false, text: words }
        sections = sectionsBelow(sections, head, inSection > 0, grid.line)
      }
      inSection = 0
      indents.length = 0
      undashed = null
    }
    const outer = texts[texts.length - 2]
    if (outer) {
      group = { x: outer.x0, text: foldLabel(outer.text) }
      sections = sections.filter((section) => section.x < outer.x0 - grid.line * 0.35)
      while (indents.length && (indents[indents.length - 1]?.x ?? 0) >= outer.x0 - grid.line * 0.35) indents.pop()
    }
    if (!outer && group && own && own.x0 <= group.x + grid.line * 0.5) group = null
    const x = own?.x0 ?? 0
    if (grid.points)
      while (indents.length && (indents[indents.length - 1]?.x ?? 0) >= x - grid.line * 0.35) indents.pop()
    const divided = PART_OF.test(text)
    const dashed = DASHED.test(written)
    const divides = divided ? whole : dashed ? undashed : null
    const parents = [
      ...sections.map((section) => section.text),
      ...(group ? [group.text] : []),
      ...indents.map((parent) => parent.text),
      ...(divides && !indents.some((parent) => parent.text === divides) ? [divides] : []),
    ]
    if (!divided && !dashed && text) whole = undashed = text
    // A total that comes first in its section ends nothing.
    if (inSection > 0 && sumsUp(text, sections[sections.length - 1]?.text)) sections = sections.slice(0, -1)
    inSection += 1
    labels.set(row.index, { text, parents: parents.filter((parent) => parent && parent !== text), cells })
    if (text && grid.points) indents.push({ x, text })
  })
  return labels
}

/** In forms the answer may stand below its question instead of beside it. */
function standsAbove(above: GridRow | undefined, row: GridRow): GridCell | null {
  const [cell, more] = above?.cells ?? []
  const value = row.cells[0]
  return cell && !more && cell.kind === 'text' && value && row.cells.length === 1 && Math.abs(cell.x0 - value.x0) < 0.5
    ? cell
    : null
}

function closing(row: GridRow, lines: GridRow[], limit: number): number {
  let above = leftTexts(row)
    .map((cell) => cell.text)
    .join(' ')
  let count = 0
  for (const line of lines) {
    const text = lineText(line, limit)
    if (!CONTINUES.test(text) && !GOES_ON.test(above.trim().toLowerCase()) && above.trim()) break
    count += 1
    above = text
  }
  return count
}

function joined(cells: GridCell[]): string {
  let text = ''
  for (const cell of cells) {
    if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(cell.text)) text = text.slice(0, -1) + cell.text
    else text += `${text ? ' ' : ''}${cell.text.trim()}`
  }
  return text
}

/** Labels further right than this from the first column belong to a table that stands beside another. */
const ASIDE = 60

/** Of tables that stand side by side in one, the head over the labels of the second: `Age group` beside `Top management`. */
export function headOverLabel(header: readonly GridRow[], label: RowLabel | undefined): string[] {
  const own = label?.cells[0]
  const heads = header.flatMap((row) => row.cells)
  if (!own || own.x0 - Math.min(...heads.map((cell) => cell.x0)) < ASIDE) return []
  const over = heads.find((cell) => cell.kind === 'text' && Math.abs(cell.x0 - own.x0) < 3)
  return over ? [foldLabel(over.text)] : []
}
