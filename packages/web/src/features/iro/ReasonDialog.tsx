import type { MaterialTopic } from '@esrs/contract'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { iroTexts } from './texts.ts'

interface ReasonDialogProps {
  topic: MaterialTopic
  onSave: (reason: string) => void
  onClose: () => void
}

/** Why a topic is not material, which the report has to say. */
export function ReasonDialog({ topic, onSave, onClose }: ReasonDialogProps) {
  const t = useTexts(iroTexts)
  const ui = useUiTexts()
  const id = useId()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: topic.reason } })
  const { code, title, material, datapoints } = topic
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('topic.dialogTitle', { code })}
      description={material === false ? title : t('topic.dialogText', { count: datapoints.counting, title })}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={id}>
            {t('topic.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit(({ reason }) => onSave(reason))}>
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
      </form>
    </Dialog>
  )
}
