import type { Tenant } from '../../../database/tenant.ts'
import { type CallParts, type From, queueAccountMail } from '../parts.ts'
import type { PasskeyRow } from './passkeys.ts'

/** Notes that a passkey has counted backwards, and tells its person: somebody may have a copy of it. */
export async function tellCopied(parts: CallParts, { userId, companyId }: PasskeyRow, from: From): Promise<void> {
  await parts
    .tenantOf(companyId, parts.db)
    .transaction((inside) =>
      notePasskey(parts, inside, userId, { event: 'passkey.copied', kind: 'passkeyCopied', by: null }, from),
    )
}

interface Happened {
  event: 'passkey.added' | 'passkey.removed' | 'passkey.copied'
  kind: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyCopied'
  /** Who did it. */
  by: string | null
}

/** Keeps what happened to a passkey, and tells its person by mail. */
export async function notePasskey(
  parts: Pick<CallParts, 'events' | 'enqueue' | 'clock'>,
  inside: Tenant,
  userId: string,
  { event, kind, by }: Happened,
  { requestId }: From,
): Promise<void> {
  const { companyId } = inside
  await parts.events.record(inside.db, { event, companyId, by, about: userId, requestId })
  await queueAccountMail(parts, inside, { userId, kind, at: parts.clock().toISOString() })
}
