import { useId } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'
import { prefixes } from './rows.ts'
import { extractedTexts } from './texts.ts'

interface IdFieldProps {
  prefix: string
  number: string
  onChange: (changed: { prefix?: string; number?: string }) => void
  hint: string
  error: string | undefined
}

/** An ID in two parts: the prefix of its group and the rest, such as `1-5_01`. */
export function IdField({ prefix, number, onChange, hint, error }: IdFieldProps) {
  const t = useTexts(extractedTexts)
  const id = useId()
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-2">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-medium text-sm">
          {t('form.prefix')}
        </label>
        <Select
          id={id}
          value={prefix}
          options={prefixes.map((value) => ({ value, label: value }))}
          onChange={(next) => onChange({ prefix: next })}
        />
      </div>
      <Field label={t('form.id')} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            maxLength={50}
            autoComplete="off"
            spellCheck={false}
            value={number}
            onChange={(event) => onChange({ number: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
