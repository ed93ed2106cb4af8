import type { ComparedDatapoint } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { comparedTexts } from './texts.ts'

/** The figures of a datapoint by where they are from; the first is what the others are compared with, each with its difference. */
export function ComparedSources({ compared: { unit, sources } }: { compared: ComparedDatapoint }) {
  const t = useTexts(comparedTexts)
  const { quantity, percent } = useFormats()
  const signed = (value: number, text: string) => (value > 0 ? `+\u00a0${text}` : text.replace(/^-/, '−\u00a0'))
  return (
    <ul className="text-sm">
      {sources.map(({ kind, number, document, difference, percent: share, agrees }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may say the same
          key={index}
          className="flex flex-wrap items-baseline justify-between gap-x-4 py-1"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {document ? t('document', { name: document.name, page: document.page }) : t(kind)}
          </span>
          <span className="num ml-auto text-right">
            <span className="font-medium">{quantity(number, unit)}</span>
            {difference !== null && (
              <span className={cx('block text-xs', agrees ? 'text-muted' : 'text-warning-text')}>
                {agrees
                  ? t('agrees')
                  : t('differs', {
                      by: [
                        signed(difference, quantity(difference, unit)),
                        share === null ? '' : `(${signed(share, percent(share))})`,
                      ]
                        .filter(Boolean)
                        .join(' '),
                    })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
