import type { Datapoint } from '@esrs/contract'
import { type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Textarea } from '../../../ui/Input.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { reviewTexts } from './texts.ts'

/** Reasons that a value is mostly rejected for, in the order of their keys. */
const reasons = ['figure', 'meaning', 'part', 'year', 'proof'] as const

interface ReasonDialogProps {
  datapoint: Datapoint
  onSave: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Why a value was rejected, kept as the note of its datapoint: one key for a usual reason, or own words. */
export function ReasonDialog({ datapoint, onSave, onClose }: ReasonDialogProps) {
  const t = useTexts(reviewTexts)
  const { register, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const [isSaving, setSaving] = useState(false)
  const keep = async (reason: string) => {
    if (isSaving) return
    if (reason.trim() === '') return onClose()
    setSaving(true)
    const isSaved = await onSave(reason.trim()).then(
      () => true,
      () => false,
    )
    if (isSaved) onClose()
    else setSaving(false)
  }
  const byKey = (event: KeyboardEvent) => {
    const reason = reasons[Number(event.key) - 1]
    if (!reason || event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    void keep(t(`reasons.${reason}`))
  }
  return (
    <FormDialog
      title={t('rejected.reasonTitle')}
      description={`${datapoint.code} · ${datapoint.name}`}
      submit={t('rejected.save')}
      busy={isSaving}
      onSubmit={handleSubmit(({ reason }) => keep(reason))}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside. */}
      <div onKeyDown={byKey} className="flex flex-col gap-4">
        <ul aria-label={t('reasons.label')} className="flex flex-col gap-1">
          {reasons.map((reason, index) => (
            <li key={reason}>
              <Button
                look="ghost"
                autoFocus={index === 0}
                data-first={index === 0 || undefined}
                className="w-full justify-start!"
                onClick={() => void keep(t(`reasons.${reason}`))}
              >
                <Kbd>{index + 1}</Kbd> {t(`reasons.${reason}`)}
              </Button>
            </li>
          ))}
        </ul>
        <Field label={t('rejected.reason')} hint={t('rejected.hint')}>
          {(control) => <Textarea {...control} {...register('reason')} rows={2} />}
        </Field>
      </div>
    </FormDialog>
  )
}
