import type { Datapoint } from '@esrs/contract'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { useUiTexts } from '../../../ui/texts.tsx'
import { reviewTexts } from './texts.ts'

interface ReasonDialogProps {
  datapoint: Datapoint
  onSave: (reason: string) => Promise<unknown>
  onClose: () => void
  isSaving: boolean
}

/** Why a value was rejected, kept as the note of its datapoint. */
export function ReasonDialog({ datapoint, onSave, onClose, isSaving }: ReasonDialogProps) {
  const t = useTexts(reviewTexts)
  const ui = useUiTexts()
  const { register, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const form = useId()
  const save = handleSubmit(async ({ reason }) => {
    if (reason.trim() === '') return onClose()
    const isSaved = await onSave(reason.trim()).then(
      () => true,
      () => false,
    )
    if (isSaved) onClose()
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('rejected.reasonTitle')}
      description={`${datapoint.code} · ${datapoint.name}`}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={isSaving}>
            {t('rejected.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Field label={t('rejected.reason')} hint={t('rejected.hint')}>
          {(control) => <Textarea {...control} {...register('reason')} rows={3} />}
        </Field>
      </form>
    </Dialog>
  )
}
