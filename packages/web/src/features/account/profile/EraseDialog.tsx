import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useTexts } from '../../../i18n/texts.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { useServerFields } from '../failure.ts'
import { useFieldMessage } from '../field-message.ts'
import { knownPassword } from '../forms.ts'
import { EraseFrame } from './EraseFrame.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { useErase } from './queries.ts'
import { profileTexts } from './texts.ts'

const Confirmation = z.object({ password: knownPassword })
type Confirmation = z.infer<typeof Confirmation>

/** Asks for the password before the account goes, and says what goes with it. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(profileTexts)
  const message = useFieldMessage()
  const form = useId()
  const { register, handleSubmit, setError, formState } = useForm<Confirmation>({
    resolver: checkedBy(Confirmation),
    defaultValues: { password: '' },
  })
  const erase = useErase()
  useServerFields(erase.error, setError, { password: 'password' })
  return (
    <EraseFrame
      title={t('erase.title')}
      question={t('erase.question')}
      consequence={t('erase.consequence')}
      form={form}
      erase={erase}
      onClose={onClose}
    >
      <form id={form} noValidate className="mt-4" onSubmit={handleSubmit((values) => erase.mutate(values))}>
        <OwnPassword
          label={t('password')}
          error={message(formState.errors.password?.message)}
          field={register('password')}
        />
      </form>
    </EraseFrame>
  )
}
