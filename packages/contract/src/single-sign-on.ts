import { z } from 'zod'
import { signInModes } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { userRoles } from './roles.ts'
import { SignedIn } from './signed-in.ts'

const done = z.object({ ok: z.literal(true) })

const Role = z.enum(userRoles)

/** The address of a provider, as it names itself. */
const Issuer = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s?#]+$/, 'must be an address that starts with https:// and has no query')

const ClientId = z.string().trim().min(1).max(limits.singleSignOn.text)

const GroupRole = z.object({
  name: z.string().trim().min(1).max(limits.singleSignOn.text).describe('The group as the directory writes it.'),
  role: Role,
})

export const SingleSignOn = z
  .object({
    redirect_address: z.string().describe('What the provider is told as the address to return to.'),
    sign_out_address: z.string().describe('What the provider is told as the address to return to after signing out.'),
    mode: z.enum(signInModes).describe('`off` also where no provider is set up.'),
    provider: z
      .object({
        issuer: z.string(),
        client_id: z.string(),
        group_claim: z.string(),
        default_role: Role.nullable().describe('Of people whose groups bring no role; `null`: they are refused.'),
        trusts_factor: z.boolean().describe('Every sign-in with it counts as one with a second factor.'),
      })
      .nullable()
      .describe('`null` where none is set up. The secret of the client is never shown.'),
    groups: z.array(GroupRole),
    domains: z.array(
      z.object({
        domain: z.string(),
        record_name: z.string().describe('Name of the TXT record that proves it.'),
        record: z.string().describe('What the record has to say.'),
        proved_at: z.iso.datetime().nullable().describe('`null` while it is not proved.'),
      }),
    ),
    break_glass: z
      .array(z.object({ id: z.string(), name: z.string(), second_factor: z.boolean() }))
      .describe('Administrators who sign in with password and second factor, or a passkey, even where it is required.'),
    administrators: z
      .array(z.object({ id: z.string(), name: z.string(), second_factor: z.boolean() }))
      .describe('Who may be one of those.'),
    tried: z.boolean().describe('The person asking has signed in with this provider since it was set up.'),
    people_outside: z
      .number()
      .int()
      .describe('People who could not sign in where it is required: their address is at no proved domain.'),
  })
  .meta({ id: 'SingleSignOn', description: 'How people of a company sign in with its provider (OpenID Connect).' })
export type SingleSignOn = z.infer<typeof SingleSignOn>

/** What a browser brings back from a provider. */
const ProviderReply = z.object({
  provider: z.string().min(1).max(64).describe('The last part of the address that the provider returned to.'),
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4000).optional(),
  iss: z.string().max(500).optional().describe('Where the provider says it.'),
  error: z.string().max(200).optional().describe('Where the provider refused.'),
})

export const singleSignOn = {
  begin: endpoint({
    method: 'POST',
    path: '/login/provider/begin/',
    changes: [],
    auth: 'public',
    trail: 'none',
    summary:
      'Where a browser goes to sign in with the provider of a company, found by the domain of an e-mail address; `null` where there is none. Whether the address has an account makes no difference',
    body: z.object({ email: z.email().max(254) }),
    failures: ['conflict', 'rate_limited'],
    response: z.object({ url: z.string().nullable() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/login/provider/',
    changes: ['sessions'],
    auth: 'public',
    trail: 'none',
    summary:
      'Sign in with what a provider has answered, once, in the browser that began. 401 `second_factor_required` where the person has a second factor and the provider asked for none',
    body: ProviderReply,
    failures: [
      'authentication_required',
      'invalid_credentials',
      'second_factor_required',
      'forbidden',
      'conflict',
      'rate_limited',
    ],
    response: SignedIn,
  }),
  beginProof: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/prove/provider/begin/',
    changes: [],
    auth: 'user',
    needs: 'account',
    trail: 'none',
    summary:
      'Where a browser goes to prove its person again with the provider, which asks anew. 409 for sessions that were begun without it',
    failures: ['conflict', 'rate_limited'],
    response: z.object({ url: z.string() }),
  }),
  prove: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/prove/provider/',
    changes: ['sessions'],
    auth: 'user',
    needs: 'account',
    trail: 'sign_in',
    summary:
      'Prove oneself again with what the provider has answered; calls that ask for it are open for ten minutes. The `state` of a proof begins with `proof.`',
    body: ProviderReply,
    failures: ['forbidden', 'conflict', 'rate_limited'],
    response: done,
  }),
  get: endpoint({
    method: 'GET',
    path: '/company/single-sign-on/',
    about: 'signOn',
    auth: 'admin',
    summary: 'How people of the company sign in with its provider',
    response: SingleSignOn,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/company/single-sign-on/',
    changes: ['signOn'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary:
      'Set up the provider, the roles of groups, and whether it is off, optional or required. 409 where it would be required and nobody could come in',
    body: z.object({
      mode: z.enum(signInModes),
      issuer: Issuer,
      client_id: ClientId,
      client_secret: z
        .string()
        .max(limits.singleSignOn.text)
        .optional()
        .describe('Left out or empty, it stays as it is.'),
      group_claim: z.string().trim().min(1).max(limits.singleSignOn.text),
      default_role: Role.nullable(),
      trusts_factor: z.boolean(),
      groups: z.array(GroupRole).max(limits.singleSignOn.groups),
      break_glass: z.array(z.string().min(1).max(64)).max(limits.singleSignOn.breakGlass),
    }),
    failures: ['conflict'],
    response: SingleSignOn,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/company/single-sign-on/',
    changes: ['signOn'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary: 'Remove the provider with whom it has linked; people sign in with a password again',
    response: SingleSignOn,
  }),
  test: endpoint({
    method: 'POST',
    path: '/company/single-sign-on/test/',
    changes: [],
    auth: 'admin',
    trail: 'none',
    summary: 'Ask a provider how it is reached, and say in words what would keep people from signing in',
    body: z.object({
      issuer: Issuer,
      client_id: ClientId,
      group_claim: z.string().trim().max(limits.singleSignOn.text),
    }),
    failures: ['rate_limited'],
    response: z.object({
      problems: z.array(z.string()).describe('Nobody can sign in while there is one.'),
      hints: z.array(z.string()),
    }),
  }),
  addDomain: endpoint({
    method: 'POST',
    path: '/company/single-sign-on/domains/',
    changes: ['signOn'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary: 'Add an e-mail domain, which has to be proved before anybody signs in with an address at it',
    status: 201,
    // What is no domain is told in words of its own.
    body: z.object({ domain: z.string().max(1000) }),
    failures: ['conflict', 'quota_reached'],
    response: SingleSignOn,
  }),
  proveDomain: endpoint({
    method: 'POST',
    path: '/company/single-sign-on/domains/{domain}/prove/',
    changes: ['signOn'],
    auth: 'admin',
    trail: 'account',
    summary:
      'Look the TXT record of a domain up. 409 where it is not there yet, or another company has proved the domain',
    params: z.object({ domain: z.string().min(1).max(253) }),
    failures: ['conflict', 'rate_limited'],
    response: SingleSignOn,
  }),
  removeDomain: endpoint({
    method: 'DELETE',
    path: '/company/single-sign-on/domains/{domain}/',
    changes: ['signOn'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary:
      'Remove a domain; people with an address at it sign in with the provider no more. 409 for the last one where the provider is required',
    params: z.object({ domain: z.string().min(1).max(253) }),
    failures: ['conflict'],
    response: SingleSignOn,
  }),
}
