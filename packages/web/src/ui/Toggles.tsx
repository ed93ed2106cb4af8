import { Check } from 'lucide-react'
import { Checkbox as RadixCheckbox, Switch as RadixSwitch } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'

interface ToggleProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: ReactNode
  disabled?: boolean
  className?: string
}

/** Something that is on or off at once. */
export function Switch({ checked, onChange, label, disabled = false, className }: ToggleProps) {
  const id = useId()
  return (
    <span className={cx('inline-flex min-h-control items-center gap-2', className)}>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="relative h-5 w-8 shrink-0 rounded-full bg-neutral transition-colors enabled:data-[state=checked]:bg-brand disabled:cursor-not-allowed disabled:bg-line-strong"
      >
        <RadixSwitch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-knob transition-transform data-[state=checked]:translate-x-3.5 dark:in-enabled:data-[state=checked]:bg-brand-fg" />
      </RadixSwitch.Root>
      <label htmlFor={id} className={cx('select-none font-medium text-sm', disabled && 'text-muted')}>
        {label}
      </label>
    </span>
  )
}

/** Something that is chosen or not, and takes effect with the form. */
export function Checkbox({ checked, onChange, label, disabled = false, className }: ToggleProps) {
  const id = useId()
  return (
    <span className={cx('inline-flex min-h-control items-center gap-2', className)}>
      <RadixCheckbox.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        className="grid size-4 shrink-0 place-items-center rounded-sm border border-line-input bg-surface enabled:data-[state=checked]:border-brand enabled:data-[state=checked]:bg-brand enabled:data-[state=checked]:text-brand-fg disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-muted"
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden className="size-3" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id} className={cx('select-none text-sm', disabled && 'text-muted')}>
        {label}
      </label>
    </span>
  )
}
