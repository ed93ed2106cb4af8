import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Passkey } from './passkeys.ts'
import { RepeatedPassword } from './repeated-password.ts'

/** Six digits of an app for one-time codes, or a recovery code; blanks and hyphens in it do not count. */
export const FactorCode = z.string().trim().min(1).max(limits.factorCode)

const done = z.object({ ok: z.literal(true) })

const Proof = z.object({ password: RepeatedPassword, code: FactorCode })

const RecoveryCodes = z.object({
  recovery_codes: z
    .array(z.string())
    .describe('Each signs in once in place of a code. They are in this reply and never shown again.'),
})

export const FactorState = z
  .object({
    set_up_at: z.iso.datetime().nullable().describe('When one-time codes were set up; `null` where they are not.'),
    recovery_codes_left: z.number().int(),
    required: z.boolean().describe('The company requires a second factor of everybody.'),
    passkeys: z.array(Passkey).describe('Newest last.'),
    signed_in_by: z
      .enum(['account', 'provider'])
      .describe(
        'What this session was begun with: password or passkey, or the provider of the company. With the provider no password is asked for; calls that take one ask for a fresh proof instead.',
      ),
    factor_by_provider: z.boolean().describe('The provider has asked for a second factor.'),
    provider_proves: z
      .boolean()
      .describe(
        'The provider of the company can prove this person anew. Where it cannot, because it was switched off or replaced, a session that was begun with it has to be begun anew.',
      ),
    password_used: z
      .boolean()
      .describe(
        'A password of their own lets this person in; not where the company lets them in by its provider alone.',
      ),
  })
  .meta({
    id: 'FactorState',
    description: 'The second factor of the signed-in person: one-time codes of an app, passkeys, or both.',
  })
export type FactorState = z.infer<typeof FactorState>

export const secondFactor = {
  get: endpoint({
    method: 'GET',
    path: '/users/me/second-factor/',
    about: 'factors',
    auth: 'user',
    needs: 'account',
    withoutFactor: true,
    summary: 'The second factor of the own account: one-time codes, recovery codes that are left, passkeys',
    response: FactorState,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/',
    changes: [],
    auth: 'user',
    needs: 'account',
    withoutFactor: true,
    stepUp: 'factor',
    trail: 'account',
    summary:
      'Make a key for an app that makes one-time codes; nothing changes until it is confirmed within an hour. 409 where there are one-time codes',
    failures: ['conflict'],
    response: z.object({
      key: z.string().describe('In Base32, to be typed into the app.'),
      uri: z.string().describe('The same as an `otpauth` address, to be shown as a QR code.'),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/confirm/',
    changes: ['factors', 'sessions'],
    auth: 'user',
    needs: 'account',
    withoutFactor: true,
    trail: 'account',
    summary:
      'Switch one-time codes on with a code of the app and the password; every other session ends. 409 where they are on, or nothing waits to be confirmed',
    body: Proof,
    failures: ['step_up_required', 'conflict', 'rate_limited'],
    response: RecoveryCodes,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/recovery-codes/',
    changes: ['factors', 'sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary: 'Make new recovery codes; the earlier ones are void. 409 where there are no one-time codes',
    body: Proof,
    failures: ['step_up_required', 'conflict', 'rate_limited'],
    response: RecoveryCodes,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/remove/',
    changes: ['factors', 'sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary: 'Remove one-time codes with their recovery codes. 409 where there are none',
    body: Proof,
    failures: ['step_up_required', 'conflict', 'rate_limited'],
    response: done,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/prove/',
    changes: ['sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'sign_in',
    summary:
      'Prove oneself again, with a code where there are one-time codes, else with the password; calls that ask for it are open for ten minutes. Whoever has passkeys alone proves themselves with one',
    body: z.object({ code: FactorCode.optional(), password: z.string().min(1).max(limits.password.max).optional() }),
    failures: ['rate_limited'],
    response: done,
  }),
  require: endpoint({
    method: 'PUT',
    path: '/company/second-factor/',
    changes: ['factors'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary:
      'Require a second factor of everybody in the company, or no longer. 409 while the person asking has none of their own',
    body: z.object({ required: z.boolean() }),
    failures: ['conflict'],
    response: z.object({ required: z.boolean() }),
  }),
}
