import type { Survey } from '@esrs/contract'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Card } from '../../ui/Page.tsx'
import { Select } from '../../ui/Select.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { toast } from '../../ui/toast.ts'
import { WordingButton } from '../../wording/WordingButton.tsx'
import { useUpdateSurvey } from './queries.ts'
import { statuses, statusOf } from './status.ts'
import { surveyTexts } from './texts.ts'

/** Edits a survey without responses. */
export function EditSurveyForm({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const t = useTexts(surveyTexts)
  const ui = useUiTexts()
  const update = useUpdateSurvey(survey.sid)
  const [title, setTitle] = useState(survey.title)
  const [description, setDescription] = useState(survey.description)
  const [status, setStatus] = useState(statusOf(survey.status))
  const [isChecked, setChecked] = useState(false)
  const missing = (text: string) => (isChecked && text.trim() === '' ? t('detail.required') : undefined)

  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (update.isPending || title.trim() === '' || description.trim() === '') return
    update.mutate(
      { title, description, status },
      {
        onSuccess: () => {
          toast({ title: t('detail.updated'), description: t('detail.updatedText') })
          onClose()
        },
        onError: () =>
          toast({
            title: t('detail.updateFailed'),
            description: t('detail.updateFailedText'),
            variant: 'destructive',
          }),
      },
    )
  }
  return (
    <Card className="p-5">
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <Field label={t('detail.title')} error={missing(title)} hint={t('detail.locked')}>
          {(control) => (
            <Input
              {...control}
              required
              maxLength={200}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('detail.description')}
          aside={<WordingButton about={{ kind: 'translation' }} present={description} onTake={setDescription} />}
          error={missing(description)}
        >
          {(control) => (
            <Textarea
              {...control}
              required
              rows={4}
              maxLength={4000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('detail.status')} className="md:max-w-60">
          {(control) => (
            <Select
              {...control}
              value={status}
              onChange={setStatus}
              options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" look="primary" busy={update.isPending}>
            {t('detail.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
