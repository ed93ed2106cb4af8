import type { CompanyUser } from '@esrs/contract'
import { userOf } from '../people.ts'
import type { TeamRow } from '../team-store.ts'

/** A person as the colleagues see them; who has no second factor is for administrators alone to know. */
export function companyUserOf({ user, lastUsedAt, hasFactor }: TeamRow, seesFactor: boolean): CompanyUser {
  const times = [user.lastLoginAt, lastUsedAt].filter((time) => time !== null).map((time) => time.getTime())
  return {
    ...userOf(user),
    is_active: user.isActive,
    state: !user.isActive ? 'inactive' : user.invitedAt ? 'invited' : 'active',
    last_active:
      times.length === 0 ? null : new Date(times.reduce((most, one) => Math.max(most, one), -Infinity)).toISOString(),
    second_factor: seesFactor ? hasFactor : null,
    invited_at: user.invitedAt?.toISOString() ?? null,
  }
}
