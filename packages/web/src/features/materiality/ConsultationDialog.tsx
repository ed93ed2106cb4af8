import { type AssessedTopic, type Consultation, type ConsultationWay, limits } from '@esrs/contract'
import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentForm } from '../../kit/form/use-sent-form.ts'
import { useSend } from '../../kit/use-send.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
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
  const missing = (text: string) => text.trim() === '' && t('consultations.missing')
  const { register, errorOf, choice, frame } = useSentForm({
    begins: {
      group: consultation?.group ?? '',
      way: consultation?.way ?? 'interview',
      held: consultation?.held ?? '',
      people: consultation?.people?.toString() ?? '',
      about: consultation?.about ?? [],
      result: consultation?.result ?? '',
    },
    problems: ({ group, held, people, result }) => ({
      group: missing(group),
      held: missing(held),
      people: !/^\s*\d*\s*$/.test(people) && t('consultations.number'),
      result: missing(result),
    }),
    send: ({ people, ...fields }) => {
      const body = { ...fields, people: people.trim() === '' ? null : Number(people) }
      return consultation
        ? call(contract.materiality.changeConsultation, { params: { id: consultation.id }, body })
        : call(contract.materiality.addConsultation, { body })
    },
    onSent: onClose,
  })
  const remove = useSend(
    ({ id }: Consultation) => call(contract.materiality.removeConsultation, { params: { id } }),
    null,
    onClose,
  )
  const { value: about, onChange: setAbout } = choice('about')
  return (
    <FormDialog
      title={t(consultation ? 'consultations.editTitle' : 'consultations.add')}
      submit={t('consultations.save')}
      aside={
        consultation && (
          <Button look="ghost" busy={remove.isPending} onClick={() => remove.mutate(consultation)}>
            {t('consultations.remove')}
          </Button>
        )
      }
      onClose={onClose}
      {...frame}
      failure={frame.failure ?? (remove.error && errorText(remove.error))}
    >
      <Field label={t('consultations.group')} error={errorOf('group')}>
        {(control) => <Input {...control} {...register('group')} maxLength={limits.shortText} required />}
      </Field>
      <div className="grid gap-3 md:grid-cols-3">
        <Field label={t('consultations.way')}>
          {(control) => (
            <Select
              {...control}
              {...choice('way')}
              options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('consultations.held')} error={errorOf('held')}>
          {(control) => <Input {...control} {...register('held')} maxLength={60} required />}
        </Field>
        <Field label={t('consultations.count')} error={errorOf('people')}>
          {(control) => <Input {...control} {...register('people')} inputMode="numeric" maxLength={7} />}
        </Field>
      </div>
      <Field label={t('consultations.result')} error={errorOf('result')}>
        {(control) => <Textarea {...control} {...register('result')} rows={3} maxLength={4000} required />}
      </Field>
      <fieldset>
        <legend className="font-medium text-sm">{t('consultations.about')}</legend>
        <div className="grid gap-x-4 md:grid-cols-2">
          {topics.map(({ code, title }) => (
            <Checkbox
              key={code}
              checked={about.includes(code)}
              onChange={(is) => setAbout(is ? [...about, code] : about.filter((one) => one !== code))}
              label={`${code} ${title}`}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
