import { X } from 'lucide-react'
import { Dialog as Radix, AlertDialog as RadixAlert } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { useReturnFocus } from './return-focus.ts'
import { ScrollBody } from './ScrollBody.tsx'
import { useUiTexts } from './texts.tsx'

const scrim = 'fixed inset-0 z-40 animate-fade-in bg-scrim'
const panel =
  'fixed z-40 flex flex-col bg-surface shadow-lg outline-none max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[90dvh] max-md:rounded-t-xl md:left-1/2 md:top-1/2 md:max-h-[85dvh] md:w-[calc(100vw-2rem)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl animate-fade-in'
const foot = 'flex flex-wrap justify-end gap-2 border-line border-t px-6 py-3 max-md:px-4'

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
}

/** Something to read or to fill in before going on; a sheet at the bottom of a phone. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', isOnce = false } = props
  const texts = useUiTexts()
  const focus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...focus}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** The question. */
  question: ReactNode
  /** What is lost when the answer is yes. */
  consequence?: ReactNode
  confirmLabel: string
  onConfirm: () => void
  busy?: boolean
  look?: 'danger' | 'primary'
}

/** Asks once before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, question, consequence, confirmLabel, onConfirm, busy = false } = props
  const texts = useUiTexts()
  const focus = useReturnFocus(open)
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={scrim} />
        <RadixAlert.Content {...focus} className={cx(panel, 'md:max-w-[26rem]')}>
          <div className="overflow-y-auto px-6 pt-5 pb-5 max-md:px-4">
            <RadixAlert.Title className="font-semibold text-lg">{title}</RadixAlert.Title>
            <RadixAlert.Description asChild>
              <div className="mt-3 text-secondary">
                <p>{question}</p>
                {consequence && <p className="mt-2 text-muted text-sm">{consequence}</p>}
              </div>
            </RadixAlert.Description>
          </div>
          <div className={foot}>
            <RadixAlert.Cancel asChild>
              <Button>{texts.cancel}</Button>
            </RadixAlert.Cancel>
            <Button look={props.look ?? 'danger'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  )
}
