import type { Datapoint } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { type Answer, answerInWords, choiceOf } from '../../values/choices.ts'
import { readQuery } from './queries.ts'
import { reviewTexts } from './review/texts.ts'
import { datapointTexts } from './texts.ts'
import { isNumeric, useValueText } from './value-text.ts'

interface ValueInputProps {
  datapoint: Datapoint
  label: string
  value: string
  /** The value as it was when the form opened; nothing is said about that one. */
  stored: string
  onChange: (value: string) => void
  /** What the server refused. */
  error: string | undefined
  rows?: number
  onKeyDown?: (event: KeyboardEvent) => void
}

const yesNo: readonly Answer[] = ['yes', 'no']
const isoDate = /^(\d{4}-\d{2}-\d{2})?$/

/** The field that fits what a datapoint asks for; of a figure it says at once how it is understood. */
export function ValueInput(props: ValueInputProps) {
  const { datapoint, value, stored } = props
  if (datapoint.dataType === 'yes-no' && ['', ...yesNo].includes(stored)) return <Answers {...props} answers={yesNo} />
  const answers = datapoint.dataType === 'choice' ? choiceOf(stored) : null
  if (answers) return <Answers {...props} answers={answers} free />
  if (datapoint.dataType === 'date' && isoDate.test(stored) && isoDate.test(value))
    return <Plain {...props} type="date" />
  if (datapoint.dataType === 'year' || isNumeric(datapoint)) return <Figure {...props} />
  return <Words {...props} />
}

function Words({ label, value, onChange, error, rows = 3, onKeyDown }: ValueInputProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  )
}

interface PlainProps extends ValueInputProps {
  type: 'date' | 'text'
  hint?: ReactNode
}

function Plain({ label, value, onChange, error, onKeyDown, type, hint }: PlainProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type={type}
          size="lg"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          className="num"
        />
      )}
    </Field>
  )
}

/** Milliseconds of rest after which what was typed is looked at. */
const rest = 300

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

function Figure(props: ValueInputProps) {
  const { datapoint, value, stored } = props
  const t = useTexts(datapointTexts)
  const r = useTexts(reviewTexts)
  const language = useLanguage()
  const { unit } = useFormats()
  const { line } = useValueText()
  const typed = useRested(value).trim()
  const asks = typed !== '' && typed !== stored && typed === value.trim()
  const { data } = useQuery({ ...readQuery(datapoint.key, language, typed), enabled: asks })
  const read = asks ? data : undefined
  const unitName = unit(datapoint.unit)
  const understood =
    read?.ok && read.value !== null
      ? r(read.converted ? 'typed.converted' : 'typed.understood', {
          value: line({ value: read.value, number: read.number, unit: read.unit }, datapoint.dataType),
        })
      : null
  return (
    <Plain
      {...props}
      type="text"
      error={props.error ?? read?.message ?? undefined}
      hint={<span role="status">{understood ?? (unitName === '' ? '' : t('edit.unitHint', { unit: unitName }))}</span>}
    />
  )
}

interface AnswersProps extends ValueInputProps {
  answers: readonly Answer[]
  /** Whether words of one's own are an answer too. */
  free?: boolean
}

/** One of a few answers, or none; the arrow keys choose. */
function Answers({ answers, free = false, ...props }: AnswersProps) {
  const { label, value, onChange, error, onKeyDown, datapoint } = props
  const r = useTexts(reviewTexts)
  const language = useLanguage()
  const name = useId()
  const [inWords, setInWords] = useState(free && value !== '' && !answers.some((answer) => answer === value))
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
  const write = () => {
    setInWords(true)
    if (!inWords) onChange('')
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {answers.map((answer) =>
          radio(
            answerInWords(language, answer, datapoint.dataType) ?? answer,
            !inWords && value === answer,
            choose(answer),
          ),
        )}
        {free && radio(r('typed.other'), inWords, write)}
        {radio(r('typed.none'), !inWords && value === '', choose(''))}
      </div>
      {inWords ? (
        <Words {...props} label={r('typed.otherLabel')} />
      ) : (
        error && (
          <p role="alert" className="text-danger-text text-xs">
            {error}
          </p>
        )
      )}
    </fieldset>
  )
}
