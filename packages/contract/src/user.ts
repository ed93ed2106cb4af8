import { z } from 'zod'
import { userRoles } from './roles.ts'

export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    username: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    user_type: z.enum(userRoles),
    last_login: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User', description: 'A person of a company as the wire knows them.' })
export type User = z.infer<typeof User>
