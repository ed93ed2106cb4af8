import { numberOf } from '../../text/decimals.ts'
import { type Column, columnAt } from './heads.ts'
import type { CellRow } from './region.ts'

/** A row of figures as arithmetic sees it. */
interface Summand {
  /** By column; `null` where nothing stands. */
  values: (number | null)[]
  /** The smallest step in which each is written. */
  steps: number[]
  /** Figures of one unit add up. */
  unit: string
}

/** So many rows at most are parts of one. */
const MOST_PARTS = 24

const decimals = (value: number): number => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length

function summandOf(row: CellRow, columns: readonly Column[]): Summand {
  const values: (number | null)[] = columns.map(() => null)
  let unit = row.cells.find(({ kind }) => kind === 'unit')?.folded ?? ''
  for (const cell of row.cells) {
    if (!cell.number) continue
    const at = columnAt(columns, cell)
    if (at >= 0) values[at] = numberOf(cell.number.value)
    if (cell.unit) unit = cell.unit.base
  }
  return { values, steps: values.map((value) => (value === null ? 1 : 10 ** -decimals(value))), unit }
}

/** Whether some columns of a row are the sum of those of others, and none is not; small figures meet by chance. */
function addsUp(whole: Summand, sums: readonly number[], counts: readonly number[]): boolean {
  let [met, missed, large] = [0, 0, 0]
  whole.values.forEach((value, i) => {
    if (value === null || value === 0 || (counts[i] ?? 0) < 2) return
    const unit = whole.steps[i] ?? 1
    if (Math.abs(value - (sums[i] ?? 0)) <= unit * Math.max(1, (counts[i] ?? 0) / 2)) {
      met += 1
      if (Math.abs(value) / unit >= 100) large += 1
    } else missed += 1
  })
  return met > missed && (large > 0 || met > 1)
}

/**
 * The row that each row is a part of, where figures tell it: those of some rows below or above add up to it.
 * @returns for each row the number of the row that is its whole
 */
export function wholesOf(rows: readonly CellRow[], columns: readonly Column[]): Map<number, number> {
  const all = rows.map((row) => summandOf(row, columns))
  const found = new Map<number, number>()
  all.forEach((whole, i) => {
    for (const step of [1, -1]) {
      const sums = columns.map(() => 0)
      const counts = columns.map(() => 0)
      const parts: number[] = []
      for (let j = i + step; j >= 0 && j < all.length && parts.length < MOST_PARTS; j += step) {
        const part = all[j] as Summand
        if (part.unit !== whole.unit) continue
        part.values.forEach((value, c) => {
          if (value === null) return
          sums[c] = (sums[c] ?? 0) + value
          if (value !== 0) counts[c] = (counts[c] ?? 0) + 1
        })
        parts.push(j)
        if (!addsUp(whole, sums, counts)) continue
        for (const one of parts) if (!found.has(one)) found.set(one, i)
        return
      }
    }
  })
  return found
}
