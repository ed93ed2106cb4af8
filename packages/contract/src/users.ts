import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Position, User } from './user.ts'

const Email = z.email().max(254)
const Name = z.string().trim().min(1).max(limits.shortText)
/** An identifier of a person; text that is none is answered like an unknown identifier. */
const byId = z.object({ id: z.string().min(1).max(64) })

/** Access of a person. `invited`: has not signed in yet; `inactive`: may not sign in. */
const UserState = z.enum(['active', 'invited', 'inactive'])

export const CompanyUser = User.extend({
  is_active: z.boolean(),
  state: UserState,
  last_active: z.iso.datetime().nullable().describe('When they last used the product; `null` before the first time.'),
  invited_at: z.iso
    .datetime()
    .nullable()
    .describe('When the newest invitation was sent, while it has not been followed.'),
  second_factor: z
    .boolean()
    .nullable()
    .describe('Whether the person has a second factor; `null` for everybody who is no administrator.'),
}).meta({ id: 'CompanyUser', description: 'A person as the colleagues see them.' })
export type CompanyUser = z.infer<typeof CompanyUser>

/** The people of a company. */
export const users = {
  list: endpoint({
    method: 'GET',
    path: '/company/users/',
    about: 'people',
    auth: 'user',
    summary: 'The people of the company, by name',
    response: z.object({ users: z.array(CompanyUser) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/{id}/',
    about: 'people',
    auth: 'user',
    summary: 'One person of the company',
    params: byId,
    response: CompanyUser,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users/',
    changes: ['people'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary: 'Invite a person by mail to set a password. 409 when the address has an account, 403 for test accounts',
    status: 201,
    body: z.object({ email: Email, name: Name, user_type: User.shape.user_type }),
    failures: ['conflict', 'rate_limited'],
    response: CompanyUser,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/users/{id}/invitation/',
    changes: ['people'],
    auth: 'admin',
    trail: 'account',
    summary: 'Send the invitation again; the earlier link dies. 409 for who has signed in already',
    params: byId,
    failures: ['conflict', 'rate_limited'],
    response: CompanyUser,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/{id}/',
    changes: ['people'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary: 'Change a person. 409 for the last administrator who would no longer be one, and for the own address',
    params: byId,
    body: z.object({
      name: Name,
      email: Email,
      user_type: User.shape.user_type,
      is_active: z.boolean(),
      position: Position.optional().describe('Stays as it is where it is not sent.'),
    }),
    failures: ['conflict', 'rate_limited'],
    response: CompanyUser,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/users/{id}/',
    changes: ['people'],
    auth: 'admin',
    trail: 'account',
    summary: 'Withdraw an invitation that was not followed. 409 for who has signed in already',
    params: byId,
    failures: ['conflict'],
    response: z.object({ ok: z.literal(true) }),
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/users/{id}/second-factor/reset/',
    changes: ['people'],
    auth: 'admin',
    stepUp: 'always',
    trail: 'account',
    summary:
      'Remove the second factor of somebody who has lost it, and end their sessions. 409 where there is none, and for oneself',
    params: byId,
    body: z.object({ reason: z.string().trim().min(1).max(limits.shortText) }),
    failures: ['conflict'],
    response: CompanyUser,
  }),
}
