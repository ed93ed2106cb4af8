import type { Document } from '@esrs/contract'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Bar } from '../../ui/Bar.tsx'
import { byKind } from './kinds.ts'
import { OverviewCard } from './OverviewCard.tsx'
import { overviewTexts } from './texts.ts'

/** How many values the analysis found in all documents and how many its checks dropped, by kind of answer. */
export function AiStatistics({ byType }: { byType: Document['aiStatsByType'] }) {
  const t = useTexts(overviewTexts)
  const { number } = useFormats()
  const rows = byKind(Object.entries(byType))
  const success = rows.reduce((sum, { counts }) => sum + counts.success, 0)
  const total = rows.reduce((sum, { counts }) => sum + counts.success + counts.failure, 0)
  return (
    <OverviewCard
      title={t('stats.title')}
      note={total > 0 && t('stats.note', { success: number(success), total: number(total) })}
    >
      {rows.length === 0 ? (
        <p className="text-muted text-sm">{t('stats.none')}</p>
      ) : (
        <>
          <dl className="flex flex-col gap-2 text-sm">
            {rows.map(({ kind, counts }) => {
              const numbers = { success: number(counts.success), failure: number(counts.failure) }
              return (
                <div key={kind} className="grid grid-cols-[8.5rem_1fr_5rem] items-center gap-x-3">
                  <dt className="text-secondary">{t(`kind.${kind}`)}</dt>
                  <dd className="col-span-2 grid grid-cols-subgrid items-center">
                    <Bar
                      total={counts.success + counts.failure}
                      segments={[
                        { value: counts.success, tone: 'success' },
                        { value: counts.failure, tone: 'danger' },
                      ]}
                      label={t('stats.bar', { kind: t(`kind.${kind}`), ...numbers })}
                    />
                    <span aria-hidden className="num text-right">
                      {t('stats.counts', numbers)}
                    </span>
                  </dd>
                </div>
              )
            })}
          </dl>
          <p className="mt-3 text-muted text-xs">{t('stats.legend')}</p>
        </>
      )}
    </OverviewCard>
  )
}
