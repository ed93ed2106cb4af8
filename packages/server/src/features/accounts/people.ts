import type { User } from '@esrs/contract'
import { z } from 'zod'
import type { users } from '../../database/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect

/** One spelling for one mailbox: upper and lower case make no difference. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

const address = z.email().max(254)

/** Whether an address is one that people register with: without letters of other scripts, which look like those of somebody else. */
export const isPlainEmail = (email: string): boolean => address.safeParse(email).success

/** A person as the wire knows them. The last word of a name is taken as the family name. */
export function userOf(row: UserRow): User {
  const words = row.name.split(/\s+/)
  return {
    id: row.id,
    email: row.email,
    username: row.email,
    name: row.name,
    first_name: words.length > 1 ? words.slice(0, -1).join(' ') : row.name,
    last_name: words.length > 1 ? words.at(-1)! : '',
    user_type: row.role,
    position: row.position,
    last_login: row.lastLoginAt?.toISOString() ?? null,
  }
}
