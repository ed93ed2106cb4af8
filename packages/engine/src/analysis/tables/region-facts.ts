import type { GridCell } from '../cells.ts'
import type { Fact } from '../facts.ts'
import { withGroups } from '../grouped-heads.ts'
import type { ColumnRole } from '../roles.ts'
import { foldLabel } from '../text.ts'
import { headerYear, yearIn } from '../years.ts'
import { type Column, columnAt, type Head, headsOf, isOver, kindOfRow, type Sides, sidesOf, yearOfHead } from './heads.ts'
import { headingsAt } from './headings.ts'
import { innerNames, isNote, nameCells, type RowName, wordsOf, wrappedNames } from './labels.ts'
import { normalRows } from './normal-rows.ts'
import { Parents } from './parents.ts'
import { isValue, type Region, type Row } from './region.ts'
import { partsBetween } from './sections.ts'
import { roleOf } from './roles.ts'
import { wholesOf } from './sums.ts'
import { unitOfFigure } from './units.ts'

/** What the rows of a part of a table have in common. */
export interface Frame {
  columns: Column[]
  sides: Sides
  heads: Head[]
  roles: ColumnRole[]
  /** Words over the names of the rows and above the heads, nearest first. */
  captions: string[]
  /** The only year above, where it stands over the names of the rows. */
  dated: number | null
}

const withoutYear = (words: readonly string[]): string[] => words.filter((word) => word && headerYear(word) === null)

/** Where the names of rows begin if names of groups stand left of them: those fill few rows, or come again. */
function innerOf(rows: readonly Row[], line: number): number | null {
  const inner = innerNames(rows, line)
  if (inner === null) return null
  const named = rows.filter((row) => kindOfRow(row) === 'figures').map(nameCells)
  const two = named.filter(({ length }) => length > 1)
  const filled = two.length >= named.length * 0.8
  const own = new Set(two.map(([first]) => first?.folded)).size > two.length * 0.8
  return filled && own ? null : inner
}

/** Words over the names of rows, and of rows above the heads. */
function captionsOf(heads: readonly Row[], above: readonly Row[], sides: Sides, region: Region): string[] {
  const words = (rows: readonly Row[], all: boolean): string[] =>
    rows
      .flatMap((row) => row.cells.filter((cell) => all || !isOver(cell, sides, region.line)))
      .map((cell) => foldLabel(cell.text))
      .filter((text) => text.length > 1 && text.length < 200)
  return [...words(heads, false).reverse(), ...words(above, true).reverse()]
}

function datedBy(heads: readonly Row[], sides: Sides, region: Region): number | null {
  const corner = heads.flatMap((row) => row.cells.filter((cell) => !isOver(cell, sides, region.line)))
  const years = corner.map(yearOfHead).filter((year) => year !== null)
  return years.length === 1 ? (years[0] ?? null) : null
}

interface Context {
  region: Region
  frame: Frame
  headings: string[]
}

const base = ({ region }: Context): Pick<Fact, 'page' | 'source' | 'loose' | 'targetYear' | 'besideTarget'> => ({
  page: region.page,
  source: region.kind === 'sheet' ? 'sheet' : 'table',
  loose: region.kind === 'layout',
  targetYear: null,
  besideTarget: false,
})

const titlesOf = ({ region, frame, headings }: Context): string[] => [
  ...frame.captions,
  ...(region.title ? [foldLabel(region.title)] : []),
  ...headings,
]

const firstYear = (texts: readonly string[]): number | null =>
  texts.map(yearIn).find((year) => year !== null) ?? null

/** The year of a figure: its column's, its row's, that of a part, that of a caption. */
function yearOf(head: Head | undefined, name: RowName, titles: readonly string[], dated: number | null): [number | null, Fact['yearFrom']] {
  if (head && head.year !== null) return [head.year, 'column']
  const own = yearIn(name.text)
  if (own !== null) return [own, 'row']
  const part = [...name.parents].reverse().map(yearIn).find((year) => year !== null) ?? null
  if (part !== null) return [part, 'row']
  const title = dated ?? firstYear(titles.slice(0, 3))
  return title !== null ? [title, 'title'] : [null, null]
}

const MOST_RIVALS = 8
const ENUMERATED = /\d,\s*$/

function factsOfRow(context: Context, row: Row, name: RowName): Fact[] {
  const { region, frame } = context
  const { columns, heads, roles } = frame
  const values = row.cells.filter((cell, i) => isValue(cell) || (cell.kind === 'year' && i > 0 && cell.number))
  const titles = titlesOf(context)
  const at = values.map((cell) => columnAt(columns, cell))
  return values.flatMap((cell, i): Fact[] => {
    const head = heads[at[i] ?? -1]
    const usable = cell.kind === 'number' || (cell.kind === 'year' && head?.year != null)
    // `70, 79, 121`: the last of a list.
    if (!usable || name.cells.includes(cell) || ENUMERATED.test(name.cells[name.cells.length - 1]?.text ?? '')) return []
    const columnWords = withoutYear(head?.words ?? [])
    const [unit, unitFrom] = unitOfFigure(region, row, cell, {
      label: name.text,
      labelCells: name.cells,
      columns: head?.words ?? [],
      parents: [...name.parents].reverse(),
      captions: titles,
    })
    const [year, yearFrom] = yearOf(head, name, titles, frame.dated)
    const rivals = values.flatMap((other, j): string[] => {
      const beside = heads[at[j] ?? -1]
      const words = withoutYear(beside?.words ?? [])
      return j !== i && other.kind === 'number' && beside?.year === head?.year && words.length ? [words.join(' ')] : []
    })
    return [
      {
        ...base(context),
        cell,
        label: name.text,
        labelCells: name.cells,
        parents: name.parents,
        columns: columnWords,
        titles,
        unit,
        unitFrom,
        year,
        yearFrom,
        role: roles[at[i] ?? -1] ?? 'actual',
        besideTarget: at.some((column, j) => j !== i && values[j]?.kind === 'number' && ['target', 'reduction'].includes(roles[column] ?? '')),
        rivals: rivals.slice(0, MOST_RIVALS),
        position: i,
        siblings: values.length,
        transposed: false,
      },
    ]
  })
}

/** `2023 | 12,056 | 48.38`: the row gives the year, and what stands above the figures names them. */
function factsOfYearRow(context: Context, row: Row, name: RowName, bars: readonly string[]): Fact[] {
  const { region, frame } = context
  const [first] = row.cells
  const values = row.cells.filter(({ kind }) => kind === 'number')
  const titles = titlesOf(context)
  return values.map((cell, i): Fact => {
    const head = frame.heads[columnAt(frame.columns, cell)]
    const words = bars.length === values.length ? [bars[i] ?? ''] : withoutYear(head?.words ?? [])
    const label = words.join(' ') || name.parents[name.parents.length - 1] || ''
    const around = { label, labelCells: [], columns: words, parents: [...name.parents].reverse(), captions: titles }
    const [unit, unitFrom] = unitOfFigure(region, { ...row, cells: [] }, cell, around)
    return {
      ...base(context),
      cell,
      label,
      labelCells: first ? [first] : [],
      parents: name.parents.filter((parent) => parent !== label),
      columns: [],
      titles,
      unit,
      unitFrom,
      year: first?.year ?? null,
      yearFrom: 'row',
      role: roleOf([...words, first?.folded ?? '']),
      rivals: [],
      position: i,
      siblings: values.length,
      transposed: true,
    }
  })
}

/** Heads of bars: as many words above rows of years as these have figures, which stand where the bars end. */
function barsOver(rows: readonly Row[], columns: readonly Column[], figures: number): string[] {
  const end = columns[columns.length - 1]?.x1 ?? 0
  const over = rows.map(({ cells }) => cells.filter(({ x0 }) => x0 < end))
  const words = over.findLast((cells) => cells.length === figures && cells.every(({ kind }) => kind === 'text' || kind === 'unit'))
  return words ? words.map(({ text }) => foldLabel(text)) : []
}

/** Whether notes stand between rows of figures: what comes after their marks and a gap is another table. */
function endsInNotes(pending: readonly Row[], region: Region): boolean {
  const at = pending.findLastIndex(({ cells: [cell, more] }) => cell !== undefined && !more && isNote(region.page, cell))
  const [note, next] = [pending[at], pending[at + 1]]
  return note !== undefined && next !== undefined && next.top - note.bottom > region.line
}

/** Whether a row of words holds nothing but the name of a group, left of the names of rows. */
const isGroup = (row: Row, inner: number | null): boolean => inner !== null && row.cells.every(({ x1 }) => x1 < inner)

interface TellingRow {
  row: Row
  name: RowName
  facts: Fact[]
}

/** Names the row that figures say a row is a part of, where nothing else told it. */
function nameWholes(told: readonly TellingRow[], columns: readonly Column[]): void {
  const wholes = wholesOf(
    told.map(({ row }) => row),
    columns,
  )
  for (const [part, whole] of wholes) {
    const text = told[whole]?.name.text
    const { name, facts } = told[part] as TellingRow
    if (!text || !name.text || text === name.text || name.parents.includes(text)) continue
    for (const fact of facts) fact.parents = [text, ...fact.parents]
  }
}

/** What a region says, and the frame that a region that continues it takes over. */
export interface Told {
  facts: Fact[]
  frame: Frame | null
}

/**
 * The facts of a region.
 * @param before the frame of a table that this one continues
 */
export function factsOfRegion(region: Region, before: Frame | null): Told {
  const { rows, columns } = normalRows(region)
  const clean: Region = { ...region, rows }
  if (!columns.length) return { facts: [], frame: null }
  const sides = sidesOf(clean, columns)
  let frame: Frame = { columns, sides, heads: [], roles: [], captions: [], dated: null }
  if (before)
    frame = { ...frame, heads: before.heads, roles: before.roles, captions: before.captions, dated: before.dated }
  const inner = innerOf(rows, clean.line)
  const wrapped = wrappedNames(rows, clean, inner)
  const inNames = new Set([...wrapped.values()].flatMap(({ before: upper, after }) => [...upper, ...after]))
  const parents = new Parents(clean, inner)
  const facts: Fact[] = []
  const told: TellingRow[] = []
  let pending: Row[] = []
  let all: Row[] = []
  let headings: string[] = []
  let headingsFor = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const kind = kindOfRow(row)
    if (kind === 'text') {
      all.push(row)
      if (!inNames.has(row)) pending.push(row)
      continue
    }
    let alone: Row | null = null
    if (pending.length) {
      if (endsInNotes(pending, clean)) {
        parents.restart()
        frame = { ...frame, heads: [], roles: [], captions: [], dated: null }
      }
      const { heads, above, under } = partsBetween(pending, row, clean, columns, sides, frame.heads.length > 0)
      if (heads.length) {
        const stated = withGroups(headsOf(heads, columns, sides, clean))
        const dated = datedBy(heads, sides, clean)
        const years = stated.some(({ year }) => year !== null) || dated !== null
        const filled = stated.map((head, i) => (years ? head : { ...head, year: frame.heads[i]?.year ?? null }))
        const first = frame.heads.length === 0 || before !== null
        if (!first && above.length) parents.restart()
        frame = {
          ...frame,
          heads: filled,
          roles: filled.map(({ words }) => roleOf(words)),
          captions: first || above.length ? captionsOf(heads, above, sides, clean) : frame.captions,
          dated: years ? dated : frame.dated,
        }
      } else for (const one of above) parents.section(one)
      const [last] = under.slice(-1)
      const isAlone = last?.cells.length === 1 && isOver(last.cells[0] as GridCell, sides, clean.line)
      alone = isAlone && row.cells[0] !== undefined && isValue(row.cells[0]) ? (last ?? null) : null
      for (const one of under) if (one !== alone && !isGroup(one, inner)) parents.section(one)
      pending = []
    }
    const [first] = row.cells
    if (row.top - headingsFor > (region.points ? 60 : 0)) {
      headings = headingsAt(region.page, row.top, first?.start ?? 0, region.points ? (first?.x0 ?? null) : null)
      headingsFor = row.top
    }
    const context: Context = { region: clean, frame, headings }
    const lines = wrapped.get(row)
    const unnamed = { text: '', parents: parents.sections, cells: [] }
    const name = kind === 'years' ? unnamed : parents.name(row, lines?.before ?? [], lines?.after ?? [])
    if (kind === 'years') facts.push(...factsOfYearRow(context, row, name, barsOver(all, columns, row.cells.filter(({ kind: one }) => one === 'number').length)))
    else {
      // A row without a name of its own is called what stands alone above it.
      const part = name.parents[name.parents.length - 1]
      const lonely = alone ? foldLabel(wordsOf(region.page, alone.cells[0] as GridCell)) : ''
      const named = lonely ? { text: lonely, parents: name.parents, cells: alone?.cells ?? [] } : name.text || !part ? name : { ...name, text: part, parents: name.parents.slice(0, -1) }
      const own = factsOfRow(context, row, named)
      facts.push(...own)
      told.push({ row, name: named, facts: own })
      all = []
    }
  }
  nameWholes(told, columns)
  return { facts, frame }
}
