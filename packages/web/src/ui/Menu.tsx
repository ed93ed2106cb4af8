import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from './class-names.ts'

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
}

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    // What is behind a menu stays readable: a menu asks nothing, and a press elsewhere only closes it.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 animate-pop-in rounded-lg bg-surface p-1 shadow-md"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  danger?: boolean
}

export function MenuItem({ danger, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={cx(
        'flex h-8 w-full cursor-default select-none items-center gap-2 rounded-sm px-2 text-sm no-underline outline-none data-disabled:text-muted data-highlighted:bg-hover max-md:h-11 max-md:text-base [&>svg]:size-4 [&>svg]:shrink-0',
        danger ? 'text-danger-text' : 'text-ink [&>svg]:text-muted',
        className,
      )}
    />
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />
}
