import type { Survey, SurveyResponse } from '@esrs/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Download, Inbox } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useLastPage } from '../../kit/use-last-page.ts'
import { Count } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import { Card } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { EmptyState, Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toast.ts'
import { AnswerResults } from './AnswerResults.tsx'
import { exportResponses, responsesPerPage, responsesQuery } from './queries.ts'
import { ResponseList } from './ResponseList.tsx'
import { ResponseStats } from './ResponseStats.tsx'
import { statusOf, useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

interface ResponsesProps {
  survey: Survey
  query: UseQueryResult<SurveyResponse[]>
}

/** One page of responses, or why there is none. */
function Responses({ survey, query: { data, error, refetch, isFetching } }: ResponsesProps) {
  const t = useTexts(surveyTexts)
  if (error && !data)
    return <LoadFailed title={t('responses.failed')} error={error} refetch={refetch} isFetching={isFetching} />
  if (!data)
    return (
      <Loading label={t('responses.loading')} className="flex flex-col gap-3 p-5">
        <Skeleton className="h-8 rounded-md" />
        <Skeleton className="h-8 rounded-md" />
      </Loading>
    )
  if (data.length === 0) return <p className="px-5 pb-5 text-muted text-sm">{t('responses.noMatch')}</p>
  return <ResponseList survey={survey} responses={data} />
}

/** Who has answered: how many of each kind, and every response. */
export function ResponsesSection({ survey }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const errorText = useErrorText()
  const names = useSurveyNames()
  const { number } = useFormats()
  const [page, setPage] = useState(1)
  const [type, setType] = useState('')
  const { response_stats: stats } = survey
  const isShown = stats.total > 0 && !stats.withheld
  const query = useQuery({ ...responsesQuery(survey.sid, page, type), enabled: isShown })
  const kinds = Object.entries(stats.by_type).filter(([kind]) => kind !== '*')
  const hasKinds = isShown && kinds.length > 1
  const count = type === '' ? stats.total : (stats.by_type[type] ?? 0)
  const pages = Math.ceil(count / responsesPerPage)
  useLastPage(page, pages, setPage)
  const download = async (format: 'csv' | 'xlsx') => {
    try {
      saveFile(await exportResponses(survey.sid, format), `${survey.title}.${format}`)
    } catch (failure) {
      toast({ title: t('responses.exportFailed'), description: errorText(failure), variant: 'destructive' })
    }
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2 px-5 py-4">
        <h2 className="font-semibold text-base">{t('responses.title')}</h2>
        <Count>{number(stats.total)}</Count>
        <span className="flex-1" />
        {/* On a phone the two controls have a row of their own, together. */}
        <div className={cx('flex items-center gap-2', hasKinds && 'max-md:w-full')}>
          {hasKinds && (
            <Select
              aria-label={t('responses.filter')}
              value={type || '_all'}
              onChange={(value) => {
                setType(value === '_all' ? '' : value)
                setPage(1)
              }}
              options={[
                { value: '_all', label: t('responses.all') },
                ...kinds.map(([kind]) => ({ value: kind, label: names.respondent(kind) })),
              ]}
              className="md:w-auto! max-md:min-w-0 max-md:flex-1"
            />
          )}
          {isShown && (
            <Menu
              trigger={
                <Button>
                  <Download aria-hidden className="size-4" />
                  {t('responses.export')}
                </Button>
              }
            >
              <MenuItem onSelect={() => void download('xlsx')}>{t('responses.xlsx')}</MenuItem>
              <MenuItem onSelect={() => void download('csv')}>{t('responses.csv')}</MenuItem>
            </Menu>
          )}
        </div>
      </div>
      {stats.total === 0 ? (
        <EmptyState
          icon={<Inbox aria-hidden strokeWidth={1.75} />}
          title={t(statusOf(survey.status) === 'closed' ? 'responses.noneClosed' : 'responses.none')}
        >
          {statusOf(survey.status) !== 'closed' && t('responses.noneText')}
        </EmptyState>
      ) : stats.withheld ? (
        <Notice tone="neutral" className="mx-5 mb-5">
          {t('responses.withheld', { count: stats.total })}
        </Notice>
      ) : (
        <>
          <ResponseStats stats={stats} />
          <AnswerResults survey={survey} />
          <Responses survey={survey} query={query} />
          {query.data && count > responsesPerPage && (
            <Pagination page={page} pages={pages} count={count} pageSize={responsesPerPage} onPage={setPage} />
          )}
        </>
      )}
    </Card>
  )
}
