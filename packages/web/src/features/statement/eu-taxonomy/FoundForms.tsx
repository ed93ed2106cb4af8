import type { TaxonomyFoundForm, TaxonomyState } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { DocumentViewer } from '../../../document/viewer/DocumentViewer.tsx'
import { wholePage } from '../../../document/viewer/place.ts'
import { useErrorText } from '../../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../../i18n/error-texts/LoadFailed.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Badge, CodeChip } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { Notice } from '../../../ui/States.tsx'
import { shownMoney } from './amounts.ts'
import { foundQuery, useSaveTaxonomy } from './queries.ts'
import { taxonomyTexts } from './texts.ts'

type Line = Pick<TaxonomyFoundForm['total'], 'page' | 'excerpt'>

/** What documents print in forms of Article 8, each figure with its line, to be taken where nothing is entered. */
export function FoundForms({ state }: { state: TaxonomyState }) {
  const t = useTexts(taxonomyTexts)
  const errorText = useErrorText()
  const mayReport = useMay('report')
  const { data, error, refetch, isFetching } = useQuery(foundQuery)
  const save = useSaveTaxonomy(state)
  if (error)
    return (
      <Card>
        <LoadFailed title={t('found.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      </Card>
    )
  if (!data || data.forms.length === 0) return null
  const { forms, disclosure } = data
  return (
    <section aria-labelledby="taxonomy-found">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 id="taxonomy-found" className="flex-1 font-semibold text-base">
          {t('found.title')}
        </h2>
        {mayReport && disclosure && (
          <Button look="primary" busy={save.isPending} onClick={() => save.mutate(disclosure)}>
            {t('found.take')}
          </Button>
        )}
      </div>
      <p className="mb-2 max-w-prose text-pretty text-secondary text-sm">{t('found.lead')}</p>
      {save.error && (
        <Notice tone="danger" role="alert" className="mb-2">
          {errorText(save.error)}
        </Notice>
      )}
      <Card className="overflow-hidden">
        <ul>
          {forms.map((form) => (
            <Form key={`${form.document.id} ${form.kpi} ${form.total.page}`} form={form} currency={state.currency} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Form({ form, currency }: { form: TaxonomyFoundForm; currency: string }) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const [shown, setShown] = useState<number | null>(null)
  const { kpi, document, total, rows, unread, differs, use } = form
  const money = (amount: string) => `${shownMoney(amount, language)} ${currency}`
  const excerpt = (line: Line) => (
    <p className="mt-0.5 text-muted text-xs [overflow-wrap:anywhere]">
      {line.excerpt.replaceAll(/\s*\n\s*/g, ' ')}{' '}
      <button
        type="button"
        onClick={() => setShown(line.page)}
        className="rounded-sm text-brand-text underline underline-offset-2 max-md:min-h-11"
      >
        {t('found.page', { page: String(line.page) })}
      </button>
    </p>
  )
  return (
    <li className="border-line border-b px-4 py-3 text-sm last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="font-medium">{t(`kpi.${kpi}`)}</h3>
        <span className="num">{money(total.amount)}</span>
        <span className="min-w-0 flex-1 text-secondary [overflow-wrap:anywhere] max-md:basis-full">
          {t('found.from', { count: rows.length, name: document.name })}
        </span>
        <Badge tone={use === 'taken' ? 'success' : use === 'open' ? 'brand' : 'warning'}>{t(`found.use.${use}`)}</Badge>
      </div>
      {use !== 'open' && use !== 'taken' && <p className="mt-1 text-secondary">{t(`found.why.${use}`)}</p>}
      {unread.length > 0 && <p className="mt-1 text-warning-text">{t('found.unread', { count: unread.length })}</p>}
      {differs && unread.length === 0 && <p className="mt-1 text-warning-text">{t('found.differs')}</p>}
      <details className="mt-1">
        <summary className="cursor-pointer rounded-sm text-brand-text max-md:min-h-11 max-md:py-2.5">
          {t('found.lines')}
        </summary>
        <ul className="mt-2 flex flex-col gap-2 border-line border-l-2 pl-3">
          <li>
            <span className="text-secondary">{t('found.total')}</span>{' '}
            <span className="num">{money(total.amount)}</span>
            {excerpt(total)}
          </li>
          {rows.map((row) => (
            <li key={`${row.group} ${row.codes.join(' ')} ${row.excerpt}`}>
              {row.codes.map((code) => (
                <CodeChip key={code} code={code} />
              ))}{' '}
              <span className="text-secondary">{t(`found.group.${row.group}`)}</span>{' '}
              <span className="num">{money(row.amount)}</span>
              {excerpt(row)}
            </li>
          ))}
          {unread.map((line) => (
            <li key={line.excerpt}>
              <span className="text-warning-text">{t(`found.left.${line.why}`)}</span>
              {excerpt(line)}
            </li>
          ))}
        </ul>
      </details>
      {shown !== null && (
        <DocumentViewer
          documentId={document.id}
          filename={document.name}
          page={shown}
          place={wholePage(document.id, document.name, shown)}
          onClose={() => setShown(null)}
        />
      )}
    </li>
  )
}
