import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { May } from '../../api/May.tsx'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { ProposalSection } from './ProposalSection.tsx'
import { surveysQuery } from './queries.ts'
import { SurveyList } from './SurveyList.tsx'
import { surveyTexts } from './texts.ts'

/** Every survey of the company, the way to a new one, and what is recommended. */
export default function SurveysPage() {
  const t = useTexts(surveyTexts)
  const { data, error, refetch, isFetching } = useQuery(surveysQuery)
  const responses = data?.reduce((sum, { response_stats: { total } }) => sum + total, 0) ?? 0
  const create = (
    <May>
      <Button asChild look="primary">
        <Link to="/create-survey">
          <Plus aria-hidden className="size-4" />
          {t('list.create')}
        </Link>
      </Button>
    </May>
  )
  return (
    <PageBody>
      <div className="mb-3 flex min-h-control flex-wrap items-center gap-2">
        <h2 className="font-semibold text-base">{t('list.title')}</h2>
        {data && data.length > 0 && (
          <>
            <Count>{data.length}</Count>
            <span className="num text-muted text-sm max-md:hidden">{t('list.responses', { count: responses })}</span>
          </>
        )}
        <span className="flex-1" />
        {create}
      </div>
      <TableCard>
        {error && !data ? (
          <LoadFailed title={t('list.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : data?.length === 0 ? (
          <EmptyState icon={<MessagesSquare aria-hidden strokeWidth={1.75} />} title={t('list.emptyTitle')}>
            {t('list.empty')}
          </EmptyState>
        ) : (
          <SurveyList surveys={data ?? null} />
        )}
      </TableCard>
      <ProposalSection />
    </PageBody>
  )
}
