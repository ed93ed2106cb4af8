import type { Survey } from '@esrs/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { List, type ListColumn } from '../../kit/list/List.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { listTone, statusOf, useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

function StatusBadge({ survey }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const status = statusOf(survey.status)
  return <Badge tone={listTone(status)}>{t(`status.${status}`)}</Badge>
}

/** The title leads to the survey, which is passed along. Its link covers the row. */
function TitleLink({ survey }: { survey: Survey }) {
  return (
    <Link
      to="/survey"
      state={{ survey }}
      className="font-medium text-ink no-underline after:absolute after:inset-0 [overflow-wrap:anywhere]"
    >
      {survey.title}
    </Link>
  )
}

/** The surveys of the company. */
export function SurveyList({ surveys }: { surveys: readonly Survey[] | null }) {
  const t = useTexts(surveyTexts)
  const { date, number } = useFormats()
  const names = useSurveyNames()
  const columns: ListColumn<Survey>[] = [
    {
      id: 'title',
      head: t('column.title'),
      look: 'static py-2',
      cell: (survey) => (
        <>
          <TitleLink survey={survey} />
          {survey.created_at && (
            <p className="text-muted text-xs">{t('list.created', { date: date(survey.created_at) })}</p>
          )}
        </>
      ),
    },
    {
      id: 'group',
      head: t('column.group'),
      width: 'w-52',
      look: 'text-secondary',
      title: (survey) => names.group(survey.target_group),
      cell: (survey) => names.group(survey.target_group),
    },
    {
      id: 'questions',
      head: t('column.questions'),
      width: 'w-28',
      numeric: true,
      cell: (survey) => number(survey.questions.length),
    },
    {
      id: 'responses',
      head: t('column.responses'),
      width: 'w-28',
      numeric: true,
      cell: (survey) => number(survey.response_stats.total),
    },
    { id: 'status', head: t('column.status'), width: 'w-36', cell: (survey) => <StatusBadge survey={survey} /> },
    {
      id: 'open',
      head: '',
      width: 'w-12',
      cell: () => <ChevronRight aria-hidden className="size-4 text-muted" />,
    },
  ]
  return (
    <List
      label={t('list.caption')}
      loading={t('list.loading')}
      rows={surveys}
      keyOf={({ id }) => id}
      columns={columns}
      isNarrow={useNarrow()}
      rowLook={() => 'relative'}
      cardLook="relative flex flex-col gap-1 py-3"
      card={(survey) => (
        <>
          <div className="flex items-start gap-3">
            <span className="min-w-0 flex-1">
              <TitleLink survey={survey} />
            </span>
            <StatusBadge survey={survey} />
          </div>
          <p className="text-muted text-sm">{names.group(survey.target_group)}</p>
          <p className="num text-muted text-xs">
            {t('count', { count: survey.questions.length })} · {t('responded', { count: survey.response_stats.total })}
            {survey.created_at && ` · ${date(survey.created_at)}`}
          </p>
        </>
      )}
    />
  )
}
