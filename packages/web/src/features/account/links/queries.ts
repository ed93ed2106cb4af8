import { queryOptions, useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { ApiError } from '../../../api/errors.ts'
import { read } from '../../../api/read.ts'
import { endSession } from '../../../api/session.ts'
import { isAboutFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFailureToast } from '../failure.ts'
import { linkTexts } from './texts.ts'

/** Milliseconds that the answer to a forgotten password stays. */
const forgottenDuration = 5000

/** A link that the server refused, and not a server that could not be asked. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status) && !error.fields.password

/** What the link of a mail is for, and for whom; asking uses nothing up. */
export const linkQuery = (token: string) =>
  queryOptions({
    ...read(contract.session.checkLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useForgotPassword() {
  const t = useTexts(linkTexts)
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (body: { email: string }) => call(contract.session.forgotPassword, { body }),
    onSuccess: () => toast({ title: t('forgot.done'), duration: forgottenDuration }),
    onError: (error) => {
      if (!isAboutFields(error)) showFailure(error, t('forgot.failed'))
    },
  })
}

/** Sets the password and goes on to the sign-in with the e-mail address filled in. */
export function useResetPassword(purpose: 'reset' | 'invitation') {
  const t = useTexts(linkTexts)
  const navigate = useNavigate()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call(contract.session.resetPassword, { body }),
    onSuccess: ({ email }) => {
      // The server has ended every session of this person; somebody else's must not stand in the way either.
      endSession()
      toast({ title: t(`${purpose}.done`), description: t('reset.doneText') })
      navigate('/login', { replace: true, state: { email } })
    },
    onError: (error) => {
      if (!isAboutFields(error) && !isDeadLink(error)) showFailure(error, t('reset.failed'))
    },
  })
}

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
