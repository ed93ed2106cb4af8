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
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-2">
      <Field label={t('form.prefix')}>
        {(control) => (
          <Select
            {...control}
            value={prefix}
            options={prefixes.map((value) => ({ value, label: value }))}
            onChange={(next) => onChange({ prefix: next })}
          />
        )}
      </Field>
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
