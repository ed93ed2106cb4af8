import type { contract } from '@esrs/contract'
import type { Authenticator } from '../../http/authenticate.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { companyOf } from './company.ts'
import { say } from './messages.ts'
import { userOf } from './people.ts'
import { login, register, type SignInParts } from './signin.ts'
import { getCompany, getUser, renameUser, updateCompany } from './store.ts'

export interface CallParts extends SignInParts {
  authenticator: Pick<Authenticator, 'sign' | 'forget'>
}

const missing = () => new AppError('not_found', say('company.missing'))

const later = async (): Promise<never> => {
  throw missing()
}

/** Privacy of persons and companies. */
export const privacyCalls = (): Handlers<(typeof contract)['privacy']> => ({
  notice: later,
  exportMine: later,
  eraseMe: later,
  exportCompany: later,
  eraseCompany: later,
  securityTrail: later,
})

/** Registering, signing in and out, and who is signed in. */
export function sessionCalls(parts: CallParts): Handlers<(typeof contract)['session']> {
  const { sessions, throttle, authenticator } = parts
  return {
    csrf: async ({ caller }) => ({ csrfToken: caller.csrfToken() }),
    register: async ({ body, caller }) => {
      const { user, actor, refresh } = await register(parts, body, caller)
      return { access: await authenticator.sign(actor), refresh, user: userOf(user) }
    },
    login: async ({ body, caller }) => {
      const { user, company, actor, refresh } = await login(parts, body, caller)
      const access = await authenticator.sign(actor)
      return { access, refresh, user: userOf(user), company: companyOf(company, parts.clock()) }
    },
    refresh: async ({ body, caller }) => {
      await throttle.count('refreshAddress', caller.address)
      const renewed = await sessions.refresh(body.refresh)
      if (!renewed) throw new AppError('authentication_required', say('session.ended'))
      return { access: await authenticator.sign(renewed.actor), refresh: renewed.refresh }
    },
    logout: async ({ body, caller }) => {
      const ended = body.refresh ? await sessions.end(body.refresh) : null
      if (ended) authenticator.forget(ended)
      const actor = await caller.recognise()
      if (actor) {
        await sessions.endById(actor.sessionId)
        authenticator.forget(actor.sessionId)
      }
      return { ok: true }
    },
    forgotPassword: later,
    checkLink: later,
    resetPassword: later,
    changePassword: later,
    changeEmail: later,
    confirmEmail: later,
    sessions: later,
    endSession: later,
    endOtherSessions: later,
    me: async ({ actor, tenant }) => {
      const user = await getUser(tenant, actor.userId)
      if (!user) throw new AppError('authentication_required', say('session.ended'))
      return userOf(user)
    },
    updateMe: async ({ actor, tenant, body }) => {
      const user = await renameUser(tenant, actor.userId, body.name)
      if (!user) throw new AppError('authentication_required', say('session.ended'))
      return userOf(user)
    },
  }
}

/** The company of the signed-in person. */
export function companyCalls({ clock }: Pick<CallParts, 'clock'>): Handlers<(typeof contract)['company']> {
  return {
    get: async ({ tenant }) => {
      const row = await getCompany(tenant)
      if (!row) throw missing()
      return companyOf(row, clock())
    },
    update: async ({ tenant, body }) => {
      const { name, address, registration_number: registrationNumber } = body
      const row = await updateCompany(tenant, { name, address, registrationNumber })
      if (!row) throw missing()
      return companyOf(row, clock())
    },
    info: async ({ tenant, body }) => {
      const { industry, companySize, reportScope } = body
      const row = await tenant.transaction(async (inside) => {
        const before = await getCompany(inside)
        const steps = new Set([...((before?.onboarding?.completed_steps as number[] | undefined) ?? []), 0])
        const onboarding = { ...before?.onboarding, completed_steps: [...steps].sort() }
        return updateCompany(inside, { industry, companySize, reportScope, onboarding })
      })
      if (!row) throw missing()
      return companyOf(row, clock())
    },
  }
}
