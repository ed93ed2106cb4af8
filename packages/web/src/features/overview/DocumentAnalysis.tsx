import type { DocumentSummary } from '@esrs/contract'
import { Link } from 'react-router'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Bar, type BarTone } from '../../ui/Bar.tsx'
import { cx } from '../../ui/class-names.ts'
import { OverviewCard } from './OverviewCard.tsx'
import { overviewTexts } from './texts.ts'

const parts = [
  { part: 'analysed', tone: 'success', dot: 'bg-success' },
  { part: 'working', tone: 'info', dot: 'bg-info' },
  { part: 'failed', tone: 'danger', dot: 'bg-danger' },
  { part: 'stored', tone: 'neutral', dot: 'bg-neutral' },
] as const satisfies { part: keyof DocumentSummary; tone: BarTone; dot: string }[]

/** How far the documents are: a bar of four parts with their numbers. */
export function DocumentAnalysis({ stand }: { stand: DocumentSummary }) {
  const t = useTexts(overviewTexts)
  const { number } = useFormats()
  const { count } = stand
  return (
    <OverviewCard
      title={t('documents.title')}
      note={
        <Link to="/documents" className="text-brand-text underline-offset-2 hover:underline">
          {t('documents.all', { count, number: number(count) })}
        </Link>
      }
    >
      {count === 0 ? (
        <p className="text-muted text-sm">{t('documents.none')}</p>
      ) : (
        <>
          <Bar
            total={count}
            segments={parts.map(({ part, tone }) => ({ value: stand[part], tone }))}
            label={t('documents.bar', {
              analysed: number(stand.analysed),
              working: number(stand.working),
              failed: number(stand.failed),
              stored: number(stand.stored),
            })}
          />
          <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-1 text-sm">
            {parts.map(({ part, dot }) => (
              <div key={part} className="flex items-center gap-2">
                <span aria-hidden className={cx('size-2 shrink-0 rounded-full', dot)} />
                <dt className="min-w-0 flex-1 text-secondary">{t(`documents.${part}`)}</dt>
                <dd className="num font-medium">{number(stand[part])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </OverviewCard>
  )
}
