import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useReanalyseAll } from './queries.ts'
import { documentTexts } from './texts.ts'

/** Offers to analyse again what an earlier engine has analysed. */
export function Outdated({ count }: { count: number }) {
  const t = useTexts(documentTexts)
  const errorText = useErrorText()
  const reanalyse = useReanalyseAll()
  if (count === 0) return null
  return (
    <Notice
      tone="info"
      className="mt-4"
      action={
        <Button
          busy={reanalyse.isPending}
          onClick={() =>
            reanalyse.mutate(undefined, {
              onSuccess: ({ queued }) => toast({ title: t('outdated.started', { count: queued }) }),
              onError: (error) =>
                toast({ title: t('reanalyse.failed'), description: errorText(error), variant: 'destructive' }),
            })
          }
        >
          {t('outdated.button')}
        </Button>
      }
    >
      {t('outdated.text', { count })}
    </Notice>
  )
}
