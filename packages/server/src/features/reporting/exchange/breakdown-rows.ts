import { type Language, limits } from '@esrs/contract'
import type { FilledCell, FilledSheet } from '@esrs/engine'
import { AppError } from '../../../http/errors.ts'
import { type PartColumn, partColumns } from './breakdown-table.ts'
import type { DecimalSign } from './filled-table.ts'
import { say } from './messages.ts'

/** A row of a returned sheet of breakdowns. */
export interface PartRow {
  /** As the spreadsheet counts it. */
  row: number
  cells: ReadonlyMap<PartColumn, FilledCell | null>
}

/** The sheet of breakdowns of a returned file. */
export interface ReturnedParts {
  rows: PartRow[]
  language: Language
  /** Language of figures that are stored as text. */
  numbers: Language
}

const headWithin = 20
const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

const ids = (['en', 'de'] as const).map((language) => ({
  language,
  byHead: new Map(partColumns.map((id) => [folded(say(`column.${id}`)(language)), id])),
}))

function headIn(
  cells: readonly (FilledCell | null)[],
): { language: Language; columns: Map<number, PartColumn> } | null {
  for (const { language, byHead } of ids) {
    const columns = new Map<number, PartColumn>()
    cells.forEach((cell, index) => {
      const id = cell?.kind === 'text' ? byHead.get(folded(cell.text)) : undefined
      if (id && ![...columns.values()].includes(id)) columns.set(index, id)
    })
    const found = new Set(columns.values())
    // The sheet of datapoints has no column that names a part.
    if (found.has('part1') && found.has('value') && (found.has('code') || found.has('key')))
      return { language, columns }
  }
  return null
}

/** The sheet of breakdowns in a file, and the sheets that are none; `null` where there is none. */
export function breakdownsIn(
  sheets: readonly FilledSheet[],
  said?: DecimalSign,
): { parts: ReturnedParts | null; others: FilledSheet[] } {
  let parts: ReturnedParts | null = null
  const others = sheets.filter(({ rows, separator }) => {
    const at = rows.slice(0, headWithin).findIndex(({ cells }) => headIn(cells) !== null)
    if (at < 0) return true
    if (parts) return false
    const { language, columns } = headIn(rows[at]!.cells)!
    const body = rows.slice(at + 1)
    if (body.length > limits.importRows)
      throw new AppError('payload_too_large', say('file.tooManyRows', { rows: limits.importRows }))
    const usual = separator === ';' ? 'de' : separator === ',' ? 'en' : language
    parts = {
      language,
      numbers: said === undefined ? usual : said === 'comma' ? 'de' : 'en',
      rows: body.map(({ number, cells }) => ({
        row: number,
        cells: new Map([...columns].map(([index, id]) => [id, cells[index] ?? null])),
      })),
    }
    return false
  })
  return { parts, others }
}
