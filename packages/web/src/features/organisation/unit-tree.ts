import type { Unit } from '@esrs/contract'

/** Depths of units in the tree, by id; parents come before what belongs to them. */
export function depths(units: readonly Unit[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { id, parent } of units) found.set(id, parent === null ? 0 : (found.get(parent) ?? 0) + 1)
  return found
}

/** Units whose code, name or country says what is searched for; all of them where nothing is. */
export function matching(units: readonly Unit[], search: string): Unit[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return units.filter(({ code, name, country }) => {
    const said = `${code} ${name} ${country}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** Ids of a unit and of everything that belongs to it, to which it cannot belong itself. */
export function within(units: readonly Unit[], id: string): Set<string> {
  const found = new Set([id])
  for (const unit of units) if (unit.parent !== null && found.has(unit.parent)) found.add(unit.id)
  return found
}
