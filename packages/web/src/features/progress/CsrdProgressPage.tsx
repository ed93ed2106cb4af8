import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import { OverallCard } from './OverallCard.tsx'
import { anyDocumentQuery, progressQuery } from './queries.ts'
import { type Coverage, StandardRow } from './StandardRow.tsx'
import { progressTexts } from './texts.ts'

export default function CsrdProgressPage() {
  const t = useTexts(progressTexts)
  const errorText = useErrorText()
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useQuery(progressQuery(language))
  const { data: documents, isPending: areDocumentsPending } = useQuery(anyDocumentQuery)
  const progress = data?.data

  if (!progress && error) {
    return (
      <PageBody>
        <Card>
          <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
        </Card>
      </PageBody>
    )
  }
  if (!progress || (areDocumentsPending && progress.completed_datapoints === 0)) return <ProgressSkeleton />
  if (documents?.count === 0 && progress.completed_datapoints === 0) {
    return (
      <PageBody>
        <Card>
          <EmptyState
            className="py-16"
            icon={<FileText aria-hidden strokeWidth={1.75} />}
            title={t('empty.title')}
            action={
              <Button asChild look="primary">
                <Link to="/documents">{t('empty.action')}</Link>
              </Button>
            }
          >
            {t('empty.text')}
          </EmptyState>
        </Card>
      </PageBody>
    )
  }
  return (
    <PageBody className="flex flex-col gap-6">
      <OverallCard
        rate={progress.completion_rate}
        completed={progress.completed_datapoints}
        total={progress.total_datapoints}
      />
      <StandardList standards={Object.entries(progress.standards_coverage)} />
    </PageBody>
  )
}

/** The standards in the order in which they are delivered, as a chart that is a table. */
function StandardList({ standards }: { standards: [string, Coverage][] }) {
  const t = useTexts(progressTexts)
  const head = 'h-9 border-line border-b bg-sunken px-3 font-medium text-muted text-xs'
  return (
    <section>
      <h2 className="mb-3 font-semibold text-base">{t('list.title')}</h2>
      <Card className="overflow-hidden">
        <table className="w-full table-fixed border-separate border-spacing-0 text-sm [&>tbody:last-child>tr:last-child>*]:border-b-0">
          <colgroup>
            <col />
            <col className="w-[34%] max-md:hidden" />
            <col className="w-32 max-md:hidden" />
            <col className="w-28 max-md:w-20" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={`${head} pl-11! text-left max-md:pl-4!`}>
                {t('list.standard')}
              </th>
              <th scope="col" className={`${head} text-left max-md:hidden`}>
                <span aria-hidden>{'\u00a0'}</span>
                <span className="sr-only">{t('list.rate')}</span>
              </th>
              <th scope="col" className={`${head} text-right max-md:hidden`}>
                {t('list.total')}
              </th>
              <th scope="col" className={`${head} pr-5! text-right max-md:pr-4! max-md:pl-1!`}>
                {t('list.rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {standards.map(([standard, coverage]) => (
              <StandardRow key={standard} standard={standard} coverage={coverage} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
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
