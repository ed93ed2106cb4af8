import { knowledge, listed } from '../../knowledge.ts'
import { isConcept } from '../../text/lexicon.ts'
import { likeOf } from './frames.ts'

/** On what a datapoint counts, where another count of the same thing is commonly stated. */
export const bases = [
  'heads',
  'count',
  'ratio',
  'hours',
  'million_hours',
  'hundred_people',
  'rate',
  'prospective',
  'change',
] as const
export type Basis = (typeof bases)[number]

/** What one datapoint asks of the path beside what finds it. */
export interface Contract {
  /** Ideas of which the label or the clause says one itself. */
  own: readonly string[]
  /** Ideas of which the path says one. */
  near: readonly string[]
  /** Ideas that make it another figure, unless the path says one of `unless` too. */
  not: readonly string[]
  unless: readonly string[]
  basis: Basis | null
  /** Datapoints without any of which a document takes one quantity for another: consumption for withdrawal. */
  beside: readonly string[]
  /** Ideas that the label, the column or the clause itself must not say. */
  labelNot: readonly string[]
  /** Ideas with which a label names a piece of the whole: industrial wastewater. */
  pieces: readonly string[]
  /** Members of a breakdown that are no part of it: recycled waste is none of what is disposed of. */
  without: readonly string[]
}

const ideas = (cell: string): string[] => {
  const names = listed(cell)
  for (const name of names) if (!isConcept(name)) throw new Error(`No concept is called ${name}`)
  return names
}

const contracts: ReadonlyMap<string, Contract> = new Map(
  knowledge<'datapoint' | 'own' | 'near' | 'not' | 'unless' | 'basis' | 'beside' | 'without' | 'label_not' | 'pieces'>(
    'contract',
  ).map((row) => [
    row.datapoint,
    {
      own: ideas(row.own),
      near: ideas(row.near),
      not: ideas(row.not),
      unless: ideas(row.unless),
      basis: bases.find((one) => one === row.basis) ?? null,
      beside: listed(row.beside),
      without: listed(row.without),
      labelNot: ideas(row.label_not),
      pieces: ideas(row.pieces),
    },
  ]),
)

/**
 * What a datapoint asks of the path of its figure; `null` where nothing is written down. A datapoint of another set that asks for what
 * one of Set 1 asks for keeps its contract.
 */
export const contractOf = (datapoint: string): Contract | null =>
  contracts.get(datapoint) ?? contracts.get(likeOf(datapoint)) ?? null
