import { type AssessedTopic, type Consultation, type ConsultationWay, limits } from '@esrs/contract'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { useUiTexts } from '../../ui/texts.tsx'
import { useKeepConsultation, useRemoveConsultation } from './queries.ts'
import { materialityTexts } from './texts.ts'

const ways: readonly Exclude<ConsultationWay, 'survey'>[] = [
  'interview',
  'workshop',
  'meeting',
  'grievance',
  'expert',
  'other',
]

interface ConsultationDialogProps {
  /** The consultation to change; `null` for a new one. */
  consultation: Consultation | null
  topics: readonly AssessedTopic[]
  onClose: () => void
}

/** Dialog that records a consultation of stakeholders: who was asked, how, when, with what result. */
export function ConsultationDialog({ consultation, topics, onClose }: ConsultationDialogProps) {
  const t = useTexts(materialityTexts)
  const ui = useUiTexts()
  const errorText = useErrorText()
  const id = useId()
  const keep = useKeepConsultation()
  const remove = useRemoveConsultation()
  const { register, handleSubmit, formState, watch, setValue } = useForm({
    defaultValues: {
      group: consultation?.group ?? '',
      way: consultation?.way ?? 'interview',
      held: consultation?.held ?? '',
      people: consultation?.people?.toString() ?? '',
      about: consultation?.about ?? [],
      result: consultation?.result ?? '',
    },
  })
  const about = watch('about')
  const filled = { validate: (text: string) => text.trim() !== '' }
  const missing = (field: 'group' | 'held' | 'result') =>
    formState.errors[field] ? t('consultations.missing') : undefined
  const problem = keep.error ?? remove.error
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(consultation ? 'consultations.editTitle' : 'consultations.add')}
      footer={
        <>
          {consultation && (
            <Button
              look="ghost"
              busy={remove.isPending}
              onClick={() => remove.mutate(consultation.id, { onSuccess: onClose })}
            >
              {t('consultations.remove')}
            </Button>
          )}
          <span className="flex-1" />
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" form={id} busy={keep.isPending}>
            {t('consultations.save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={handleSubmit(({ people, ...fields }) =>
          keep.mutate(
            {
              ...fields,
              people: people.trim() === '' ? null : Number(people),
              ...(consultation ? { id: consultation.id } : {}),
            },
            { onSuccess: onClose },
          ),
        )}
      >
        {problem && (
          <Notice tone="danger" role="alert">
            {errorText(problem)}
          </Notice>
        )}
        <Field label={t('consultations.group')} error={missing('group')}>
          {(control) => <Input {...control} {...register('group', filled)} maxLength={limits.shortText} required />}
        </Field>
        <div className="grid gap-3 md:grid-cols-3">
          <Field label={t('consultations.way')}>
            {(control) => (
              <Select
                {...control}
                value={watch('way')}
                onChange={(way) => setValue('way', way)}
                options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('consultations.held')} error={missing('held')}>
            {(control) => <Input {...control} {...register('held', filled)} maxLength={60} required />}
          </Field>
          <Field
            label={t('consultations.count')}
            error={formState.errors.people ? t('consultations.number') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                {...register('people', { pattern: /^\s*\d*\s*$/ })}
                inputMode="numeric"
                maxLength={7}
              />
            )}
          </Field>
        </div>
        <Field label={t('consultations.result')} error={missing('result')}>
          {(control) => <Textarea {...control} {...register('result', filled)} rows={3} maxLength={4000} required />}
        </Field>
        <fieldset>
          <legend className="font-medium text-sm">{t('consultations.about')}</legend>
          <div className="grid gap-x-4 md:grid-cols-2">
            {topics.map(({ code, title }) => (
              <Checkbox
                key={code}
                checked={about.includes(code)}
                onChange={(is) => setValue('about', is ? [...about, code] : about.filter((one) => one !== code))}
                label={`${code} ${title}`}
              />
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}
