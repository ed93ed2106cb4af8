import { limits } from '@esrs/contract'
import * as z from 'zod/mini'
import { email, name, newPassword } from '../forms.ts'

/** First and last name go over the wire as one, so that each may have a little less than half of it. */
export const nameMax = limits.shortText / 2 - 1

export const SignupForm = z.object({
  firstName: name('check.firstNameMissing', nameMax),
  lastName: name('check.lastNameMissing', nameMax),
  email,
  company: name('check.companyMissing'),
  password: newPassword,
})
export type SignupForm = z.infer<typeof SignupForm>
