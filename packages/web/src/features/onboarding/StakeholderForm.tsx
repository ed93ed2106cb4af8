import { limits, type Stakeholder } from '@esrs/contract'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { Notice } from '../../ui/States.tsx'
import { categories, categoryText } from './categories.ts'
import type { StakeholderDraft } from './StakeholderStep.tsx'
import { onboardingTexts } from './texts.ts'

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

const formId = 'stakeholder-form'
/** Characters of a description. */
const longest = 2000
/** A select cannot hold an empty value. */
const none = '-'

/** Name, description and category of a stakeholder. */
export function StakeholderForm({ draft, taken, failure, busy, onChange, onSave, onClose }: StakeholderFormProps) {
  const t = useTexts(onboardingTexts)
  const errorText = useErrorText()
  const [isChecked, setIsChecked] = useState(false)
  const { name, description, category } = draft.values
  const wrong = {
    name:
      name.trim() === ''
        ? t('stakeholders.nameMissing')
        : taken.includes(name.trim())
          ? t('stakeholders.nameTaken')
          : name.trim().length > limits.shortText
            ? t('stakeholders.tooLong', { max: limits.shortText })
            : undefined,
    description: description.trim().length > longest ? t('stakeholders.tooLong', { max: longest }) : undefined,
  }
  const options = category === '' || categories.includes(category) ? categories : [...categories, category]
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={t(draft.of === null ? 'stakeholders.addTitle' : 'stakeholders.editTitle')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('stakeholders.cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} busy={busy}>
            {t('stakeholders.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsChecked(true)
          if (wrong.name || wrong.description) return
          onSave({ name: name.trim(), description: description.trim(), category })
        }}
      >
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {errorText(failure)}
          </Notice>
        )}
        <Field
          label={t('stakeholders.name')}
          hint={t('stakeholders.nameHint')}
          error={isChecked ? wrong.name : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              required
              onChange={(event) => onChange({ ...draft.values, name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('stakeholders.category')}>
          {(control) => (
            <Select
              {...control}
              value={category === '' ? none : category}
              onChange={(value) => onChange({ ...draft.values, category: value === none ? '' : value })}
              options={[
                { value: none, label: t('stakeholders.noCategory') },
                ...options.map((value) => ({ value, label: categoryText(t, value) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('stakeholders.description')} error={isChecked ? wrong.description : undefined}>
          {(control) => (
            <Textarea
              {...control}
              value={description}
              rows={4}
              onChange={(event) => onChange({ ...draft.values, description: event.target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
