import { sessionLimits } from '@esrs/contract'
import * as z from 'zod/mini'
import type { CheckKey } from './texts.ts'

const says = (key: CheckKey) => key

/** An e-mail address as a person types it. */
export const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, says('check.emailMissing'))),
  z.email(says('check.emailInvalid')),
)
/** A name as a person types it. */
export const name = (missing: CheckKey, max: number = sessionLimits.shortText) =>
  z.string().check(z.trim(), z.minLength(1, says(missing)), z.maxLength(max, says('check.tooLong')))

/** The function of a person in the company, which nobody has to give. */
export const position = z.string().check(z.trim(), z.maxLength(sessionLimits.shortText, says('check.tooLong')))

/** A password that is compared with the one that was chosen earlier. */
export const knownPassword = z.string().check(z.minLength(1, says('check.passwordMissing')))

/** A code of the second factor, or a recovery code. */
export const factorCode = z.string().check(z.trim(), z.minLength(1, says('check.codeMissing')))

/** A password that is being chosen. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, says('check.passwordUnset')),
    z.minLength(sessionLimits.password.min, says('check.passwordShort')),
    z.maxLength(sessionLimits.password.max, says('check.passwordLong')),
  )

export const LoginForm = z.object({ email, password: knownPassword })
export type LoginForm = z.infer<typeof LoginForm>
