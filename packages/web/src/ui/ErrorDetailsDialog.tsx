import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { useUiTexts } from './texts.tsx'

interface ErrorDetailsDialogProps {
  message: string
  stack?: string | undefined
  onClose: () => void
}

/** The whole of an error that a toast could only begin. */
export default function ErrorDetailsDialog({ message, stack, onClose }: ErrorDetailsDialogProps) {
  const texts = useUiTexts()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={texts.errorDetails}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className="break-words text-secondary">{message}</p>
      {stack && (
        <pre className="mt-3 whitespace-pre-wrap break-words rounded-md bg-sunken p-3 font-mono text-secondary text-xs">
          {stack}
        </pre>
      )}
    </Dialog>
  )
}
