import { MailCheck } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { fetchCsrfToken } from '../../../api/transport.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { FailureNotice } from '../../../ui/States.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { useFieldMessage } from '../field-message.ts'
import { email } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { linkTexts } from './texts.ts'

const ForgotForm = z.object({ email })

/** Milliseconds that the answer to a forgotten password stays. */
const forgottenDuration = 5000

/** What the sign-in hands over. */
interface Arrival {
  email?: string
}

export default function ForgotPasswordPage() {
  const t = useTexts(linkTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const arrival = useLocation().state as Arrival | null
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const { register, errorOf, setFocus, frame } = useSentForm({
    begins: { email: arrival?.email ?? '' },
    resolver: checkedBy(ForgotForm),
    send: (body) => call(contract.session.forgotPassword, { body }),
    failed: t('forgot.failed'),
    said: () => ({ title: t('forgot.done'), duration: forgottenDuration }),
    onSent: (_, form) => setAskedFor(form.email),
  })

  useEffect(() => {
    // A failure shows when the form is sent; until then it is of no interest.
    fetchCsrfToken().catch((error: unknown) => console.warn('No anti-forgery token yet', error))
  }, [])
  useLayoutEffect(() => {
    if (askedFor === null) setFocus('email')
  }, [setFocus, askedFor])

  return (
    <AccountFrame title={t('forgot.title')} {...(askedFor === null && { lead: t('forgot.lead') })}>
      {askedFor !== null ? (
        <div className="mt-6 rounded-lg bg-success-soft px-4 py-4">
          <p className="flex items-center gap-2 font-medium text-success-text">
            <MailCheck aria-hidden className="size-4 shrink-0" />
            {t('forgot.sentTitle')}
          </p>
          <p className="mt-1 break-words text-pretty text-secondary text-sm">{t('forgot.sent', { email: askedFor })}</p>
          <Button className="mt-3" onClick={() => setAskedFor(null)}>
            {t('forgot.again')}
          </Button>
        </div>
      ) : (
        <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={frame.onSubmit}>
          <FailureNotice>{frame.failure}</FailureNotice>
          <Field label={account('email')} error={message(errorOf('email'))}>
            {(control) => (
              <Input
                {...control}
                {...register('email')}
                type="email"
                size="lg"
                autoComplete="username"
                autoCapitalize="none"
                required
                disabled={frame.busy}
              />
            )}
          </Field>
          <Button type="submit" look="primary" size="lg" block busy={frame.busy} className="mt-2">
            {frame.busy ? t('forgot.submitting') : t('forgot.submit')}
          </Button>
        </form>
      )}
      <BackToLogin />
    </AccountFrame>
  )
}
