import { z } from 'zod'
import { limits } from './limits.ts'
import { userRoles } from './roles.ts'

/** Function of a person in the company, in own words. */
export const Position = z.string().trim().max(limits.shortText)

export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    username: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    user_type: z.enum(userRoles),
    position: z.string().describe('Function in the company, in own words; empty where nobody has given it.'),
    last_login: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User', description: 'A person of a company as the wire knows them.' })
export type User = z.infer<typeof User>
