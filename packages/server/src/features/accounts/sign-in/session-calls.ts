import type { contract } from '@esrs/contract'
import { AppError } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/serve.ts'
import { companyFor, companyOf } from '../company.ts'
import { say } from '../messages.ts'
import type { CallParts } from '../parts.ts'
import { userOf } from '../people.ts'
import { changeOwn, getUser } from '../store.ts'
import { changeEmail, changePassword, confirmEmail } from './credentials.ts'
import type { SignedIn } from './finish-sign-in.ts'
import { checkLink, forgotPassword, resetPassword } from './forgotten-password.ts'
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts'
import { takeSecondStep } from './second-step.ts'
import { login, register } from './signin.ts'
import { signOutUrlOf } from './single-sign-on/sign-out.ts'

const sessionEnded = () => new AppError('authentication_required', say('session.ended'))

/** The reply to every way of signing in. */
export const signedInReply = ({ user, company, access, refresh }: SignedIn, now: Date) => ({
  access,
  refresh,
  user: userOf(user),
  company: companyFor(user.role, companyOf(company, now)),
})

/** Registering, signing in and out, passwords, and who is signed in. */
export function sessionCalls(parts: CallParts): Handlers<(typeof contract)['session']> {
  const { db, sessions, throttle, events, authenticator } = parts
  const signedIn = (opened: SignedIn) => signedInReply(opened, parts.clock())
  return {
    csrf: async ({ caller }) => ({ csrfToken: caller.csrfToken() }),
    register: async ({ body, caller }) => {
      const opened = await register(parts, body, caller)
      if (!opened) return { access: null, refresh: null, user: null }
      const { user, access, refresh } = opened
      return { access, refresh, user: userOf(user) }
    },
    login: async ({ body, caller }) => signedIn(await login(parts, body, caller)),
    secondStep: async ({ body, caller }) => signedIn(await takeSecondStep(parts, body, caller)),
    beginPasskey: async ({ body, caller }) => ({
      options: { ...(await beginPasskeySignIn(parts, body.challenge, caller.csrfToken())) },
    }),
    passkey: async ({ body, caller }) =>
      signedIn(await signInWithPasskey(parts, { ...body, browser: caller.csrfToken() }, caller)),
    refresh: async ({ body, caller }) => {
      await throttle.count('refreshAddress', caller.address)
      const renewed = await db.transaction(async (tx) => {
        const outcome = await sessions.refresh(tx, body.refresh)
        if (outcome && 'replayed' in outcome) {
          const { userId, companyId } = outcome.replayed
          const { requestId } = caller
          await events.record(tx, { event: 'session.replayed', companyId, by: null, about: userId, requestId })
        }
        return outcome
      })
      if (!renewed) throw sessionEnded()
      if ('replayed' in renewed) {
        authenticator.forget(renewed.replayed.sessionId)
        throw sessionEnded()
      }
      return { access: await authenticator.sign(renewed.actor), refresh: renewed.refresh }
    },
    logout: async ({ body, caller }) => {
      const { requestId } = caller
      const actor = await caller.recognise()
      const ended = await db.transaction(async (tx) => {
        const own = body.refresh ? await sessions.end(tx, body.refresh) : null
        const other =
          actor && (await sessions.endOne(parts.tenantOf(actor.companyId, tx), actor.userId, actor.sessionId))
        const all = [own, other].filter((session) => session !== null)
        for (const { userId, companyId } of all)
          await events.record(tx, { event: 'logout', companyId, by: userId, about: userId, requestId })
        return all.map(({ id }) => id)
      })
      for (const id of [...ended, ...(actor ? [actor.sessionId] : [])]) authenticator.forget(id)
      return { ok: true, provider_url: ended[0] === undefined ? null : await signOutUrlOf(parts, ended[0]) }
    },
    forgotPassword: async ({ body, caller }) => {
      await forgotPassword(parts, body.email, caller)
      return { ok: true }
    },
    checkLink: async ({ body, caller }) => {
      const { link, user, company } = await checkLink(parts, body.token, caller)
      const purpose = link.purpose === 'invitation' ? 'invitation' : 'reset'
      return { purpose, email: user.email, name: user.name, company_name: company.name }
    },
    resetPassword: async ({ body, caller }) => ({ ok: true, ...(await resetPassword(parts, body, caller)) }),
    changePassword: ({ tenant, actor, body, caller }) => changePassword(parts, tenant, actor, body, caller),
    changeEmail: async ({ tenant, actor, body, caller }) => {
      await changeEmail(parts, tenant, actor, body, caller)
      return { ok: true }
    },
    confirmEmail: async ({ body, caller }) => ({ ok: true, ...(await confirmEmail(parts, body.token, caller)) }),
    sessions: async ({ tenant, actor }) => {
      const rows = await sessions.list(tenant, actor.userId)
      return {
        sessions: rows.map(({ id, browser, system, createdAt, lastUsedAt, endsNext }) => ({
          id,
          current: id === actor.sessionId,
          browser,
          system,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          ends_at: endsNext.toISOString(),
        })),
      }
    },
    endSession: async ({ tenant, actor, params, caller }) => {
      const { userId, companyId } = actor
      const gone = await sessions.endOne(tenant, userId, params.id)
      if (!gone) throw new AppError('not_found', say('session.missing'))
      authenticator.forget(gone.id)
      const { requestId } = caller
      await events.record(db, { event: 'session.ended', companyId, by: userId, about: userId, requestId })
      return { ok: true }
    },
    endOtherSessions: async ({ tenant, actor, caller }) => {
      const { userId, companyId, sessionId } = actor
      const gone = await sessions.endOthers(tenant, userId, sessionId)
      for (const { id } of gone) authenticator.forget(id)
      const { requestId } = caller
      if (gone.length > 0)
        await events.record(db, { event: 'sessions.ended', companyId, by: userId, about: userId, requestId })
      return { ended: gone.length }
    },
    me: async ({ actor, tenant }) => {
      const user = await getUser(tenant, actor.userId)
      if (!user) throw sessionEnded()
      return userOf(user)
    },
    updateMe: async ({ actor, tenant, body }) => {
      const user = await changeOwn(tenant, actor.userId, body)
      if (!user) throw sessionEnded()
      return userOf(user)
    },
  }
}
