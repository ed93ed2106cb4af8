import { type Company, limits, userRoles } from '@esrs/contract'
import * as z from 'zod/mini'
import { useTexts } from '../../i18n/texts.tsx'
import { type CheckKey, companyTexts } from './texts.ts'

const says = (key: CheckKey) => key
const addressMax = 1000

const short = (missing: CheckKey) =>
  z.string().check(z.trim(), z.minLength(1, says(missing)), z.maxLength(limits.shortText, says('check.tooLong')))
const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max, says('check.tooLong')))
const email = z.pipe(
  z.string().check(z.trim(), z.minLength(1, says('check.emailMissing'))),
  z.email(says('check.emailInvalid')),
)

/** Everything the company profile asks; a select that nothing was chosen in is empty. */
export const CompanyForm = z.object({
  name: short('check.companyMissing'),
  registration_number: optional(limits.shortText),
  address: optional(addressMax),
  industry: z.string(),
  company_size: z.string(),
  report_scope: z.string(),
  standard_set: z.string(),
  reporting_year: z.string(),
  first_reporting_year: z.string(),
  modules: z.string(),
})
export type CompanyForm = z.infer<typeof CompanyForm>

export const formOf = ({ name, registration_number, address, metadata }: Company): CompanyForm => ({
  name,
  registration_number,
  address,
  industry: metadata.industry ?? '',
  company_size: metadata.company_size ?? '',
  report_scope: metadata.report_scope ?? '',
  standard_set: metadata.standard_set,
  reporting_year: String(metadata.reporting_year),
  first_reporting_year: metadata.first_reporting_year === null ? '' : String(metadata.first_reporting_year),
  modules: metadata.modules ?? '',
})

export const Person = z.object({
  name: short('check.nameMissing'),
  email,
  user_type: z.enum(userRoles),
  is_active: z.boolean(),
  position: optional(limits.shortText),
})
export type Person = z.infer<typeof Person>

export const Invitation = z.object({ name: short('check.nameMissing'), email, user_type: Person.shape.user_type })
export type Invitation = z.infer<typeof Invitation>

/** The sentence under a field: what the form's schema found by its key, or what the server said about it. */
export function useFieldMessage() {
  const t = useTexts(companyTexts)
  return (message: string | undefined, max: number = limits.shortText): string | undefined =>
    message?.startsWith('check.') ? t(message as CheckKey, { max }) : message
}

export { addressMax }
