import type { MaterialTopic } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { iroTexts } from './texts.ts'

interface ReasonDialogProps {
  topic: MaterialTopic
  onSave: (reason: string) => void
  onClose: () => void
}

/** Why a topic is not material, which the report has to say. */
export function ReasonDialog({ topic, onSave, onClose }: ReasonDialogProps) {
  const t = useTexts(iroTexts)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: topic.reason } })
  const { code, title, material, datapoints } = topic
  return (
    <FormDialog
      title={t('topic.dialogTitle', { code })}
      description={material === false ? title : t('topic.dialogText', { count: datapoints.counting, title })}
      submit={t('topic.save')}
      onSubmit={handleSubmit(({ reason }) => onSave(reason))}
      onClose={onClose}
    >
      <Field
        label={t('topic.dialogReason')}
        hint={t('topic.dialogHint')}
        error={formState.errors.reason && t('topic.reasonMissing')}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('reason', { validate: (text) => text.trim() !== '' })}
            required
            rows={5}
            maxLength={4000}
          />
        )}
      </Field>
    </FormDialog>
  )
}
