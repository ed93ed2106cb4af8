import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Quote, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useMay } from '../../api/role.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card, PageBody } from '../../ui/Page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/States.tsx'
import { AttachDialog } from './AttachDialog.tsx'
import { EraseResponse } from './EraseResponse.tsx'
import { isMissing, responseQuery, surveyQuery } from './queries.ts'
import { useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

/** One response, whole. */
export default function ResponsePage() {
  const mayReport = useMay('report')
  const t = useTexts(surveyTexts)
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { dateTime } = useFormats()
  const names = useSurveyNames()
  const { sid = '', responseId = '' } = useParams()
  const survey = useQuery(surveyQuery(sid))
  const response = useQuery(responseQuery(sid, responseId))
  const [attaching, setAttaching] = useState<{ question: number; text: string } | null>(null)

  const error = survey.error ?? response.error
  if (error)
    return (
      <PageBody width="form">
        <Card>
          {isMissing(error) ? (
            <EmptyState icon={<SearchX aria-hidden strokeWidth={1.75} />} title={t('response.missing')}>
              {t('response.missingText')}
            </EmptyState>
          ) : (
            <ErrorState
              title={t('response.failed')}
              busy={survey.isFetching || response.isFetching}
              onRetry={() => void Promise.all([survey.refetch(), response.refetch()])}
            >
              {errorText(error)}
            </ErrorState>
          )}
        </Card>
      </PageBody>
    )
  if (!survey.data || !response.data)
    return (
      <PageBody width="form">
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-64 rounded-xl" />
        </Loading>
      </PageBody>
    )
  const { metadata, responses, general_notes: notes, created_at: at, respondent_type: type } = response.data
  const facts = [
    { label: t('response.name'), value: metadata.name },
    { label: t('response.email'), value: metadata.email },
    { label: t('response.company'), value: metadata.company },
    { label: t('response.type'), value: names.respondent(type) },
    { label: t('response.date'), value: dateTime(at) },
  ].filter(({ value }) => value !== '')
  return (
    <PageBody width="form">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button asChild look="ghost" className="-ml-3">
          <Link to="/survey" state={{ survey: survey.data }}>
            <ArrowLeft aria-hidden className="size-4" />
            {t('response.back')}
          </Link>
        </Button>
        <span className="flex-1" />
        <EraseResponse
          sid={sid}
          response={response.data}
          onErased={() => navigate('/survey', { replace: true, state: { survey: survey.data } })}
        />
      </div>
      <Card className="p-5">
        <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">{survey.data.title}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 max-md:grid-cols-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="text-sm [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ol className="mt-4 flex flex-col gap-4">
        {survey.data.questions.map(({ id, text }, i) => {
          const { answer = '', supporting_material: material } = responses[i] ?? {}
          return (
            <li key={id}>
              <Card className="p-5">
                <h3 className="font-medium text-sm [overflow-wrap:anywhere]">
                  <span className="font-normal text-muted">{i + 1}.</span> {text}
                </h3>
                <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
                {material && (
                  <p className="mt-3 whitespace-pre-line text-secondary text-sm [overflow-wrap:anywhere]">
                    <span className="block text-muted text-xs">{t('response.material')}</span>
                    {material}
                  </p>
                )}
                {mayReport && answer !== '' && (
                  <Button
                    look="ghost"
                    className="mt-2 -ml-3"
                    aria-label={t('attach.label', { number: i + 1 })}
                    onClick={() => setAttaching({ question: i, text: answer })}
                  >
                    <Quote aria-hidden className="size-4" />
                    {t('attach.action')}
                  </Button>
                )}
              </Card>
            </li>
          )
        })}
      </ol>
      {notes && (
        <Card className="mt-4 p-5">
          <h3 className="font-medium text-sm">{t('response.notes')}</h3>
          <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{notes}</p>
        </Card>
      )}
      {attaching && (
        <AttachDialog
          sid={sid}
          responseId={responseId}
          answer={attaching}
          suggested={survey.data.proposal?.datapoints ?? []}
          onClose={() => setAttaching(null)}
        />
      )}
    </PageBody>
  )
}
