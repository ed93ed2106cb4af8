import { limits } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { endSession } from '../../../api/session.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { ErrorState, FailureNotice, Loading, Skeleton } from '../../../ui/States.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { useFieldMessage } from '../field-message.ts'
import { newPassword } from '../forms.ts'
import { accountTexts } from '../texts.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { DeadLink } from './DeadLink.tsx'
import { isDeadLink, linkQuery } from './queries.ts'
import { linkTexts } from './texts.ts'

const PasswordForm = z.object({ password: newPassword })

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

/** Sets the password and goes on to the sign-in with the e-mail address filled in. */
function ChoosePassword({ token, purpose, email }: ChoosePasswordProps) {
  const t = useTexts(linkTexts)
  const account = useTexts(accountTexts)
  const message = useFieldMessage()
  const navigate = useNavigate()
  const { register, errorOf, setFocus, refusal, frame } = useSentForm({
    begins: { password: '' },
    resolver: checkedBy(PasswordForm),
    send: ({ password }) => call(contract.session.resetPassword, { body: { token, password } }),
    failed: t('reset.failed'),
    said: () => ({ title: t(`${purpose}.done`), description: t('reset.doneText') }),
    onSent: (reply) => {
      // The server has ended every session of this person; somebody else's must not stand in the way either.
      endSession()
      navigate('/login', { replace: true, state: { email: reply.email } })
    },
  })
  useLayoutEffect(() => setFocus('password'), [setFocus])

  // The link was good when the page opened and is not any more: used elsewhere, or the hour is over.
  if (isDeadLink(refusal)) {
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
    <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={frame.onSubmit}>
      <FailureNotice>{frame.failure}</FailureNotice>
      {/* Password managers save the new password with this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('reset.password')}
        hint={t('reset.hint', { min: limits.password.min })}
        keepsHint
        error={message(errorOf('password'))}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            size="lg"
            autoComplete="new-password"
            required
            disabled={frame.busy}
            showLabel={account('showPassword')}
            hideLabel={account('hidePassword')}
          />
        )}
      </Field>
      {purpose === 'reset' && <p className="text-pretty text-secondary text-sm">{t('reset.sessions')}</p>}
      <Button type="submit" look="primary" size="lg" block busy={frame.busy} className="mt-2">
        {frame.busy ? t('reset.submitting') : t(`${purpose}.submit`)}
      </Button>
    </form>
  )
}
