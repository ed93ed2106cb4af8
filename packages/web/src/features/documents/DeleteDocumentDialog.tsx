import type { Document } from '@esrs/contract'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDeleteDocument } from './queries.ts'
import { documentTexts } from './texts.ts'

/** Asks before a document goes, and says what goes with it. */
export function DeleteDocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const t = useTexts(documentTexts)
  const errorText = useErrorText()
  const remove = useDeleteDocument()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('delete.title')}
      question={t('delete.question', { title: document.title })}
      consequence={t('delete.consequence')}
      confirmLabel={t('delete.confirm')}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(document, {
          onSuccess: () => toast({ title: t('delete.done', { title: document.title }) }),
          onError: (error) =>
            toast({ title: t('delete.failed'), description: errorText(error), variant: 'destructive' }),
          onSettled: onClose,
        })
      }
    />
  )
}
