import type { BreakdownChange } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { HistoryRow } from '../../../values/history/HistoryRow.tsx'
import { breakdownHistoryQuery } from './queries.ts'
import { breakdownTexts } from './texts.ts'

/** What became of the cells of a breakdown, the newest change first. */
export function CellHistory({ datapoint }: { datapoint: string }) {
  const t = useTexts(breakdownTexts)
  const { quantity } = useFormats()
  const { data, error } = useQuery(breakdownHistoryQuery(datapoint, useLanguage()))
  if (error) return <p className="text-secondary text-sm">{t('historyFailed')}</p>
  if (!data) return <Skeleton className="h-16" />
  if (data.count === 0) return <p className="text-secondary text-sm">{t('noHistory')}</p>
  const words = (state: BreakdownChange['before']) =>
    state === null
      ? t('empty')
      : [quantity(state.number, state.unit), state.source || state.document].filter(Boolean).join(' · ')
  return (
    <ol>
      {data.data.changes.map(({ id, at, by, name, before, after }) => (
        <HistoryRow key={id} who={by.is_you ? t('you') : (by.name ?? t('deleted'))} what={name} at={at}>
          <p className="num text-secondary [overflow-wrap:anywhere]">
            {t('changed', { from: words(before), to: words(after) })}
          </p>
        </HistoryRow>
      ))}
    </ol>
  )
}
