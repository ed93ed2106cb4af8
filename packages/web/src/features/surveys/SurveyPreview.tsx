import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { companyQuery } from '../../api/queries.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { QuestionField } from '../../questions/QuestionField.tsx'
import { Card } from '../../ui/Page.tsx'
import { answerOffered, type SurveyDraft } from './survey-draft.ts'
import { surveyTexts } from './texts.ts'

/** The page of the survey as whoever answers will see it, with the field of each question; nothing can be entered. */
export function SurveyPreview({ draft }: { draft: SurveyDraft }) {
  const t = useTexts(surveyTexts)
  const { data: company } = useQuery(companyQuery)
  const count = draft.questions.length
  return (
    <aside aria-label={t('create.preview')} className="min-w-0">
      <h2 className="mb-2 font-semibold text-base">{t('create.preview')}</h2>
      <Card className="overflow-hidden">
        <div className="p-5">
          <p className="text-muted text-xs">{company?.name}</p>
          <p className="mt-1 font-semibold text-lg [overflow-wrap:anywhere]">
            {draft.title || t('create.previewEmpty')}
          </p>
          {draft.description && <p className="mt-1 text-pretty text-secondary text-sm">{draft.description}</p>}
          <p className="mt-2 flex items-center gap-1.5 text-muted text-xs">
            <Clock aria-hidden className="size-3.5" />
            {t('create.previewMinutes', { count })} · {t('count', { count })}
          </p>
        </div>
        {/* The form beside it says the same; a second set of fields would only be in the way. */}
        <div
          inert
          aria-hidden
          className="flex flex-col gap-6 border-line border-t bg-sunken p-5 pt-0 *:first:border-t-0"
        >
          {draft.questions.map((question, index) => (
            <QuestionField
              key={question.id}
              id={`preview-${question.id}`}
              number={index + 1}
              text={question.text || t('create.previewQuestion')}
              {...answerOffered(question, (number) => t('create.previewOption', { number }))}
              value={{ answer: '', material: '' }}
              error={undefined}
              onChange={() => undefined}
            />
          ))}
        </div>
      </Card>
      <p className="mt-3 text-pretty text-muted text-xs">
        {t(draft.anonymous ? 'create.previewAnonymous' : 'create.previewNamed')}
      </p>
    </aside>
  )
}
