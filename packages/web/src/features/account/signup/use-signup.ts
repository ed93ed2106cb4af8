import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { endSession } from '../../../api/session.ts'
import { isAboutFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { useFailureToast } from '../failure.ts'
import { useSignIn, whole } from '../queries.ts'
import type { SignupForm } from './signup-form.ts'
import { signupTexts } from './texts.ts'

/** Long enough to be read twice: it says what to do next. */
const proofDuration = 15_000

/**
 * Creates a company account and goes on to the sign-in, which nobody has to go through who has just chosen the password. Where it is not
 * taken at once, such as before the address is proved, the sign-in waits with the e-mail address filled in.
 */
export function useSignup() {
  const t = useTexts(signupTexts)
  const signIn = useSignIn()
  const navigate = useNavigate()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: ({ firstName, lastName, email, company, password }: SignupForm) =>
      call(contract.session.register, {
        body: { email, password, name: `${firstName} ${lastName}`, company_name: company },
      }),
    onSuccess: async ({ user }, { email, password }) => {
      const reply = user && (await call(contract.session.login, { body: { email, password } }).catch(() => null))
      if (reply) signIn.onSuccess(whole(reply))
      // Without a person the address has to be proved first, by the link of a mail.
      if (!user) toast({ title: t('proof'), description: t('proofText', { email }), duration: proofDuration })
      else toast({ title: t('success'), ...(reply ? {} : { description: t('successText') }) })
      navigate('/login', { state: { email } })
    },
    onError: (error) => {
      endSession()
      if (!isAboutFields(error)) showFailure(error, t('failed'))
    },
  })
}
