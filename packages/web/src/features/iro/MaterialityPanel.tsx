import type { MaterialTopic } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import type { IroActions } from './IroMenu.tsx'
import { TopicRow } from './TopicRow.tsx'
import { iroTexts } from './texts.ts'

/** What the documents and the analysis say of each topic, and how it was decided; decisions are made in the assessment. */
export function MaterialityPanel({ onQuote }: { onQuote: IroActions['openQuote'] }) {
  const t = useTexts(iroTexts)
  const { data, error, refetch, isFetching } = useQuery(materialityQuery(useLanguage()))
  const [asked, setAsked] = useState<MaterialTopic | null>(null)
  const close = () => setAsked(null)

  if (error && !data) {
    return (
      <TableCard>
        <LoadFailed title={t('topic.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </TableCard>
    )
  }
  if (!data) {
    return (
      <TableCard>
        <Loading className="flex flex-col gap-5 p-4">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-10 w-full" />
          ))}
        </Loading>
      </TableCard>
    )
  }
  if (data.length === 0) {
    return (
      <TableCard>
        <EmptyState icon={<Scale aria-hidden strokeWidth={1.75} />} title={t('topic.none')}>
          {t('topic.noneText')}
        </EmptyState>
      </TableCard>
    )
  }

  const decided = data.filter(({ material }) => material !== null).length
  const out = data.filter(({ material }) => material === false).length

  return (
    <>
      <p className="max-w-prose text-pretty text-muted text-sm">{t('topic.lead')}</p>
      <p className="num mt-2 mb-3 font-medium text-sm" aria-live="polite">
        {t('topic.summary', { count: data.length, decided, out })}
      </p>
      <TableCard>
        <ul aria-label={t('topic.caption')}>
          {data.map((topic) => (
            <TopicRow key={topic.code} topic={topic} onQuote={onQuote} onHistory={() => setAsked(topic)} />
          ))}
        </ul>
      </TableCard>
      {asked && <HistoryDialog of={{ topic: asked.code }} title={`${asked.code} ${asked.title}`} onClose={close} />}
    </>
  )
}
