import type { BreakdownAxis, Language } from '@esrs/contract'
import {
  axesOf,
  type Breakdown,
  countryCodes,
  freeMember,
  freeMemberName,
  isFreeMember,
  memberName,
} from '@esrs/engine/esrs'
import type { Tenant } from '../../../database/tenant.ts'
import { unitNamesOf } from '../stores/unit-name-store.ts'

type Axis = Breakdown['axes'][number]
type Member = BreakdownAxis['members'][number]

/**
 * Axes as the wire carries them, with all members: those of the standard, those that cells name, and those that a company has of its own.
 * @param named the members of each cell
 */
export async function shownAxes(
  tenant: Tenant,
  axes: readonly Axis[],
  named: readonly (readonly string[])[],
  language: Language,
): Promise<BreakdownAxis[]> {
  const units = axes.some(({ from }) => from === 'units') ? await unitNamesOf(tenant) : []
  return axes.map((axis) => ({
    axis: axis.axis,
    name: axis.name[language],
    optional: axis.isOptional,
    open: axis.isOpen,
    free: axis.isFree,
    members: axis.isOpen ? countries(axis, language) : membersOfAxis(axis, axes, { named, units }, language),
  }))
}

function countries(axis: Axis, language: Language): Member[] {
  return countryCodes()
    .map((member) => ({ member, name: memberName(axis, member, language), beside: false, offered: true }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

function membersOfAxis(
  axis: Axis,
  axes: readonly Axis[],
  { named, units }: { named: readonly (readonly string[])[]; units: readonly string[] },
  language: Language,
): Member[] {
  const listed = axis.members.map(({ member, name, isBeside, isOffered }) => ({
    member,
    name: name[language],
    beside: isBeside,
    offered: isOffered,
  }))
  if (!axis.isFree) return listed
  const own = named.flatMap((members) => {
    const place = axesOf({ axes }, members)?.indexOf(axis) ?? -1
    return place >= 0 && isFreeMember(members[place]!) ? [members[place]!] : []
  })
  const written = [...new Set(own)].map((member) => ({
    member,
    name: freeMemberName(member)!,
    beside: false,
    offered: false,
  }))
  const taken = new Set([...listed, ...written].map(({ member }) => member))
  const offered = (axis.from === 'units' ? units : []).flatMap((name): Member[] => {
    const member = freeMember(name)
    return member === null || taken.has(member) ? [] : [{ member, name, beside: false, offered: true }]
  })
  return [...listed, ...written, ...offered]
}
