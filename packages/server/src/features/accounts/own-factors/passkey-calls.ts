import type { contract, Passkey } from '@esrs/contract'
import type { Handlers } from '../../../http/serve.ts'
import type { PasskeyRow } from '../factors/passkeys.ts'
import type { CallParts } from '../parts.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  provePasskey,
  removePasskey,
  renamePasskey,
} from './own-passkeys.ts'

/** A passkey as its person sees it. */
export const passkeyOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

/** The passkeys of the signed-in person. */
export function passkeyCalls(parts: CallParts): Handlers<(typeof contract)['passkeys']> {
  return {
    begin: async ({ tenant, actor, body }) => ({
      options: { ...(await beginPasskey(parts, tenant, actor, body.password)) },
    }),
    add: async ({ tenant, actor, body, caller }) => passkeyOf(await addPasskey(parts, tenant, actor, body, caller)),
    rename: async ({ tenant, actor, params, body }) =>
      passkeyOf(await renamePasskey(parts, tenant, actor, params.id, body.name)),
    remove: async ({ tenant, actor, params, caller }) => {
      await removePasskey(parts, tenant, actor, params.id, caller)
      return { ok: true }
    },
    beginProof: async ({ tenant, actor }) => ({ options: { ...(await beginPasskeyProof(parts, tenant, actor)) } }),
    prove: async ({ tenant, actor, body, caller }) => {
      await provePasskey(parts, tenant, actor, body.credential, caller)
      return { ok: true }
    },
  }
}
