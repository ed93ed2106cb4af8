import { useFormats } from '../i18n/format.ts'

interface QuantityProps {
  value: number
  unit: string | null
}

/** A figure with its unit; where digits are left out, all of them in its title. */
export function Quantity({ value, unit }: QuantityProps) {
  const { quantity, exact, unit: unitText } = useFormats()
  const all = exact(value)
  const isWhole = all === quantity(value, null)
  return (
    <span title={isWhole ? undefined : [all, unitText(unit)].filter(Boolean).join('\u00a0')}>
      {quantity(value, unit)}
    </span>
  )
}
