import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { Textarea } from '../../ui/Input.tsx'

interface SharedReasonProps {
  label: ReactNode
  hint: string
  error: string | undefined
  /** The field of the form, as `register` gives it. */
  field: UseFormRegisterReturn
}

/** The words that stand at each of several that are decided or answered at once. */
export function SharedReason({ label, hint, error, field }: SharedReasonProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <Textarea {...control} {...field} rows={3} maxLength={4000} />}
    </Field>
  )
}
