import { type AssessedTopic, type Consultation, type ConsultationWay, limits } from '@esrs/contract'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
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
  const errorText = useErrorText()
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
    <FormDialog
      title={t(consultation ? 'consultations.editTitle' : 'consultations.add')}
      submit={t('consultations.save')}
      busy={keep.isPending}
      failure={problem && errorText(problem)}
      aside={
        consultation && (
          <Button
            look="ghost"
            busy={remove.isPending}
            onClick={() => remove.mutate(consultation.id, { onSuccess: onClose })}
          >
            {t('consultations.remove')}
          </Button>
        )
      }
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
      onClose={onClose}
    >
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
        <Field label={t('consultations.count')} error={formState.errors.people ? t('consultations.number') : undefined}>
          {(control) => (
            <Input {...control} {...register('people', { pattern: /^\s*\d*\s*$/ })} inputMode="numeric" maxLength={7} />
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
    </FormDialog>
  )
}
