import { AlertDialog as RadixAlert } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { foot, panel, scrim } from './dialog-look.ts'
import { useReturnFocus } from './return-focus.ts'
import { useUiTexts } from './texts.tsx'

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
