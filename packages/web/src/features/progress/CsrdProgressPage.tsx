import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { NoDocuments } from '../../report/progress/NoDocuments.tsx'
import { OverallCard } from '../../report/progress/OverallCard.tsx'
import { ProgressFailed } from '../../report/progress/ProgressFailed.tsx'
import { anyDocumentQuery, noProgress, progressQuery } from '../../report/progress/queries.ts'
import { StandardTable } from '../../report/progress/StandardTable.tsx'
import { progressTexts } from '../../report/progress/texts.ts'
import { Card, PageBody } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { ExportMenu } from '../../values/exchange/ExportMenu.tsx'
import { exportProgress } from '../../values/exchange/queries.ts'

export default function CsrdProgressPage() {
  const t = useTexts(progressTexts)
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(progressQuery(language))
  const { data: documents, isPending: areDocumentsPending } = useQuery(anyDocumentQuery)
  const progress = data?.data ?? (error ? noProgress : undefined)
  const hasFailed = !data && error

  if (!progress || (areDocumentsPending && !hasFailed && progress.completed_datapoints === 0))
    return <ProgressSkeleton />
  if (!hasFailed && documents?.count === 0 && progress.completed_datapoints === 0) {
    return (
      <PageBody>
        <NoDocuments />
      </PageBody>
    )
  }
  return (
    <PageBody className="flex flex-col gap-6">
      {hasFailed && <ProgressFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      <OverallCard
        rate={progress.completion_rate}
        completed={progress.completed_datapoints}
        total={progress.total_datapoints}
        breakdown={progress.breakdown}
        isUnknown={Boolean(hasFailed)}
      />
      {!hasFailed && (
        <section>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold text-base">{t('list.title')}</h2>
            <ExportMenu table="progress" fetch={exportProgress} />
          </div>
          <StandardTable standards={Object.entries(progress.standards_coverage)} />
        </section>
      )}
    </PageBody>
  )
}

function ProgressSkeleton() {
  const t = useTexts(progressTexts)
  return (
    <PageBody>
      <Loading label={t('list.loading')} className="flex flex-col gap-6">
        <Card className="flex items-center gap-12 px-6 py-5">
          <div>
            <Skeleton className="w-36" />
            <Skeleton className="my-3 h-8 w-32" />
            <Skeleton className="w-40" />
          </div>
          <Skeleton className="h-3 flex-1 max-md:hidden" />
        </Card>
        <Card>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <div key={row} className="flex h-12 items-center gap-6 border-line border-b px-5 last:border-b-0">
              <Skeleton className="h-5 w-12" />
              <Skeleton className="w-40" />
              <Skeleton className="h-2 flex-1" />
              <Skeleton className="w-16" />
            </div>
          ))}
        </Card>
      </Loading>
    </PageBody>
  )
}
