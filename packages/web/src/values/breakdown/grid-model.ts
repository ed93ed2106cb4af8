import type { BreakdownAxis, BreakdownCell, DatapointBreakdown, Language } from '@esrs/contract'
import { typedNumber } from '../../i18n/typed-number.ts'
import { typedValue } from '../choices.ts'

/** What is typed into a cell, and where it is from. */
export interface DraftCell {
  text: string
  source: string
  document: string | null
}

/** A breakdown while it is edited. */
export interface Draft {
  /** Names of the axes that are used, in their order. */
  used: string[]
  /** Countries that have rows, in the order in which they were added. */
  countries: string[]
  /** By dimension; what is not there is empty. */
  cells: Record<string, DraftCell>
  follows: boolean
}

export interface GridRow {
  /** Names of the members that it is of. */
  heads: string[]
  /** The member of the open axis, where the row can be removed with it. */
  country: string | null
  /** Of each column the dimension of its cell. */
  cells: { dimension: string; members: string[]; isBeside: boolean }[]
}

export interface Grid {
  /** Names of the columns; a single one without a name where there is one axis. */
  columns: string[]
  rows: GridRow[]
}

type Member = BreakdownAxis['members'][number]

export const emptyCell: DraftCell = { text: '', source: '', document: null }

/** The draft that a breakdown begins with: what is entered, or what documents state. */
export function beginning({ used, axes, cells, whole }: DatapointBreakdown, language: Language): Draft {
  const open = axes.find(({ axis, open: isOpen }) => isOpen && used.includes(axis))
  const place = open ? used.indexOf(open.axis) : -1
  const countries = place < 0 ? [] : [...new Set(cells.map(({ members }) => members[place]!))]
  return {
    used: [...used],
    countries,
    cells: Object.fromEntries(cells.map((cell) => [cell.dimension, draftOf(cell, language)])),
    follows: whole.stated === null || whole.follows,
  }
}

const draftOf = ({ value, number, source, document }: BreakdownCell, language: Language): DraftCell => ({
  text: typedValue({ value, number }, language),
  source,
  document: document?.id ?? null,
})

/** Rows and columns: the last axis with fixed members that follows another one makes the columns, an open one the rows. */
export function gridOf({ axes }: Pick<DatapointBreakdown, 'axes'>, { used, countries }: Draft): Grid {
  const inUse = axes.filter(({ axis }) => used.includes(axis))
  const fixed = inUse.filter(({ open }) => !open)
  const open = inUse.find((axis) => axis.open)
  const across = fixed.length + (open ? 1 : 0) < 2 ? null : fixed.at(-1)!
  const down = [...(open ? [open] : []), ...fixed.filter((axis) => axis !== across)]
  const membersOf = (axis: BreakdownAxis): Member[] =>
    axis.open
      ? countries.flatMap((country) => axis.members.find(({ member }) => member === country) ?? [])
      : axis.members
  const combined = down.reduce<Member[][]>(
    (rows, axis) => rows.flatMap((row) => membersOf(axis).map((member) => [...row, member])),
    [[]],
  )
  const columns = across ? across.members : [null]
  return {
    columns: columns.map((column) => column?.name ?? ''),
    rows: combined.map((row) => ({
      heads: row.map(({ name }) => name),
      country: open ? row[0]!.member : null,
      cells: columns.map((column) => {
        const named = new Map(down.map((axis, index) => [axis.axis, row[index]!]))
        if (across && column) named.set(across.axis, column)
        const members = inUse.map(({ axis }) => named.get(axis)!)
        const names = members.map(({ member }) => member)
        return { dimension: names.join('_'), members: names, isBeside: members.some(({ beside }) => beside) }
      }),
    })),
  }
}

/** What the cells of a row that is counted among others come to by themselves; of any other row as `sumOf`. */
export const sumOfRow = (cells: GridRow['cells'], draft: Draft): number | null =>
  sumOf(cells.every(({ isBeside }) => isBeside) ? cells.map((cell) => ({ ...cell, isBeside: false })) : cells, draft)

/** What some cells add up to as far as it is typed as plain numbers; `null` where one is not, or all are empty. */
export function sumOf(cells: GridRow['cells'], draft: Draft): number | null {
  const texts = cells.flatMap(({ dimension, isBeside }) => {
    const text = draft.cells[dimension]?.text.trim() ?? ''
    return text === '' || isBeside ? [] : [text]
  })
  if (texts.length === 0) return null
  const numbers = texts.map((text) => typedNumber(text))
  if (numbers.some((number) => number == null)) return null
  return Number(numbers.reduce<number>((sum, number) => sum + number!, 0).toPrecision(15))
}

/** A draft with other cells from a place of the grid on, as a spreadsheet pastes them; what is beside the grid is left out. */
export function withPasted(
  grid: Grid,
  draft: Draft,
  at: { row: number; column: number },
  pasted: readonly (readonly string[])[],
): Draft {
  const cells = { ...draft.cells }
  pasted.forEach((line, down) => {
    line.forEach((text, across) => {
      const cell = grid.rows[at.row + down]?.cells[at.column + across]
      if (cell) cells[cell.dimension] = { ...(cells[cell.dimension] ?? emptyCell), text: text.trim() }
    })
  })
  return { ...draft, cells }
}

/** The cells that are sent, in the order of the grid: what stands there unchanged as it is kept, anything else as it is typed. */
export function sentCells(breakdown: DatapointBreakdown, grid: Grid, draft: Draft, language: Language) {
  const before = new Map(breakdown.cells.map((cell) => [cell.dimension, cell]))
  return grid.rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ dimension, members }) => {
      const { text, source, document } = draft.cells[dimension] ?? emptyCell
      if (text.trim() === '') return []
      const old = before.get(dimension)
      const isSame = old !== undefined && text === typedValue(old, language)
      return [{ dimension, members, value: isSame ? old.value : text.trim(), source, document }]
    })
}
