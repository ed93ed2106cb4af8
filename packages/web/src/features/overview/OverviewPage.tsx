import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useRef } from 'react'
import { Link } from 'react-router'
import { OtherCompanies } from '../../document/viewer/OtherCompanies.tsx'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { NoDocuments } from '../../report/progress/NoDocuments.tsx'
import { OverallCard } from '../../report/progress/OverallCard.tsx'
import { ProgressFailed } from '../../report/progress/ProgressFailed.tsx'
import { noProgress, progressQuery } from '../../report/progress/queries.ts'
import type { Coverage } from '../../report/progress/StandardRow.tsx'
import { StandardTable } from '../../report/progress/StandardTable.tsx'
import { AfterPaint } from '../../ui/AfterPaint.tsx'
import { cx } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { useNear } from '../../ui/use-near.ts'
import { AiStatistics } from './AiStatistics.tsx'
import { AdvicePlace, AdviceSkeleton } from './advice/AdviceSkeleton.tsx'
import { CoverageByKind } from './CoverageByKind.tsx'
import { DocumentAnalysis } from './DocumentAnalysis.tsx'
import { OverviewCard } from './OverviewCard.tsx'
import { newestDocumentsQuery, pollInterval, summaryQuery } from './queries.ts'
import { ReportPath } from './ReportPath.tsx'
import { SurveyStatus } from './SurveyStatus.tsx'
import { overviewTexts } from './texts.ts'

// The carousel is a good part of the page's script, and below its first lines.
const AdviceSection = lazyPart(() => import('./advice/AdviceSection.tsx'))

/** The furthest first; what is not reported on comes last. */
const furthestFirst = (standards: [string, Coverage][]) =>
  standards.toSorted(
    ([, one], [, other]) =>
      Number(one.outside !== null) - Number(other.outside !== null) || other.completion_rate - one.completion_rate,
  )

export default function OverviewPage() {
  const t = useTexts(overviewTexts)
  const documents = useQuery({
    ...summaryQuery,
    refetchInterval: ({ state }) => (state.data?.working ? pollInterval : false),
  })
  const progress = useQuery({
    ...progressQuery(useLanguage()),
    refetchInterval: documents.data?.working ? pollInterval : false,
  })
  // What arrives is drawn in pieces, between which the browser answers.
  const arrived = useDeferredValue(progress.data)
  const report = arrived?.data ?? (progress.error ? noProgress : undefined)
  const failure = progress.data ? null : progress.error

  if (!report || (documents.isPending && !failure && report.completed_datapoints === 0)) return <OverviewSkeleton />
  if (!failure && documents.data?.count === 0 && report.completed_datapoints === 0) {
    return (
      <PageBody className="flex flex-col gap-6">
        <ReportPath breakdown={report.breakdown} isEmpty />
        <NoDocuments beside />
      </PageBody>
    )
  }
  return (
    <PageBody className="flex flex-col gap-6">
      {failure && <ProgressFailed error={failure} busy={progress.isFetching} onRetry={() => void progress.refetch()} />}
      {!failure && <ReportPath breakdown={report.breakdown} />}
      <OverallCard
        rate={report.completion_rate}
        completed={report.completed_datapoints}
        total={report.total_datapoints}
        breakdown={report.breakdown}
        isUnknown={failure !== null}
      />
      {report.breakdown.questions > 0 && <CompanyQuestion />}
      <Advice isWorking={(documents.data?.working ?? 0) > 0} />
      <AfterPaint>
        {/* Out of sight on a phone, where it is not laid out until somebody comes near; outlines need the room around it. */}
        <div className="-m-1 flex flex-col gap-6 p-1 [contain-intrinsic-size:auto_70rem] [content-visibility:auto]">
          <div className={cx('grid items-start gap-6', !failure && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]')}>
            {!failure && (
              <section>
                <div className="mb-3 flex items-baseline justify-between gap-4">
                  <h2 className="font-semibold text-base">{t('standards.title')}</h2>
                  <Link to="/csrd-progress" className="text-brand-text text-sm underline-offset-2 hover:underline">
                    {t('standards.all')}
                  </Link>
                </div>
                <StandardTable standards={furthestFirst(Object.entries(report.standards_coverage))} />
              </section>
            )}
            <div
              className={
                failure
                  ? cx(
                      'grid gap-6 lg:grid-cols-2',
                      // Of three cards none stands beside a hole.
                      documents.data && 'lg:max-xl:[&>:last-child]:col-span-2 xl:grid-cols-3',
                    )
                  : 'flex flex-col gap-6 lg:pt-8'
              }
            >
              {documents.data ? (
                <>
                  <DocumentAnalysis stand={documents.data} />
                  <AiStatistics byType={documents.data.aiStatsByType} />
                </>
              ) : documents.error ? (
                <OverviewCard title={t('documents.title')}>
                  <LoadFailed
                    title={t('documents.error')}
                    error={documents.error}
                    refetch={documents.refetch}
                    isFetching={documents.isFetching}
                  />
                </OverviewCard>
              ) : (
                <Loading>
                  <Skeleton className="h-40 rounded-xl" />
                </Loading>
              )}
              <SurveyStatus />
            </div>
          </div>
          <CoverageByKind />
        </div>
      </AfterPaint>
    </PageBody>
  )
}

/** The recommendations, once they come near: on a phone they stand two screens down. */
function Advice({ isWorking }: { isWorking: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  if (!useNear(place))
    return (
      <div ref={place}>
        <AdvicePlace />
      </div>
    )
  return (
    <Suspense fallback={<AdviceSkeleton />}>
      <AdviceSection isWorking={isWorking} />
    </Suspense>
  )
}

function OverviewSkeleton() {
  const t = useTexts(overviewTexts)
  return (
    <PageBody>
      <Loading label={t('loading')} className="flex flex-col gap-6">
        <Skeleton className="h-30 rounded-xl" />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Skeleton className="h-120 rounded-xl" />
          <div className="flex flex-col gap-6 lg:pt-8">
            <Skeleton className="h-36 rounded-xl" />
            <Skeleton className="h-52 rounded-xl" />
          </div>
        </div>
      </Loading>
    </PageBody>
  )
}

/** Asks whose documents are whose values are questions only until somebody says so. */
function CompanyQuestion() {
  const { data } = useQuery(newestDocumentsQuery)
  return (
    <div className="-mt-4 empty:hidden">
      <OtherCompanies documents={data?.results ?? []} />
    </div>
  )
}
