import type { Queries } from '../../database/tenant.ts'
import type { CompanyRow } from './company.ts'
import { type CallParts, type From, openSession, ownerOf } from './parts.ts'
import type { UserRow } from './people.ts'
import { noteLogin } from './store.ts'

export type SignedIn = { user: UserRow; company: CompanyRow } & Awaited<ReturnType<typeof openSession>>

/** Ends every way of signing in: notes it and begins a session. Call it in the transaction that holds the person. */
export async function finishSignIn(
  parts: CallParts,
  tx: Queries,
  { userId, company }: { userId: string; company: CompanyRow },
  from: From,
): Promise<SignedIn> {
  const { clock, events } = parts
  const user = await noteLogin(tx, userId, from.language, clock())
  const about = { companyId: company.id, by: userId, about: userId, requestId: from.requestId }
  await events.record(tx, { event: 'login.succeeded', ...about })
  return { user, company, ...(await openSession(parts, tx, ownerOf(user), from)) }
}
