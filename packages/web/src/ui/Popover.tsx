import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
}

/** More about something, beside it, on request. */
export function Popover({ trigger, label, children, align = 'start' }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-[calc(100vw-1rem)] animate-pop-in rounded-lg bg-surface p-4 shadow-md outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
