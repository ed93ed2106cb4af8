import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { checkedBy } from '../../../ui/form-resolver.ts'
import { Notice } from '../../../ui/States.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { isAboutFields, useServerFields } from '../failure.ts'
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
  const { cancel } = useUiTexts()
  const message = useFieldMessage()
  const errorText = useErrorText()
  const form = useId()
  const { register, handleSubmit, setError, formState } = useForm<Confirmation>({
    resolver: checkedBy(Confirmation),
    defaultValues: { password: '' },
  })
  const erase = useErase()
  useServerFields(erase.error, setError, { password: 'password' })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('erase.title')}
      description={t('erase.question')}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} look="danger" busy={erase.isPending}>
            {erase.isPending ? t('erase.confirming') : t('erase.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted text-sm">{t('erase.consequence')}</p>
      {erase.error && !isAboutFields(erase.error) && (
        <Notice tone="danger" role="alert" className="mt-4">
          {errorText(erase.error)}
        </Notice>
      )}
      <form id={form} noValidate className="mt-4" onSubmit={handleSubmit((values) => erase.mutate(values))}>
        <OwnPassword
          label={t('password')}
          error={message(formState.errors.password?.message)}
          field={register('password')}
        />
      </form>
    </Dialog>
  )
}
