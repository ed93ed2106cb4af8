import type { contract } from '@esrs/contract'
import { found, type MockContext, MockFailure, type MockGroup } from './call.ts'
import { confirm, self } from './person.ts'
import type { MockPerson } from './state.ts'

/** What a browser is asked with; nothing that it signs is checked here. */
export const optionsFor = (known: readonly { credential: string }[]) => ({
  challenge: btoa(crypto.randomUUID()).replaceAll('=', ''),
  rpId: location.hostname,
  userVerification: 'required',
  allowCredentials: known.map(({ credential: id }) => ({ id, type: 'public-key' })),
})

/** Whose passkey this is, used now. */
export function usedPasskey({ state }: Pick<MockContext, 'state'>, credential: string): MockPerson {
  for (const person of state.people) {
    const passkey = person.passkeys?.find((one) => one.credential === credential)
    if (!passkey) continue
    passkey.last_used_at = new Date().toISOString()
    return person
  }
  throw new MockFailure('passkey_wrong')
}

export const passkeyCalls: MockGroup<typeof contract.passkeys> = {
  begin: ({ body }, context) => {
    const person = self(context)
    confirm(person, body.password, 'password')
    const { challenge, allowCredentials } = optionsFor(person.passkeys ?? [])
    const options = {
      challenge,
      rp: { name: 'ESRS Reporting', id: location.hostname },
      user: { id: btoa(person.user.id).replaceAll('=', ''), name: person.user.email, displayName: person.user.name },
      pubKeyCredParams: [-7, -257].map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: allowCredentials,
    }
    return { options }
  },
  add: ({ body }, context) => {
    const person = self(context)
    const passkey = {
      id: crypto.randomUUID(),
      name: body.name || 'Firefox, Windows',
      created_at: new Date().toISOString(),
      last_used_at: null,
      credential: body.credential.id,
    }
    person.passkeys = [...(person.passkeys ?? []), passkey]
    return passkey
  },
  rename: ({ params, body: { name } }, context) => {
    const passkey = found(self(context).passkeys?.find(({ id }) => id === params.id))
    passkey.name = name
    return passkey
  },
  remove: ({ params }, context) => {
    const person = self(context)
    found(person.passkeys?.find(({ id }) => id === params.id))
    person.passkeys = person.passkeys?.filter(({ id }) => id !== params.id) ?? []
    return { ok: true }
  },
  beginProof: (_, context) => ({ options: optionsFor(self(context).passkeys ?? []) }),
  prove: ({ body }, context) => {
    usedPasskey(context, body.credential.id)
    return { ok: true }
  },
}
