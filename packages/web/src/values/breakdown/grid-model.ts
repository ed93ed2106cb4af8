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
  /** By axis the members that were chosen or written, such as countries and sites, in the order in which they were added. */
  added: Readonly<Record<string, readonly Member[]>>
  /** By dimension; what is not there is empty. */
  cells: Record<string, DraftCell>
  follows: boolean
}

export interface GridRow {
  /** Names of the members that it is of. */
  heads: string[]
  /** Of each head the member that was added, so that its rows can be removed with it; `null` for one that is always there. */
  own: ({ axis: string; member: string } | null)[]
  /** Of each column the dimension of its cell. */
  cells: { dimension: string; members: string[]; isBeside: boolean }[]
}

export interface Grid {
  /** Names of the columns; a single one without a name where there is one axis. */
  columns: string[]
  rows: GridRow[]
}

export type Member = BreakdownAxis['members'][number]

/** Whether rows of an axis are added: countries, what a company writes itself, what is offered. */
export const grows = ({ open, free, members }: BreakdownAxis): boolean =>
  open || free || members.some(({ offered }) => offered)

/** The members of an axis that always have rows. */
const always = ({ open, members }: BreakdownAxis): Member[] => (open ? [] : members.filter(({ offered }) => !offered))

/** Longest name of a member that a company writes itself, as the server takes it. */
export const longestMember = 60

/** The member that somebody means by a name: one that is offered, or one of the company's own. `null` for nothing. */
export function memberNamed({ members, open, free }: BreakdownAxis, written: string): Member | null {
  const name = written
    .replace(/[\s_]+/g, ' ')
    .trim()
    .slice(0, longestMember)
  const known = members.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (known || name === '' || open || !free) return known ?? null
  return { member: `~${name}`, name, beside: false, offered: false }
}

/** A draft with one more member of an axis. */
export const withMember = (draft: Draft, axis: string, member: Member): Draft => ({
  ...draft,
  added: {
    ...draft.added,
    [axis]: [...(draft.added[axis] ?? []).filter((one) => one.member !== member.member), member],
  },
})

/** A draft without a member that was added, and without its cells. */
export function withoutMember(grid: Grid, draft: Draft, gone: { axis: string; member: string }): Draft {
  const cells = { ...draft.cells }
  for (const row of grid.rows)
    if (row.own.some((one) => one?.axis === gone.axis && one.member === gone.member))
      for (const { dimension } of row.cells) delete cells[dimension]
  const left = (draft.added[gone.axis] ?? []).filter(({ member }) => member !== gone.member)
  return { ...draft, cells, added: { ...draft.added, [gone.axis]: left } }
}

export const emptyCell: DraftCell = { text: '', source: '', document: null }

/** The draft that a breakdown begins with: what is entered, or what documents state. */
export function beginning({ used, axes, cells, whole }: DatapointBreakdown, language: Language): Draft {
  const added = addedIn(
    axes,
    used,
    cells.map(({ members }) => members),
  )
  return {
    used: [...used],
    added,
    cells: Object.fromEntries(cells.map((cell) => [cell.dimension, draftOf(cell, language)])),
    follows: whole.stated === null || whole.follows,
  }
}

/** The members that cells name and that have no row by themselves, by axis. */
export function addedIn(
  axes: readonly BreakdownAxis[],
  used: readonly string[],
  cells: readonly (readonly string[])[],
): Record<string, Member[]> {
  const growing = axes.filter((axis) => used.includes(axis.axis) && grows(axis))
  return Object.fromEntries(
    growing.map((axis) => {
      const place = used.indexOf(axis.axis)
      const named = [...new Set(cells.flatMap((members) => members[place] ?? []))]
      const shown = always(axis)
      return [
        axis.axis,
        named.flatMap((member) => {
          if (shown.some((one) => one.member === member)) return []
          const plain = member.startsWith('~') ? member.slice(1) : member
          return (
            axis.members.find((one) => one.member === member) ?? { member, name: plain, beside: false, offered: false }
          )
        }),
      ]
    }),
  )
}

const draftOf = ({ value, number, source, document }: BreakdownCell, language: Language): DraftCell => ({
  text: typedValue({ value, number }, language),
  source,
  document: document?.id ?? null,
})

/**
 * Rows and columns: the last axis whose members are always the same makes the columns where there are several axes; what is only there
 * once it was added, such as countries and sites, makes the outer rows.
 */
export function gridOf({ axes }: Pick<DatapointBreakdown, 'axes'>, { used, added }: Draft): Grid {
  const inUse = axes.filter(({ axis }) => used.includes(axis))
  const across = inUse.length < 2 ? null : (inUse.filter((axis) => !grows(axis)).at(-1) ?? null)
  const outer = inUse.filter((axis) => always(axis).length === 0)
  const down = [...outer, ...inUse.filter((axis) => axis !== across && !outer.includes(axis))]
  const membersOf = (axis: BreakdownAxis): Member[] => {
    const shown = always(axis)
    return [...shown, ...(added[axis.axis] ?? []).filter(({ member }) => !shown.some((one) => one.member === member))]
  }
  const combined = down.reduce<Member[][]>(
    (rows, axis) => rows.flatMap((row) => membersOf(axis).map((member) => [...row, member])),
    [[]],
  )
  const columns = across ? across.members : [null]
  const isAdded = (axis: BreakdownAxis, { member }: Member) => !always(axis).some((one) => one.member === member)
  return {
    columns: columns.map((column) => column?.name ?? ''),
    rows: combined.map((row) => ({
      heads: row.map(({ name }) => name),
      own: row.map((member, index) =>
        isAdded(down[index]!, member) ? { axis: down[index]!.axis, member: member.member } : null,
      ),
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
