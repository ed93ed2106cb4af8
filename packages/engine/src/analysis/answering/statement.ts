import type { Decimal } from '../decimals.ts'
import type { Fact } from '../facts.ts'
import type { Unit } from '../units.ts'
import { type Said, said } from './lexicon.ts'

/** Where words that say something of a figure stand, from its own label to the heading of the section. */
export const sources = ['own', 'parent', 'column', 'caption', 'heading'] as const
export type Source = (typeof sources)[number]

/** One figure or answer of a document with all that is said of it, wherever it stands: cell, tile, list item or clause. */
export interface Statement {
  value: Decimal | null
  unit: Unit | null
  unitFrom: 'cell' | 'row' | 'column' | 'table' | null
  year: number | null
  yearFrom: string | null
  role: string
  /** Texts by where they stand, nearest first. */
  texts: Readonly<Record<Source, readonly string[]>>
  /** What they say. */
  says: Readonly<Record<Source, readonly Said[]>>
  fact: Fact
}

const NOTHING: readonly string[] = []

/** A figure of a table as a statement. */
export function statementOf(fact: Fact): Statement {
  const texts = {
    own: fact.label ? [fact.label] : NOTHING,
    parent: [...fact.parents].reverse(),
    column: fact.columns,
    caption: fact.titles.slice(0, 2),
    heading: fact.titles.slice(2, 6),
  }
  return {
    value: fact.cell.number?.value ?? null,
    unit: fact.unit,
    unitFrom: fact.unitFrom,
    year: fact.year,
    yearFrom: fact.yearFrom,
    role: fact.role,
    texts,
    says: {
      own: texts.own.map(said),
      parent: texts.parent.map(said),
      column: texts.column.map(said),
      caption: texts.caption.map(said),
      heading: texts.heading.map(said),
    },
    fact,
  }
}
