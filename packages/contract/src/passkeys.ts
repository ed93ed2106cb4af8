import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { RepeatedPassword } from './repeated-password.ts'

const done = z.object({ ok: z.literal(true) })

/** Bytes in Base64url, as browsers write them (Web Authentication, Level 3). */
const Bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)

const parts = {
  id: Bytes.max(2_000),
  rawId: Bytes.max(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
}

/** A new passkey, as the browser hands it over: `PublicKeyCredential.toJSON()` after `navigator.credentials.create()`. */
export const NewCredential = z
  .object({
    ...parts,
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewCredential', description: 'A new passkey as `PublicKeyCredential.toJSON()` writes it.' })
export type NewCredential = z.infer<typeof NewCredential>

/** What a passkey signed: `PublicKeyCredential.toJSON()` after `navigator.credentials.get()`. */
export const SignedCredential = z
  .object({
    ...parts,
    response: z.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Bytes.nullish(),
    }),
  })
  .meta({ id: 'SignedCredential', description: 'What a passkey signed, as `PublicKeyCredential.toJSON()` writes it.' })
export type SignedCredential = z.infer<typeof SignedCredential>

/** Options for the browser, which takes them as they are. */
export const PasskeyOptions = z
  .object({
    options: z
      .record(z.string(), z.unknown())
      .describe(
        'For `PublicKeyCredential.parseCreationOptionsFromJSON()` or `parseRequestOptionsFromJSON()`. Their challenge serves once, within five minutes.',
      ),
  })
  .meta({ id: 'PasskeyOptions', description: 'What a browser is asked to make or to use a passkey with.' })

export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('`null` where it has not been used yet.'),
  })
  .meta({ id: 'Passkey', description: 'A passkey of the signed-in person. It signs in alone, and is a second factor.' })
export type Passkey = z.infer<typeof Passkey>

export const passkeys = {
  begin: endpoint({
    method: 'POST',
    path: '/users/me/passkeys/begin/',
    changes: [],
    auth: 'user',
    needs: 'account',
    withoutFactor: true,
    stepUp: 'factor',
    trail: 'none',
    summary: 'Ask for what a browser makes a passkey with. 409 where the person has as many as there may be',
    body: z.object({ password: RepeatedPassword }),
    failures: ['conflict', 'rate_limited'],
    response: PasskeyOptions,
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/me/passkeys/',
    changes: ['factors', 'sessions'],
    auth: 'user',
    needs: 'account',
    withoutFactor: true,
    trail: 'account',
    summary:
      'Add the passkey that the browser has made. With the first second factor of a person every other session ends. 409 where it is there already',
    status: 201,
    body: z.object({
      name: z
        .string()
        .trim()
        .max(limits.passkeys.name)
        .default('')
        .describe('Left empty, it is called after browser and system.'),
      credential: NewCredential,
    }),
    failures: ['conflict', 'rate_limited'],
    response: Passkey,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/users/me/passkeys/{id}/',
    changes: ['factors'],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary: 'Give a passkey another name',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: z.string().trim().min(1).max(limits.passkeys.name) }),
    response: Passkey,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/me/passkeys/{id}/',
    changes: ['factors', 'sessions'],
    auth: 'user',
    needs: 'account',
    stepUp: 'always',
    trail: 'account',
    summary: 'Remove a passkey; it signs in no more. 409 where nobody for emergencies could sign in any more',
    params: z.object({ id: z.uuid() }),
    failures: ['conflict'],
    response: done,
  }),
  beginProof: endpoint({
    method: 'POST',
    path: '/users/me/passkeys/proof/begin/',
    changes: [],
    auth: 'user',
    needs: 'account',
    trail: 'none',
    summary: 'Ask for what a browser uses a passkey with, to prove oneself again. 409 where the person has none',
    failures: ['conflict'],
    response: PasskeyOptions,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/users/me/passkeys/proof/',
    changes: ['sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'sign_in',
    summary: 'Prove oneself again with a passkey; calls that ask for it are open for ten minutes',
    body: z.object({ credential: SignedCredential }),
    failures: ['rate_limited'],
    response: done,
  }),
}
