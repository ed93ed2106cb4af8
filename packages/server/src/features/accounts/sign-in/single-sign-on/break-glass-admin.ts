import { and, count, eq, exists, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { users } from '../../../../database/schema/accounts.ts'
import { passkeys, secondFactors } from '../../../../database/schema/second-factor.ts'
import { breakGlassAdministrators } from '../../../../database/schema/single-sign-on.ts'
import type { Tenant } from '../../../../database/tenant.ts'
import { AppError } from '../../../../http/errors.ts'
import { say } from './messages.ts'
import { holdProvider, listBreakGlass } from './provider-store.ts'

/**
 * Refuses a change of an administrator for emergencies that would leave a company, which lets people in by its provider alone, without one who
 * can sign in: with the provider away nobody could come in any more. `isGoing`: the person is about to be removed. Call it in the
 * transaction of the change, after it, and before sessions end: in this order whoever changes the setting holds both.
 */
export async function assertBreakGlassAdminRemains(
  tenant: Tenant,
  userId: string,
  { isGoing = false } = {},
): Promise<void> {
  const { db, companyId } = tenant
  if (!(await listBreakGlass(tenant)).includes(userId)) return
  if ((await holdProvider(tenant))?.mode !== 'required') return
  const ofPerson = eq(breakGlassAdministrators.userId, users.id)
  const codes = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))
  const [left] = await db
    .select({ count: count() })
    .from(users)
    .innerJoin(breakGlassAdministrators, ofPerson)
    .where(
      and(
        eq(users.companyId, companyId),
        eq(users.role, 'company_admin'),
        eq(users.isActive, true),
        isNull(users.invitedAt),
        isGoing ? ne(users.id, userId) : undefined,
        or(
          exists(db.select().from(secondFactors).where(codes)),
          exists(db.select().from(passkeys).where(eq(passkeys.userId, users.id))),
        ),
      ),
    )
  if (left?.count === 0) throw new AppError('conflict', say('required.emergency'))
}
