import { type TaxonomyDisclosure, type TaxonomyState, taxonomyKpis } from '@esrs/contract'
import { useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Page.tsx'
import { shownMoney } from './amounts.ts'
import { SourceLinks } from './SourceLinks.tsx'
import { TotalsDialog } from './TotalsDialog.tsx'
import { taxonomyTexts } from './texts.ts'

interface TotalsProps {
  state: TaxonomyState
  disclosure: TaxonomyDisclosure
}

/** The totals of the accounts that the KPIs are shares of, and what was not assessed. */
export function Totals({ state, disclosure }: TotalsProps) {
  const t = useTexts(taxonomyTexts)
  const language = useLanguage()
  const mayReport = useMay('report')
  const [isEditing, setEditing] = useState(false)
  const { totals, not_assessed: apart, opex_left_out: opex } = disclosure
  const money = (amount: string) => `${shownMoney(amount, language)} ${state.currency}`
  const words = (said: { en: string; de: string }) => said[language] || said.en || said.de
  return (
    <section aria-labelledby="taxonomy-totals">
      <div className="mb-2 flex items-center gap-3">
        <h2 id="taxonomy-totals" className="flex-1 font-semibold text-base">
          {t('totals')}
        </h2>
        {mayReport && <Button onClick={() => setEditing(true)}>{t('changeTotals')}</Button>}
      </div>
      <Card className="overflow-hidden">
        <dl>
          {taxonomyKpis.map((kpi) => {
            const { amount, place } = totals[kpi]
            const isOut = kpi === 'opex' && opex !== null
            return (
              <div
                key={kpi}
                className="grid gap-x-6 gap-y-1 border-line border-b px-4 py-3 text-sm last:border-b-0 md:grid-cols-[8rem_12rem_1fr]"
              >
                <dt className="font-medium">{t(`kpi.${kpi}`)}</dt>
                <dd className="num">
                  {amount === null ? <span className="text-muted">{t('open')}</span> : money(amount)}
                </dd>
                <dd className="min-w-0 text-secondary [overflow-wrap:anywhere]">
                  {words(place)}
                  <SourceLinks
                    sources={
                      disclosure.sources?.filter((source) => source.activity === null && source.kpi === kpi) ?? []
                    }
                    documents={state.documents}
                  />
                  {apart[kpi].amount !== null && !isOut && (
                    <span className="block">
                      {t('apart', { amount: money(apart[kpi].amount), reason: words(apart[kpi].reason) })}
                    </span>
                  )}
                  {isOut && <span className="block">{t('opexOut', { reason: words(opex) })}</span>}
                </dd>
              </div>
            )
          })}
        </dl>
      </Card>
      {isEditing && <TotalsDialog state={state} disclosure={disclosure} onClose={() => setEditing(false)} />}
    </section>
  )
}
