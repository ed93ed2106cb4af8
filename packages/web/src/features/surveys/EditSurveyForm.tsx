import type { Survey } from '@esrs/contract'
import { useForm } from 'react-hook-form'
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
  const { title, description, status } = survey
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    defaultValues: { title, description, status: statusOf(status) },
  })
  const { errors } = formState
  const isFilled = (text: string) => text.trim() !== ''

  const save = handleSubmit((changed) => {
    if (update.isPending) return
    update.mutate(changed, {
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
    })
  })
  return (
    <Card className="p-5">
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <Field label={t('detail.title')} error={errors.title && t('detail.required')} hint={t('detail.locked')}>
          {(control) => <Input {...control} {...register('title', { validate: isFilled })} required maxLength={200} />}
        </Field>
        <Field
          label={t('detail.description')}
          aside={
            <WordingButton
              about={{ kind: 'translation' }}
              present={watch('description')}
              onTake={(text) => setValue('description', text)}
            />
          }
          error={errors.description && t('detail.required')}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('description', { validate: isFilled })}
              required
              rows={4}
              maxLength={4000}
            />
          )}
        </Field>
        <Field label={t('detail.status')} className="md:max-w-60">
          {(control) => (
            <Select
              {...control}
              value={watch('status')}
              onChange={(chosen) => setValue('status', chosen)}
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
