/**
 * What a person of a company can be. The first two are named as the specification names them: a member does all reporting
 * work and is called a reporter wherever people read it.
 */
export const userRoles = ['company_admin', 'company_member', 'contributor', 'approver', 'reader', 'auditor'] as const
export type UserRole = (typeof userRoles)[number]

/** The roles from the one that may do most to the one that may do least, as people rank them. */
const rolesByRank: readonly UserRole[] = [
  'company_admin',
  'company_member',
  'approver',
  'contributor',
  'reader',
  'auditor',
]

/** Of several roles the one that may do most; `null` of none. */
export const highestRole = (roles: readonly UserRole[]): UserRole | null =>
  rolesByRank.find((role) => roles.includes(role)) ?? null

/**
 * What a call can need. `account`: the own account; `read`: everything that reporting holds; `work`: what one was asked for;
 * `report`: reporting work; `approve`: approving what others delivered; `audit`: rooms that were opened to one; `manage`: the
 * company, its people and what it reports by.
 */
export const permissions = ['account', 'work', 'read', 'report', 'approve', 'audit', 'manage'] as const
export type Permission = (typeof permissions)[number]

/** What each role may do. Said here and nowhere else: the server refuses by it, and the web hides by it. */
export const rolePermissions: Readonly<Record<UserRole, readonly Permission[]>> = {
  company_admin: ['account', 'work', 'read', 'report', 'approve', 'manage'],
  company_member: ['account', 'work', 'read', 'report'],
  contributor: ['account', 'work'],
  approver: ['account', 'work', 'read', 'approve'],
  reader: ['account', 'read'],
  auditor: ['account', 'audit'],
}

/** Whether somebody in a role may do something. */
export const may = (role: UserRole, permission: Permission): boolean => rolePermissions[role].includes(permission)

/** What a call says of who may make it. */
interface Asking {
  auth: 'public' | 'user' | 'admin' | 'link' | 'directory'
  method: string
  needs?: Permission
}

/**
 * What a call needs of a signed-in person; `null` where nobody has to be signed in. A call that does not say reads where it
 * is a GET and is reporting work where it changes something, so that a new one is closed rather than open.
 */
export function permissionOf({ auth, method, needs }: Asking): Permission | null {
  if (auth === 'public' || auth === 'link' || auth === 'directory') return null
  if (auth === 'admin') return 'manage'
  return needs ?? (method === 'GET' ? 'read' : 'report')
}
