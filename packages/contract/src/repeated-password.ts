import { z } from 'zod'
import { limits } from './limits.ts'

/** The own password once more, for what outlives a session. Whoever signed in with the provider of the company proves themselves there instead. */
export const RepeatedPassword = z
  .string()
  .min(1)
  .max(limits.password.max)
  .optional()
  .describe(
    'Needed in sessions that were begun with a password or a passkey. Where the session was begun with the provider of the company, a fresh proof stands in its place.',
  )
