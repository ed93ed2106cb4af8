import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { Loading, Notice, Skeleton } from '../../../../ui/States.tsx'
import { ModelAhead } from './ModelAhead.tsx'
import { ModelAnswers } from './ModelAnswers.tsx'
import { ModelConsent } from './ModelConsent.tsx'
import { ModelDocuments } from './ModelDocuments.tsx'
import { ModelMonth } from './ModelMonth.tsx'
import { ModelRuns } from './ModelRuns.tsx'
import { modelQuery } from './queries.ts'
import { modelTexts } from './texts.ts'

/** The language model as an administrator decides about it: who receives what, what it cost, and what came of it. */
export function ModelSection() {
  const t = useTexts(modelTexts)
  const { data, error, refetch, isFetching } = useQuery(modelQuery)
  return (
    <section aria-labelledby="language-model">
      <h2 id="language-model" className="font-semibold text-base">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-secondary text-sm">{t('lead')}</p>
      {!data && error && (
        <Card>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      )}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-40 w-full rounded-xl" />
        </Loading>
      )}
      {data && !data.model && <Notice tone="neutral">{t('none')}</Notice>}
      {data?.model && (
        <Card className="divide-y divide-line [&>*]:px-5 [&>*]:py-4 max-md:[&>*]:px-4">
          <ModelConsent standing={data} model={data.model} />
          {data.ahead && <ModelAhead ahead={data.ahead} />}
          <ModelMonth month={data.month} />
          <ModelDocuments standing={data} />
          {data.runs.length > 0 && <ModelRuns runs={data.runs} />}
          <ModelAnswers answers={data.answers} />
        </Card>
      )}
    </section>
  )
}
