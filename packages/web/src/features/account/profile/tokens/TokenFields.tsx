import { limits } from '@esrs/contract'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { tokenTexts } from './texts.ts'

interface TokenNameProps {
  hint: string
  field: UseFormRegisterReturn
  error: string | undefined
}

/** Asks for the name of a new token. */
export function TokenName({ hint, field, error }: TokenNameProps) {
  const t = useTexts(tokenTexts)
  return (
    <Field label={t('dialog.name')} hint={hint} error={error}>
      {(of) => <Input {...of} {...field} maxLength={limits.apiTokens.name} autoComplete="off" required />}
    </Field>
  )
}

interface TokenDaysProps<T extends string> {
  durations: readonly T[]
  value: T
  onChange: (days: T) => void
}

/** Asks for how many days a new token lasts. */
export function TokenDays<T extends string>({ durations, value, onChange }: TokenDaysProps<T>) {
  const t = useTexts(tokenTexts)
  return (
    <Field label={t('dialog.lasts')}>
      {(of) => (
        <Select
          {...of}
          value={value}
          onChange={onChange}
          options={durations.map((days) => ({ value: days, label: t('dialog.days', { count: Number(days) }) }))}
        />
      )}
    </Field>
  )
}
