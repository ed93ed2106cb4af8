import type { Question } from '@esrs/contract'
import { useTexts } from '../i18n/texts.tsx'
import { FieldError } from './FieldError.tsx'
import { questionTexts } from './texts.ts'

interface ChoiceFieldProps {
  id: string
  number: number
  text: string
  choices: NonNullable<Question['choices']>
  /** The chosen options, each on its line. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Question answered by one or by several of its options, in the order in which they are offered. */
export function ChoiceField({
  id,
  number,
  text,
  choices: { options, several },
  value,
  error,
  onChange,
}: ChoiceFieldProps) {
  const t = useTexts(questionTexts)
  const chosen = value === '' ? [] : value.split('\n')
  const toggle = (option: string, isOn: boolean) => {
    if (!several) return onChange(option)
    onChange(options.filter((one) => (one === option ? isOn : chosen.includes(one))).join('\n'))
  }
  return (
    <fieldset className="border-line border-t pt-6" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="float-left mb-3 w-full font-medium [overflow-wrap:anywhere]">
        <span className="font-normal text-muted tabular-nums">{number}.</span> {text}
        {several && <span className="block font-normal text-base text-muted">{t('several')}</span>}
      </legend>
      <div className="clear-both flex flex-col gap-2">
        {options.map((option, index) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line-input bg-surface px-4 py-2 transition-colors hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              // The field takes the focus where its answer is missing.
              id={index === 0 ? id : undefined}
              name={id}
              value={option}
              checked={chosen.includes(option)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(option, event.target.checked)}
              className="size-4 shrink-0 accent-brand outline-none"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
