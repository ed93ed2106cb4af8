import type { Document } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { Popover } from '../../ui/Popover.tsx'
import de from './de.json' with { type: 'json' }
import { documentTexts } from './texts.ts'

type KnownType = keyof typeof de.stats.types

const isKnown = (type: string): type is KnownType => Object.hasOwn(de.stats.types, type)

/** How many values were shown and how many the checks dropped; by type on request. */
export function AiStats({ document }: { document: Document }) {
  const t = useTexts(documentTexts)
  const { number } = useFormats()
  const { success, failure } = document.aiStats
  if (success + failure === 0) return <span className="text-muted">{t('list.none')}</span>
  const types = Object.entries(document.aiStatsByType).sort(([, a], [, b]) => b.total - a.total)
  const numbers = { success: number(success), failure: number(failure) }
  return (
    <Popover
      label={t('stats.title')}
      align="end"
      trigger={
        <button
          type="button"
          className="-mx-2 flex min-h-8 items-center gap-3 rounded-md px-2 hover:bg-pressed max-md:min-h-10"
        >
          <Bar
            size="sm"
            total={success + failure}
            segments={[
              { value: success, tone: 'success' },
              { value: failure, tone: 'danger' },
            ]}
            label={t('stats.show', { title: document.title, ...numbers })}
            className="w-16"
          />
          <span className="num max-md:hidden">
            {numbers.success}
            <span className="text-muted"> / {numbers.failure}</span>
          </span>
          {/* No head of a column says there what the numbers are. */}
          <span className="num text-sm md:hidden">{t('stats.both', numbers)}</span>
        </button>
      }
    >
      <table className="w-72 max-w-full text-sm">
        <caption className="pb-2 text-left font-semibold">{t('stats.title')}</caption>
        <thead>
          <tr className="text-muted text-xs [&>th]:pb-1 [&>th]:font-medium">
            <th scope="col" className="text-left">
              {t('stats.type')}
            </th>
            <th scope="col" className="text-right">
              {t('stats.found')}
            </th>
            <th scope="col" className="text-right">
              {t('stats.dropped')}
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:py-1 [&_th]:py-1">
          {types.map(([type, counts]) => (
            <tr key={type}>
              <th scope="row" className="text-left font-normal">
                {isKnown(type) ? t(`stats.types.${type}`) : type}
              </th>
              <td className="num text-right font-medium">{number(counts.success)}</td>
              <td className="num text-right text-secondary">{number(counts.failure)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="[&>*]:border-line [&>*]:border-t [&>*]:pt-1.5">
            <th scope="row" className="text-left font-medium">
              {t('stats.all')}
            </th>
            <td className="num text-right font-medium">{numbers.success}</td>
            <td className="num text-right text-secondary">{numbers.failure}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 max-w-72 text-muted text-xs">{t('stats.note')}</p>
    </Popover>
  )
}
