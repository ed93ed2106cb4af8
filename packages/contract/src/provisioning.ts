import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

export const DirectoryToken = z
  .object({
    id: z.uuid(),
    name: z.string().describe('What administrators call it, such as the directory that uses it.'),
    prefix: z.string().describe('The first characters of the secret, to tell tokens apart.'),
    made_by: z.string().nullable().describe('Name of who made it; `null` once they are erased.'),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().describe('To the minute; `null` while nobody has used it.'),
    ends_at: z.iso.datetime(),
    active: z.boolean().describe('Its time is not over.'),
  })
  .meta({
    id: 'DirectoryToken',
    description: 'A token with which the directory of a company keeps its people up to date, without its secret.',
  })
export type DirectoryToken = z.infer<typeof DirectoryToken>

/** How the directory of a company keeps its people up to date. */
export const provisioning = {
  get: endpoint({
    method: 'GET',
    path: '/company/provisioning/',
    about: 'directory',
    auth: 'admin',
    summary: 'The tokens of the company’s directory, whose people may be sent, and how many came by it',
    response: z.object({
      address: z.string().describe('What the directory is told to call.'),
      domains: z.array(z.string()).describe('Proved domains; people with other addresses are refused.'),
      people: z.number().int().describe('People that the directory has sent.'),
      groups: z.array(z.object({ name: z.string(), members: z.number().int() })),
      tokens: z.array(DirectoryToken),
    }),
  }),
  makeToken: endpoint({
    method: 'POST',
    path: '/company/provisioning/tokens/',
    changes: ['directory'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary: 'Make a token for the directory; its secret is in this reply and never shown again',
    status: 201,
    body: z.object({
      name: z.string().trim().min(1).max(limits.apiTokens.name),
      days: z.int().min(1).max(limits.directoryTokens.days).describe('Days until it ends.'),
    }),
    failures: ['quota_reached'],
    response: z.object({
      secret: z.string().describe('Sent by the directory as `Authorization: Bearer …`.'),
      token: DirectoryToken,
    }),
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/company/provisioning/tokens/{id}/',
    changes: ['directory'],
    auth: 'admin',
    trail: 'account',
    summary: 'Revoke a token of the directory; its next request is refused',
    params: z.object({ id: z.uuid() }),
    response: z.object({ ok: z.literal(true) }),
  }),
}
