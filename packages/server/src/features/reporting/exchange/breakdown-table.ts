import type { Language } from '@esrs/contract'
import { axesOf, type Breakdown, breakdowns, type Datapoint as Entry, membersOf, usualAxes } from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import type { Column, Table, Cell as TableCell } from '../../../tables/table.ts'
import { cellName } from '../breakdowns/cell-words.ts'
import type { OpenReport } from '../report/open-report.ts'
import { type Cell, cellsOf } from '../stores/cell-store.ts'
import { markOf, rounded } from './cell-forms.ts'
import { rowKey } from './datapoint-table.ts'
import { say } from './messages.ts'

/** Columns of the sheet of breakdowns in their order, with their widths in characters. */
const widths = {
  code: 14,
  name: 48,
  part1: 30,
  part2: 22,
  part3: 22,
  value: 16,
  unit: 12,
  source: 34,
  key: 40,
  version: 14,
} as const

export type PartColumn = keyof typeof widths
export const partColumns = Object.keys(widths) as PartColumn[]
/** Columns that name the members of a cell. */
export const memberColumns = ['part1', 'part2', 'part3'] as const

const editable: readonly PartColumn[] = ['part1', 'part2', 'part3', 'value', 'unit', 'source']
const hidden: readonly PartColumn[] = ['key', 'version']

export const partHeads = (language: Language): Column[] =>
  partColumns.map((id) => ({
    head: say(`column.${id}`)(language),
    width: widths[id],
    hidden: hidden.includes(id),
    editable: editable.includes(id),
  }))

/** A cell of a breakdown as one text, the same before and after it was in a spreadsheet. */
export const cellForm = (cell: Pick<Cell, 'number' | 'unit' | 'source'> | undefined): string =>
  cell ? `${rounded(cell.number)} ${cell.unit ?? ''} ${cell.source}` : ''

/** The dimensions of some axes whether they are entered or not; those over countries and sites have only what is entered. */
function fixedDimensions(needed: Breakdown['axes']): string[] {
  if (needed.some(({ isOpen }) => isOpen)) return []
  return needed
    .map(({ members }) => members.flatMap(({ member, isOffered }) => (isOffered ? [] : [member])))
    .reduce<string[][]>((all, some) => all.flatMap((one) => some.map((member) => [...one, member])), [[]])
    .map((members) => members.join('_'))
}

/** The cells of all breakdowns, and rows to be filled in for those that have none; `null` where nothing is broken down. */
export async function breakdownTable(
  tenant: Tenant,
  { report, catalogue }: OpenReport,
  entries: readonly Entry[],
): Promise<Table | null> {
  const { language } = catalogue
  const broken = entries.filter(({ id }) => breakdowns().has(id))
  if (broken.length === 0) return null
  const cells = await cellsOf(
    tenant,
    report,
    broken.map(({ id }) => id),
  )
  function* rows(): Generator<TableCell[]> {
    for (const { id, name, unit } of broken) {
      const breakdown = breakdowns().get(id)!
      const entered = new Map((cells.get(id) ?? []).map((cell) => [cell.dimension, cell]))
      const [first] = entered.keys()
      const used =
        first === undefined ? usualAxes(breakdown) : (axesOf(breakdown, membersOf(breakdown, first) ?? []) ?? [])
      const all = new Set([...fixedDimensions(used), ...entered.keys()])
      for (const dimension of all) {
        const cell = entered.get(dimension)
        const [one = '', second = null, third = null] = cellName(breakdown, dimension, language)
        yield [
          id,
          name,
          one,
          second,
          third,
          cell ? { number: cell.number, plain: true } : null,
          cell ? cell.unit : unit,
          cell?.source || null,
          `${rowKey(report, id)}#${dimension}`,
          markOf(cellForm(cell)),
        ]
      }
    }
  }
  return { name: say('sheet.breakdowns')(language), columns: partHeads(language), frozenColumns: 1, rows: rows() }
}
