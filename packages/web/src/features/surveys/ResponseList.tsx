import type { Survey, SurveyResponse } from '@esrs/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

interface ResponseListProps {
  survey: Survey
  responses: readonly SurveyResponse[]
}

/** Responses, each leading to the whole of it. */
export function ResponseList({ survey, responses }: ResponseListProps) {
  const t = useTexts(surveyTexts)
  const { date } = useFormats()
  const names = useSurveyNames()
  return (
    <ul aria-label={t('responses.caption')} className="border-line border-t">
      {responses.map((response) => {
        const { name, company } = response.metadata
        return (
          <li
            key={response.id}
            className="relative flex items-center gap-3 border-line border-b px-5 py-2.5 text-sm last:border-b-0 hover:bg-hover"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={`/survey/${survey.sid}/response/${response.id}`}
                className="font-medium text-ink no-underline after:absolute after:inset-0 [overflow-wrap:anywhere]"
              >
                {name || t('responses.anonymous')}
              </Link>
              <p className="text-muted text-xs [overflow-wrap:anywhere]">
                {[company, names.respondent(response.respondent_type)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="num whitespace-nowrap text-muted text-xs">{date(response.created_at)}</span>
            <ChevronRight aria-hidden className="size-4 text-muted" />
          </li>
        )
      })}
    </ul>
  )
}
