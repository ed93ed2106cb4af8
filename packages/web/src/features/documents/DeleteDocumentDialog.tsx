import type { Document, RemovalPreview } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { removalQuery, useDeleteDocument } from './queries.ts'
import { documentTexts } from './texts.ts'

/** Asks before a document goes, and says what goes with it. */
export function DeleteDocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const t = useTexts(documentTexts)
  const errorText = useErrorText()
  const remove = useDeleteDocument()
  const { data: preview, error } = useQuery(removalQuery(document.id))
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('delete.title')}
      question={t('delete.question', { title: document.title })}
      consequence={preview ? <Consequence preview={preview} /> : error ? t('delete.consequence') : t('delete.looking')}
      confirmLabel={t('delete.confirm')}
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(document, {
          onSuccess: () => toast({ title: t('delete.done', { title: document.title }) }),
          onError: (failure) =>
            toast({ title: t('delete.failed'), description: errorText(failure), variant: 'destructive' }),
          onSettled: onClose,
        })
      }
    />
  )
}

/** Keys that are named before the rest is counted. */
const named = 6
const kinds = ['missing', 'replaced', 'kept'] as const

/** What happens to the values that rest on the document. A paragraph holds it, so that lists are spans. */
function Consequence({ preview }: { preview: RemovalPreview }) {
  const t = useTexts(documentTexts)
  const { number } = useFormats()
  const shown = kinds.filter((kind) => preview[kind].count > 0)
  if (shown.length === 0) return t(preview.issued ? 'delete.nothingIssued' : 'delete.nothing')
  return (
    <>
      {t(preview.issued ? 'delete.goesIssued' : 'delete.goes')}
      {shown.map((kind) => {
        const { count, keys } = preview[kind]
        const rest = count - Math.min(named, keys.length)
        return (
          <span key={kind} className="mt-2 flex gap-2">
            <span aria-hidden>•</span>
            <span className="min-w-0 text-pretty">
              <span className={kind === 'missing' ? 'font-medium text-ink' : 'text-secondary'}>
                {t(`delete.${kind}`, { count, number: number(count) })}
              </span>
              <span className="block text-xs">
                {keys.slice(0, named).join(', ')}
                {rest > 0 && keys.length > 0 && ` ${t('delete.more', { count: number(rest) })}`}
              </span>
            </span>
          </span>
        )
      })}
    </>
  )
}
