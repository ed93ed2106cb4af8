import { useQuery } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { factorQuery } from '../../../api/queries.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { checkedBy, type FormSchema } from '../../../ui/form-resolver.ts'
import { knownPassword } from '../forms.ts'
import { accountTexts } from '../texts.ts'

/** The own password in a form; a form that does not ask for it sends none. */
export const ownPassword = z.optional(knownPassword)

/**
 * Whether forms ask for the own password. They do not in a session that was begun with the provider of the company: its person may have
 * none, and what they do asks for a fresh proof instead.
 */
export function useAsksPassword(): boolean {
  const { data } = useQuery(factorQuery)
  return data?.signed_in_by !== 'provider'
}

/** Whether a password of the own opens anything; not where the company lets this person in by its provider alone. */
export const usePasswordUsed = (): boolean => useQuery(factorQuery).data?.password_used !== false

/** What is wrong with the own password in a form, and what of it is sent: nothing where it is not asked for, whatever was typed before. */
export function useOwnPassword() {
  const t = useTexts(accountTexts)
  const asksPassword = useAsksPassword()
  return {
    problem: (typed: string) => asksPassword && typed === '' && t('check.passwordMissing'),
    sent: (typed: string) => (asksPassword ? typed : undefined),
  }
}

/** Checks a form with the own password; where it is not asked for, the form has none, whatever stood there before that was clear. */
export function useProofCheck<T extends { password?: string | undefined }>(schema: FormSchema<T>): Resolver<T> {
  const asksPassword = useAsksPassword()
  const check = checkedBy(schema)
  return (values, ...rest) => check(asksPassword ? values : { ...values, password: undefined }, ...rest)
}
