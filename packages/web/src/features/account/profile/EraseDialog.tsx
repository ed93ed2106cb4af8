import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useSentForm } from '../../../kit/form/use-sent-form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { useOwnPassword } from './own-password.ts'
import { useLeave } from './queries.ts'
import { profileTexts } from './texts.ts'

/** Asks for the password before the account goes, and says what goes with it; nothing of the person stays in this browser either. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts)
  const leave = useLeave()
  const own = useOwnPassword()
  const { register, errorOf, frame } = useSentForm({
    begins: { password: '' },
    problems: ({ password }) => ({ password: own.problem(password) }),
    send: ({ password }) => call(contract.privacy.eraseMe, { body: { password: own.sent(password) } }),
    onSent: () => leave('erase.done'),
  })
  return (
    <FormDialog
      title={t('erase.title')}
      description={t('erase.question')}
      submit={t(frame.busy ? 'erase.confirming' : 'erase.confirm')}
      look="danger"
      {...frame}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t('erase.consequence')}</p>
      <OwnPassword label={t('password')} error={errorOf('password')} field={register('password')} />
    </FormDialog>
  )
}
