import { z } from 'zod'
import { tokenScopes } from './code-lists.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { RepeatedPassword } from './repeated-password.ts'

export const TokenScope = z.enum(tokenScopes)

export const ApiToken = z
  .object({
    id: z.uuid(),
    name: z.string().describe('What its person calls it, such as the script that uses it.'),
    scopes: z.array(TokenScope),
    prefix: z.string().describe('The first characters of the secret, to tell tokens apart.'),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('To the minute; `null` while nobody has used it.'),
    ends_at: z.iso.datetime(),
    active: z.boolean().describe('It can be used: its time is not over, and no change of the password has ended it.'),
  })
  .meta({
    id: 'ApiToken',
    description: 'A personal API token without its secret, which is shown once, when it is made.',
  })
export type ApiToken = z.infer<typeof ApiToken>

export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/users/me/tokens/',
    about: 'tokens',
    auth: 'user',
    needs: 'account',
    summary: 'The own API tokens that have not been revoked, newest first',
    response: z.object({ tokens: z.array(ApiToken) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/me/tokens/',
    changes: ['tokens'],
    auth: 'user',
    needs: 'account',
    stepUp: 'factor',
    trail: 'account',
    summary:
      'Make an API token; its secret is in this reply and never shown again. A scope that writes brings the one that reads',
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(limits.apiTokens.name),
      scopes: z.array(TokenScope).min(1).max(tokenScopes.length),
      days: z.int().min(1).max(limits.apiTokens.days).describe('Days until it ends.'),
      password: RepeatedPassword,
    }),
    failures: ['quota_reached', 'rate_limited'],
    response: z.object({
      secret: z.string().describe('Sent as `Authorization: Bearer …`.'),
      token: ApiToken,
    }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/users/me/tokens/{id}/',
    changes: ['tokens'],
    auth: 'user',
    needs: 'account',
    trail: 'account',
    summary: 'Revoke one of the own API tokens; its next request is refused',
    params: z.object({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
