import { knowledge, listed } from '../knowledge.ts'
import type { Language } from './datapoint.ts'

/** How the cells of a breakdown give the whole: they add up to it, to a part of it, to 100, or it lies between them. Closed list. */
export const cellRules = ['sum', 'at_most', 'hundred', 'between'] as const
export type CellRule = (typeof cellRules)[number]

/** A member of an axis, such as women or Germany. */
export interface AxisMember {
  member: string
  /** Whether it is counted among the others already, so that a sum leaves it out (ESRS S1, AR 55). */
  isBeside: boolean
  /** Whether a table has no row for it before somebody chooses it. */
  isOffered: boolean
  name: Readonly<Record<Language, string>>
}

/** One way in which a figure is broken down. */
export interface Axis {
  axis: string
  name: Readonly<Record<Language, string>>
  /** Whether any country may be a member, by its code of ISO 3166. */
  isOpen: boolean
  /** Whether a company may write members of its own beside those that are listed. */
  isFree: boolean
  /** What a company has of its own that members are chosen from; `null` for nothing. */
  from: 'units' | null
  /** Whether its members add up where the other axes stay the same, also where the whole table does not. */
  adds: boolean
  /** In their order; empty where it is open. */
  members: readonly AxisMember[]
}

/** By what a datapoint with a figure is broken down, as its row of knowledge says it. */
export interface Breakdown {
  datapoint: string
  axes: readonly (Axis & { isOptional: boolean })[]
  /** How the cells give the whole; `null` where they do not. */
  rule: CellRule | null
  /** The datapoint that is the whole. */
  of: string
  /** Datapoints that the table itself answers, and the axis without which it does not. */
  fills: readonly { datapoint: string; axis: string | null }[]
}

/** Whether its members are amounts of different things, such as pollutants: they have no sum, but each adds over units and sites. */
export const isApart = ({ rule, axes }: Breakdown): boolean => rule === null && axes.some(({ adds }) => adds)

let axes: ReadonlyMap<string, Axis> | null = null

/** All axes by name. */
export function breakdownAxes(): ReadonlyMap<string, Axis> {
  if (axes) return axes
  const rows = knowledge<'axis' | 'member' | 'beside' | 'offered' | 'en' | 'de'>('breakdown-members')
  axes = new Map(
    knowledge<'axis' | 'open' | 'from' | 'adds' | 'en' | 'de'>('breakdown-axes').map(
      ({ axis, open, from, adds, en, de }) => [
        axis,
        {
          axis,
          name: { en, de },
          isOpen: open === 'country',
          isFree: open === 'free',
          from: from === 'units' ? from : null,
          adds: adds === 'yes',
          members: rows
            .filter((row) => row.axis === axis)
            .map((row) => ({
              member: row.member,
              isBeside: row.beside === 'yes',
              isOffered: row.offered === 'yes',
              name: { en: row.en, de: row.de },
            })),
        },
      ],
    ),
  )
  return axes
}

let tables: ReadonlyMap<string, Breakdown> | null = null

/** The breakdowns of all datapoints of all sets, by identifier. */
export function breakdowns(): ReadonlyMap<string, Breakdown> {
  tables ??= new Map(
    knowledge<'datapoint' | 'axes' | 'whole' | 'of' | 'fills'>('breakdowns').map((row) => [
      row.datapoint,
      {
        datapoint: row.datapoint,
        axes: listed(row.axes).map((written) => ({
          ...breakdownAxes().get(written.replace('?', ''))!,
          isOptional: written.endsWith('?'),
        })),
        rule: row.whole === '' ? null : (row.whole as CellRule),
        of: row.of || row.datapoint,
        fills: listed(row.fills).map((written) => {
          const [datapoint = '', axis] = written.split(':')
          return { datapoint, axis: axis ?? null }
        }),
      },
    ]),
  )
  return tables
}

let fillers: ReadonlyMap<string, string> | null = null

/** The breakdown that a datapoint has, or whose table answers it; `null` for any other. */
export function breakdownOf(datapoint: string): Breakdown | null {
  fillers ??= new Map(
    [...breakdowns().values()].flatMap((one) => one.fills.map((fill) => [fill.datapoint, one.datapoint])),
  )
  return breakdowns().get(datapoint) ?? breakdowns().get(fillers.get(datapoint) ?? '') ?? null
}

/** The axes of a table that nobody has begun: all but those that may be left out and whose members nobody knows yet. */
export const usualAxes = ({ axes: all }: Pick<Breakdown, 'axes'>): Breakdown['axes'] =>
  all.filter(({ isOptional, isOpen, isFree }) => !isOptional || !(isOpen || isFree))
