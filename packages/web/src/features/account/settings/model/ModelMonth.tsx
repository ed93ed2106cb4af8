import type { ModelStanding } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Progress } from '../../../../ui/Bar.tsx'
import { Figure } from './Figure.tsx'
import { modelTexts } from './texts.ts'

/** What the model used this month, and how much of the budget that is. */
export function ModelMonth({ month }: { month: ModelStanding['month'] }) {
  const t = useTexts(modelTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const {
    input_tokens: input,
    cached_tokens: cached,
    output_tokens: output,
    reserved_tokens: reserved,
    budget_tokens: budget,
    cost,
  } = month
  const used = input + output + reserved
  const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const spent =
    cost && new Intl.NumberFormat(language, { style: 'currency', currency: cost.currency }).format(cost.amount)
  const share = budget === null ? '' : t('month.budget', { used: number(used), budget: number(budget) })
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium text-sm">{t('month.title', { month: named.format(new Date(month.start)) })}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure name={t('month.requests')} value={number(month.requests)} />
        <Figure name={t('month.input')} value={number(input)} />
        <Figure name={t('month.output')} value={number(output)} />
        <Figure name={t('month.cost')} value={spent ?? '–'} hint={spent ? undefined : t('month.costUnknown')} />
        {cached > 0 && <Figure name={t('month.cached')} value={number(cached)} wide />}
        {reserved > 0 && (
          <Figure name={t('month.reserved')} value={number(reserved)} hint={t('month.reservedHint')} wide />
        )}
      </dl>
      {budget === null ? (
        <p className="text-muted text-sm">{t('month.budgetNone')}</p>
      ) : (
        <div>
          <Progress value={Math.min(used, budget)} max={budget} label={share} />
          <p className="mt-1 text-muted text-sm">{share}</p>
          {used >= budget && <p className="mt-1 text-sm">{t('month.budgetUsed')}</p>}
        </div>
      )}
    </div>
  )
}
