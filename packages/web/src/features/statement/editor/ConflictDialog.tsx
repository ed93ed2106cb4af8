import type { RichText, StatementLanguage, TextVersion } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Loading, Skeleton } from '../../../ui/States.tsx'
import { textVersionsQuery } from '../queries.ts'
import { RichTextView } from '../RichTextView.tsx'
import { statementTexts } from '../texts.ts'
import type { TextKey } from '../unsaved-texts.ts'

interface ConflictDialogProps {
  textKey: TextKey
  mine: RichText
  /** Continues with one of the two texts; `keep` means the own one. */
  onChoose: (theirs: TextVersion, keep: boolean) => void
  onClose: () => void
}

const isSame = (one: RichText, other: RichText | null) => JSON.stringify(one) === JSON.stringify(other)

/** Dialog for two conflicting versions of a text, of which the person chooses one. */
export function ConflictDialog({ textKey, mine, onChoose, onClose }: ConflictDialogProps) {
  const t = useTexts(statementTexts)
  const { dateTime } = useFormats()
  const query = { ...textVersionsQuery(textKey.id, textKey.language), staleTime: 0, refetchOnMount: 'always' as const }
  const { data, error, refetch, isFetching } = useQuery(query)
  const theirs = isFetching ? undefined : data?.[0]
  // No conflict: the own text was saved, and only the server's reply was lost.
  const isOwn = theirs !== undefined && isSame(mine, theirs.text)
  useEffect(() => {
    if (theirs && isOwn) onChoose(theirs, false)
  }, [theirs, isOwn, onChoose])
  if (isOwn) return null
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('conflict.title')}
      description={t('conflict.text')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('conflict.later')}
          </Button>
          {theirs && (
            <>
              <Button onClick={() => onChoose(theirs, false)}>{t('conflict.takeTheirs')}</Button>
              <Button onClick={() => onChoose(theirs, true)}>{t('conflict.keepMine')}</Button>
            </>
          )}
        </>
      }
    >
      {error ? (
        <LoadFailed title={t('versions.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <Side title={t('conflict.mine')} note={t('conflict.mineText')} language={textKey.language}>
            <RichTextView text={mine} language={textKey.language} />
          </Side>
          {theirs ? (
            <Side
              title={t('conflict.theirs', { name: theirs.by ?? t('versions.somebody') })}
              note={dateTime(theirs.at)}
              language={textKey.language}
            >
              {theirs.text ? (
                <RichTextView text={theirs.text} language={textKey.language} />
              ) : (
                <p className="text-muted">{t('conflict.draft')}</p>
              )}
            </Side>
          ) : (
            <Loading label={t('versions.loading')}>
              <Skeleton className="h-32" />
            </Loading>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface SideProps {
  title: string
  note: string
  language: StatementLanguage
  children: ReactNode
}

const Side = ({ title, note, language, children }: SideProps) => (
  <section className="min-w-0">
    <h3 className="font-medium text-sm">{title}</h3>
    <p className="mb-2 text-muted text-xs">{note}</p>
    <div lang={language}>{children}</div>
  </section>
)
