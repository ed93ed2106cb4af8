import type { contract, User } from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { optionsFor, usedPasskey } from './calls-passkeys.ts'
import { confirm, methodsOf, self } from './person.ts'
import type { MockLink, MockPerson } from './state.ts'
import { accessFor } from './token.ts'

function openSession({ state }: MockContext, user: User) {
  const refresh = `mock-refresh-of-${user.id}-${crypto.randomUUID()}`
  state.sessions.set(refresh, user.id)
  return { access: accessFor(user.id), refresh }
}

export const personWith = ({ state }: Pick<MockContext, 'state'>, email: string) =>
  state.people.find(({ user }) => user.email === email.trim().toLowerCase())

/** A name as its parts. */
export function named(name: string) {
  const [, first_name = name, last_name = ''] = /^(.*) (\S+)$/.exec(name) ?? []
  return { name, first_name, last_name }
}

/** The code that every app of the mock shows, and the recovery codes, of which any may be used. */
const appCode = '123456'
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `MOCK-${at}${at}${at}${at}-CODE-${at}${at}${at}${at}`)

function confirmCode(person: MockPerson, code: string, refusal: 'wrong_code' | 'wrong_code_at_sign_in') {
  if (code.replace(/\s/g, '') === appCode) return
  if (!person.factor || !recoveryCodes.includes(code.toUpperCase())) throw new MockFailure(refusal, ['code'])
  person.factor.left -= 1
}

/** The one-time codes of a person who proves it by the password and a code. */
function guarded(context: MockContext, { password, code }: { password?: string | undefined; code: string }) {
  const person = self(context)
  confirm(person, password, 'password')
  if (!person.factor?.setUpAt) throw new MockFailure('factor_none')
  confirmCode(person, code, 'wrong_code')
  return person.factor
}

export const secondFactorCalls: MockGroup<typeof contract.secondFactor> = {
  get: (_, context) => {
    const { factor } = self(context)
    const left = factor?.setUpAt ? factor.left : 0
    return {
      set_up_at: factor?.setUpAt ?? null,
      recovery_codes_left: left,
      required: context.state.factorRequired,
      passkeys: self(context).passkeys ?? [],
      signed_in_by: 'account',
      factor_by_provider: false,
      provider_proves: false,
      password_used: true,
    }
  },
  begin: (_, context) => {
    const person = self(context)
    if (person.factor?.setUpAt) throw new MockFailure('factor_there')
    person.factor = { setUpAt: null, left: 0 }
    const key = 'MOCKKEYMOCKKEYMOCKKEYMOCKKEY2345'
    return { key, uri: `otpauth://totp/ESRS%20Reporting:${person.user.email}?secret=${key}&issuer=ESRS%20Reporting` }
  },
  confirm: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    if (!person.factor) throw new MockFailure('factor_not_begun')
    if (body.code !== appCode) throw new MockFailure('wrong_code', ['code'])
    person.factor = { setUpAt: new Date().toISOString(), left: recoveryCodes.length }
    return { recovery_codes: recoveryCodes }
  },
  renewCodes: ({ body }, context) => {
    guarded(context, body).left = recoveryCodes.length
    return { recovery_codes: recoveryCodes }
  },
  remove: ({ body }, context) => {
    guarded(context, body)
    delete self(context).factor
    return { ok: true }
  },
  prove: ({ body }, context) => {
    const person = self(context)
    if (person.factor?.setUpAt) confirmCode(person, body.code ?? '', 'wrong_code')
    else confirm(person, body.password ?? '', 'password')
    return { ok: true }
  },
  require: ({ body }, context) => {
    const { state } = context
    if (methodsOf(self(context)).length === 0) throw new MockFailure('factor_own_first')
    state.factorRequired = body.required
    return body
  },
}

function linked({ state }: MockContext, token: string, purposes: MockLink['purpose'][]) {
  const link = found(state.links.get(token))
  const person = found(state.people.find(({ user }) => user.id === link.user))
  if (!purposes.includes(link.purpose)) throw new MockFailure('not_found')
  return { link, person }
}

function endSessionsOf({ state }: MockContext, user: string) {
  for (const [refresh, owner] of state.sessions) if (owner === user) state.sessions.delete(refresh)
  state.signIns = state.signIns.filter(({ current }) => current)
}

export const sessionCalls: MockGroup<typeof contract.session> = {
  csrf: (_, { state }) => ({ csrfToken: state.csrfToken }),
  login: ({ body }, context) => {
    const person = personWith(context, body.email)
    if (person?.password !== body.password || person.access?.isActive === false)
      throw new MockFailure('invalid_credentials')
    const methods = methodsOf(person)
    if (methods.length > 0)
      throw Object.assign(new MockFailure('second_factor_required'), { challenge: person.user.id, methods })
    return { ...openSession(context, person.user), user: person.user, company: context.state.company }
  },
  secondStep: ({ body }, context) => {
    const person = context.state.people.find(({ user }) => user.id === body.challenge)
    if (!person) throw new MockFailure('sign_in_over')
    confirmCode(person, body.code, 'wrong_code_at_sign_in')
    return { ...openSession(context, person.user), user: person.user, company: context.state.company }
  },
  beginPasskey: ({ body }, context) => {
    const person = context.state.people.find(({ user }) => user.id === body.challenge)
    return { options: optionsFor(person?.passkeys ?? []) }
  },
  passkey: ({ body }, context) => {
    const { user } = usedPasskey(context, body.credential.id)
    return { ...openSession(context, user), user, company: context.state.company }
  },
  register: ({ body }, context) => {
    if (personWith(context, body.email)) throw new MockFailure('email_taken', ['email'])
    const email = body.email.toLowerCase()
    const id = crypto.randomUUID()
    const user: User = {
      id,
      email,
      username: email,
      ...named(body.name),
      user_type: 'company_admin',
      position: '',
      last_login: null,
    }
    context.state.people.push({ user, password: body.password })
    return { ...openSession(context, user), user }
  },
  refresh: ({ body }, context) => {
    const owner = context.state.sessions.get(body.refresh)
    const person = context.state.people.find(({ user }) => user.id === owner)
    if (!person) throw new MockFailure('authentication_required')
    context.state.sessions.delete(body.refresh)
    return openSession(context, person.user)
  },
  logout: ({ body }, { state }) => {
    if (body.refresh) state.sessions.delete(body.refresh)
    return { ok: true, provider_url: null }
  },
  forgotPassword: () => ({ ok: true }),
  checkLink: ({ body }, context) => {
    const { link, person } = linked(context, body.token, ['reset', 'invitation'])
    return {
      purpose: link.purpose === 'invitation' ? 'invitation' : 'reset',
      email: person.user.email,
      name: person.user.name,
      company_name: context.state.company.name,
    }
  },
  resetPassword: ({ body }, context) => {
    const { person } = linked(context, body.token, ['reset', 'invitation'])
    person.password = body.password
    person.access = { ...person.access, invitedAt: null }
    context.state.links.delete(body.token)
    endSessionsOf(context, person.user.id)
    return { ok: true, email: person.user.email }
  },
  changePassword: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.current_password, 'current_password')
    person.password = body.password
    endSessionsOf(context, person.user.id)
    return openSession(context, person.user)
  },
  changeEmail: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    const email = body.email.trim().toLowerCase()
    context.state.links.set(`mock-email-of-${person.user.id}`, { purpose: 'email', user: person.user.id, email })
    return { ok: true }
  },
  confirmEmail: ({ body }, context) => {
    const { link, person } = linked(context, body.token, ['email'])
    const email = link.email ?? person.user.email
    Object.assign(person.user, { email, username: email })
    context.state.links.delete(body.token)
    return { ok: true, email }
  },
  sessions: (_, { state }) => ({ sessions: state.signIns }),
  endSession: ({ params }, { state }) => {
    found(state.signIns.find(({ id }) => id === params.id))
    state.signIns = state.signIns.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  endOtherSessions: (_, { state }) => {
    const before = state.signIns.length
    state.signIns = state.signIns.filter(({ current }) => current)
    return { ended: before - state.signIns.length }
  },
  me: (_, context) => self(context).user,
  updateMe: ({ body }, context) =>
    Object.assign(self(context).user, named(body.name), body.position === undefined ? {} : { position: body.position }),
}
