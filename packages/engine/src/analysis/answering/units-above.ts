import type { Unit } from '../../text/units.ts'
import type { Observation } from './observation.ts'

/** Columns whose figures end so near each other are one, in points. */
const ALIGNED = 6
/** So many figures may stand between one that states its unit and one that leans on it. */
const REACH = 14

const CARRIED: ReadonlySet<string> = new Set(['energy', 'ghg', 'mass', 'volume', 'area', 'money'])

const columnOf = ({ page, place }: Observation): string => `${page.number}:${Math.round((place?.x1 ?? 0) / ALIGNED)}`

/**
 * A table often states its unit in the row of the total, and the rows below it lean on that. Each figure without a unit is
 * stated once more with the unit of the nearest one above it in its column; what a datapoint asks for decides between the two.
 */
export function withUnitsAbove(observations: readonly Observation[]): Observation[] {
  const columns = new Map<string, Observation[]>()
  for (const observation of observations) {
    if (observation.kind !== 'cell' || !observation.place) continue
    const key = columnOf(observation)
    const column = columns.get(key)
    if (column) column.push(observation)
    else columns.set(key, [observation])
  }
  return [...columns.values()].flatMap((column) => {
    column.sort((a, b) => (a.place?.top ?? 0) - (b.place?.top ?? 0))
    let above: { unit: Unit; at: number } | null = null
    return column.flatMap((observation, i): Observation[] => {
      const { unit } = observation
      if (unit && CARRIED.has(unit.dimension)) above = { unit, at: i }
      if (unit || !above || i - above.at > REACH) return []
      const leaning: Partial<Observation> = {
        unit: above.unit,
        unitFrom: 'table',
        traits: { ...observation.traits, unit_above: 1 },
      }
      return [Object.assign(Object.create(observation) as Observation, leaning)]
    })
  })
}
