import { useQuery } from '@tanstack/react-query'
import { useErrorText } from '../../../../i18n/error-texts/error-text.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Card } from '../../../../ui/Page.tsx'
import { ErrorState, Loading, Notice, Skeleton } from '../../../../ui/States.tsx'
import { ModelAnswers } from './ModelAnswers.tsx'
import { ModelConsent } from './ModelConsent.tsx'
import { ModelDocuments } from './ModelDocuments.tsx'
import { ModelMonth } from './ModelMonth.tsx'
import { modelQuery } from './queries.ts'
import { modelTexts } from './texts.ts'

/** The language model as an administrator decides about it: who receives what, what it cost, and what came of it. */
export function ModelSection() {
  const t = useTexts(modelTexts)
  const errorText = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(modelQuery)
  return (
    <section aria-labelledby="language-model">
      <h2 id="language-model" className="font-semibold text-base">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-secondary text-sm">{t('lead')}</p>
      {!data && error && (
        <Card>
          <ErrorState title={t('failed')} onRetry={() => void refetch()} busy={isFetching}>
            {errorText(error)}
          </ErrorState>
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
          <ModelMonth month={data.month} />
          <ModelDocuments standing={data} />
          <ModelAnswers answers={data.answers} />
        </Card>
      )}
    </section>
  )
}
