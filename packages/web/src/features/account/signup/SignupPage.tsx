import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { versionQuery } from '../../../api/queries.ts'
import { fetchCsrfToken } from '../../../api/transport.ts'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { Rich, useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { useFieldMessage } from '../field-message.ts'
import { accountTexts } from '../texts.ts'
import { nameMax, SignupForm } from './signup-form.ts'
import { signupTexts } from './texts.ts'
import { useSignup } from './use-signup.ts'

/** The fields of the form by their names on the wire. */
const fieldOf: Record<string, FieldPath<SignupForm>> = {
  email: 'email',
  password: 'password',
  name: 'firstName',
  company_name: 'company',
}

/** The page, without a form where registration is closed. */
export default function SignupPage() {
  const t = useTexts(signupTexts)
  const { data } = useQuery(versionQuery)
  const shut = data?.registration === 'closed' || data?.registration === 'invitation' ? data.registration : null
  if (!shut) return <OpenSignup />
  return (
    <AccountFrame title={t(`${shut}.title`)} lead={t(`${shut}.lead`)}>
      <Button asChild look="primary" size="lg" block className="mt-6">
        <Link to="/login">{t('toLogin')}</Link>
      </Button>
    </AccountFrame>
  )
}

function OpenSignup() {
  const t = useTexts(signupTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<SignupForm>({
    resolver: checkedBy(SignupForm),
    defaultValues: { firstName: '', lastName: '', email: '', company: '', password: '' },
  })
  const { errors } = formState
  const signup = useSignup()
  const busy = signup.isPending

  useEffect(() => {
    // A failure shows when the form is sent; until then it is of no interest.
    fetchCsrfToken().catch((error: unknown) => console.warn('No anti-forgery token yet', error))
  }, [])
  useLayoutEffect(() => {
    setFocus('firstName')
  }, [setFocus])
  useServerFields(signup.error, setError, fieldOf)

  const common = (name: FieldPath<SignupForm>) => ({
    ...register(name),
    size: 'lg' as const,
    required: true,
    disabled: busy,
  })

  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={handleSubmit((form) => signup.mutate(form))}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('firstName')} error={message(errors.firstName?.message, nameMax)}>
            {(control) => <Input {...control} {...common('firstName')} autoComplete="given-name" />}
          </Field>
          <Field label={t('lastName')} error={message(errors.lastName?.message, nameMax)}>
            {(control) => <Input {...control} {...common('lastName')} autoComplete="family-name" />}
          </Field>
        </div>
        <Field label={account('email')} error={message(errors.email?.message)}>
          {(control) => (
            <Input {...control} {...common('email')} type="email" autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label={t('company')} error={message(errors.company?.message)}>
          {(control) => <Input {...control} {...common('company')} autoComplete="organization" />}
        </Field>
        <Field
          label={account('password')}
          hint={t('passwordHint', { min: limits.password.min })}
          keepsHint
          error={message(errors.password?.message)}
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...common('password')}
              autoComplete="new-password"
              showLabel={account('showPassword')}
              hideLabel={account('hidePassword')}
            />
          )}
        </Field>
        <Button type="submit" look="primary" size="lg" block busy={busy} className="mt-2">
          {busy ? t('submitting') : t('submit')}
        </Button>
      </form>
      <p className="mt-6 text-secondary text-sm">
        <Rich
          texts={signupTexts}
          text="login"
          components={{ to: <Link to="/login" className="text-brand-text underline underline-offset-2" /> }}
        />
      </p>
    </AccountFrame>
  )
}
