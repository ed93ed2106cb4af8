import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Notice } from './States.tsx'
import { useUiTexts } from './texts.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** Words of the button that sends the form. */
  submit: string
  look?: NonNullable<Extract<ButtonProps['look'], 'primary' | 'danger'>>
  /** The form is on its way; meanwhile it is not sent again. */
  busy?: boolean
  disabled?: boolean
  /** Why the form was not taken; what stands in it stays. */
  failure?: ReactNode
  failureTone?: 'danger' | 'warning'
  /** Button at the start of the foot, such as for removing. */
  aside?: ReactNode
  /** Nothing is typed: Enter goes on. */
  startsAtSubmit?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  onClose: () => void
  /** What `Cancel` does instead, where closing keeps what was entered. */
  onCancel?: () => void
}

/** Dialog with one form: closed and sent at its foot, with what went wrong above its fields. It is there while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { submit, look = 'primary', busy, disabled, failure, failureTone = 'danger', aside, onSubmit, onClose } = props
  const { startsAtSubmit = false, onCancel = onClose } = props
  const { title, description, size, children } = props
  const { cancel } = useUiTexts()
  const id = useId()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Events of a dialog also reach the form of the page that opened it.
    event.stopPropagation()
    if (!busy && !disabled) onSubmit(event)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
      size={size}
      // What confirms that something is thrown away is no work that could be lost.
      isKept={props.onCancel !== undefined || look === 'danger'}
      footer={
        <>
          {aside && <div className="mr-auto flex max-md:w-full max-md:*:w-full">{aside}</div>}
          <Button onClick={onCancel}>{cancel}</Button>
          <Button
            key={String(startsAtSubmit)}
            autoFocus={startsAtSubmit}
            data-first={startsAtSubmit || undefined}
            type="submit"
            form={id}
            look={look}
            busy={busy}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="flex flex-col gap-4" onSubmit={send}>
        {failure && (
          <Notice tone={failureTone} role="alert">
            {failure}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  )
}
