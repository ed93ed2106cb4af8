import { MailCheck } from 'lucide-react'
import { useEffect, useLayoutEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { fetchCsrfToken } from '../../../api/transport.ts'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { useFieldMessage } from '../field-message.ts'
import { email } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { useForgotPassword } from './queries.ts'
import { linkTexts } from './texts.ts'

const ForgotForm = z.object({ email })
type ForgotForm = z.infer<typeof ForgotForm>

/** What the sign-in hands over. */
interface Arrival {
  email?: string
}

export default function ForgotPasswordPage() {
  const t = useTexts(linkTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const arrival = useLocation().state as Arrival | null
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ForgotForm>({
    resolver: checkedBy(ForgotForm),
    defaultValues: { email: arrival?.email ?? '' },
  })
  const forgot = useForgotPassword()
  const { isPending: busy, isSuccess, variables, reset } = forgot

  useEffect(() => {
    // A failure shows when the form is sent; until then it is of no interest.
    fetchCsrfToken().catch((error: unknown) => console.warn('No anti-forgery token yet', error))
  }, [])
  useLayoutEffect(() => {
    if (!isSuccess) setFocus('email')
  }, [setFocus, isSuccess])
  useServerFields(forgot.error, setError, { email: 'email' })

  return (
    <AccountFrame title={t('forgot.title')} {...(!isSuccess && { lead: t('forgot.lead') })}>
      {isSuccess ? (
        <div className="mt-6 rounded-lg bg-success-soft px-4 py-4">
          <p className="flex items-center gap-2 font-medium text-success-text">
            <MailCheck aria-hidden className="size-4 shrink-0" />
            {t('forgot.sentTitle')}
          </p>
          <p className="mt-1 break-words text-pretty text-secondary text-sm">
            {t('forgot.sent', { email: variables.email })}
          </p>
          <Button className="mt-3" onClick={reset}>
            {t('forgot.again')}
          </Button>
        </div>
      ) : (
        <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={handleSubmit((form) => forgot.mutate(form))}>
          <Field label={account('email')} error={message(formState.errors.email?.message)}>
            {(control) => (
              <Input
                {...control}
                {...register('email')}
                type="email"
                size="lg"
                autoComplete="username"
                autoCapitalize="none"
                required
                disabled={busy}
              />
            )}
          </Field>
          <Button type="submit" look="primary" size="lg" block busy={busy} className="mt-2">
            {busy ? t('forgot.submitting') : t('forgot.submit')}
          </Button>
        </form>
      )}
      <BackToLogin />
    </AccountFrame>
  )
}
