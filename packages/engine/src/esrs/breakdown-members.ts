import type { Axis, Breakdown } from './breakdowns.ts'
import { breakdownAxes } from './breakdowns.ts'
import { countryName, countryWritten, foldName } from './countries.ts'
import type { Language } from './datapoint.ts'
import { freeMember, freeMemberName, isFreeMember } from './free-members.ts'

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

type Axes = Pick<Breakdown, 'axes'>

/**
 * Reads one member for each axis in order; one that may be left out may have none.
 * @param size how many pieces are to be read
 * @param membersAt the members that pieces from a place on may be, each with the place behind it, the likeliest first
 * @returns `null` where the pieces name no cell
 */
function readMembers(
  { axes }: Axes,
  size: number,
  membersAt: (axis: Axis, from: number) => readonly { member: string; end: number }[],
): string[] | null {
  const read = (from: number, place: number): string[] | null => {
    const axis = axes[place]
    if (!axis) return from === size ? [] : null
    for (const { member, end } of membersAt(axis, from)) {
      const rest = read(end, place + 1)
      if (rest) return [member, ...rest]
    }
    return axis.isOptional ? read(from, place + 1) : null
  }
  return read(0, 0)
}

/** Reads members of which each is written by itself. */
const readEach = (
  breakdown: Axes,
  names: readonly string[],
  memberOf: (axis: Axis, name: string) => string | null,
): string[] | null =>
  readMembers(breakdown, names.length, (axis, from) => {
    const member = names[from] === undefined ? null : memberOf(axis, names[from])
    return member === null ? [] : [{ member, end: from + 1 }]
  })

/**
 * The members that a dimension of a breakdown names, as they are kept: `~Plant A` is a member that a company wrote itself.
 * @returns `null` where it names no cell of it
 */
export function membersOf(breakdown: Axes, dimension: string): string[] | null {
  const words = dimension.split('_')
  return readMembers(breakdown, words.length, (axis, from) =>
    // The longest name first: `non_guaranteed` before any shorter one.
    Array.from({ length: words.length - from }, (_, shorter) => words.length - shorter).flatMap((end) => {
      const written = words.slice(from, end).join('_')
      // What a company writes itself is one word.
      const member = end > from + 1 && !isMemberOf(axis, written) ? null : memberKept(axis, written)
      return member === null ? [] : [{ member, end }]
    }),
  )
}

/** The members that some names say, one for each axis in order; `null` where they say none. */
export const membersWritten = (breakdown: Axes, names: readonly string[]): string[] | null =>
  readEach(breakdown, names, memberWritten)

/** Members as they are kept: those that a company writes itself, sent as `~` and a name, each in one way. `null` where one fits no axis. */
export const membersSent = (breakdown: Axes, sent: readonly string[]): string[] | null =>
  readEach(breakdown, sent, memberKept)

const known = new Set<string>()

/**
 * The members that a dimension names, of whatever breakdown it is: `permanent_female` has two, `full_time` is one.
 * @param isKnown whether something else is known to be a member, for those that no table has
 */
export function membersIn(dimension: string, isKnown: (member: string) => boolean = () => false): readonly string[] {
  if (known.size === 0)
    for (const { members } of breakdownAxes().values()) for (const { member } of members) known.add(member)
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
  if (isOpen) return countryName(member, language) ?? member
  return members.find((one) => one.member === member)?.name[language] ?? freeMemberName(member) ?? member
}

/**
 * The member of an axis that somebody writes: its name in either language, or how facts name it; of an axis with members of a
 * company's own any other name is one. `null` where it is none.
 */
export function memberWritten(axis: Axis, written: string): string | null {
  const text = foldName(written)
  if (text === '') return null
  if (axis.isOpen) return countryWritten(written)
  const found = axis.members.find(({ member, name }) =>
    [member, name.en, name.de].some((one) => foldName(one) === text),
  )
  return found?.member ?? (axis.isFree ? freeMember(freeMemberName(written.trim()) ?? written) : null)
}
