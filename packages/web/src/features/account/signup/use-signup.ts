import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { endSession } from '../../../api/session.ts'
import { isAboutFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { toast } from '../../../ui/toast.ts'
import { keepChosen } from '../chosen-password.ts'
import { useFailureToast } from '../failure.ts'
import type { SignupForm } from './signup-form.ts'
import { signupTexts } from './texts.ts'

/** Long enough to be read twice: it says what to do next. */
const proofDuration = 15_000

/** Creates a company account and goes on to the sign-in with the e-mail address filled in, and the password where it can be used at once. */
export function useSignup() {
  const t = useTexts(signupTexts)
  const navigate = useNavigate()
  const showFailure = useFailureToast()
  return useMutation({
    mutationFn: ({ firstName, lastName, email, company, password }: SignupForm) =>
      call(contract.session.register, {
        body: { email, password, name: `${firstName} ${lastName}`, company_name: company },
      }),
    onSuccess: ({ user }, { email, password }) => {
      // Without a person the address has to be proved first, by the link of a mail.
      if (user) {
        keepChosen({ email, password })
        toast({ title: t('success'), description: t('successText') })
      } else toast({ title: t('proof'), description: t('proofText', { email }), duration: proofDuration })
      navigate('/login', { state: { email } })
    },
    onError: (error) => {
      endSession()
      if (!isAboutFields(error)) showFailure(error, t('failed'))
    },
  })
}
