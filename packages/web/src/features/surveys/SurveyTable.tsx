import type { Survey } from '@esrs/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Cell, HeadCell, Table, TableRow } from '../../ui/Table.tsx'
import { listTone, statusOf, useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

interface SurveyListProps {
  surveys: readonly Survey[]
}

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

export function SurveyTable({ surveys }: SurveyListProps) {
  const t = useTexts(surveyTexts)
  const { date, number } = useFormats()
  const names = useSurveyNames()
  return (
    <Table aria-label={t('list.caption')}>
      <thead>
        <tr>
          <HeadCell>{t('column.title')}</HeadCell>
          <HeadCell className="w-52">{t('column.group')}</HeadCell>
          <HeadCell numeric className="w-28">
            {t('column.questions')}
          </HeadCell>
          <HeadCell numeric className="w-28">
            {t('column.responses')}
          </HeadCell>
          <HeadCell className="w-36">{t('column.status')}</HeadCell>
          <HeadCell className="w-12" aria-hidden />
        </tr>
      </thead>
      <tbody>
        {surveys.map((survey) => (
          <TableRow key={survey.id} className="relative">
            <Cell className="static py-2">
              <TitleLink survey={survey} />
              {survey.created_at && (
                <p className="text-muted text-xs">{t('list.created', { date: date(survey.created_at) })}</p>
              )}
            </Cell>
            <Cell className="text-secondary" title={names.group(survey.target_group)}>
              {names.group(survey.target_group)}
            </Cell>
            <Cell numeric>{number(survey.questions.length)}</Cell>
            <Cell numeric>{number(survey.response_stats.total)}</Cell>
            <Cell>
              <StatusBadge survey={survey} />
            </Cell>
            <Cell>
              <ChevronRight aria-hidden className="size-4 text-muted" />
            </Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

/** The same list for a narrow screen. */
export function SurveyCards({ surveys }: SurveyListProps) {
  const t = useTexts(surveyTexts)
  const { date } = useFormats()
  const names = useSurveyNames()
  return (
    <ul aria-label={t('list.caption')}>
      {surveys.map((survey) => (
        <li key={survey.id} className="relative flex flex-col gap-1 border-line border-b px-4 py-3 last:border-b-0">
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
        </li>
      ))}
    </ul>
  )
}
