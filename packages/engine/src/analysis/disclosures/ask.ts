import { withWords } from '../patterns.ts'

/** Which narrative datapoint of a disclosure requirement a passage answers. Folded text wanted. */
export interface Asks {
  /** Takes what speaks to the requirement in general; `null` where every datapoint asks for something special. */
  lead: string | null
  /** Identifier, and the words without which a passage does not answer that datapoint; narrower ones first, the first wins. */
  special: readonly (readonly [string, RegExp])[]
  /** Those of them whose words are so much their own that any sentence with them answers, wherever it stands. */
  apart: ReadonlySet<string>
}

/** Shortens the lists: numbers stand for the datapoints of the requirement, `2` for `S1-4_02`. */
export function asks(
  dr: string,
  lead: number | null,
  special: readonly (readonly [number, RegExp])[] = [],
  apart: readonly number[] = [],
): [string, Asks] {
  const id = (number: number): string => `${dr}_${String(number).padStart(2, '0')}`
  return [
    dr,
    {
      lead: lead === null ? null : id(lead),
      special: special.map(([number, cue]) => [id(number), withWords(cue)] as const),
      apart: new Set(apart.map(id)),
    },
  ]
}
