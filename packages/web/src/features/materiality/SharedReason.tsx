import type { ReactNode } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'

interface SharedReasonProps {
  label: ReactNode
  hint: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
}

/** The words that stand at each of several that are decided or answered at once. */
export function SharedReason({ label, hint, error, value, onChange }: SharedReasonProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={4000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
