import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Answers } from '../../values/answer/Answers.tsx'
import { takesOwnWords, useOffered } from '../../values/answer/answer-kind.ts'
import { readQuery } from './queries.ts'
import { reviewTexts } from './review/texts.ts'
import { TableInput } from './TableInput.tsx'
import { datapointTexts } from './texts.ts'
import type { ValueInputProps } from './value-input.ts'
import { isNumeric, useValueText } from './value-text.ts'

const isoDate = /^(\d{4}-\d{2}-\d{2})?$/

/** The field that fits what a datapoint asks for; of a figure it says at once how it is understood. */
export function ValueInput(props: ValueInputProps) {
  const { datapoint, value, stored } = props
  const { dataType: type, choices } = datapoint
  const offered = useOffered({ type, choices })
  // A value that was kept as words where yes or no is asked for is corrected as words.
  if (offered && (takesOwnWords(type) || ['', 'yes', 'no'].includes(stored))) {
    const own = (label: string) => <Words {...props} label={label} />
    const { label, onChange, error, onKeyDown } = props
    return (
      <Answers
        label={label}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
        choices={offered}
        error={error && <FieldError ofSeveral>{error}</FieldError>}
        own={takesOwnWords(type) ? own : undefined}
      />
    )
  }
  if (type === 'table') return <TableInput {...props} words={Words} />
  if (type === 'date' && isoDate.test(stored) && isoDate.test(value)) return <Plain {...props} type="date" />
  if (type === 'year' || isNumeric(datapoint)) return <Figure {...props} />
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
          value: line({ value: read.value, number: read.number, unit: read.unit }, datapoint),
        })
      : null
  return (
    <Plain
      {...props}
      type="text"
      error={props.error ?? read?.message ?? undefined}
      hint={
        <span role="status">
          {understood ?? (unitName === '' ? '' : t('edit.unitHint', { unit: unitName }))}
          {read?.asked && <span className="block text-warning-text">{read.asked}</span>}
        </span>
      }
    />
  )
}
