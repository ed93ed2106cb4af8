import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { read } from '../../../api/read.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFailureToast } from '../failure.ts'
import { linkTexts } from './texts.ts'

/** A link that the server refused, and not a server that could not be asked. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status) && !error.fields.password

/** What the link of a mail is for, and for whom; asking uses nothing up. */
export const linkQuery = (token: string) =>
  queryOptions({
    ...read(contract.session.checkLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useConfirmEmail() {
  const t = useTexts(linkTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (token: string) => call(contract.session.confirmEmail, { body: { token } }),
    onSuccess: ({ email }) => {
      toast({ title: t('email.done'), description: t('email.doneText', { email }) })
    },
    onError: (error) => {
      if (!isDeadLink(error)) showFailure(error, t('email.failed'))
    },
  })
}
