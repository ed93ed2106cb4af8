import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { ErrorState, Loading, Skeleton } from '../../../ui/States.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { useFieldMessage } from '../field-message.ts'
import { newPassword } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { DeadLink } from './DeadLink.tsx'
import { isDeadLink, linkQuery, useResetPassword } from './queries.ts'
import { linkTexts } from './texts.ts'

const PasswordForm = z.object({ password: newPassword })
type PasswordForm = z.infer<typeof PasswordForm>

/** Where the link of a reset or an invitation leads: choose a password. */
export default function ResetPasswordPage() {
  const t = useTexts(linkTexts)
  const errorText = useErrorText()
  const token = useAddressState().search.get('token') ?? ''
  const isInvitation = useLocation().pathname === '/set-password'
  const link = useQuery({ ...linkQuery(token), enabled: token !== '' })

  if (token === '' || isDeadLink(link.error)) {
    // Only the administrator of the company can invite anew.
    if (isInvitation) return <DeadLink kind="invitation" />
    return (
      <DeadLink
        kind="reset"
        action={
          <Button asChild look="primary" size="lg" block>
            <Link to="/forgot-password">{t('dead.again')}</Link>
          </Button>
        }
      />
    )
  }
  if (link.error) {
    return (
      <AccountFrame title={t('reset.title')}>
        <ErrorState
          title={t('check.failed')}
          onRetry={() => void link.refetch()}
          busy={link.isFetching}
          className="mt-4 px-0!"
        >
          {errorText(link.error)}
        </ErrorState>
        <BackToLogin />
      </AccountFrame>
    )
  }
  if (!link.data) {
    return (
      <AccountFrame title={t('check.title')}>
        <Loading label={t('check.title')} className="mt-6 flex flex-col gap-4">
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-10 rounded-md" />
        </Loading>
      </AccountFrame>
    )
  }
  const { purpose, email, name, company_name: company } = link.data
  return (
    <AccountFrame title={t(`${purpose}.title`, { name })} lead={t(`${purpose}.lead`, { email, company })}>
      <ChoosePassword token={token} purpose={purpose} email={email} />
      <BackToLogin />
    </AccountFrame>
  )
}

interface ChoosePasswordProps {
  token: string
  purpose: 'reset' | 'invitation'
  email: string
}

function ChoosePassword({ token, purpose, email }: ChoosePasswordProps) {
  const t = useTexts(linkTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, setFocus, formState } = useForm<PasswordForm>({
    resolver: checkedBy(PasswordForm),
    defaultValues: { password: '' },
  })
  const reset = useResetPassword(purpose)
  const busy = reset.isPending
  useLayoutEffect(() => setFocus('password'), [setFocus])
  useServerFields(reset.error, setError, { password: 'password' })

  // The link was good when the page opened and is not any more: used elsewhere, or the hour is over.
  if (isDeadLink(reset.error)) {
    return (
      <div className="mt-6" role="alert">
        <p className="font-medium">{t('dead.title')}</p>
        <p className="mt-1 text-pretty text-secondary text-sm">{t(`dead.${purpose}`)}</p>
        {purpose === 'reset' && (
          <Button asChild look="primary" size="lg" block className="mt-4">
            <Link to="/forgot-password">{t('dead.again')}</Link>
          </Button>
        )}
      </div>
    )
  }
  return (
    <form
      noValidate
      className="mt-6 flex flex-col gap-4"
      onSubmit={handleSubmit(({ password }) => reset.mutate({ token, password }))}
    >
      {/* Password managers save the new password with this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('reset.password')}
        hint={t('reset.hint', { min: limits.password.min })}
        keepsHint
        error={message(formState.errors.password?.message)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            size="lg"
            autoComplete="new-password"
            required
            disabled={busy}
            showLabel={account('showPassword')}
            hideLabel={account('hidePassword')}
          />
        )}
      </Field>
      {purpose === 'reset' && <p className="text-pretty text-secondary text-sm">{t('reset.sessions')}</p>}
      <Button type="submit" look="primary" size="lg" block busy={busy} className="mt-2">
        {busy ? t('reset.submitting') : t(`${purpose}.submit`)}
      </Button>
    </form>
  )
}
