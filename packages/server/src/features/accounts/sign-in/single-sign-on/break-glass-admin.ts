import type { Tenant } from '../../../../database/tenant.ts'
import { AppError } from '../../../../http/errors.ts'
import { say } from './messages.ts'
import { countAbleBreakGlass, holdProvider, listBreakGlass } from './provider-store.ts'

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
  if (!(await listBreakGlass(tenant)).includes(userId)) return
  if ((await holdProvider(tenant))?.mode !== 'required') return
  const left = await countAbleBreakGlass(tenant, isGoing ? userId : null)
  if (left === 0) throw new AppError('conflict', say('required.emergency'))
}
