import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { useReturnFocus } from './return-focus.ts'
import { ScrollBody } from './ScrollBody.tsx'
import { useUiTexts } from './texts.tsx'
import { useLeaving } from './use-leaving.tsx'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** `right` for a form beside the page, `left` for a menu; on a phone a menu rises from the bottom, under the thumb. */
  side?: 'right' | 'left'
  /** What was typed in it stays when it is closed, so that nothing has to be asked. */
  isKept?: boolean
}

const sides = {
  right: 'inset-y-0 right-0 w-full max-w-[30rem] animate-slide-in-right border-line border-l',
  left: 'md:inset-y-0 md:left-0 md:w-72 md:animate-slide-in-left md:border-line md:border-r max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[85dvh] max-md:animate-fade-in max-md:rounded-t-xl',
}

export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, description, children, footer, side = 'right', isKept = false } = props
  const texts = useUiTexts()
  const focus = useReturnFocus(open)
  const leaving = useLeaving(open, onOpenChange, isKept)
  return (
    <Radix.Root open={open} onOpenChange={leaving.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Radix.Content
          {...focus}
          {...leaving.listeners}
          className={cx('fixed z-40 flex flex-col bg-surface shadow-lg outline-none', sides[side])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div
            className={cx('flex items-start gap-4', side === 'left' ? 'px-4 pt-3 pb-1' : 'px-6 pt-5 pb-3 max-md:px-4')}
          >
            <div className="min-w-0 flex-1 self-center">
              <Radix.Title className={cx('font-semibold', side === 'left' ? 'truncate text-base' : 'text-lg')}>
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className={cx('text-muted text-xs', side === 'left' && 'truncate')}>
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button look="ghost" size="icon" aria-label={texts.close} className="-mr-2">
                <X aria-hidden className="size-4" />
              </Button>
            </Radix.Close>
          </div>
          <ScrollBody className={side === 'left' ? 'px-2 pb-4' : 'px-6 pb-6 max-md:px-4'}>{children}</ScrollBody>
          {footer && (
            // On a phone, of three buttons the first, which throws away, has a row of its own above the others.
            <div className="flex justify-end gap-2 border-line border-t px-6 py-3 max-sm:flex-wrap max-sm:[&>:first-child:nth-last-child(3)]:basis-full max-md:px-4">
              {footer}
            </div>
          )}
          {leaving.question}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
