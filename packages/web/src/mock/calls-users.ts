import type { CompanyUser, contract } from '@esrs/contract'
import type { MockContext, MockGroup } from './call.ts'
import { MockFailure, type MockPerson, type MockState } from './state.ts'

const shown = ({ user, access }: MockPerson): CompanyUser => {
  const { isActive = true, invitedAt = null, lastActive = user.last_login } = access ?? {}
  return {
    ...user,
    is_active: isActive,
    state: !isActive ? 'inactive' : invitedAt ? 'invited' : 'active',
    last_active: lastActive,
    invited_at: invitedAt,
  }
}

function find(state: MockState, id: string): MockPerson {
  const person = state.people.find(({ user }) => user.id === id)
  if (!person)
    throw new MockFailure('not_found', {
      en: 'There is no such person in your company.',
      de: 'Diese Person gibt es in Ihrem Unternehmen nicht.',
    })
  return person
}

function refuseTaken(state: MockState, email: string, own?: string) {
  const wanted = email.trim().toLowerCase()
  if (!state.people.some(({ user }) => user.email === wanted && user.id !== own)) return
  const sentence = {
    en: 'There is an account with this email address already.',
    de: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
  }
  throw new MockFailure('conflict', sentence, { email: sentence })
}

const named = (name: string) => {
  const words = name.split(' ')
  const rest = words.slice(0, -1).join(' ')
  return { name, first_name: rest || name, last_name: rest ? (words.at(-1) ?? '') : '' }
}

const administers = (person: MockPerson) =>
  person.user.user_type === 'company_admin' && person.access?.isActive !== false && !person.access?.invitedAt

export const userCalls: MockGroup<typeof contract.users> = {
  list: (_, { state }) => ({
    users: state.people.map(shown).sort((a, b) => a.name.localeCompare(b.name)),
  }),
  get: ({ params }, { state }) => shown(find(state, params.id)),
  invite: ({ body }, { state }) => {
    refuseTaken(state, body.email)
    const email = body.email.toLowerCase()
    const person: MockPerson = {
      user: {
        id: crypto.randomUUID(),
        email,
        username: email,
        ...named(body.name),
        user_type: body.user_type,
        last_login: null,
      },
      password: crypto.randomUUID(),
      access: { invitedAt: new Date().toISOString() },
    }
    state.people.push(person)
    return shown(person)
  },
  inviteAgain: ({ params }, { state }) => {
    const person = find(state, params.id)
    person.access = { ...person.access, invitedAt: new Date().toISOString() }
    return shown(person)
  },
  update: ({ params, body }, { state, user }: MockContext) => {
    const person = find(state, params.id)
    refuseTaken(state, body.email, params.id)
    if (params.id === user?.id && body.email !== person.user.email) {
      const sentence = {
        en: 'Change your own email address on your profile, where the new address is confirmed.',
        de: 'Ihre eigene E-Mail-Adresse ändern Sie in Ihrem Profil, wo die neue Adresse bestätigt wird.',
      }
      throw new MockFailure('conflict', sentence, { email: sentence })
    }
    const others = state.people.filter((other) => other !== person && administers(other))
    if (administers(person) && !(body.is_active && body.user_type === 'company_admin') && others.length === 0)
      throw new MockFailure('conflict', {
        en: 'This is the last administrator. Make somebody else an administrator first.',
        de: 'Das ist die letzte Person, die das Unternehmen verwaltet. Übertragen Sie die Verwaltung zuerst einer anderen Person.',
      })
    const { email, user_type } = body
    person.user = { ...person.user, email, username: email, user_type, ...named(body.name) }
    person.access = { ...person.access, isActive: body.is_active }
    return shown(person)
  },
  withdraw: ({ params }, { state }) => {
    const person = find(state, params.id)
    state.people = state.people.filter((other) => other !== person)
    return { ok: true }
  },
}
