import { frameFor } from '../analysis/answering/frame-for.ts'
import { exclude } from '../analysis/rivals.ts'

/** Whether one figure cannot answer two datapoints; of what no frame describes it is not known. */
export function excludeEachOther(one: string, other: string): boolean {
  const [a, b] = [frameFor(one), frameFor(other)]
  return one !== other && a !== null && b !== null && exclude(a, b)
}
