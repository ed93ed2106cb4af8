import type { Question } from '@esrs/contract'
import { useTexts } from '../i18n/texts.tsx'
import { FieldError } from './FieldError.tsx'
import { questionTexts } from './texts.ts'

interface ScaleFieldProps {
  id: string
  number: number
  text: string
  scale: NonNullable<Question['scale']>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Question answered with points: buttons large enough for a thumb, arrow keys as in any radio group. */
export function ScaleField({ id, number, text, scale: { low, high }, value, error, onChange }: ScaleFieldProps) {
  const t = useTexts(questionTexts)
  const steps = Array.from({ length: high - low + 1 }, (_, step) => String(low + step))
  return (
    <fieldset className="border-line border-t pt-6" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="float-left mb-3 w-full font-medium [overflow-wrap:anywhere]">
        <span className="font-normal text-muted tabular-nums">{number}.</span> {text}
      </legend>
      <div className="clear-both grid grid-flow-col gap-1.5 max-md:gap-1">
        {steps.map((step, index) => (
          <label key={step} className="min-w-0">
            <input
              type="radio"
              // The field takes the focus where its answer is missing.
              id={index === 0 ? id : undefined}
              name={id}
              value={step}
              checked={value === step}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(step)}
              className="peer sr-only"
            />
            <span className="grid h-12 cursor-pointer place-items-center rounded-md border border-line-input bg-surface tabular-nums transition-colors hover:bg-hover peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-fg peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2">
              {step}
            </span>
          </label>
        ))}
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-muted text-sm">
        <span>{t('scale.low')}</span>
        <span>{t('scale.high')}</span>
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
