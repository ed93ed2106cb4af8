import type { contract, User } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { MockFailure, type MockLink, type MockPerson, signInFirst } from './state.ts'
import { accessFor } from './token.ts'

function openSession({ state }: MockContext, user: User) {
  const refresh = `mock-refresh-of-${user.id}-${crypto.randomUUID()}`
  state.sessions.set(refresh, user.id)
  return { access: accessFor(user.id), refresh }
}

const known = (context: MockContext, email: string) =>
  context.state.people.find(({ user }) => user.email === email.trim().toLowerCase())

/** The person who calls. */
export function self({ state, user }: MockContext): MockPerson {
  const person = state.people.find((one) => one.user.id === user?.id)
  if (!person) throw new MockFailure('authentication_required', signInFirst)
  return person
}

/** Refuses a wrong password at its field. */
export function confirm(person: MockPerson, password: string, field: string) {
  if (person.password === password) return
  const wrong = { en: 'This is not your password.', de: 'Das ist nicht Ihr Passwort.' }
  throw new MockFailure('invalid_input', wrong, { [field]: wrong })
}

function choose(person: MockPerson, password: string) {
  if (password.toLowerCase().includes('password')) {
    const easy = {
      en: 'This password is too easy to guess. Please choose another one.',
      de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    }
    throw new MockFailure('invalid_input', easy, { password: easy })
  }
  person.password = password
}

function linked({ state }: MockContext, token: string, purposes: MockLink['purpose'][]) {
  const link = state.links.get(token)
  const person = state.people.find(({ user }) => user.id === link?.user)
  if (link && person && purposes.includes(link.purpose)) return { link, person }
  throw new MockFailure('not_found', {
    en: 'This link does not work any more. It was used already, is too old, or a newer one was sent.',
    de: 'Dieser Link gilt nicht mehr. Er wurde schon benutzt, ist zu alt, oder es wurde ein neuerer gesendet.',
  })
}

function endSessionsOf({ state }: MockContext, user: string) {
  for (const [refresh, owner] of state.sessions) if (owner === user) state.sessions.delete(refresh)
  state.signIns = state.signIns.filter(({ current }) => current)
}

export const sessionCalls: MockGroup<typeof contract.session> = {
  csrf: (_, { state }) => ({ csrfToken: state.csrfToken }),
  login: ({ body }, context) => {
    const person = known(context, body.email)
    if (person?.password !== body.password) {
      throw new MockFailure('invalid_credentials', {
        en: 'The email address or the password is not right.',
        de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
      })
    }
    return { ...openSession(context, person.user), user: person.user, company: context.state.company }
  },
  register: ({ body }, context) => {
    if (known(context, body.email)) {
      const taken = {
        en: 'There is an account with this email address already.',
        de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
      }
      throw new MockFailure('conflict', taken, { email: taken })
    }
    const [first = '', ...rest] = body.name.split(' ')
    const email = body.email.toLowerCase()
    const user: User = {
      id: `u-${context.state.people.length + 1}`,
      email,
      username: email,
      name: body.name,
      first_name: first,
      last_name: rest.join(' '),
      user_type: 'company_admin',
      last_login: null,
    }
    context.state.people.push({ user, password: body.password })
    return { ...openSession(context, user), user }
  },
  refresh: ({ body }, context) => {
    const owner = context.state.sessions.get(body.refresh)
    const person = context.state.people.find(({ user }) => user.id === owner)
    if (!person)
      throw new MockFailure('authentication_required', {
        en: 'The session has ended. Sign in again.',
        de: 'Die Sitzung ist beendet. Melden Sie sich erneut an.',
      })
    context.state.sessions.delete(body.refresh)
    return openSession(context, person.user)
  },
  logout: ({ body }, { state }) => {
    if (body.refresh) state.sessions.delete(body.refresh)
    return { ok: true }
  },
  forgotPassword: ({ body }, context) => {
    const person = known(context, body.email)
    if (person) context.state.links.set(`mock-reset-of-${person.user.id}`, { purpose: 'reset', user: person.user.id })
    return { ok: true }
  },
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
    choose(person, body.password)
    context.state.links.delete(body.token)
    endSessionsOf(context, person.user.id)
    return { ok: true, email: person.user.email }
  },
  changePassword: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.current_password, 'current_password')
    choose(person, body.password)
    endSessionsOf(context, person.user.id)
    return openSession(context, person.user)
  },
  changeEmail: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    const email = body.email.trim().toLowerCase()
    if (!known(context, email)) {
      context.state.links.set(`mock-email-of-${person.user.id}`, { purpose: 'email', user: person.user.id, email })
    }
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
    if (!state.signIns.some(({ id }) => id === params.id))
      throw new MockFailure('not_found', {
        en: 'This session has ended already.',
        de: 'Diese Sitzung ist bereits beendet.',
      })
    state.signIns = state.signIns.filter(({ id }) => id !== params.id)
    return { ok: true }
  },
  endOtherSessions: (_, { state }) => {
    const before = state.signIns.length
    state.signIns = state.signIns.filter(({ current }) => current)
    return { ended: before - state.signIns.length }
  },
  me: (_, { user }) => {
    if (!user) throw new MockFailure('authentication_required', signInFirst)
    return user
  },
  updateMe: ({ body }, context) => {
    const [first = '', ...rest] = body.name.split(' ')
    return Object.assign(self(context).user, { name: body.name, first_name: first, last_name: rest.join(' ') })
  },
}
