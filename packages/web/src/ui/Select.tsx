import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { controlLook } from './Input.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** What the closed control shows, where the option itself says more. */
  short?: string
}

interface SelectProps<Value extends string> {
  /** Empty while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  disabled?: boolean
  placeholder?: string
  className?: string
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder, disabled, className, ...rest } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled ?? false}>
      <Radix.Trigger
        {...rest}
        className={cx(
          controlLook,
          'inline-flex h-control items-center justify-between gap-2 text-left text-sm data-placeholder:text-muted max-md:text-lg',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder}>{chosen?.short ?? chosen?.label}</Radix.Value>
        </span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(30rem,calc(100vw-1rem))] animate-pop-in overflow-hidden rounded-lg bg-surface p-1 shadow-md"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-8 cursor-default select-none items-center gap-2 rounded-sm py-1.5 pr-2 pl-2 text-sm outline-none data-highlighted:bg-hover max-md:min-h-11 max-md:text-base"
              >
                <span className="w-4 shrink-0">
                  <Radix.ItemIndicator>
                    <Check aria-hidden className="size-4 text-brand-text" strokeWidth={2} />
                  </Radix.ItemIndicator>
                </span>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
