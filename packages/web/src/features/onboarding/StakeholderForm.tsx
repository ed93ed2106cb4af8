import { limits, type Stakeholder } from '@esrs/contract'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { categories, categoryText } from './categories.ts'
import { onboardingTexts } from './texts.ts'

/** What is being edited: `of` names the stakeholder that it was, `null` for a new one. */
export interface StakeholderDraft {
  of: string | null
  values: Stakeholder
}

interface StakeholderFormProps {
  draft: StakeholderDraft
  /** Names that other stakeholders have. */
  taken: readonly string[]
  failure: unknown
  busy: boolean
  onChange: (values: Stakeholder) => void
  onSave: (values: Stakeholder) => void
  onClose: () => void
}

/** Characters of a description. */
const longest = 2000
/** A select cannot hold an empty value. */
const none = '-'

/** Name, description and category of a stakeholder. */
export function StakeholderForm({ draft, taken, failure, busy, onChange, onSave, onClose }: StakeholderFormProps) {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const { register, handleSubmit, setValue, subscribe, watch, formState } = useForm<Stakeholder>({
    defaultValues: draft.values,
  })
  const { errors } = formState
  const category = watch('category')
  // What is typed is kept by the page, so that it is still there when the form was closed by mistake.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )
  const notTooLong = (max: number) => (text: string) => text.trim().length <= max || t('stakeholders.tooLong', { max })
  const options = category === '' || categories.includes(category) ? categories : [...categories, category]
  return (
    <FormDialog
      title={t(draft.of === null ? 'stakeholders.addTitle' : 'stakeholders.editTitle')}
      submit={t('stakeholders.save')}
      busy={busy}
      failure={failure !== null && errorText(failure)}
      onSubmit={handleSubmit(({ name, description }) =>
        onSave({ name: name.trim(), description: description.trim(), category }),
      )}
      onClose={() => {
        if (!busy) onClose()
      }}
    >
      <Field label={t('stakeholders.name')} hint={t('stakeholders.nameHint')} error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('name', {
              validate: {
                missing: (text) => text.trim() !== '' || t('stakeholders.nameMissing'),
                taken: (text) => !taken.includes(text.trim()) || t('stakeholders.nameTaken'),
                length: notTooLong(limits.shortText),
              },
            })}
            required
          />
        )}
      </Field>
      <Field label={t('stakeholders.category')}>
        {(control) => (
          <Select
            {...control}
            value={category === '' ? none : category}
            onChange={(value) => setValue('category', value === none ? '' : value)}
            options={[
              { value: none, label: t('stakeholders.noCategory') },
              ...options.map((value) => ({ value, label: categoryText(t, value) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('stakeholders.description')} error={errors.description?.message}>
        {(control) => (
          <Textarea {...control} {...register('description', { validate: notTooLong(longest) })} rows={4} />
        )}
      </Field>
    </FormDialog>
  )
}
