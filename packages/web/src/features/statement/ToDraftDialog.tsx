import type { StatementLanguage } from '@esrs/contract'
import { useMutation } from '@tanstack/react-query'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useChapter } from './chapter-context.ts'
import { useWritten, writeText } from './queries.ts'
import { statementTexts } from './texts.ts'
import { keepText } from './unsaved-texts.ts'

interface ToDraftDialogProps {
  id: string
  code: string
  language: StatementLanguage
  base: number | null
  onClose: () => void
}

/** Dialog that sets a text back to the drafted one. */
export function ToDraftDialog({ id, code, language, base, onClose }: ToDraftDialogProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { chapter, report } = useChapter()
  const written = useWritten(chapter)
  const back = useMutation({ mutationFn: () => writeText(id, language, null, base) })
  const about = { code, language: t(`language.${language}`) }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('toDraft.title')}
      question={t('toDraft.question', about)}
      consequence={t('toDraft.consequence')}
      confirmLabel={t('toDraft.confirm')}
      busy={back.isPending}
      onConfirm={() =>
        back.mutate(undefined, {
          onSuccess: (version) => {
            keepText({ report, id, language }, null)
            written(id, version)
            toast({ title: t('toDraft.done') })
            onClose()
          },
          onError: (failure) =>
            toast({ title: t('toDraft.failed'), description: errorText(failure), variant: 'destructive' }),
        })
      }
    />
  )
}
