import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { PasskeyOptions, SignedCredential } from './passkeys.ts'
import { RepeatedPassword } from './repeated-password.ts'
import { FactorCode } from './second-factor.ts'
import { SignedIn } from './signed-in.ts'
import { Position, User } from './user.ts'

const Email = z.email().max(254)
const Password = z.string().min(limits.password.min).max(limits.password.max)
/** A password that is compared and not chosen, so it may be shorter than what is asked for today. */
const KnownPassword = z.string().min(1).max(limits.password.max)
/** The secret of a link in a mail. */
const LinkToken = z.string().min(1).max(200)
/** What a right password was answered with. */
const SignInChallenge = z.string().min(1).max(200)
const done = z.object({ ok: z.literal(true) })

export const UserSession = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('The session that asks.'),
    browser: z
      .string()
      .nullable()
      .describe('Such as "Firefox"; `null` where the browser does not say it or is not recognised.'),
    system: z.string().nullable().describe('Such as "Windows".'),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    ends_at: z.iso
      .datetime()
      .describe('When it ends if it is not used again, and in any case thirty days after it began.'),
  })
  .meta({
    id: 'UserSession',
    description: 'A valid session, described by what its person can recognise and by nothing else.',
  })
export type UserSession = z.infer<typeof UserSession>

export const session = {
  csrf: endpoint({
    method: 'GET',
    path: '/csrf/',
    about: 'installation',
    auth: 'public',
    summary: 'Set the anti-forgery cookie and return its token',
    response: z.object({ csrfToken: z.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/login/',
    changes: ['sessions'],
    auth: 'public',
    trail: 'none',
    summary:
      'Sign in with e-mail and password. 401 `second_factor_required` with a `challenge` where the person has a second factor, `single_sign_on_required` where the company of the address lets nobody in by password',
    body: z.object({ email: Email, password: KnownPassword }),
    failures: ['invalid_credentials', 'second_factor_required', 'single_sign_on_required', 'rate_limited'],
    response: SignedIn,
  }),
  secondStep: endpoint({
    method: 'POST',
    path: '/login/second-factor/',
    changes: ['sessions'],
    auth: 'public',
    trail: 'none',
    summary:
      'Finish a sign-in with a code of the second factor or a recovery code. 401 `invalid_credentials` for a wrong code, `authentication_required` where the sign-in has to begin again',
    body: z.object({ challenge: SignInChallenge, code: FactorCode }),
    failures: ['authentication_required', 'invalid_credentials', 'single_sign_on_required', 'rate_limited'],
    response: SignedIn,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey/begin/',
    changes: [],
    auth: 'public',
    trail: 'none',
    summary:
      'Ask for what a browser signs in with a passkey with. Any passkey of this installation does or, with the `challenge` of a right password, one of this person',
    body: z.object({ challenge: SignInChallenge.optional() }),
    failures: ['authentication_required'],
    response: PasskeyOptions,
  }),
  passkey: endpoint({
    method: 'POST',
    path: '/login/passkey/',
    changes: ['sessions'],
    auth: 'public',
    trail: 'none',
    summary:
      'Sign in with a passkey, alone or as the second step after the password. 401 `invalid_credentials` for one that does not sign in here, `authentication_required` where the sign-in has to begin again',
    body: z.object({ credential: SignedCredential, challenge: SignInChallenge.optional() }),
    failures: ['authentication_required', 'invalid_credentials', 'single_sign_on_required', 'rate_limited'],
    response: SignedIn,
  }),
  register: endpoint({
    method: 'POST',
    path: '/register/',
    changes: ['people'],
    auth: 'public',
    trail: 'none',
    summary:
      'Create a company and its first administrator; where the address has to be proved first, nothing but nulls comes back, the same for an address that is taken, and a mail says how to go on',
    status: 201,
    body: z.object({
      email: Email,
      password: Password,
      name: z.string().trim().min(1).max(limits.shortText),
      company_name: z.string().trim().min(1).max(limits.shortText),
    }),
    failures: ['forbidden', 'conflict', 'rate_limited'],
    response: z.object({ access: z.string().nullable(), refresh: z.string().nullable(), user: User.nullable() }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/token/refresh/',
    changes: [],
    auth: 'public',
    trail: 'none',
    summary: 'Exchange a refresh token for a new access token; the refresh token rotates and is confirmed on use',
    body: z.object({ refresh: z.string().min(1).max(500) }),
    failures: ['authentication_required', 'rate_limited'],
    response: z.object({ access: z.string(), refresh: z.string() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout/',
    changes: ['sessions'],
    auth: 'public',
    trail: 'none',
    summary: 'Revoke the session that the refresh token belongs to; answers the same for an unknown token',
    body: z.object({ refresh: z.string().max(500).optional() }),
    response: z.object({
      ok: z.literal(true),
      provider_url: z
        .string()
        .nullable()
        .describe('Where the browser goes to sign out at the provider as well; `null` where there is nothing to do.'),
    }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/forgot-password/',
    changes: [],
    auth: 'public',
    trail: 'none',
    summary: 'Mail a link to set a new password; answers the same, in the same time, whether the account exists or not',
    body: z.object({ email: Email }),
    failures: ['rate_limited'],
    response: done,
  }),
  checkLink: endpoint({
    method: 'POST',
    path: '/api/reset-password/check/',
    about: 'me',
    changes: [],
    auth: 'public',
    trail: 'none',
    summary:
      'Whether the link of a reset or invitation mail still works, and whose it is; uses nothing up. 404 when not',
    body: z.object({ token: LinkToken }),
    failures: ['single_sign_on_required', 'not_found', 'rate_limited'],
    response: z.object({
      purpose: z.enum(['reset', 'invitation']),
      email: z.string(),
      name: z.string(),
      company_name: z.string(),
    }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/reset-password/',
    changes: ['sessions'],
    auth: 'public',
    trail: 'none',
    summary:
      'Set the password with the token of a reset or invitation mail; ends every session. 404 when the link is dead',
    body: z.object({ token: LinkToken, password: Password }),
    failures: ['single_sign_on_required', 'not_found', 'rate_limited'],
    response: z.object({ ok: z.literal(true), email: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/me/password/',
    changes: ['sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary:
      'Change the own password; ends every session and answers with tokens of a new one. 409 `password_not_used` where the company lets this person in by its provider alone',
    body: z.object({ current_password: RepeatedPassword, password: Password }),
    failures: ['step_up_required', 'password_not_used', 'rate_limited'],
    response: z.object({ access: z.string(), refresh: z.string() }),
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/users/me/email/',
    changes: [],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary: 'Mail a link to the new address that makes it the own one; answers the same when the address is taken',
    body: z.object({ email: Email, password: RepeatedPassword }),
    failures: ['step_up_required', 'rate_limited'],
    response: done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/confirm-email/',
    changes: ['me', 'people'],
    auth: 'public',
    trail: 'none',
    summary: 'Make a new e-mail address the own one with the token of the mail sent to it. 404 when the link is dead',
    body: z.object({ token: LinkToken }),
    failures: ['not_found', 'rate_limited'],
    response: z.object({ ok: z.literal(true), email: z.string() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/me/sessions/',
    about: 'sessions',
    auth: 'user',
    needs: 'account',
    summary: 'The own sessions that are still good, last used first',
    response: z.object({ sessions: z.array(UserSession) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/me/sessions/{id}/',
    changes: ['sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'sign_in',
    summary: 'End one of the own sessions',
    params: z.object({ id: z.uuid() }),
    response: done,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/users/me/sessions/end-others/',
    changes: ['sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'sign_in',
    summary: 'End all own sessions but the one that asks',
    response: z.object({ ended: z.number().int() }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/users/me/',
    about: 'me',
    auth: 'user',
    needs: 'account',
    withoutFactor: true,
    summary: 'The signed-in person',
    response: User,
  }),
  updateMe: endpoint({
    method: 'PATCH',
    path: '/users/me/',
    changes: ['me', 'people'],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary: 'Change the own name, and the function in the company',
    body: z.object({
      name: z.string().trim().min(1).max(limits.shortText),
      position: Position.optional().describe('Stays as it is where it is not sent.'),
    }),
    response: User,
  }),
}
