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
        className="relative h-5 w-8 shrink-0 rounded-full bg-neutral transition-colors data-[state=checked]:bg-brand disabled:bg-line-strong"
      >
        <RadixSwitch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-knob transition-transform data-[state=checked]:translate-x-3.5 dark:data-[state=checked]:bg-brand-fg" />
      </RadixSwitch.Root>
      <label htmlFor={id} className="select-none font-medium text-sm">
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
        className="grid size-4 shrink-0 place-items-center rounded-sm border border-line-input bg-surface data-[state=checked]:border-brand data-[state=checked]:bg-brand data-[state=checked]:text-brand-fg"
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden className="size-3" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id} className="select-none text-sm">
        {label}
      </label>
    </span>
  )
}
