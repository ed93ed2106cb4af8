import type { Found } from './numbers.ts'
import type { Unit } from './units.ts'

/** A figure in running text; offsets are into the sentence. */
export interface Figure {
  found: Found
  unit: Unit | null
  /** The figure with its unit, as offsets into the sentence. */
  start: number
  end: number
}

/** A figure that is no number but the word for none: `was zero`. */
export const isNone = ({ found }: Figure): boolean => found.value.digits === 0n && /^\p{L}/u.test(found.written)
