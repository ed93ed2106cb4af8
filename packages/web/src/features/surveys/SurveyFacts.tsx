import type { Survey } from '@esrs/contract'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Page.tsx'
import { useSurveyNames } from './status.ts'
import { surveyTexts } from './texts.ts'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="text-sm [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** What the survey says and asks. */
export function SurveyFacts({ survey }: { survey: Survey }) {
  const t = useTexts(surveyTexts)
  const { dateTime, date } = useFormats()
  const names = useSurveyNames()
  const { proposal } = survey
  return (
    <Card className="flex flex-col gap-5 p-5">
      <div>
        <h2 className="font-semibold text-lg [overflow-wrap:anywhere]">{survey.title}</h2>
        <p className="mt-1 whitespace-pre-line text-secondary [overflow-wrap:anywhere]">{survey.description}</p>
      </div>
      {proposal && (
        <div>
          <h3 className="font-medium text-sm">{t(survey.ai_generated ? 'detail.why' : 'detail.whyWas')}</h3>
          <p className="max-w-prose text-secondary text-sm">{proposal.reason}</p>
          {proposal.datapoints.length > 0 && (
            <>
              <h3 className="mt-3 font-medium text-sm">
                {t(survey.ai_generated ? 'detail.servesMissing' : 'detail.serves')}
              </h3>
              <ul className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
                {proposal.datapoints.map(({ key, name }) => (
                  <li key={key} className="col-span-2 grid grid-cols-subgrid items-baseline text-sm">
                    <CodeChip code={key} className="justify-self-start" />
                    <span className="[overflow-wrap:anywhere]">{name}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3">
        <Fact label={t('detail.group')}>{names.group(survey.target_group)}</Fact>
        {survey.created_at && <Fact label={t('detail.created')}>{date(survey.created_at)}</Fact>}
        <Fact label={t('detail.anonymous')}>{t(survey.anonymous ? 'detail.yes' : 'detail.no')}</Fact>
        {!survey.ai_generated && (
          <>
            <Fact label={t('detail.closes')}>{survey.closes_at ? dateTime(survey.closes_at) : t('detail.open')}</Fact>
            <Fact label={t('detail.retention')}>
              {survey.retention_days === null
                ? t('detail.kept')
                : t('detail.retentionDays', { count: survey.retention_days })}
            </Fact>
          </>
        )}
      </dl>
      <div>
        <h3 className="font-medium text-sm">{t('detail.questions')}</h3>
        <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-sm marker:text-muted">
          {survey.questions.map(({ id, text }) => (
            <li key={id} className="pl-1 [overflow-wrap:anywhere]">
              {text}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
