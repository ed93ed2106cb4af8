import type { contract } from '@esrs/contract'
import type { Handlers } from '../../../http/serve.ts'
import type { CallParts } from '../parts.ts'
import { providerFor } from '../sign-in/single-sign-on/account-sign-in.ts'
import { getCompany } from '../store.ts'
import { passkeyOf } from './passkey-calls.ts'
import {
  beginFactor,
  confirmFactor,
  proveAgain,
  removeFactor,
  renewRecoveryCodes,
  requireFactor,
} from './second-factor.ts'

/** The second factor of the signed-in person. */
export function secondFactorCalls(parts: CallParts): Handlers<(typeof contract)['secondFactor']> {
  return {
    get: async ({ tenant, actor }) => {
      const found = await parts.factors.find(tenant.db, actor.userId)
      const session = await parts.sessions.find(actor.sessionId)
      const { userId: id, companyId } = actor
      const required = (await getCompany(tenant))?.secondFactorRequired ?? false
      return {
        set_up_at: found?.setUpAt.toISOString() ?? null,
        recovery_codes_left: found?.codesLeft ?? 0,
        required,
        signed_in_by: session?.signedInBy ?? 'account',
        factor_by_provider: session?.factorByProvider ?? false,
        ...(await providerFor(tenant.db, { id, companyId })),
        passkeys: (await parts.passkeys.list(tenant.db, actor.userId)).map(passkeyOf),
      }
    },
    begin: ({ tenant, actor }) => beginFactor(parts, tenant, actor),
    confirm: async ({ tenant, actor, body, caller }) => ({
      recovery_codes: await confirmFactor(parts, tenant, actor, body, caller),
    }),
    renewCodes: async ({ tenant, actor, body, caller }) => ({
      recovery_codes: await renewRecoveryCodes(parts, tenant, actor, body, caller),
    }),
    remove: async ({ tenant, actor, body, caller }) => {
      await removeFactor(parts, tenant, actor, body, caller)
      return { ok: true }
    },
    prove: async ({ tenant, actor, body, caller }) => {
      await proveAgain(parts, tenant, actor, body, caller)
      return { ok: true }
    },
    require: async ({ tenant, actor, body, caller }) => {
      await requireFactor(parts, tenant, actor, body.required, caller)
      return { required: body.required }
    },
  }
}
