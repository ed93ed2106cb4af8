import type { Survey } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Sparkles, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge, CodeChip, Count } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Page.tsx'
import { EmptyState, Loading, Skeleton } from '../../ui/States.tsx'
import { proposalsQuery } from './queries.ts'
import { useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

const shownCodes = 3

function ProposalCard({ survey }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const names = useSurveyNames()
  const { reason = '', datapoints = [] } = survey.proposal ?? {}
  const more = datapoints.length - shownCodes
  return (
    <li className="relative flex min-w-0 flex-col rounded-xl border border-line bg-surface p-5 focus-within:border-brand hover:border-line-strong">
      <div className="flex items-center gap-2">
        <Badge tone="brand">
          <Sparkles aria-hidden />
          {t('proposals.badge')}
        </Badge>
        <span className="num ml-auto whitespace-nowrap text-muted text-xs">
          {t('count', { count: survey.questions.length })}
        </span>
      </div>
      <h3 className="mt-3 font-semibold text-base">
        <Link
          to="/survey"
          state={{ survey }}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl [overflow-wrap:anywhere]"
        >
          {survey.title}
        </Link>
      </h3>
      <p className="mt-1.5 text-pretty text-secondary text-sm">{reason}</p>
      <ul aria-label={t('detail.servesMissing')} className="mt-2 flex flex-wrap items-center gap-1">
        {datapoints.slice(0, shownCodes).map(({ key, name }) => (
          <li key={key} title={name} className="flex">
            <CodeChip code={key} />
          </li>
        ))}
        {more > 0 && (
          <li className="num whitespace-nowrap text-muted text-xs">{t('proposals.more', { count: more })}</li>
        )}
      </ul>
      <p className="mt-auto flex items-start gap-2 pt-3 text-muted text-sm">
        <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <span className="sr-only">{t('column.group')}: </span>
          {names.group(survey.target_group)}
        </span>
      </p>
    </li>
  )
}

/** Surveys that would bring evidence where it is missing. They fail and load apart from the company's own. */
export function ProposalSection() {
  const t = useTexts(surveyTexts)
  const { data, error, refetch, isFetching } = useQuery(proposalsQuery)
  return (
    <section aria-labelledby="proposals" className="mt-8">
      <div className="mb-3 flex min-h-control flex-wrap items-center gap-x-2 gap-y-0.5">
        <h2 id="proposals" className="font-semibold text-base">
          {t('proposals.title')}
        </h2>
        {data && data.length > 0 && (
          <>
            <Count>{data.length}</Count>
            <span className="text-muted text-sm">{t('proposals.note')}</span>
          </>
        )}
      </div>
      {error && !data ? (
        <Card>
          <LoadFailed title={t('proposals.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : !data ? (
        <Loading label={t('proposals.loading')} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-44 rounded-xl" />
          ))}
        </Loading>
      ) : data.length === 0 ? (
        <Card>
          <EmptyState icon={<Sparkles aria-hidden strokeWidth={1.75} />} title={t('proposals.emptyTitle')}>
            {t('proposals.empty')}
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {data.map((survey) => (
            <ProposalCard key={survey.id} survey={survey} />
          ))}
        </ul>
      )}
    </section>
  )
}
