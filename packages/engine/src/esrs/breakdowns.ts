import { knowledge, listed } from '../knowledge.ts'
import type { Language } from './datapoint.ts'
import { freeMember, freeMemberName, isFreeMember } from './free-members.ts'

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

/** A figure of a breakdown: one member of each axis that is used, in the order of the axes. */
export interface BreakdownCell {
  members: readonly string[]
  number: number
}

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

/** Whether a member belongs to an axis. */
export const isMemberOf = ({ isOpen, isFree, members }: Axis, member: string): boolean =>
  isOpen ? /^[A-Z]{2}$/.test(member) : members.some((one) => one.member === member) || (isFree && isFreeMember(member))

/** A member as it is kept; one that a company writes itself may come as a tilde and its name. `null` where it belongs to another axis. */
function memberKept(axis: Axis, member: string): string | null {
  if (isMemberOf(axis, member)) return member
  return axis.isFree && member.startsWith('~') ? memberWritten(axis, member.slice(1)) : null
}

/** The axes that some members are of, each used once and in order; `null` where they fit none or leave out one that is needed. */
export function axesOf({ axes: all }: Pick<Breakdown, 'axes'>, members: readonly string[]): Breakdown['axes'] | null {
  const used: Breakdown['axes'][number][] = []
  let next = 0
  for (const axis of all) {
    const member = members[next]
    if (member !== undefined && isMemberOf(axis, member)) {
      used.push(axis)
      next += 1
    } else if (!axis.isOptional) return null
  }
  return next === members.length ? used : null
}

/** The axes of a table that nobody has begun: all but those that may be left out and whose members nobody knows yet. */
export const usualAxes = ({ axes: all }: Pick<Breakdown, 'axes'>): Breakdown['axes'] =>
  all.filter(({ isOptional, isOpen, isFree }) => !isOptional || !(isOpen || isFree))

/** Names a cell as findings and facts do: `permanent_female`. */
export const dimensionOf = (members: readonly string[]): string => members.join('_')

/**
 * The members that a dimension of a breakdown names, as they are kept: `~Plant A` is a member that a company wrote itself.
 * @returns `null` where it names no cell of it
 */
export function membersOf(breakdown: Pick<Breakdown, 'axes'>, dimension: string): string[] | null {
  const words = dimension.split('_')
  const read = (from: number, axis: number): string[] | null => {
    const at = breakdown.axes[axis]
    if (!at) return from === words.length ? [] : null
    // The longest name first: `non_guaranteed` before any shorter one.
    for (let end = words.length; end > from; end -= 1) {
      const written = words.slice(from, end).join('_')
      // What a company writes itself is one word.
      const member = end > from + 1 && !isMemberOf(at, written) ? null : memberKept(at, written)
      const rest = member === null ? null : read(end, axis + 1)
      if (rest) return [member!, ...rest]
    }
    return at.isOptional ? read(from, axis + 1) : null
  }
  return read(0, 0)
}

const known = new Map<string, readonly string[]>()

/**
 * The members that a dimension names, of whatever breakdown it is: `permanent_female` has two, `full_time` is one.
 * @param isKnown whether something else is known to be a member, for those that no table has
 */
export function membersIn(dimension: string, isKnown: (member: string) => boolean = () => false): readonly string[] {
  if (known.size === 0)
    for (const { members } of breakdownAxes().values()) for (const { member } of members) known.set(member, [member])
  const isMember = (name: string) => known.has(name) || isKnown(name)
  const words = dimension.split('_')
  const found: string[] = []
  for (let start = 0; start < words.length; ) {
    let end = words.length
    while (end > start + 1 && !isMember(words.slice(start, end).join('_'))) end -= 1
    found.push(words.slice(start, end).join('_'))
    start = end
  }
  return found
}

/** The name of a member of an axis in a language; countries by their names. */
export function memberName({ isOpen, members }: Axis, member: string, language: Language): string {
  if (isOpen) return countryNames(language).of(member) ?? member
  return members.find((one) => one.member === member)?.name[language] ?? freeMemberName(member) ?? member
}

/**
 * The member of an axis that somebody writes: its name in either language, or how facts name it; of an axis with members of a
 * company's own any other name is one. `null` where it is none.
 */
export function memberWritten(axis: Axis, written: string): string | null {
  const text = fold(written)
  if (text === '') return null
  if (axis.isOpen) {
    if (/^[a-z]{2}$/.test(text) && countryNames('en').of(text.toUpperCase()) !== undefined) return text.toUpperCase()
    return countries().get(text) ?? null
  }
  const found = axis.members.find(({ member, name }) => [member, name.en, name.de].some((one) => fold(one) === text))
  return found?.member ?? (axis.isFree ? freeMember(freeMemberName(written.trim()) ?? written) : null)
}

/** The members that some names say, one for each axis in order; `null` where they say none. */
export function membersWritten({ axes: all }: Pick<Breakdown, 'axes'>, names: readonly string[]): string[] | null {
  const read = (at: number, place: number): string[] | null => {
    const axis = all[place]
    if (!axis) return at === names.length ? [] : null
    const member = names[at] === undefined ? null : memberWritten(axis, names[at])
    const rest = member === null ? null : read(at + 1, place + 1)
    if (rest) return [member!, ...rest]
    return axis.isOptional ? read(at, place + 1) : null
  }
  return read(0, 0)
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

const names = new Map<Language, Intl.DisplayNames>()

function countryNames(language: Language): Intl.DisplayNames {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  names.set(language, made)
  return made
}

let named: ReadonlyMap<string, string> | null = null

/** Codes of countries by their names in both languages. */
function countries(): ReadonlyMap<string, string> {
  named ??= new Map(
    countryCodes().flatMap((code) => (['en', 'de'] as const).map((at) => [fold(countryNames(at).of(code)!), code])),
  )
  return named
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are no country: regions and groups that the list of names has as well. */
const noCountry = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'AN',
  'SU',
  'YU',
  'DD',
  'ZR',
  'TP',
  'BU',
  'CS',
  'FX',
  'NT',
  'UK',
])

let codes: readonly string[] | null = null

/** Codes of all countries that have a name. */
export function countryCodes(): readonly string[] {
  codes ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountry.has(code) && countryNames('en').of(code) !== undefined)
  return codes
}

/** Members as they are kept: those that a company writes itself, sent as `~` and a name, each in one way. `null` where one fits no axis. */
export function membersSent({ axes: all }: Pick<Breakdown, 'axes'>, sent: readonly string[]): string[] | null {
  const read = (at: number, place: number): string[] | null => {
    const axis = all[place]
    if (!axis) return at === sent.length ? [] : null
    const member = sent[at] === undefined ? null : memberKept(axis, sent[at])
    const rest = member === null ? null : read(at + 1, place + 1)
    if (rest) return [member!, ...rest]
    return axis.isOptional ? read(at, place + 1) : null
  }
  return read(0, 0)
}

/**
 * What the cells of a breakdown come to: their sum, without those that are counted among others; for a mean the least and the most.
 * @returns `null` without cells, and where the cells give no whole
 */
export function wholeOfCells(
  breakdown: Breakdown,
  cells: readonly BreakdownCell[],
): { sum: number; least: number; most: number } | null {
  if (breakdown.rule === null || cells.length === 0) return null
  const counted = cells.filter(({ members }) => !isBeside(breakdown, members))
  if (counted.length === 0) return null
  const numbers = counted.map(({ number }) => number)
  return {
    sum: added(numbers),
    least: numbers.reduce((one, other) => Math.min(one, other)),
    most: numbers.reduce((one, other) => Math.max(one, other)),
  }
}

const isBeside = (breakdown: Breakdown, members: readonly string[]): boolean =>
  (axesOf(breakdown, members) ?? []).some(
    (axis, index) => axis.members.find(({ member }) => member === members[index])?.isBeside === true,
  )

/** A sum without the tail that binary fractions leave: `0.1 + 0.2` is `0.3`. */
const added = (numbers: readonly number[]): number => Number(numbers.reduce((sum, one) => sum + one, 0).toPrecision(15))

/**
 * The sums of the cells over the axes that may be left out, and over each single axis of a table of several: what a taxonomy has a
 * member for although nobody enters it. Only where cells add up; of pollutants those of one at all sites.
 */
export function marginsOf(breakdown: Breakdown, cells: readonly BreakdownCell[]): BreakdownCell[] {
  if ((breakdown.rule !== 'sum' && breakdown.rule !== null) || cells.length === 0) return []
  const used = axesOf(breakdown, cells[0]!.members)
  if (!used || used.length < 2) return []
  const kept = subsets(used.length).filter(
    (places) =>
      places.length < used.length &&
      (breakdown.rule === 'sum' || used.every((axis, place) => axis.adds || places.includes(place))),
  )
  const entered = new Set(cells.map(({ members }) => dimensionOf(members)))
  return kept.flatMap((places) => {
    const sums = new Map<string, { members: string[]; numbers: number[] }>()
    for (const { members, number } of cells) {
      const of = places.map((place) => members[place]!)
      const left = members.filter((_, place) => !places.includes(place))
      // What is counted among others adds nothing where its axis is summed over.
      if (left.some((member) => used.some((axis) => axis.members.some((one) => one.member === member && one.isBeside))))
        continue
      const key = dimensionOf(of)
      const sum = sums.get(key) ?? { members: of, numbers: [] }
      sum.numbers.push(number)
      sums.set(key, sum)
    }
    return [...sums]
      .filter(([key]) => !entered.has(key))
      .map(([, { members, numbers }]) => ({ members, number: added(numbers) }))
  })
}

/** All choices of some of the first places, but none of none. */
const subsets = (size: number): number[][] =>
  Array.from({ length: 2 ** size - 1 }, (_, index) =>
    Array.from({ length: size }, (_place, place) => place).filter((place) => ((index + 1) >> place) & 1),
  )
