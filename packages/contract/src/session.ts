import { z } from 'zod'
import { Company } from './company.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { User } from './user.ts'

const Email = z.email().max(254)
const Password = z.string().min(limits.password.min).max(limits.password.max)

export const session = {
  csrf: endpoint({
    method: 'GET',
    path: '/csrf/',
    auth: 'public',
    summary: 'Set the anti-forgery cookie and return its token',
    response: z.object({ csrfToken: z.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/login/',
    auth: 'public',
    summary: 'Sign in with e-mail and password',
    body: z.object({ email: Email, password: z.string().min(1).max(limits.password.max) }),
    response: z.object({ access: z.string(), refresh: z.string(), user: User, company: Company }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/register/',
    auth: 'public',
    summary: 'Create a company and its first administrator',
    status: 201,
    body: z.object({
      email: Email,
      password: Password,
      name: z.string().trim().min(1).max(limits.shortText),
      company_name: z.string().trim().min(1).max(limits.shortText),
    }),
    response: z.object({ access: z.string(), refresh: z.string(), user: User }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/token/refresh/',
    auth: 'public',
    summary: 'Exchange a refresh token for a new access token; the refresh token rotates and is confirmed on use',
    body: z.object({ refresh: z.string().min(1).max(500) }),
    response: z.object({ access: z.string(), refresh: z.string() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout/',
    auth: 'public',
    summary: 'Revoke the session that the refresh token belongs to; answers the same for an unknown token',
    body: z.object({ refresh: z.string().max(500).optional() }),
    response: z.object({ ok: z.literal(true) }),
  }),
  me: endpoint({
    method: 'GET',
    path: '/users/me/',
    auth: 'user',
    summary: 'The signed-in person',
    response: User,
  }),
}
