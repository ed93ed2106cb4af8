import { highestRole, type UserRole } from '@esrs/contract'

/** A group of a directory with the role that it brings. */
export interface GroupRole {
  name: string
  role: UserRole
}

/** The highest role that the groups of a person bring; `null` where none of them brings one. */
export const roleOfGroups = (groups: readonly string[], map: readonly GroupRole[]): UserRole | null =>
  highestRole(map.filter(({ name }) => groups.includes(name)).map(({ role }) => role))
