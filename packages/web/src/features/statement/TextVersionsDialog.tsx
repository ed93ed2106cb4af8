import type { StatementLanguage, TextVersion } from '@esrs/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { May } from '../../api/May.tsx'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { toast } from '../../ui/toast.ts'
import { useChapter } from './chapter-context.ts'
import { textVersionsQuery, useWritten, writeText } from './queries.ts'
import { RichTextView } from './RichTextView.tsx'
import { statementTexts } from './texts.ts'
import { keepText } from './unsaved-texts.ts'

interface TextVersionsDialogProps {
  id: string
  code: string
  language: StatementLanguage
  onClose: () => void
}

/** Dialog with the earlier versions of a text and their authors; each can be restored. */
export function TextVersionsDialog({ id, code, language, onClose }: TextVersionsDialogProps) {
  const t = useTexts(statementTexts)
  const errorText = useErrorText()
  const { chapter, report } = useChapter()
  const { data, error, refetch, isFetching } = useQuery(textVersionsQuery(id, language))
  const written = useWritten(chapter)
  const restore = useMutation({
    mutationFn: (version: TextVersion) => writeText(id, language, version.text, data?.[0]?.id ?? null),
  })
  const onRestore = (version: TextVersion) =>
    restore.mutate(version, {
      onSuccess: (saved) => {
        keepText({ report, id, language }, null)
        written(id, saved)
        toast({ title: t('versions.restored') })
        onClose()
      },
      onError: (failure) =>
        toast({ title: t('versions.restoreFailed'), description: errorText(failure), variant: 'destructive' }),
    })
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('versions.title', { code, language: t(`language.${language}`) })}
    >
      {data ? (
        data.length === 0 ? (
          <p className="text-muted">{t('versions.none')}</p>
        ) : (
          <ol className="flex flex-col">
            {data.map((version, index) => (
              <Version
                key={version.id}
                version={version}
                isNow={index === 0}
                busy={restore.isPending && restore.variables.id === version.id}
                onRestore={() => onRestore(version)}
              />
            ))}
          </ol>
        )
      ) : error ? (
        <LoadFailed title={t('versions.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading label={t('versions.loading')} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-16" />
        </Loading>
      )}
    </Dialog>
  )
}

interface VersionProps {
  version: TextVersion
  isNow: boolean
  busy: boolean
  onRestore: () => void
}

function Version({ version, isNow, busy, onRestore }: VersionProps) {
  const t = useTexts(statementTexts)
  const { dateTime } = useFormats()
  const { by, at, text, language } = version
  return (
    <li className="border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="mb-2 flex min-h-control flex-wrap items-center gap-x-3">
        <p className="min-w-0 flex-1 text-sm">
          <span className="font-medium">{by ?? t('versions.somebody')}</span>{' '}
          <span className="text-muted">{dateTime(at)}</span>
        </p>
        {isNow ? (
          <Badge>{t('versions.now')}</Badge>
        ) : (
          <May>
            <Button busy={busy} aria-label={t('versions.restoreOf', { date: dateTime(at) })} onClick={onRestore}>
              {t('versions.restore')}
            </Button>
          </May>
        )}
      </div>
      {text === null ? (
        <p className="text-muted">{t('versions.draft')}</p>
      ) : (
        <div lang={language}>
          <RichTextView text={text} language={language} />
        </div>
      )}
    </li>
  )
}
