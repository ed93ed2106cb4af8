import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { companyQuery } from '../../api/queries.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Card } from '../../ui/Page.tsx'
import type { SurveyDraft } from './survey-draft.ts'
import { surveyTexts } from './texts.ts'

/** How the page of the survey will begin. */
export function SurveyPreview({ draft }: { draft: SurveyDraft }) {
  const t = useTexts(surveyTexts)
  const { data: company } = useQuery(companyQuery)
  const count = draft.questions.length
  return (
    <aside aria-label={t('create.preview')} className="max-lg:hidden">
      <h2 className="mb-2 font-semibold text-base">{t('create.preview')}</h2>
      <Card className="overflow-hidden">
        <div className="p-5">
          <p className="text-muted text-xs">{company?.name}</p>
          <p className="mt-1 font-semibold text-lg [overflow-wrap:anywhere]">
            {draft.title || t('create.previewEmpty')}
          </p>
          <p className="mt-2 flex items-center gap-1.5 text-muted text-xs">
            <Clock aria-hidden className="size-3.5" />
            {t('create.previewMinutes', { count })} · {t('count', { count })}
          </p>
        </div>
        <div className="border-line border-t bg-sunken p-5">
          <p className="font-medium text-sm [overflow-wrap:anywhere]">
            1. {draft.questions[0]?.text || t('create.previewQuestion')}
          </p>
          <div aria-hidden className="mt-2 h-12 rounded-md border border-line-input bg-surface" />
        </div>
      </Card>
      <p className="mt-3 text-pretty text-muted text-xs">
        {t(draft.anonymous ? 'create.previewAnonymous' : 'create.previewNamed')}
      </p>
    </aside>
  )
}
