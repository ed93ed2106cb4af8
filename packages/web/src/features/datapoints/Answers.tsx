import type { Choices } from '@esrs/contract'
import { type ComponentType, useId, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { Checkbox } from '../../ui/Toggles.tsx'
import { answersIn, storedAnswers } from '../../values/choices.ts'
import { reviewTexts } from './review/texts.ts'
import type { ValueInputProps } from './value-input.ts'

interface AnswersProps extends ValueInputProps {
  choices: Choices
  /** The field for words of one's own, where these are an answer too. */
  own?: ComponentType<ValueInputProps>
}

/** One of a few answers, several of them, or none; the arrow keys choose among those of which one is taken. */
export function Answers({ choices, own: Own, ...props }: AnswersProps) {
  const { label, value, onChange, error, onKeyDown } = props
  const r = useTexts(reviewTexts)
  const name = useId()
  const chosen = answersIn(choices, value) ?? []
  const [inWords, setInWords] = useState(Own !== undefined && value !== '' && chosen.length === 0)
  const radio = (text: string, checked: boolean, choose: () => void) => (
    <label key={text} className="inline-flex min-h-control items-center gap-2 text-sm">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={choose}
        onKeyDown={onKeyDown}
        // Drawn as checkboxes are: the browser's own look switched off in the dark.
        className="size-4 shrink-0 appearance-none rounded-full border border-line-input bg-surface checked:border-[5px] checked:border-brand forced-colors:appearance-auto"
      />
      {text}
    </label>
  )
  const choose = (answer: string) => () => {
    setInWords(false)
    onChange(answer)
  }
  const toggle = (answer: string, isOn: boolean) => {
    setInWords(false)
    onChange(storedAnswers(choices, isOn ? [...chosen, answer] : chosen.filter((one) => one !== answer)))
  }
  const labelled = () =>
    choices.options
      .filter((option) => chosen.includes(option.value))
      .map((option) => option.label)
      .join('; ')
  const write = (isOn = true) => {
    setInWords(isOn)
    // What was ticked is not lost: the words begin with it.
    if (isOn !== inWords) onChange(isOn && choices.several ? labelled() : '')
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {choices.several ? (
        <div className="flex flex-col">
          {choices.options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={!inWords && chosen.includes(option.value)}
              onChange={(isOn) => toggle(option.value, isOn)}
            />
          ))}
          {Own && <Checkbox label={r('typed.other')} checked={inWords} onChange={write} />}
        </div>
      ) : (
        <div className="flex flex-wrap gap-x-6">
          {choices.options.map((option) =>
            radio(option.label, !inWords && value === option.value, choose(option.value)),
          )}
          {Own && radio(r('typed.other'), inWords, () => write())}
          {radio(r('typed.none'), !inWords && value === '', choose(''))}
        </div>
      )}
      {inWords && Own ? (
        <Own {...props} label={r('typed.otherLabel')} />
      ) : (
        error && <FieldError ofSeveral>{error}</FieldError>
      )}
    </fieldset>
  )
}
