import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { labelIdOf } from './Field.tsx'
import { controlLook } from './Input.tsx'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** Text of the closed control, where the option itself says more. */
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
  size?: 'md' | 'lg'
  className?: string
}

/**
 * While a list is open, what Radix hides from screen readers (`data-aria-hidden`) cannot be reached by the keyboard either.
 * It begins when the focus is in the list, so that no key is lost on the way, and ends before the focus goes back.
 */
function InertBehind({ list }: { list: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const behind = new Set<Element>()
    const hold = () => {
      for (const one of document.querySelectorAll('[data-aria-hidden]:not([inert])')) {
        one.toggleAttribute('inert', true)
        behind.add(one)
      }
    }
    const open = list.current
    open?.addEventListener('focusin', hold)
    return () => {
      open?.removeEventListener('focusin', hold)
      for (const one of behind) one.removeAttribute('inert')
    }
  }, [list])
  return null
}

/**
 * Closes a list at the end of a touch beside it. Closed at its beginning, the list would leave the rest of the touch to
 * whatever lies behind it, such as a row that then opens.
 */
function closeAfterTouch(close: () => void) {
  const done = new AbortController()
  const onEnd = (event: TouchEvent) => {
    done.abort()
    if (event.cancelable) event.preventDefault()
    close()
  }
  for (const end of ['touchend', 'touchcancel'] as const)
    document.addEventListener(end, onEnd, { capture: true, passive: false, signal: done.signal })
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder, disabled, size = 'md', className, ...rest } = props
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      disabled={disabled ?? false}
    >
      <Radix.Trigger
        {...rest}
        className={cx(
          controlLook,
          size === 'md' ? 'h-control' : 'h-10',
          'inline-flex items-center justify-between gap-2 text-left text-sm data-placeholder:text-muted max-md:text-lg',
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
          ref={list}
          aria-label={rest['aria-label']}
          aria-labelledby={rest['aria-label'] ? undefined : rest.id && labelIdOf(rest.id)}
          onPointerDownOutside={(event) => {
            if (event.detail.originalEvent.pointerType !== 'touch') return
            event.preventDefault()
            closeAfterTouch(() => setOpen(false))
          }}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[min(30rem,calc(100vw-1rem))] animate-pop-in overflow-hidden rounded-lg bg-surface p-1 shadow-md"
        >
          <InertBehind list={list} />
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
