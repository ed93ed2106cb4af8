import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { byKind } from './kinds.ts'
import { OverviewCard } from './OverviewCard.tsx'
import { statsQuery } from './queries.ts'
import { overviewTexts } from './texts.ts'

/** How much of what is asked for has an answer, by kind of answer. */
export function CoverageByKind() {
  const t = useTexts(overviewTexts)
  const { data, error, refetch, isFetching } = useQuery(statsQuery)
  return (
    <OverviewCard title={t('coverage.title')}>
      {data ? (
        <>
          <Kinds byType={data.data.by_data_type} />
          <OwnDatapoints {...data.data.entity_specific} />
        </>
      ) : error ? (
        <LoadFailed title={t('coverage.error')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-10 rounded-md" />
        </Loading>
      )}
    </OverviewCard>
  )
}

/** Datapoints that the company added itself; a line of their own, because they count to no total. */
function OwnDatapoints({ total, completed }: { total: number; completed: number }) {
  const t = useTexts(overviewTexts)
  const { number } = useFormats()
  if (total === 0) return null
  return (
    <p className="mt-4 text-muted text-sm">
      {t('coverage.own', { completed: number(completed), total: number(total) })}
    </p>
  )
}

function Kinds({ byType }: { byType: Record<string, { total: number; completed: number; to_check: number }> }) {
  const t = useTexts(overviewTexts)
  const { number, percent } = useFormats()
  return (
    <dl className="grid gap-x-10 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {byKind(Object.entries(byType)).map(({ kind, counts: { total, completed, to_check: toCheck } }) => {
        const rate = percent(total > 0 ? (100 * completed) / total : 0)
        return (
          <div key={kind} className="grid grid-cols-[1fr_auto] grid-rows-[1fr_auto] items-baseline gap-x-4 gap-y-2">
            <dt className="text-secondary">{t(`kind.${kind}`)}</dt>
            <dd className="num flex gap-4">
              <span className="text-muted">
                {t('coverage.of', { completed: number(completed), total: number(total) })}
              </span>
              <span className="font-semibold">{rate}</span>
            </dd>
            <dd className="col-span-2">
              <Bar
                total={total}
                segments={[
                  { value: completed, tone: 'brand' },
                  { value: toCheck, tone: 'waiting' },
                ]}
                label={t('coverage.bar', { kind: t(`kind.${kind}`), rate, toCheck: number(toCheck) })}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
