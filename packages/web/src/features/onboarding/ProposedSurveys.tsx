import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Count } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import { categoryText } from './categories.ts'
import { proposedSurveysQuery } from './queries.ts'
import { onboardingTexts } from './texts.ts'

/** Surveys that would bring evidence from these groups; they fail and load apart from the stakeholders. */
export function ProposedSurveys() {
  const t = useTexts(onboardingTexts)
  const { data, error, refetch, isFetching } = useQuery(proposedSurveysQuery)
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="proposed-surveys" className="mt-8">
      <div className="flex min-h-control flex-wrap items-center gap-2">
        <h3 id="proposed-surveys" className="font-semibold text-base">
          {t('surveys.title')}
        </h3>
        {data && <Count>{data.length}</Count>}
      </div>
      <p className="mb-3 text-pretty text-muted text-sm">{t('surveys.lead')}</p>
      <Card>
        {error && !data ? (
          <LoadFailed title={t('surveys.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : !data ? (
          <Loading label={t('surveys.loading')} className="flex flex-col gap-4 p-4">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </Loading>
        ) : (
          <ul aria-labelledby="proposed-surveys">
            {data.map((survey) => (
              <li
                key={survey.sid}
                className="relative flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 hover:bg-hover"
              >
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <Link
                      to="/survey"
                      state={{ survey }}
                      className="min-w-0 font-medium text-ink no-underline after:absolute after:inset-0 [overflow-wrap:anywhere]"
                    >
                      {survey.title}
                    </Link>
                  </p>
                  <p className="mt-0.5 text-secondary text-sm">
                    {t('surveys.facts', {
                      group: categoryText(t, survey.target_group),
                      count: survey.questions.length,
                    })}
                  </p>
                </div>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
