import type { MaterialTopic } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { materialityQuery } from '../../iros/queries.ts'
import { Badge, CodeChip } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import type { LaterStepProps } from './LaterStep.tsx'
import { StepBody } from './StepBody.tsx'
import { StepFooter } from './StepFooter.tsx'
import { onboardingTexts } from './texts.ts'

/** Which topics are decided, and the way to where they are. */
export function MaterialityStep({ step, onBack, onStep }: LaterStepProps) {
  const t = useTexts(onboardingTexts)
  const { data, error, refetch, isFetching } = useQuery(materialityQuery(useLanguage()))
  return (
    <>
      <StepBody title={t('materiality.title')} lead={t('materiality.lead')}>
        {data ? (
          <Topics topics={data} />
        ) : error ? (
          <LoadFailed title={t('materiality.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : (
          <Loading label={t('materiality.loading')} className="mt-6">
            <Skeleton className="h-80 rounded-xl" />
          </Loading>
        )}
      </StepBody>
      <StepFooter onBack={onBack} onContinue={() => onStep(step + 1)} />
    </>
  )
}

function Topics({ topics }: { topics: readonly MaterialTopic[] }) {
  const t = useTexts(onboardingTexts)
  if (topics.length === 0) return <p className="mt-6 text-muted">{t('materiality.none')}</p>
  const decided = topics.filter(({ material }) => material !== null).length
  const out = topics.filter(({ material }) => material === false).length
  return (
    <>
      <div className="mt-6 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="num min-w-0 flex-1 font-medium text-sm">
          {t('materiality.summary', { count: topics.length, decided, out })}
        </p>
        <Button asChild>
          <Link to="/iro/decisions">{t(decided < topics.length ? 'materiality.assess' : 'materiality.again')}</Link>
        </Button>
      </div>
      <Card>
        <ul aria-label={t('materiality.list')}>
          {topics.map(({ code, title, material }) => (
            <li
              key={code}
              className="flex min-h-10 items-center gap-3 border-line border-b px-4 py-2 text-sm last:border-b-0"
            >
              <CodeChip code={code} listed />
              <span className="min-w-0 flex-1">{title}</span>
              {material === null ? (
                <Badge tone="warning">{t('materiality.open')}</Badge>
              ) : (
                <Badge tone={material ? 'success' : 'neutral'}>
                  {t(material ? 'materiality.material' : 'materiality.notMaterial')}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
