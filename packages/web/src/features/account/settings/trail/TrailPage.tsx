import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../../../i18n/texts.tsx'
import { useLastPage } from '../../../../kit/use-last-page.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card, PageBody } from '../../../../ui/Page.tsx'
import { Pagination } from '../../../../ui/Pagination.tsx'
import { EmptyState, Loading, Skeleton } from '../../../../ui/States.tsx'
import { ReceiverFailing } from '../receiver/ReceiverFailing.tsx'
import { ReceiverSection } from '../receiver/ReceiverSection.tsx'
import { ChainCheck } from './ChainCheck.tsx'
import { actionsPageSize, actionsQuery } from './queries.ts'
import { TrailExport } from './TrailExport.tsx'
import { TrailFilters } from './TrailFilters.tsx'
import { TrailItem } from './TrailItem.tsx'
import { trailTexts } from './texts.ts'
import { useTrailAddress } from './use-trail-address.ts'

/** Page of every action of the company, for its administrators. */
export default function TrailPage() {
  const t = useTexts(trailTexts)
  const { search, isNarrowed, set, clear } = useTrailAddress()
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(actionsQuery(search))
  const turn = (page: number) => set({ page: page > 1 ? String(page) : '' })
  useLastPage(search.page, isPlaceholderData || !data ? null : data.total_pages, turn)
  return (
    <PageBody className="flex flex-col gap-4">
      <p className="max-w-3xl text-pretty text-secondary text-sm">{t('page.lead')}</p>
      <ReceiverFailing />
      <ChainCheck>
        <TrailExport search={search} />
      </ChainCheck>
      <TrailFilters search={search} isNarrowed={isNarrowed} onChange={set} onClear={clear} />
      {!data && error && (
        <Card>
          <LoadFailed title={t('page.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      )}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-96 w-full rounded-xl" />
        </Loading>
      )}
      {data && (
        <Card className="overflow-hidden">
          {data.results.length === 0 ? (
            <EmptyState
              icon={<ScrollText aria-hidden />}
              title={t('page.emptyTitle')}
              action={<Button onClick={clear}>{t('page.reset')}</Button>}
              className="py-16"
            >
              {t('page.empty')}
            </EmptyState>
          ) : (
            <ol aria-label={t('page.list')} aria-busy={isFetching}>
              {data.results.map((row) => (
                <TrailItem key={row.number} row={row} />
              ))}
            </ol>
          )}
          <Pagination
            page={search.page}
            pages={data.total_pages}
            count={data.count}
            pageSize={actionsPageSize}
            onPage={turn}
          />
        </Card>
      )}
      <ReceiverSection />
    </PageBody>
  )
}
