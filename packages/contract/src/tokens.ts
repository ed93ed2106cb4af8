import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits, tokenScopes } from './limits.ts'

export const TokenScope = z.enum(tokenScopes)

/** A personal API token without its secret, which is shown once, when it is made. */
export const ApiToken = z
  .object({
    id: z.uuid(),
    /** What its person calls it, such as the script that uses it. */
    name: z.string(),
    scopes: z.array(TokenScope),
    /** The first characters of the secret, to tell tokens apart. */
    prefix: z.string(),
    created_at: z.iso.datetime(),
    /** To the minute; `null` while nobody has used it. */
    last_used_at: z.iso.datetime().nullable(),
    ends_at: z.iso.datetime(),
    /** It can be used: its time is not over, and no change of the password has ended it. */
    active: z.boolean(),
  })
  .meta({ id: 'ApiToken' })
export type ApiToken = z.infer<typeof ApiToken>

export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/users/me/tokens/',
    auth: 'user',
    summary: 'The own API tokens that have not been revoked, newest first',
    response: z.object({ tokens: z.array(ApiToken) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/me/tokens/',
    auth: 'user',
    summary:
      'Make an API token; its secret is in this reply and never shown again. A scope that writes brings the one that reads',
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(limits.apiTokens.name),
      scopes: z.array(TokenScope).min(1).max(tokenScopes.length),
      /** Days until it ends. */
      days: z.int().min(1).max(limits.apiTokens.days),
      /** The own password, so that a session left open cannot make one. */
      password: z.string().min(1).max(limits.password.max),
    }),
    response: z.object({
      /** Sent as `Authorization: Bearer …`. */
      secret: z.string(),
      token: ApiToken,
    }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/users/me/tokens/{id}/',
    auth: 'user',
    summary: 'Revoke one of the own API tokens; its next request is refused',
    params: z.object({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
