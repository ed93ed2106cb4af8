import type { contract, User } from '@esrs/contract'
import type { MockContext, MockGroup } from './calls.ts'
import { MockFailure, signInFirst } from './state.ts'
import { accessFor } from './token.ts'

export const operationsCalls: MockGroup<typeof contract.operations> = {
  version: () => ({ version: '0.1.5' }),
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' }),
}

function openSession({ state }: MockContext, user: User) {
  const refresh = `mock-refresh-of-${user.id}-${crypto.randomUUID()}`
  state.sessions.set(refresh, user.id)
  return { access: accessFor(user.id), refresh }
}

const known = (context: MockContext, email: string) =>
  context.state.people.find(({ user }) => user.email === email.trim().toLowerCase())

export const sessionCalls: MockGroup<typeof contract.session> = {
  csrf: (_, { state }) => ({ csrfToken: state.csrfToken }),
  login: ({ body }, context) => {
    const person = known(context, body.email)
    if (person?.password !== body.password) {
      throw new MockFailure('invalid_credentials', {
        en: 'The e-mail address or the password is not right.',
        de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
      })
    }
    return { ...openSession(context, person.user), user: person.user, company: context.state.company }
  },
  register: ({ body }, context) => {
    if (known(context, body.email)) {
      const taken = {
        en: 'There is an account with this e-mail address already.',
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
  me: (_, { user }) => {
    if (!user) throw new MockFailure('authentication_required', signInFirst)
    return user
  },
}

export const companyCalls: MockGroup<typeof contract.company> = {
  get: (_, { state }) => state.company,
  update: ({ body }, { state }) => Object.assign(state.company, body),
  info: ({ body }, { state }) => {
    Object.assign(state.company.metadata, {
      industry: body.industry,
      company_size: body.companySize,
      report_scope: body.reportScope,
    })
    return state.company
  },
}
