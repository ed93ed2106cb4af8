import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { ApiError } from '../../api/errors.ts'
import { companyQuery } from '../../api/queries.ts'
import { endSession, keepSession } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { isAboutFields, useFailureToast } from './failure.ts'
import type { LoginForm, SignupForm } from './forms.ts'
import { accountTexts } from './texts.ts'

/** Milliseconds that the greeting after a sign-in stays. */
const greetingDuration = 3000

/** A reply without a token or without a person, which a proxy in between can produce. */
class InvalidReply extends Error {}

type SignedIn = Awaited<ReturnType<typeof call<typeof contract.session.login>>>

function whole(reply: SignedIn): SignedIn {
  if (!reply?.access || !reply.user) throw new InvalidReply()
  return reply
}

/** What both steps of a sign-in do at their end. The page that was wanted opens by itself, because the session has begun. */
function useSignIn() {
  const t = useTexts(accountTexts)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  return {
    onSuccess: (reply: SignedIn) => {
      keepSession(reply)
      if (reply.company) client.setQueryData(companyQuery.queryKey, reply.company)
      toast({
        title: t('login.success'),
        description: t('login.welcome', { name: reply.user.name }),
        duration: greetingDuration,
      })
    },
    showFailure: (error: Error) =>
      showFailure(error, t(error instanceof InvalidReply ? 'login.invalidResponse' : 'login.failed')),
  }
}

/** What the second step of a sign-in needs; `null` where no code is asked for. */
export const challengeOf = (error: Error | null): string | null =>
  error instanceof ApiError && error.code === 'second_factor_required' ? error.challenge : null

/** Signs in with the password. Where a code is asked for besides, the page goes on with it. */
export function useLogin() {
  const { onSuccess, showFailure } = useSignIn()
  return useMutation({
    mutationFn: async (body: LoginForm) => whole(await call(contract.session.login, { body })),
    onSuccess,
    onError: (error) => {
      if (challengeOf(error) === null) showFailure(error)
    },
  })
}

/** Finishes a sign-in with a code. A wrong one is said at its field; `onOver` follows where the sign-in has to begin again. */
export function useSecondStep(onOver: () => void) {
  const { onSuccess, showFailure } = useSignIn()
  return useMutation({
    mutationFn: async (body: { challenge: string; code: string }) =>
      whole(await call(contract.session.secondStep, { body })),
    onSuccess,
    onError: (error) => {
      if (isAboutFields(error)) return
      showFailure(error)
      if (error instanceof ApiError && error.code === 'authentication_required') onOver()
    },
  })
}

/** Long enough to be read twice: it says what to do next. */
const proofDuration = 15_000

/** Creates a company account and goes on to the sign-in with the e-mail address filled in. */
export function useSignup() {
  const t = useTexts(accountTexts)
  const navigate = useNavigate()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: ({ firstName, lastName, email, company, password }: SignupForm) =>
      call(contract.session.register, {
        body: { email, password, name: `${firstName} ${lastName}`, company_name: company },
      }),
    onSuccess: ({ user }, { email }) => {
      // Without a person the address has to be proved first, by the link of a mail.
      if (user) toast({ title: t('signup.success'), description: t('signup.successText') })
      else toast({ title: t('signup.proof'), description: t('signup.proofText', { email }), duration: proofDuration })
      navigate('/login', { state: { email } })
    },
    onError: (error) => {
      endSession()
      if (!isAboutFields(error)) showFailure(error, t('signup.failed'))
    },
  })
}
