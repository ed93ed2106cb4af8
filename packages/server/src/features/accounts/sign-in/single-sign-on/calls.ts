import type { contract } from '@esrs/contract'
import type { Tenant } from '../../../../database/tenant.ts'
import type { Actor } from '../../../../http/authenticate.ts'
import { AppError } from '../../../../http/errors.ts'
import type { Caller, Handlers } from '../../../../http/serve.ts'
import type { CallParts } from '../../parts.ts'
import { lockTeam } from '../../team-store.ts'
import type { SignedIn } from '../finish-sign-in.ts'
import { say } from './messages.ts'
import { checkRecord, domainFrom, keepDomain, own } from './prove-domain.ts'
import { deleteDomain, deleteProvider, endTrust, holdProvider, listDomains } from './provider-store.ts'
import { saveSettings, showSettings } from './settings.ts'
import { beginProof, beginSignIn, proveByProvider, signInByProvider } from './sign-in-by-provider.ts'
import { testProvider } from './test-provider.ts'

type Calls = Handlers<(typeof contract)['singleSignOn']>
type DomainEvent = 'single_sign_on.domain_added' | 'single_sign_on.domain_proved' | 'single_sign_on.domain_removed'

/** Signing in with the provider of a company, and setting that up. */
export function singleSignOnCalls(
  parts: CallParts,
  signedIn: (opened: SignedIn) => ReturnType<Calls['finish']> extends Promise<infer Reply> ? Reply : never,
): Calls {
  const { clock, signOn, throttle, events } = parts
  const show = ({ tenant, actor }: { tenant: Tenant; actor: Actor }) => showSettings(parts, tenant, actor)
  const note = (
    event: DomainEvent | 'single_sign_on.removed',
    { db, companyId }: Tenant,
    { userId: by }: Actor,
    { requestId }: Caller,
    reason: string | null = null,
  ) => events.record(db, { event, companyId, by, reason, requestId })
  return {
    begin: async ({ body, caller }) => ({ url: await beginSignIn(parts, body.email, caller.csrfToken(), caller) }),
    finish: async ({ body, caller }) => signedIn(await signInByProvider(parts, body, caller.csrfToken(), caller)),
    beginProof: async ({ actor, caller }) => ({ url: await beginProof(parts, actor, caller.csrfToken()) }),
    prove: async ({ tenant, actor, body, caller }) => {
      await proveByProvider(parts, tenant, actor, body, caller.csrfToken(), caller)
      return { ok: true }
    },
    get: show,
    save: async (context) => {
      await saveSettings(parts, context.tenant, context.actor, context.body, context.caller)
      return show(context)
    },
    remove: async (context) => {
      const { tenant, actor, caller } = context
      const changed = await tenant.transaction(async (inside) => {
        await lockTeam(inside)
        if (!(await deleteProvider(inside))) return []
        await note('single_sign_on.removed', inside, actor, caller)
        return endTrust(inside)
      })
      for (const session of changed) parts.authenticator.forget(session)
      return show(context)
    },
    test: async ({ actor, body, caller }) => {
      await throttle.count('providerUser', actor.userId)
      const { issuer, group_claim: groupClaim } = body
      const { problems, hints } = await testProvider(signOn, { issuer, groupClaim })
      const { language } = caller
      return { problems: problems.map((text) => text(language)), hints: hints.map((text) => text(language)) }
    },
    addDomain: async (context) => {
      const { tenant, actor, body, caller } = context
      const domain = domainFrom(body.domain)
      await tenant.transaction(async (inside) => {
        await lockTeam(inside)
        await keepDomain(inside, domain, clock())
        await note('single_sign_on.domain_added', inside, actor, caller, domain)
      })
      return show(context)
    },
    proveDomain: async (context) => {
      const { tenant, actor, params, caller } = context
      await throttle.count('providerUser', actor.userId)
      const row = (await listDomains(tenant)).find(({ domain }) => domain === params.domain)
      if (!row) throw new AppError('not_found', say('domain.missing'))
      if (row.provedAt) return show(context)
      await checkRecord(signOn.resolveTxt, row)
      await tenant.transaction(async (inside) => {
        await own(inside, row.domain, clock())
        await note('single_sign_on.domain_proved', inside, actor, caller, row.domain)
      })
      return show(context)
    },
    removeDomain: async (context) => {
      const { tenant, actor, params, caller } = context
      await tenant.transaction(async (inside) => {
        const provider = await holdProvider(inside)
        if (!(await deleteDomain(inside, params.domain))) throw new AppError('not_found', say('domain.missing'))
        const isLast = !(await listDomains(inside)).some(({ provedAt }) => provedAt)
        if (isLast && provider?.mode === 'required') throw new AppError('conflict', say('domain.last'))
        await note('single_sign_on.domain_removed', inside, actor, caller, params.domain)
      })
      return show(context)
    },
  }
}
