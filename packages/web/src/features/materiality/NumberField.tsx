import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'

interface NumberFieldProps {
  label: string
  hint?: string
  value: number
  min?: number
  max: number
  step?: number
  error?: string | undefined
  onChange: (value: number) => void
}

/** A number of the method; an empty field becomes the lowest possible one when it is left. */
export function NumberField({ label, hint, value, min = 0, max, step = 0.1, error, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="decimal"
          value={Number.isNaN(value) ? '' : value}
          min={min}
          max={max}
          step={step}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          onBlur={() => {
            if (Number.isNaN(value)) onChange(min)
          }}
        />
      )}
    </Field>
  )
}
