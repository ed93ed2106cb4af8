import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { foot, panel, scrim } from './dialog-look.ts'
import { useReturnFocus } from './return-focus.ts'
import { ScrollBody } from './ScrollBody.tsx'
import { useUiTexts } from './texts.tsx'
import { useLeaving } from './use-leaving.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  size?: 'md' | 'lg'
  /** What stands in it is shown once: a click beside it does not close it. */
  isOnce?: boolean
  /** What was typed in it stays when it is closed, so that nothing has to be asked. */
  isKept?: boolean
}

/** Something to read or to fill in before going on; a sheet at the bottom of a phone. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'md',
    isOnce = false,
    isKept = false,
  } = props
  const texts = useUiTexts()
  const focus = useReturnFocus(open)
  const leaving = useLeaving(open, onOpenChange, isKept)
  return (
    <Radix.Root open={open} onOpenChange={leaving.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...focus}
          {...leaving.listeners}
          onInteractOutside={(event) => isOnce && event.preventDefault()}
          className={cx(panel, size === 'lg' ? 'md:max-w-[45rem]' : 'md:max-w-[30rem]')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start gap-4 px-6 pt-5 max-md:px-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-secondary">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <Button look="ghost" size="icon-small" aria-label={texts.close} className="-mt-0.5 -mr-2 max-md:-mt-2">
                <X aria-hidden className="size-4" />
              </Button>
            </Radix.Close>
          </div>
          <ScrollBody className={cx('px-6 pt-3 pb-5 has-[form:empty]:pt-0 max-md:px-4', !footer && 'md:rounded-b-xl')}>
            {children}
          </ScrollBody>
          {footer && <div className={foot}>{footer}</div>}
          {leaving.question}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
