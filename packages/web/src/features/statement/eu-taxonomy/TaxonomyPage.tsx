import type { TaxonomyState } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { Leaf } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '../../../api/role.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { EmptyState, Loading, Notice, Skeleton } from '../../../ui/States.tsx'
import { StatementFrame } from '../StatementFrame.tsx'
import { ActivityList } from './ActivityList.tsx'
import { emptyDisclosure } from './activity-form.ts'
import { FoundForms } from './FoundForms.tsx'
import { KpiTable } from './KpiTable.tsx'
import { taxonomyQuery, useSaveTaxonomy } from './queries.ts'
import { Totals } from './Totals.tsx'
import { taxonomyTexts } from './texts.ts'

/** Page of the disclosures on the EU taxonomy (Regulation (EU) 2020/852, Article 8). */
export default function TaxonomyPage() {
  const t = useTexts(taxonomyTexts)
  const { data, error, refetch, isFetching } = useQuery(taxonomyQuery(useLanguage()))
  return (
    <StatementFrame>
      {data ? (
        <Disclosures state={data} />
      ) : error ? (
        <Card>
          <LoadFailed title={t('failed')} error={error} refetch={refetch} isFetching={isFetching} />
        </Card>
      ) : (
        <Loading label={t('loading')} className="flex flex-col gap-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-40 rounded-xl" />
          <Skeleton className="h-64 rounded-xl" />
        </Loading>
      )}
    </StatementFrame>
  )
}

function Disclosures({ state }: { state: TaxonomyState }) {
  const t = useTexts(taxonomyTexts)
  const { disclosure, result, remarks } = state
  if (!disclosure)
    return (
      <div className="flex flex-col gap-8">
        <Beginning state={state} />
        <FoundForms state={state} />
      </div>
    )
  const ofAll = remarks.filter(({ activity }) => activity === null)
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-pretty text-secondary">{t('lead')}</p>
      {ofAll.length > 0 && (
        <Notice tone="warning">
          <ul className="flex flex-col gap-1">
            {ofAll.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {result && <KpiTable result={result} currency={state.currency} isOpexOut={disclosure.opex_left_out !== null} />}
      <FoundForms state={state} />
      <ActivityList state={state} disclosure={disclosure} />
      <Totals state={state} disclosure={disclosure} />
      <p className="text-sm">
        <Link className="text-brand-text underline underline-offset-2" to="/report?chapter=ART8">
          {t('toChapter')}
        </Link>
      </p>
    </div>
  )
}

/** What stands there while nothing is entered: whether the law asks for it, and how to begin. */
function Beginning({ state }: { state: TaxonomyState }) {
  const t = useTexts(taxonomyTexts)
  const errorText = useErrorText()
  const mayReport = useMay('report')
  const save = useSaveTaxonomy(state)
  const { duty, last_year: last } = state
  return (
    <Card>
      <EmptyState
        icon={<Leaf aria-hidden />}
        title={t('empty.title')}
        action={
          mayReport && (
            <div className="flex flex-wrap justify-center gap-2">
              {last && (
                <Button look="primary" busy={save.isPending} onClick={() => save.mutate(last)}>
                  {t('empty.lastYear')}
                </Button>
              )}
              <Button
                look={last ? 'outline' : 'primary'}
                busy={save.isPending}
                onClick={() => save.mutate(emptyDisclosure())}
              >
                {t('empty.begin')}
              </Button>
            </div>
          )
        }
      >
        {t(`empty.${duty}`)}{' '}
        <Link className="text-brand-text underline underline-offset-2" to="/company-profile#law">
          {t('empty.law')}
        </Link>
      </EmptyState>
      {save.error && (
        <Notice tone="danger" role="alert" className="m-4">
          {errorText(save.error)}
        </Notice>
      )}
    </Card>
  )
}
