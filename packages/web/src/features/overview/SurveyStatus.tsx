import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useRouteTable } from '../../shell/RouteContext.tsx'
import { hasRoute } from '../../shell/routes.ts'
import { Bar, type BarTone } from '../../ui/Bar.tsx'
import { cx } from '../../ui/class-names.ts'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { OverviewCard } from './OverviewCard.tsx'
import { surveyStatsQuery } from './queries.ts'
import { overviewTexts } from './texts.ts'

/** The states of a survey with the colours of their badges. */
const states = [
  { status: 'active', tone: 'success', dot: 'bg-success' },
  { status: 'draft', tone: 'neutral', dot: 'bg-neutral' },
  { status: 'processing', tone: 'info', dot: 'bg-info' },
  { status: 'closed', tone: 'danger', dot: 'bg-danger' },
  { status: 'completed', tone: 'social', dot: 'bg-soc' },
] as const satisfies { status: string; tone: BarTone; dot: string }[]

/** How the surveys are distributed over their states, and how many have answered. */
export function SurveyStatus() {
  const t = useTexts(overviewTexts)
  const { number } = useFormats()
  const routes = useRouteTable()
  const { data, error, refetch, isFetching } = useQuery(surveyStatsQuery)
  const count = data?.surveys.length ?? 0
  const all = t('surveys.all', { count, number: number(count) })
  return (
    <OverviewCard
      title={t('surveys.title')}
      note={
        data &&
        (hasRoute(routes, '/surveys') ? (
          <Link to="/surveys" className="text-brand-text underline-offset-2 hover:underline">
            {all}
          </Link>
        ) : (
          all
        ))
      }
    >
      {data ? (
        <Distribution byStatus={data.by_status} count={count} responses={data.total_responses} />
      ) : error ? (
        <LoadFailed title={t('surveys.error')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-12 rounded-md" />
        </Loading>
      )}
    </OverviewCard>
  )
}

interface DistributionProps {
  byStatus: Partial<Record<string, number>>
  count: number
  responses: number
}

function Distribution({ byStatus, count, responses }: DistributionProps) {
  const t = useTexts(overviewTexts)
  const { number, list } = useFormats()
  const there = states.flatMap((state) => {
    const value = byStatus[state.status] ?? 0
    return value > 0 ? [{ ...state, value }] : []
  })
  if (count === 0) return <p className="text-muted text-sm">{t('surveys.none')}</p>
  return (
    <>
      <Bar
        total={count}
        segments={there.map(({ value, tone }) => ({ value, tone }))}
        label={list(there.map(({ status, value }) => `${t(`surveys.status.${status}`)}: ${number(value)}`))}
      />
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {there.map(({ status, dot, value }) => (
          <div key={status} className="flex items-center gap-2">
            <span aria-hidden className={cx('size-2 shrink-0 rounded-full', dot)} />
            <dt className="text-secondary">{t(`surveys.status.${status}`)}</dt>
            <dd className="num font-medium">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-xs">
        {t('surveys.responses', { count: responses, number: number(responses) })}
      </p>
    </>
  )
}
