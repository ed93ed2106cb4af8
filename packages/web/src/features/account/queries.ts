import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { companyQuery } from '../../api/queries.ts'
import { endSession, keepSession } from '../../api/session.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import type { LoginForm, SignupForm } from './forms.ts'
import { accountTexts } from './texts.ts'

/** Milliseconds that the greeting after a sign-in stays. */
const greetingDuration = 3000

/** A reply without a token or without a person, which a proxy in between can produce. */
class InvalidReply extends Error {}

/** What went wrong, in words: the server's where it spoke, `fallback` where nothing better is known. */
function useFailureText(fallback: 'login.failed' | 'signup.failed') {
  const t = useTexts(accountTexts)
  const errorText = useErrorText()
  return (error: Error) => {
    if (error instanceof InvalidReply) return t('login.invalidResponse')
    return !(error instanceof ApiError) || error.message === 'Request failed' ? t(fallback) : errorText(error)
  }
}

function useErrorToast() {
  const t = useTexts(accountTexts)
  return (message: string, error: Error) =>
    toast({ variant: 'destructive', title: t('error'), details: { message, stack: error.stack } })
}

/** Signs in. The page that was wanted opens by itself, because the session has begun. */
export function useLogin() {
  const t = useTexts(accountTexts)
  const client = useQueryClient()
  const failureText = useFailureText('login.failed')
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async (body: LoginForm) => {
      const reply = await call(contract.session.login, { body })
      if (!reply?.access || !reply.user) throw new InvalidReply()
      return reply
    },
    onSuccess: (reply) => {
      keepSession(reply)
      if (reply.company) client.setQueryData(companyQuery.queryKey, reply.company)
      toast({
        title: t('login.success'),
        description: t('login.welcome', { name: reply.user.name }),
        duration: greetingDuration,
      })
    },
    onError: (error) => showError(failureText(error), error),
  })
}

/** Creates a company account and goes on to the sign-in with the e-mail address filled in. */
export function useSignup() {
  const t = useTexts(accountTexts)
  const navigate = useNavigate()
  const failureText = useFailureText('signup.failed')
  const showError = useErrorToast()
  return useMutation({
    mutationFn: ({ firstName, lastName, email, company, password }: SignupForm) =>
      call(contract.session.register, {
        body: { email, password, name: `${firstName} ${lastName}`, company_name: company },
      }),
    onSuccess: (_, { email }) => {
      toast({ title: t('signup.success'), description: t('signup.successText') })
      navigate('/login', { state: { email } })
    },
    onError: (error) => {
      endSession()
      const atField = error instanceof ApiError && Object.keys(error.fields).length > 0
      if (!atField) showError(failureText(error), error)
    },
  })
}
