import { foldLabel } from '../../text/text.ts'
import type { Fact } from './fact.ts'
import { withGroups } from './grouped-heads.ts'
import { headingsAt, withoutHeads } from './headings.ts'
import { type Column, type Head, headsOf, isOver, kindOfRow, type Sides, sidesOf, yearOfHead } from './heads.ts'
import { innerNames, isNote, nameCells, type RowName, wordsOf, wrappedNames } from './labels.ts'
import { normalRows } from './normal-rows.ts'
import { Parents } from './parents.ts'
import { type CellRow, isValue, type Region } from './region.ts'
import { roleOf } from './roles.ts'
import { barsOver, type Context, type Frame, factsOfRow, factsOfYearRow } from './row-facts.ts'
import { type Between, partsBetween } from './sections.ts'
import { wholesOf } from './sums.ts'

/** Where the names of rows begin if names of groups stand left of them: those fill few rows, or come again. */
function innerOf(rows: readonly CellRow[], line: number): number | null {
  const inner = innerNames(rows, line)
  if (inner === null) return null
  const named = rows.filter((row) => kindOfRow(row) === 'figures').map(nameCells)
  const two = named.filter(({ length }) => length > 1)
  const filled = two.length >= named.length * 0.8
  const own = new Set(two.map(([first]) => first?.folded)).size > two.length * 0.8
  return filled && own ? null : inner
}

/** Words over the names of rows, and of rows above the heads. */
function captionsOf(heads: readonly CellRow[], above: readonly CellRow[], sides: Sides, region: Region): string[] {
  const words = (rows: readonly CellRow[], all: boolean): string[] =>
    rows
      .flatMap((row) => row.cells.filter((cell) => all || !isOver(cell, sides, region.line)))
      .map((cell) => foldLabel(cell.text))
      .filter((text) => text.length > 1 && text.length < 200)
  return [...words(heads, false).reverse(), ...words(above, true).reverse()]
}

function datedBy(heads: readonly CellRow[], sides: Sides, region: Region): number | null {
  const corner = heads.flatMap((row) => row.cells.filter((cell) => !isOver(cell, sides, region.line)))
  const years = corner.map(yearOfHead).filter((year) => year !== null)
  return years.length === 1 ? (years[0] ?? null) : null
}

/** Whether notes stand between rows of figures: what comes after their marks and a gap is another table. */
function endsInNotes(pending: readonly CellRow[], region: Region): boolean {
  const at = pending.findLastIndex(
    ({ cells: [cell, more] }) => cell !== undefined && !more && isNote(region.page, cell),
  )
  const [note, next] = [pending[at], pending[at + 1]]
  return note !== undefined && next !== undefined && next.top - note.bottom > region.line
}

/** Whether a row of words holds nothing but the name of a group, left of the names of rows. */
const isGroup = (row: CellRow, inner: number | null): boolean =>
  inner !== null && row.cells.every(({ x1 }) => x1 < inner)

interface NamedRow {
  row: CellRow
  name: RowName
  facts: Fact[]
}

/** Names the row that figures say a row is a part of, where nothing else told it. */
function nameWholes(rows: readonly NamedRow[], columns: readonly Column[]): void {
  const wholes = wholesOf(
    rows.map(({ row }) => row),
    columns,
  )
  for (const [part, whole] of wholes) {
    const text = rows[whole]?.name.text
    const { name, facts } = rows[part] as NamedRow
    if (!text || !name.text || text === name.text || name.parents.includes(text)) continue
    for (const fact of facts) fact.parents = [text, ...fact.parents]
  }
}

/** Where most rows of a table say one unit in their names and none says another, the others mean it as well. */
function shareUnit(rows: readonly NamedRow[]): void {
  const units = rows.map(({ facts: [fact] }) => fact?.unit ?? null)
  const said = units.flatMap((unit) => (unit && unit.dimension !== 'percent' ? [unit] : []))
  const [unit] = said
  const alike = said.every(
    (other) => other.base === unit?.base && other.factor.times === unit?.factor.times && other.per === unit?.per,
  )
  if (!unit || unit.dimension === 'count' || !alike || said.length < 2 || said.length < units.length / 2) return
  for (const { facts } of rows)
    for (const fact of facts) if (!fact.unit) Object.assign(fact, { unit, unitFrom: 'table' })
}

/** What a region says, and the frame that a region that continues it takes over. */
export interface RegionFacts {
  facts: Fact[]
  frame: Frame | null
}

/** Whether heads name columns that differ: women, men, total. One unit for all of them may stand below years. */
const nameColumns = (heads: readonly Head[]): boolean =>
  new Set(heads.map(({ words }) => words.join(' ')).filter((head) => WORD.test(head))).size > 1

/** What has no such run of letters is a mark or a figure. */
const WORD = /\p{L}{3}/u

/**
 * The frame below heads: years that they do not say stay those above, by place, unless they begin another table.
 * @param fresh whether these are the first heads
 */
function frameBelow({ heads, above }: Between, before: Frame, region: Region, fresh: boolean): Frame {
  const { columns, sides } = before
  const stated = withGroups(headsOf(heads, columns, sides, region))
  const dated = datedBy(heads, sides, region)
  const captions = captionsOf(heads, above, sides, region)
  const isAnother = !fresh && captions.length > 0 && nameColumns(stated)
  const years = isAnother || dated !== null || stated.some(({ year }) => year !== null)
  const filled = stated.map((head, i) => (years ? head : { ...head, year: before.heads[i]?.year ?? null }))
  return {
    ...before,
    heads: filled,
    roles: filled.map(({ words }) => roleOf(words)),
    captions: captions.length ? captions : before.captions,
    dated: years ? dated : before.dated,
  }
}

/** The last of the rows above, where it stands alone over the figures of a row without a name. */
function nameOver(row: CellRow, under: readonly CellRow[], sides: Sides, line: number): CellRow | null {
  const last = under[under.length - 1]
  const [cell, more] = last?.cells ?? []
  const [first] = row.cells
  return last && cell && !more && first && isValue(first) && isOver(cell, sides, line) ? last : null
}

/** So far down a page the headings in force are looked up once. */
const HEADING_REACH = 60

/** Reads the rows of a region from above. */
class Reading {
  readonly #region: Region
  readonly #inner: number | null
  readonly #wrapped: ReturnType<typeof wrappedNames>
  readonly #parents: Parents
  readonly #rows: NamedRow[] = []
  readonly #facts: Fact[] = []
  /** Whether no head has been read yet. */
  #fresh = true
  #frame: Frame
  #pending: CellRow[] = []
  #over: CellRow[] = []
  #headings: string[] = []
  #headingsFor = Number.NEGATIVE_INFINITY
  readonly #compared = new Map<string, string>()

  constructor(region: Region, frame: Frame) {
    this.#region = region
    this.#frame = frame
    this.#inner = innerOf(region.rows, region.line)
    this.#wrapped = wrappedNames(region.rows, region, this.#inner)
    this.#parents = new Parents(region, this.#inner)
  }

  read(): RegionFacts {
    const inNames = new Set([...this.#wrapped.values()].flatMap(({ before, after }) => [...before, ...after]))
    for (const row of this.#region.rows) {
      if (kindOfRow(row) !== 'text') this.#figures(row)
      else {
        this.#over.push(row)
        if (!inNames.has(row)) this.#pending.push(row)
      }
    }
    nameWholes(this.#rows, this.#frame.columns)
    shareUnit(this.#rows)
    return { facts: this.#facts, frame: this.#frame }
  }

  /** Settles what the rows of words above a row of figures are; returns the one that names it alone. */
  #settle(row: CellRow): CellRow | null {
    const pending = this.#pending
    const { sides, columns } = this.#frame
    if (!pending.length) return null
    if (endsInNotes(pending, this.#region)) {
      this.#parents.restart()
      this.#frame = { ...this.#frame, heads: [], roles: [], captions: [], dated: null }
    }
    const parts = partsBetween(pending, row, this.#region, columns, sides, this.#frame.heads.length > 0)
    if (parts.heads.length) {
      const before = this.#frame
      this.#frame = frameBelow(parts, before, this.#region, this.#fresh)
      // Heads with a name beside or over them begin another table.
      if (!this.#fresh && this.#frame.captions !== before.captions) this.#parents.restart()
      this.#fresh = false
    }
    const alone = nameOver(row, parts.under, sides, this.#region.line)
    for (const one of parts.under) if (one !== alone && !isGroup(one, this.#inner)) this.#parents.section(one)
    this.#pending = []
    return alone
  }

  #context(row: CellRow): Context {
    const { page, points } = this.#region
    const [first] = row.cells
    if (row.top - this.#headingsFor > (points ? HEADING_REACH : 0)) {
      const headings = headingsAt(page, row.top, first?.start ?? 0, points ? (first?.x0 ?? null) : null)
      this.#headings = headings.map((heading) => this.#withoutHeads(heading))
      this.#headingsFor = row.top
    }
    return { region: this.#region, frame: this.#frame, headings: this.#headings }
  }

  /** A heading compared with each row once, since most rows of a table stand below the same one. */
  #withoutHeads(heading: string): string {
    const found = this.#compared.get(heading) ?? withoutHeads(heading, this.#region.rows)
    this.#compared.set(heading, found)
    return found
  }

  #figures(row: CellRow): void {
    const alone = this.#settle(row)
    const context = this.#context(row)
    if (kindOfRow(row) === 'years') {
      const count = row.cells.filter(({ kind }) => kind === 'number').length
      const name = { text: '', parents: this.#parents.sections, cells: [] }
      for (const one of factsOfYearRow(context, row, name, barsOver(this.#over, this.#frame.columns, count)))
        this.#facts.push(one)
      return
    }
    const name = this.#name(row, alone)
    const facts = factsOfRow(context, row, name)
    for (const one of facts) this.#facts.push(one)
    this.#rows.push({ row, name, facts })
    this.#over = []
  }

  #name(row: CellRow, alone: CellRow | null): RowName {
    const lines = this.#wrapped.get(row)
    const name = this.#parents.name(row, lines?.before ?? [], lines?.after ?? [])
    const [cell] = alone?.cells ?? []
    if (cell) return { text: foldLabel(wordsOf(this.#region.page, cell)), parents: name.parents, cells: [cell] }
    // A row without a name of its own is called what its part is called.
    const part = name.parents[name.parents.length - 1]
    return name.text || !part ? name : { ...name, text: part, parents: name.parents.slice(0, -1) }
  }
}

/**
 * The facts of a region.
 * @param before the frame of a table that this one continues
 */
export function factsOfRegion(region: Region, before: Frame | null): RegionFacts {
  const { rows, columns } = normalRows(region)
  if (!columns.length) return { facts: [], frame: null }
  const clean: Region = { ...region, rows }
  const sides = sidesOf(clean, columns)
  const none = { heads: [], roles: [], captions: [], dated: null }
  return new Reading(clean, { ...(before ?? none), columns, sides }).read()
}
