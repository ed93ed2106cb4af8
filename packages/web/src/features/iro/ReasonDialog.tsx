import type { MaterialTopic } from '@esrs/contract'
import { type FormEvent, useId, useState } from 'react'
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
  const [reason, setReason] = useState(topic.reason)
  const [isChecked, setChecked] = useState(false)
  const isMissing = reason.trim() === ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isMissing) onSave(reason)
  }
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
      <form id={id} noValidate onSubmit={save}>
        <Field
          label={t('topic.dialogReason')}
          hint={t('topic.dialogHint')}
          error={isChecked && isMissing ? t('topic.reasonMissing') : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              required
              rows={5}
              maxLength={4000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
