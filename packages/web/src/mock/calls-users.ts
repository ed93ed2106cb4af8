import type { CompanyUser, contract, User } from '@esrs/contract'
import { found, MockFailure, type MockGroup } from './call.ts'
import { named, personWith } from './calls-session.ts'
import { methodsOf, refuseLast } from './person.ts'
import type { MockPerson, MockState } from './state.ts'

/** As the colleagues see somebody; of the second factor only administrators know. */
const shown = (person: MockPerson, by: User | null): CompanyUser => {
  const { user, access } = person
  const { isActive = true, invitedAt = null, lastActive = user.last_login } = access ?? {}
  return {
    ...user,
    is_active: isActive,
    state: !isActive ? 'inactive' : invitedAt ? 'invited' : 'active',
    last_active: lastActive,
    invited_at: invitedAt,
    second_factor: by?.user_type === 'company_admin' ? methodsOf(person).length > 0 : null,
  }
}

const find = (state: MockState, id: string): MockPerson => found(state.people.find(({ user }) => user.id === id))

/** Somebody who has not followed an invitation yet. */
function invited(state: MockState, id: string): MockPerson {
  const person = find(state, id)
  if (!person.access?.invitedAt) throw new MockFailure('signed_in_already')
  return person
}

export const userCalls: MockGroup<typeof contract.users> = {
  list: (_, { state, user }) => ({
    users: state.people.map((person) => shown(person, user)).sort((a, b) => a.name.localeCompare(b.name)),
  }),
  get: ({ params }, { state, user }) => shown(find(state, params.id), user),
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
    return shown(person, context.user)
  },
  inviteAgain: ({ params }, { state, user }) => {
    const person = invited(state, params.id)
    person.access = { ...person.access, invitedAt: new Date().toISOString() }
    return shown(person, user)
  },
  update: ({ params, body: { email, name, user_type, is_active: isActive, position } }, context) => {
    const { state } = context
    const person = find(state, params.id)
    const holder = personWith(context, email)
    if (holder && holder !== person) throw new MockFailure('email_taken', ['email'])
    if (person.user.id === context.user?.id && !holder) throw new MockFailure('own_address', ['email'])
    if (user_type !== 'company_admin' || !isActive) refuseLast(state, person, 'last_administrator')
    person.user = {
      ...person.user,
      email,
      username: email,
      user_type,
      ...named(name),
      ...(position !== undefined && { position }),
    }
    person.access = { ...person.access, isActive }
    return shown(person, context.user)
  },
  resetSecondFactor: ({ params }, { state, user }) => {
    const person = find(state, params.id)
    if (methodsOf(person).length === 0) throw new MockFailure('factor_of_nobody')
    delete person.factor
    delete person.passkeys
    return shown(person, user)
  },
  withdraw: ({ params }, { state }) => {
    const person = invited(state, params.id)
    state.people = state.people.filter((other) => other !== person)
    return { ok: true }
  },
}
