import { z } from 'zod'
import { Company } from './company.ts'
import { User } from './user.ts'

/** What every way of signing in answers with. */
export const SignedIn = z.object({ access: z.string(), refresh: z.string(), user: User, company: Company })
