import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTexts } from '../../../i18n/texts.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { useServerFields } from '../failure.ts'
import { useFieldMessage } from '../field-message.ts'
import { knownPassword } from '../forms.ts'
import { OwnPassword } from './OwnPassword.tsx'
import { useErase } from './queries.ts'
import { profileTexts } from './texts.ts'

const Confirmation = z.object({ password: knownPassword })
type Confirmation = z.infer<typeof Confirmation>

/** Asks for the password before the account goes, and says what goes with it. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts)
  const message = useFieldMessage()
  const { register, handleSubmit, setError, formState } = useForm<Confirmation>({
    resolver: checkedBy(Confirmation),
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
