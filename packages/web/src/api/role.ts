import { may, type Permission, type User, type UserRole, userRoles } from '@esrs/contract'
import { useSession } from './session.ts'

/** The role of who is signed in. What is kept in the browser may be older than the role: then nothing is hidden, and the server decides. */
export const roleOf = (user: User | null): UserRole =>
  userRoles.find((role) => role === user?.user_type) ?? 'company_member'

/** The key of the words for a role: a newer server may know one that this page does not. */
export const roleWord = (role: string | null | undefined): UserRole | 'other' =>
  userRoles.find((known) => known === role) ?? 'other'

/** Whether the signed-in person may do something; for hiding what they may not. */
export function useMay(permission: Permission): boolean {
  return may(roleOf(useSession().user), permission)
}
