import type { Question } from '@esrs/contract'
import { Paperclip } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { controlLook } from '../ui/Input.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldError } from './FieldError.tsx'
import { ScaleField } from './ScaleField.tsx'
import { questionTexts } from './texts.ts'

/** An answer with what supports it. */
export interface Answer {
  answer: string
  material: string
}

interface QuestionFieldProps {
  id: string
  number: number
  text: string
  /** Scale of the question; without one it is answered in words. */
  scale?: Question['scale']
  /** Options of the question. */
  choices?: Question['choices']
  value: Answer
  error: string | undefined
  onChange: (value: Answer) => void
}

const focus: Ref<HTMLInputElement> = (element) => element?.focus()

/** One question with the field for its answer and an optional field for what supports it. */
export function QuestionField({ id, number, text, scale, choices, value, error, onChange }: QuestionFieldProps) {
  const t = useTexts(questionTexts)
  const materialId = useId()
  const [isAdding, setAdding] = useState(false)
  const hasMaterial = isAdding || value.material !== ''
  if (choices) {
    return (
      <ChoiceField
        id={id}
        number={number}
        text={text}
        choices={choices}
        error={error}
        value={value.answer}
        onChange={(answer) => onChange({ ...value, answer })}
      />
    )
  }
  if (scale) {
    return (
      <ScaleField
        id={id}
        number={number}
        text={text}
        scale={scale}
        error={error}
        value={value.answer}
        onChange={(answer) => onChange({ ...value, answer })}
      />
    )
  }
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-6">
      <label htmlFor={id} className="font-medium [overflow-wrap:anywhere]">
        <span className="font-normal text-muted tabular-nums">{number}.</span> {text}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={20_000}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value.answer}
        onChange={(event) => onChange({ ...value, answer: event.target.value })}
        className={`${controlLook} field-sizing-content block min-h-24 px-4 py-3`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hasMaterial ? (
        <div className="flex flex-col gap-2">
          <label htmlFor={materialId} className="font-medium text-base">
            {t('material')} <span className="font-normal text-muted">{t('optional')}</span>
          </label>
          <input
            id={materialId}
            ref={isAdding ? focus : undefined}
            maxLength={20_000}
            value={value.material}
            onChange={(event) => onChange({ ...value, material: event.target.value })}
            className={`${controlLook} h-12 px-4`}
          />
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setAdding(true)}
          className="-mb-3 inline-flex min-h-11 items-center gap-2 self-start rounded-md font-medium text-base text-brand-text"
        >
          <Paperclip aria-hidden className="size-4" />
          {t('addMaterial')}
        </button>
      )}
    </div>
  )
}
