import { type TaxonomyResult, taxonomyKpis } from '@esrs/contract'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useNarrow } from '../../../ui/use-media.ts'
import { shownMoney } from './amounts.ts'
import { taxonomyTexts } from './texts.ts'

interface KpiTableProps {
  result: TaxonomyResult
  currency: string
  /** Operating expenditure is not assessed: only its total is shown. */
  isOpexOut: boolean
}

const rows = ['aligned', 'not_aligned', 'not_eligible', 'not_assessed'] as const
const head = 'h-9 border-line border-b bg-sunken px-3 font-medium text-muted text-xs'
const cell = 'border-line border-b px-3 py-2'

/** The three KPIs as they follow from what was entered; on narrow screens each as a list. */
export function KpiTable({ result, currency, isOpexOut }: KpiTableProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const isNarrow = useNarrow()
  const percent = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const shown = taxonomyKpis.filter((kpi) => kpi !== 'opex' || !isOpexOut)
  const share = (value: string | null) => (value === null ? '–' : `${percent.format(Number(value))} %`)
  const amount = (value: string | null) => (value === null ? '–' : shownMoney(value, language))
  if (isNarrow)
    return (
      <section aria-label={t('kpis')} className="flex flex-col gap-3">
        {shown.map((kpi) => (
          <div key={kpi} className="rounded-xl border border-line bg-surface px-4 py-3 text-sm">
            <h2 className="font-semibold">
              {t(`kpi.${kpi}`)}{' '}
              <span className="num font-normal text-muted">
                {amount(result[kpi].total)} {currency}
              </span>
            </h2>
            <dl className="mt-1">
              {rows.map((row) => (
                <div key={row} className="flex justify-between gap-3 py-1">
                  <dt>{t(`row.${row}`)}</dt>
                  <dd className="num font-medium">{share(result[kpi][row].share)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    )
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{t('kpis')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} pl-4 text-left`}>
              {t('share')}
            </th>
            {shown.map((kpi) => (
              <th key={kpi} scope="col" className={`${head} text-right last:pr-4`}>
                {t(`kpi.${kpi}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th
                scope="row"
                className={`${cell} text-left font-normal ${row === 'not_assessed' ? 'pl-8 text-muted' : 'pl-4'}`}
              >
                {t(`row.${row}`)}
              </th>
              {shown.map((kpi) => (
                <td key={kpi} className={`${cell} num text-right last:pr-4`}>
                  <span className="font-medium">{share(result[kpi][row].share)}</span>
                  <span className="block text-muted text-xs">{amount(result[kpi][row].amount)}</span>
                </td>
              ))}
            </tr>
          ))}
          <tr className="[&>*]:border-b-0">
            <th scope="row" className={`${cell} pl-4 text-left`}>
              {t('row.total', { currency })}
            </th>
            {shown.map((kpi) => (
              <td key={kpi} className={`${cell} num text-right font-medium last:pr-4`}>
                {amount(result[kpi].total)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
