import { Link, Navigate } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useAddressState } from '../../../kit/use-address-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { DeadLink } from './DeadLink.tsx'
import { isDeadLink, useConfirmEmail } from './queries.ts'
import { linkTexts } from './texts.ts'

/**
 * Where the link in the mail to a new address leads. Opening it uses nothing up, because programs open the links of mails
 * too; a person presses the button.
 */
export default function ConfirmEmailPage() {
  const t = useTexts(linkTexts)
  const { signedIn } = useSession()
  const token = useAddressState().search.get('token') ?? ''
  const confirm = useConfirmEmail()

  if (confirm.data) {
    return signedIn ? (
      <Navigate to="/profile" replace />
    ) : (
      <Navigate to="/login" replace state={{ email: confirm.data.email }} />
    )
  }
  if (token === '' || isDeadLink(confirm.error)) {
    return (
      <DeadLink
        kind="email"
        action={
          <Button asChild look="primary" size="lg" block>
            <Link to="/profile">{t('dead.profile')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <AccountFrame title={t('email.title')} lead={t('email.lead')}>
      <Button
        look="primary"
        size="lg"
        block
        className="mt-6"
        busy={confirm.isPending}
        onClick={() => confirm.mutate(token)}
      >
        {confirm.isPending ? t('email.submitting') : t('email.submit')}
      </Button>
      {!signedIn && <BackToLogin />}
    </AccountFrame>
  )
}
