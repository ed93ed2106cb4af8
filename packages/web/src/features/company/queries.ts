import type { Company, CompanyUser } from '@esrs/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { isAboutFields, isDeclined } from '../../api/errors.ts'
import { refreshed } from '../../api/follow-changes.ts'
import { read } from '../../api/read.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import type { CompanyForm } from './forms.ts'
import { companyTexts } from './texts.ts'

export const usersQuery = read(contract.users.list)

export const userQuery = (id: string) => read(contract.users.get, { params: { id } })

type Metadata = Company['metadata']
/** What of the form has changed; what is not in it stays as it is. */
export type CompanyChange = Partial<CompanyForm>

const numberOrNull = (text: string | undefined) => (text === undefined ? undefined : text === '' ? null : Number(text))

export function updateCompany(change: CompanyChange) {
  const { name, registration_number, address, reporting_year, first_reporting_year, modules, ...chosen } = change
  const metadata = {
    ...(chosen as Partial<Metadata>),
    reporting_year: reporting_year === undefined ? undefined : Number(reporting_year),
    first_reporting_year: numberOrNull(first_reporting_year),
    modules: modules === '' ? null : modules,
  }
  return call(contract.company.update, { body: { name, registration_number, address, metadata } as object })
}

/** A failure that belongs to no field, as a toast in the server's words. */
function useFailure(title: 'invite.failed' | 'person.failed') {
  const t = useTexts(companyTexts)
  const errorText = useErrorText()
  return (error: Error) => {
    if (!isAboutFields(error) && !isDeclined(error))
      toast({ variant: 'destructive', title: t(title), description: errorText(error) })
  }
}

/** Puts a person who was changed in place wherever one is shown. */
function show(client: QueryClient, user: CompanyUser) {
  client.setQueryData(userQuery(user.id).queryKey, user)
  return refreshed()
}

export function useInviteAgain(id: string) {
  const t = useTexts(companyTexts)
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.users.inviteAgain, { params: { id } }),
    onSuccess: (user) => {
      toast({ title: t('person.againDone'), description: t('person.againText') })
      return show(client, user)
    },
    onError: useFailure('invite.failed'),
  })
}

export function useWithdraw(id: string) {
  const t = useTexts(companyTexts)
  return useMutation({
    mutationFn: () => call(contract.users.withdraw, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('person.withdrawn') })
      return refreshed()
    },
    onError: useFailure('person.failed'),
  })
}
