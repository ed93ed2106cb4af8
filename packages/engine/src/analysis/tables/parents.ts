import { foldLabel } from '../../text/text.ts'
import type { GridCell } from '../cells.ts'
import { groupsOf, joinWords, nameCells, type RowName, wordsOf } from './labels.ts'
import type { CellRow, Region } from './region.ts'
import { namesPart } from './roles.ts'

interface Level {
  x: number
  bold: boolean
  text: string
  /** A row of words alone, which names what follows; a row of figures may as well be the whole of the rows under it. */
  section: boolean
  unit?: string | undefined
}

const LONGEST = 140

/** Follows the rows of a table downwards and tells what each belongs to. */
export class Parents {
  readonly #region: Region
  readonly #inner: number | null
  readonly #groups: { top: number; text: string; x: number }[]
  /** The group that the last row stood in. */
  #at = -1
  #levels: Level[] = []
  #afterSection = false
  /** The last row that is not named as a part of another. */
  #whole: string | null = null
  #boldHeads: boolean | null = null

  /** @param inner where the names of rows begin, if names of groups stand left of them */
  constructor(region: Region, inner: number | null) {
    this.#region = region
    this.#inner = inner
    this.#groups = inner === null ? [] : groupsOf(region.rows, inner, region)
  }

  /** The names of parts in force, outermost first. */
  get sections(): string[] {
    return this.#levels.filter(({ section }) => section).map(({ text }) => text)
  }

  /** A row of words alone. */
  section(row: CellRow): void {
    const cells = row.cells.filter(({ kind }) => kind === 'text' || kind === 'year' || kind === 'unit')
    const [first] = cells
    const text = foldLabel(joinWords(cells.map((cell) => wordsOf(this.#region.page, cell))))
    if (!first || !text || text.length > LONGEST) return
    const level = { x: first.x0, bold: first.bold, text, section: true }
    this.#levels = this.#levels.filter(({ section }) => section)
    const same = this.#levels.findIndex((other) => other.bold === level.bold && this.#near(other.x, level.x))
    const last = this.#levels[this.#levels.length - 1]
    if (!this.#afterSection && same >= 0) this.#levels.length = same
    else if (!this.#afterSection && last && !(last.bold && !level.bold) && level.x <= last.x + this.#step)
      this.#levels = this.#levels.filter((other) => other.bold && !level.bold && other.x < level.x - this.#step)
    if (this.#levels.length > 2) this.#levels.shift()
    this.#levels.push(level)
    this.#afterSection = true
    this.#whole = null
    this.#boldHeads = null
  }

  /** Names of a new part of the table: what was before has ended. */
  restart(): void {
    this.#levels = []
    this.#afterSection = false
    this.#boldHeads = null
  }

  /** The name of a row of figures, and what it belongs to. */
  name(row: CellRow, before: readonly CellRow[], after: readonly CellRow[]): RowName {
    const { page } = this.#region
    const inner = this.#inner
    const innermost = (cells: readonly GridCell[]): GridCell[] => {
      const named = cells.filter(({ kind }) => kind !== 'year')
      if (inner === null) return named
      const inside = named.filter(({ x0 }) => x0 > inner - this.#region.line)
      return inside.length || !named.some(({ x1 }) => x1 > inner + this.#region.line) ? inside : named
    }
    const lines = (rows: readonly CellRow[]): GridCell[] => rows.flatMap((line) => innermost(nameCells(line)))
    const [upper, lower] = [lines(before), lines(after)]
    const own = innermost(nameCells(row))
    // A row that only the column of groups names, as `Total` below them, is called that.
    const label = own.length || upper.length || lower.length ? own : nameCells(row)
    const cells = [...upper, ...label, ...lower]
    const x = cells[0]?.x0 ?? 0
    const [over, text] = this.#cut(cells, foldLabel(joinWords(cells.map((cell) => wordsOf(page, cell)))))
    if (over) this.#enter(over, x)
    const grouped = inner !== null && cells.length > 0 && x > inner - this.#region.line
    const bold = label[0]?.bold ?? false
    if (this.#boldHeads === null) this.#boldHeads = bold
    this.#afterSection = false
    const unit = row.cells.find(({ kind }) => kind === 'unit')?.folded
    this.#leave(cells.length ? x : Number.POSITIVE_INFINITY, bold, unit)
    while ((this.#groups[this.#at + 1]?.top ?? Number.POSITIVE_INFINITY) <= row.bottom) this.#at += 1
    const group = grouped ? this.#groups[this.#at] : undefined
    const part = namesPart(text)
    const whole =
      part && this.#whole !== null && !this.#levels.some((level) => level.text === this.#whole) ? [this.#whole] : []
    if (!part && text) this.#whole = text
    const parents = [...this.#levels.map((level) => level.text), ...whole, ...(group ? [foldLabel(group.text)] : [])]
    if (text && this.#region.points && (own.length || inner === null))
      this.#levels.push({ x, bold, text, section: false, unit })
    return { text, parents: parents.filter((parent) => parent && parent !== text), cells }
  }

  /** `By source:` over `Combustion`, read as one cell: what ends with a colon on a line of its own names a part. */
  #cut(cells: readonly GridCell[], text: string): [string | null, string] {
    const [only, more] = cells
    const parts = /^([^:]{3,60}): (\S.+)$/.exec(text)
    const high = only?.box && only.box.height > this.#region.line * 1.7
    if (!parts?.[1] || !parts[2] || more || !high || !only.box) return [null, text]
    // A name that would have found room in one line was broken on purpose.
    const letter = (this.#region.line * 0.5 * only.text.length) / Math.max(1, only.box.width)
    return letter > 2.6 ? [null, text] : [parts[1], parts[2]]
  }

  #enter(text: string, x: number): void {
    this.#levels = this.#levels.filter(({ section, bold }) => section && bold)
    this.#levels.push({ x, bold: false, text, section: true })
  }

  /** Ends the rows that a row at this place does not belong to. */
  #leave(x: number, bold: boolean, unit: string | undefined): void {
    const kept: Level[] = []
    for (const level of this.#levels) {
      const inside = x > level.x + this.#step
      const divides = this.#boldHeads === true && level.bold && !bold && this.#near(level.x, x) && level.unit === unit
      if (level.section ? x > level.x - this.#step * 2 : inside || divides) kept.push(level)
    }
    this.#levels = kept
  }

  get #step(): number {
    return this.#region.points ? this.#region.line * 0.3 : 0.3
  }

  #near(a: number, b: number): boolean {
    return Math.abs(a - b) <= this.#step
  }
}
