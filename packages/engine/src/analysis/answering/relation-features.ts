import { type Frame, type Relation, relations } from './frames.ts'

/** Figures that differ by less are the same but for rounding. */
const TOLERANCE = 0.012
const close = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b))

const byDatapoint = new Map<string, Relation[]>()
/** The datapoints that are at most as large as another one. */
const belowWhole = new Map<string, string[]>()
for (const relation of relations) {
  byDatapoint.set(relation.datapoint, [...(byDatapoint.get(relation.datapoint) ?? []), relation])
  const [whole] = relation.of
  if (relation.kind === 'at_most' && whole)
    belowWhole.set(whole, [...(belowWhole.get(whole) ?? []), relation.datapoint])
}

/** Whether a figure is the sum of all but one of some parts. */
const leavesOneOut = (size: number, parts: readonly number[], total: number): boolean =>
  parts.length > 2 && parts.some((part) => part > 0 && close(size, total - part))

function featureOfSum(size: number, parts: readonly (number | undefined)[]): Record<string, number> {
  const known = parts.filter((part) => part !== undefined)
  const total = known.reduce((sum, part) => sum + part, 0)
  const isAll = known.length === parts.length
  const found: Record<string, number> = { parts_unknown: parts.length - known.length }
  if (known.length < 2) return found
  if (close(size, total)) found[isAll ? 'parts_hold' : 'parts_lacking'] = 1
  else if (leavesOneOut(size, known, total)) found.parts_lacking = 1
  else found.parts_differ = 1
  return found
}

function featureOf({ kind, of }: Relation, size: number, best: ReadonlyMap<string, number>): Record<string, number> {
  const others = of.map((datapoint) => best.get(datapoint))
  if (kind === 'sum') return featureOfSum(size, others)
  const [first, second] = others
  if (first === undefined) return {}
  if (kind === 'at_most') return size > first * (1 + TOLERANCE) ? { whole_smaller: 1 } : { whole_larger: 1 }
  if (!second) return {}
  return close(size, (100 * first) / second) ? { share_holds: 1 } : { share_differs: 1 }
}

/**
 * What the likeliest figures of other datapoints say of a figure by arithmetic: its parts add up to it or to less, a part is larger
 * than it, its whole is smaller, a share is what two others make.
 * @param best the likeliest figure of each datapoint, in its base unit
 */
export function relationFeaturesOf(
  { datapoint }: Frame,
  size: number,
  best: ReadonlyMap<string, number>,
): Record<string, number> {
  const found: Record<string, number> = {}
  for (const relation of byDatapoint.get(datapoint) ?? []) Object.assign(found, featureOf(relation, size, best))
  if (belowWhole.get(datapoint)?.some((part) => (best.get(part) ?? 0) > size * (1 + TOLERANCE))) found.part_larger = 1
  return found
}
