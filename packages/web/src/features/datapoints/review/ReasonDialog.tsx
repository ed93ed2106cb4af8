import type { Datapoint } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../i18n/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { reviewTexts } from './texts.ts'

interface ReasonDialogProps {
  datapoint: Datapoint
  onSave: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Why a value was rejected, kept as the note of its datapoint. */
export function ReasonDialog({ datapoint, onSave, onClose }: ReasonDialogProps) {
  const t = useTexts(reviewTexts)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const save = handleSubmit(async ({ reason }) => {
    if (reason.trim() === '') return onClose()
    const isSaved = await onSave(reason.trim()).then(
      () => true,
      () => false,
    )
    if (isSaved) onClose()
  })
  return (
    <FormDialog
      title={t('rejected.reasonTitle')}
      description={`${datapoint.code} · ${datapoint.name}`}
      submit={t('rejected.save')}
      busy={formState.isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t('rejected.reason')} hint={t('rejected.hint')}>
        {(control) => <Textarea {...control} {...register('reason')} rows={3} />}
      </Field>
    </FormDialog>
  )
}
