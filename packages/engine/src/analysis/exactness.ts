import type { Candidate } from './finding.ts'

/** Digits that say something: zeros before and after them only place the point. */
const significant = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '')

/** Those that the document writes; of a number in words those of its value. */
const written = ({ value }: Candidate): string => significant(value.writtenNumber ?? '') || significant(value.text)

/** A conversion that divides (GJ by 3.6) makes digits that nobody wrote; one that only moves the point makes none. */
const isComputed = (one: Candidate): boolean => significant(one.value.text) !== written(one)

/**
 * Whether of two observations that agree the first says the figure more exactly, by the digits that the document writes. What it
 * states in the unit asked for goes before what is computed from another unit, unless the computed one is written with more digits
 * elsewhere: `37,042 MWh (133,351 GJ)` is 37,042 MWh.
 */
export function isExacter(one: Candidate, other: Candidate): boolean {
  const [digits, others] = [written(one).length, written(other).length]
  if (isComputed(one) === isComputed(other)) return digits > others
  return isComputed(other) && (one.excerpt === other.excerpt || digits >= others)
}
