import type { FactorMethod } from '@esrs/contract'
import { type MockContext, MockFailure } from './call.ts'
import type { MockPerson, MockState } from './state.ts'

/** The person who calls. */
export function self({ state, user }: MockContext): MockPerson {
  const person = state.people.find((one) => one.user.id === user?.id)
  if (!person) throw new MockFailure('authentication_required')
  return person
}

/** Refuses a wrong password at its field. */
export function confirm(person: MockPerson, password: string | undefined, field: string) {
  if (person.password !== password) throw new MockFailure('wrong_password', [field])
}

/** Refuses to lose the last administrator. */
export function refuseLast({ people }: MockState, person: MockPerson, as: 'last_administrator' | 'last_to_leave') {
  const isAdmin = ({ user, access }: MockPerson) => user.user_type === 'company_admin' && access?.isActive !== false
  if (isAdmin(person) && people.filter(isAdmin).length === 1) throw new MockFailure(as)
}

/** With what a person finishes a sign-in. */
export const methodsOf = ({ factor, passkeys }: MockPerson): FactorMethod[] => [
  ...(factor?.setUpAt ? (['code'] as const) : []),
  ...(passkeys?.length ? (['passkey'] as const) : []),
]
