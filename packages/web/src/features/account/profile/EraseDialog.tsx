import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useServerFields } from '../../../i18n/error-texts/server-fields.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { useFieldMessage } from '../field-message.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { ownPassword, useProofCheck } from './own-password.ts'
import { useErase } from './queries.ts'
import { profileTexts } from './texts.ts'

const Confirmation = z.object({ password: ownPassword })
type Confirmation = z.infer<typeof Confirmation>

/** Asks for the password before the account goes, and says what goes with it. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, formState } = useForm<Confirmation>({
    resolver: useProofCheck(Confirmation),
    defaultValues: { password: '' },
  })
  const erase = useErase()
  const failure = useServerFields(erase.error, setError, { password: 'password' })
  return (
    <FormDialog
      title={t('erase.title')}
      description={t('erase.question')}
      submit={t(erase.isPending ? 'erase.confirming' : 'erase.confirm')}
      look="danger"
      busy={erase.isPending}
      failure={failure}
      onSubmit={handleSubmit((values) => erase.mutate(values))}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{t('erase.consequence')}</p>
      <OwnPassword
        label={t('password')}
        error={message(formState.errors.password?.message)}
        field={register('password')}
      />
    </FormDialog>
  )
}
