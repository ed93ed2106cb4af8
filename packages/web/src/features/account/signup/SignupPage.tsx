import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { FieldPath } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { versionQuery } from '../../../api/queries.ts'
import { endSession } from '../../../api/session.ts'
import { fetchCsrfToken } from '../../../api/transport.ts'
import { Rich, useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Input } from '../../../ui/Input.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { FailureNotice } from '../../../ui/States.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { keepChosen } from '../chosen-password.ts'
import { useFieldMessage } from '../field-message.ts'
import { accountTexts } from '../texts.ts'
import { nameMax, SignupForm } from './signup-form.ts'
import { signupTexts } from './texts.ts'

/** Milliseconds, long enough to be read twice: it says what to do next. */
const proofDuration = 15_000

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

/** Creates a company account and goes on to the sign-in with the e-mail address filled in, and the password where it can be used at once. */
function OpenSignup() {
  const t = useTexts(signupTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const navigate = useNavigate()
  const { register, errorOf, setFocus, frame } = useSentForm({
    begins: { firstName: '', lastName: '', email: '', company: '', password: '' },
    resolver: checkedBy(SignupForm),
    send: async ({ firstName, lastName, email, company, password }) => {
      const body = { email, password, name: `${firstName} ${lastName}`, company_name: company }
      return { ...(await call(contract.session.register, { body })), email }
    },
    names: { name: 'firstName', company_name: 'company' },
    failed: t('failed'),
    // Without a person the address has to be proved first, by the link of a mail.
    said: ({ user, email }) =>
      user
        ? { title: t('success'), description: t('successText') }
        : { title: t('proof'), description: t('proofText', { email }), duration: proofDuration },
    onSent: ({ user }, { email, password }) => {
      if (user) keepChosen({ email, password })
      navigate('/login', { state: { email } })
    },
    onRefused: endSession,
  })

  useEffect(() => {
    // A failure shows when the form is sent; until then it is of no interest.
    fetchCsrfToken().catch((error: unknown) => console.warn('No anti-forgery token yet', error))
  }, [])
  useLayoutEffect(() => {
    setFocus('firstName')
  }, [setFocus])

  const common = (name: FieldPath<SignupForm>) => ({
    ...register(name),
    size: 'lg' as const,
    required: true,
    disabled: frame.busy,
  })

  return (
    <AccountFrame title={t('title')} lead={t('lead')}>
      <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={frame.onSubmit}>
        <FailureNotice>{frame.failure}</FailureNotice>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('firstName')} error={message(errorOf('firstName'), nameMax)}>
            {(control) => <Input {...control} {...common('firstName')} autoComplete="given-name" />}
          </Field>
          <Field label={t('lastName')} error={message(errorOf('lastName'), nameMax)}>
            {(control) => <Input {...control} {...common('lastName')} autoComplete="family-name" />}
          </Field>
        </div>
        <Field label={account('email')} error={message(errorOf('email'))}>
          {(control) => (
            <Input {...control} {...common('email')} type="email" autoComplete="username" autoCapitalize="none" />
          )}
        </Field>
        <Field label={t('company')} error={message(errorOf('company'))}>
          {(control) => <Input {...control} {...common('company')} autoComplete="organization" />}
        </Field>
        <Field
          label={account('password')}
          hint={t('passwordHint', { min: limits.password.min })}
          keepsHint
          error={message(errorOf('password'))}
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
        <Button type="submit" look="primary" size="lg" block busy={frame.busy} className="mt-2">
          {frame.busy ? t('submitting') : t('submit')}
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
