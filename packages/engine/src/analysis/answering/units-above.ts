import type { Unit } from '../../text/units.ts'
import type { Statement } from './statement.ts'

/** Columns whose figures end so near each other are one, in points. */
const ALIGNED = 6
/** So many figures may stand between one that states its unit and one that leans on it. */
const REACH = 14

const CARRIED: ReadonlySet<string> = new Set(['energy', 'ghg', 'mass', 'volume', 'area', 'money'])

const columnOf = ({ page, place }: Statement): string => `${page.number}:${Math.round((place?.x1 ?? 0) / ALIGNED)}`

/**
 * A table often states its unit in the row of the total, and the rows below it lean on that. Each figure without a unit is
 * stated once more with the unit of the nearest one above it in its column; what a datapoint asks for decides between the two.
 */
export function withUnitsAbove(statements: readonly Statement[]): Statement[] {
  const columns = new Map<string, Statement[]>()
  for (const statement of statements) {
    if (statement.kind !== 'cell' || !statement.place) continue
    const key = columnOf(statement)
    const column = columns.get(key)
    if (column) column.push(statement)
    else columns.set(key, [statement])
  }
  return [...columns.values()].flatMap((column) => {
    column.sort((a, b) => (a.place?.top ?? 0) - (b.place?.top ?? 0))
    let above: { unit: Unit; at: number } | null = null
    return column.flatMap((statement, i): Statement[] => {
      const { unit } = statement
      if (unit && CARRIED.has(unit.dimension)) above = { unit, at: i }
      if (unit || !above || i - above.at > REACH) return []
      const leaning: Partial<Statement> = {
        unit: above.unit,
        unitFrom: 'table',
        traits: { ...statement.traits, unit_above: 1 },
      }
      return [Object.assign(Object.create(statement) as Statement, leaning)]
    })
  })
}
