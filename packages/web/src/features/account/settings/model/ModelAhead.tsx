import type { ModelStanding } from '@esrs/contract'
import { useFormats } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/language.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Figure } from './Figure.tsx'
import { spanInWords } from './span.ts'
import { modelTexts } from './texts.ts'

/** What reading the documents that are left takes: said before somebody agrees. */
export function ModelAhead({ ahead }: { ahead: NonNullable<ModelStanding['ahead']> }) {
  const t = useTexts(modelTexts)
  const language = useLanguage()
  const { number } = useFormats()
  const {
    documents,
    requests,
    input_tokens: input,
    cached_tokens: cached,
    output_tokens: output,
    cost,
    seconds,
  } = ahead
  const money =
    cost && new Intl.NumberFormat(language, { style: 'currency', currency: cost.currency }).format(cost.amount)
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-medium text-sm">{t('ahead.title')}</h3>
        <p className="mt-1 text-secondary text-sm">{t('ahead.lead', { count: documents })}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure name={t('ahead.requests')} value={number(requests)} />
        <Figure name={t('ahead.input')} value={number(input)} />
        <Figure name={t('ahead.output')} value={number(output)} />
        <Figure name={t('ahead.cost')} value={money ?? '–'} hint={money ? undefined : t('month.costUnknown')} />
        {cached > 0 && <Figure name={t('ahead.cached')} value={number(cached)} hint={t('ahead.cachedHint')} wide />}
        <Figure
          name={t('ahead.time')}
          value={seconds === null ? '–' : spanInWords(t, seconds)}
          hint={seconds === null ? t('ahead.timeUnknown') : undefined}
          wide
        />
      </dl>
    </div>
  )
}
