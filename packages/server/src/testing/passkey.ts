import { contract, type Reply } from '@esrs/contract'
import { aCompany, password, type TestApp, type TestCompany } from './app.ts'
import { createAuthenticator, type TestAuthenticator, type Untruth } from './authenticator.ts'
import type { ApiClient } from './client.ts'

/** Adds a passkey to the person who is signed in, on a device of theirs. */
export async function aPasskey(
  client: ApiClient,
  device: TestAuthenticator = createAuthenticator(),
  name = 'Telephone',
): Promise<{ device: TestAuthenticator; id: string }> {
  const { options } = await client.call(contract.passkeys.begin, { body: { password } })
  const { id } = await client.call(contract.passkeys.add, { body: { name, credential: device.make(options) } })
  return { device, id }
}

/** A company whose administrator has a passkey and no codes. */
export async function aPasskeyHolder(
  app: TestApp,
  device: TestAuthenticator = createAuthenticator(),
): Promise<TestCompany & { device: TestAuthenticator; passkey: string }> {
  const company = await aCompany(app)
  const { id } = await aPasskey(company.client, device)
  return { ...company, device, passkey: id }
}

/** Signs in with a passkey of a device: alone, or as the second step of a sign-in. The client goes on as this person. */
export async function signInByPasskey(
  client: ApiClient,
  device: TestAuthenticator,
  { challenge, ...untruth }: Untruth & { challenge?: string } = {},
): Promise<Reply<typeof contract.session.passkey>> {
  const step = challenge === undefined ? {} : { challenge }
  const { options } = await client.call(contract.session.beginPasskey, { body: step })
  const credential = device.use(options, untruth)
  const reply = await client.call(contract.session.passkey, { body: { ...step, credential } })
  Object.assign(client, { access: reply.access, refresh: reply.refresh })
  return reply
}

/** Signs in with a passkey of a device on a browser of its own. */
export async function signedInByPasskey(app: TestApp, device: TestAuthenticator): Promise<ApiClient> {
  const client = app.client()
  await signInByPasskey(client, device)
  return client
}

/** Proves the person who is signed in by a passkey. */
export async function proveByPasskey(client: ApiClient, device: TestAuthenticator, untruth?: Untruth): Promise<void> {
  const { options } = await client.call(contract.passkeys.beginProof, {})
  await client.call(contract.passkeys.prove, { body: { credential: device.use(options, untruth) } })
}
