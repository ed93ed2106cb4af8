import type { GridCell } from '../cells.ts'
import { foldLabel } from '../text.ts'
import { joinWords, nameCells, type RowName, wordsOf } from './labels.ts'
import type { Region, Row } from './region.ts'

interface Level {
  x: number
  bold: boolean
  text: string
  /** A row of words alone, which names what follows; a row of figures may as well be the whole of the rows under it. */
  section: boolean
}

const LONGEST = 140

/** Follows the rows of a table downwards and tells what each belongs to. */
export class Parents {
  readonly #region: Region
  readonly #joins: boolean
  #levels: Level[] = []
  #group: { x: number; text: string } | null = null
  #afterSection = false
  #boldHeads: boolean | null = null

  /** @param joins names of rows stand in two columns that are both filled in every row */
  constructor(region: Region, joins: boolean) {
    this.#region = region
    this.#joins = joins
  }

  /** The names of parts in force, outermost first. */
  get sections(): string[] {
    return this.#levels.filter(({ section }) => section).map(({ text }) => text)
  }

  /** A row of words alone. */
  section(row: Row): void {
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
    this.#group = null
    this.#boldHeads = null
  }

  /** Names of a new part of the table: what was before has ended. */
  restart(): void {
    this.#levels = []
    this.#group = null
    this.#afterSection = false
    this.#boldHeads = null
  }

  /** The name of a row of figures, and what it belongs to. */
  name(row: Row, before: readonly Row[], after: readonly Row[]): RowName {
    const { page } = this.#region
    const own = nameCells(row).filter(({ kind }) => kind !== 'year')
    const grouped = !this.#joins && own.length > 1
    const label = grouped ? own.slice(-1) : own
    const x = label[0]?.x0 ?? before[0]?.cells[0]?.x0 ?? 0
    const lines = (rows: readonly Row[]): GridCell[] =>
      rows.flatMap((line) => nameCells(line).filter((cell) => !grouped || this.#near(cell.x0, x)))
    const cells = [...lines(before), ...label, ...lines(after)]
    const text = foldLabel(joinWords(cells.map((cell) => wordsOf(page, cell))))
    const bold = label[0]?.bold ?? false
    if (grouped) this.#group = { x: own[0]?.x0 ?? 0, text: foldLabel(own.slice(0, -1).map((cell) => wordsOf(page, cell)).join(' ')) }
    else if (this.#group && cells.length && x <= this.#group.x + this.#region.line * 0.5) this.#group = null
    if (this.#boldHeads === null) this.#boldHeads = bold
    this.#afterSection = false
    this.#leave(cells.length ? x : Number.POSITIVE_INFINITY, bold)
    const parents = [...this.#levels.map((level) => level.text), ...(this.#group ? [this.#group.text] : [])]
    if (text && this.#region.points) this.#levels.push({ x, bold, text, section: false })
    return { text, parents: parents.filter((parent) => parent && parent !== text), cells }
  }

  /** Ends the rows that a row at this place does not belong to. */
  #leave(x: number, bold: boolean): void {
    const kept: Level[] = []
    for (const level of this.#levels) {
      const inside = x > level.x + this.#step
      const divides = this.#boldHeads === true && level.bold && !bold && this.#near(level.x, x)
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
