import { foldLabel } from '../../text/text.ts'
import { headerYear, yearIn } from '../../text/years.ts'
import type { ColumnRole, Fact } from './fact.ts'
import { type Column, columnAt, type Head, type Sides } from './heads.ts'
import type { RowName } from './labels.ts'
import { type CellRow, isValue, type Region } from './region.ts'
import { roleOf } from './roles.ts'
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

export interface Context {
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

const firstYear = (texts: readonly string[]): number | null => texts.map(yearIn).find((year) => year !== null) ?? null

/** The year of a figure: its column's, its row's, that of a part, that of a caption. */
function yearOf(
  head: Head | undefined,
  name: RowName,
  titles: readonly string[],
  dated: number | null,
): [number | null, Fact['yearFrom']] {
  if (head && head.year !== null) return [head.year, 'column']
  const own = yearIn(name.text)
  if (own !== null) return [own, 'row']
  const part =
    [...name.parents]
      .reverse()
      .map(yearIn)
      .find((year) => year !== null) ?? null
  if (part !== null) return [part, 'row']
  const title = dated ?? firstYear(titles.slice(0, 3))
  return title !== null ? [title, 'title'] : [null, null]
}

const MOST_RIVALS = 8

const ENUMERATED = /\d,\s*$/

export function factsOfRow(context: Context, row: CellRow, name: RowName): Fact[] {
  const { region, frame } = context
  const { columns, heads, roles } = frame
  const values = row.cells.filter((cell, i) => isValue(cell) || (cell.kind === 'year' && i > 0 && cell.number))
  const titles = titlesOf(context)
  const at = values.map((cell) => columnAt(columns, cell))
  return values.flatMap((cell, i): Fact[] => {
    const head = heads[at[i] ?? -1]
    const usable = cell.kind === 'number' || (cell.kind === 'year' && head?.year != null)
    // `70, 79, 121`: the last of a list.
    if (!usable || name.cells.includes(cell) || ENUMERATED.test(name.cells[name.cells.length - 1]?.text ?? ''))
      return []
    const columnWords = withoutYear(head?.words ?? [])
    const [unit, unitFrom] = unitOfFigure(region, row, cell, {
      label: name.text,
      labelCells: name.cells,
      columns: head?.words ?? [],
      parents: [...name.parents].reverse(),
      captions: titles,
    })
    const [year, yearFrom] = yearOf(head, name, titles, frame.dated)
    const [aimed, more] = row.cells.filter((one) => one.kind === 'year')
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
        targetYear: more ? null : (aimed?.year ?? null),
        besideTarget: at.some(
          (column, j) =>
            j !== i && values[j]?.kind === 'number' && ['target', 'reduction'].includes(roles[column] ?? ''),
        ),
        rivals: rivals.slice(0, MOST_RIVALS),
        position: i,
        siblings: values.length,
        transposed: false,
      },
    ]
  })
}

/** `2023 | 12,056 | 48.38`: the row gives the year, and what stands above the figures names them. */
export function factsOfYearRow(context: Context, row: CellRow, name: RowName, bars: readonly string[]): Fact[] {
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
export function barsOver(rows: readonly CellRow[], columns: readonly Column[], figures: number): string[] {
  const end = columns[columns.length - 1]?.x1 ?? 0
  const over = rows.map(({ cells }) => cells.filter(({ x0 }) => x0 < end))
  const words = over.findLast(
    (cells) => cells.length === figures && cells.every(({ kind }) => kind === 'text' || kind === 'unit'),
  )
  return words ? words.map(({ text }) => foldLabel(text)) : []
}
