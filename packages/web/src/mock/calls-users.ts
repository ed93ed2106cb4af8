import type { CompanyUser, contract } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import { named, personWith } from './calls-session.ts'
import { methodsOf } from './person.ts'
import type { MockPerson, MockState } from './state.ts'

const shown = (person: MockPerson): CompanyUser => {
  const { user, access } = person
  const { isActive = true, invitedAt = null, lastActive = user.last_login } = access ?? {}
  return {
    ...user,
    is_active: isActive,
    state: !isActive ? 'inactive' : invitedAt ? 'invited' : 'active',
    last_active: lastActive,
    invited_at: invitedAt,
    second_factor: methodsOf(person).length > 0,
  }
}

const find = (state: MockState, id: string): MockPerson => found(state.people.find(({ user }) => user.id === id))

export const userCalls: MockGroup<typeof contract.users> = {
  list: (_, { state }) => ({ users: state.people.map(shown).sort((a, b) => a.name.localeCompare(b.name)) }),
  get: ({ params }, { state }) => shown(find(state, params.id)),
  invite: ({ body: { email: address, name, user_type } }, context) => {
    if (personWith(context, address)) throw new MockFailure('email_taken', ['email'])
    const email = address.toLowerCase()
    const user = {
      id: crypto.randomUUID(),
      email,
      username: email,
      ...named(name),
      user_type,
      position: '',
      last_login: null,
    }
    const person: MockPerson = { user, password: '', access: { invitedAt: new Date().toISOString() } }
    context.state.people.push(person)
    return shown(person)
  },
  inviteAgain: ({ params }, { state }) => {
    const person = find(state, params.id)
    person.access = { ...person.access, invitedAt: new Date().toISOString() }
    return shown(person)
  },
  update: ({ params, body: { email, name, user_type, is_active: isActive, position } }, { state }) => {
    const person = find(state, params.id)
    person.user = {
      ...person.user,
      email,
      username: email,
      user_type,
      ...named(name),
      ...(position !== undefined && { position }),
    }
    person.access = { ...person.access, isActive }
    return shown(person)
  },
  resetSecondFactor: ({ params }, { state }) => {
    const person = find(state, params.id)
    delete person.factor
    return shown(person)
  },
  withdraw: ({ params }, { state }) => {
    const person = find(state, params.id)
    state.people = state.people.filter((other) => other !== person)
    return { ok: true }
  },
}
