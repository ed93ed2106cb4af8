import type { AnswerKind } from '@esrs/contract'
import { ArrowRight, ListChecks } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Segment, SegmentItem } from '../../../ui/Segment.tsx'
import { Select } from '../../../ui/Select.tsx'
import { type Filters, kinds, orders } from '../use-address.ts'
import { queueTexts } from './texts.ts'

const AcceptDialog = lazyPart(() => import('./AcceptDialog.tsx'))

interface QueueBarProps {
  filters: Filters
  /** How many of what is listed count towards the report; `null` where nobody asked for a state, `undefined` until it is known. */
  counted: number | null | undefined
  /** How many are listed. */
  count: number | undefined
  piles: Readonly<Record<AnswerKind, number>> | undefined
  /** Opens the first of the list beside its page; `undefined` where nothing is listed. */
  onBegin: (() => void) | undefined
  /** On a phone: only what is done stands above the list. */
  isFolded: boolean
  onChange: (changed: Partial<Omit<Filters, 'page'>>) => void
}

interface PilesProps {
  kind: Filters['kind']
  /** How many of each kind there are; `undefined` until it is known. */
  piles: Readonly<Record<AnswerKind, number>> | undefined
  /** Beside an open value there is little room. */
  isNarrow?: boolean
  onKind: (kind: Filters['kind']) => void
}

/** The list as piles by kind, because a figure, an answer and a passage are judged in different ways. */
export function Piles({ kind, piles, isNarrow = false, onKind }: PilesProps) {
  const t = useTexts(queueTexts)
  const { number } = useFormats()
  return (
    <Segment
      aria-label={t('piles.label')}
      size={isNarrow ? 'sm' : 'md'}
      className={isNarrow ? 'grid! w-full grid-cols-2 [&>*]:justify-between' : 'max-md:w-full max-md:overflow-x-auto'}
    >
      {(['', ...kinds] as const).map((pile) => (
        <SegmentItem key={pile} current={pile === kind} onClick={() => onKind(pile)}>
          {t(`piles.${pile || 'all'}`)}
          {pile !== '' && piles && <span className="num text-muted">{number(piles[pile])}</span>}
        </SegmentItem>
      ))}
    </Segment>
  )
}

interface OrderSelectProps {
  order: Filters['order']
  onOrder: (order: Filters['order']) => void
  className?: string
}

/** In which order the list is gone through. */
export function OrderSelect({ order: current, onOrder, className }: OrderSelectProps) {
  const t = useTexts(queueTexts)
  return (
    <Select
      aria-label={t('order')}
      value={current}
      options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
      onChange={(value) => onOrder(orders.find((order) => order === value) ?? 'standard')}
      {...(className ? { className } : {})}
    />
  )
}

/** Leads to the values that pass every check, to be accepted together. */
export function AcceptSure({ filters, className }: { filters: Filters; className?: string }) {
  const t = useTexts(queueTexts)
  const [isLooking, setLooking] = useState(false)
  const mayReport = useMay('report')
  if (!mayReport || !(filters.state === '' || filters.state === 'to_check') || filters.tier === 'review') return null
  return (
    <>
      <Button className={cx('max-md:px-3', className)} onClick={() => setLooking(true)}>
        <ListChecks aria-hidden className="size-4" />
        {t('sure')}
      </Button>
      {isLooking && (
        <Suspense>
          <AcceptDialog filters={filters} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** States of what something is still to be done about. */
const worked: readonly Filters['state'][] = ['to_check', 'question', 'missing']

/** In which order the list is gone through, how much of it matters, and what can be decided together. */
export function QueueBar({ filters, count, counted, piles, onBegin, isFolded, onChange }: QueueBarProps) {
  const t = useTexts(queueTexts)
  const { number } = useFormats()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 max-md:gap-x-2">
      {!isFolded && (
        <>
          <Piles kind={filters.kind} piles={piles} onKind={(kind) => onChange({ kind })} />
          <OrderSelect
            order={filters.order}
            onOrder={(order) => onChange({ order })}
            className="w-auto! max-md:w-full!"
          />
        </>
      )}
      {isFolded ? null : filters.counting ? (
        <p className="min-w-0 text-muted text-sm max-md:w-full">
          {t('counting')}{' '}
          <Button look="link" className="min-h-6 text-sm" onClick={() => onChange({ counting: false })}>
            {t('countingOff')}
          </Button>
        </p>
      ) : (
        typeof counted === 'number' &&
        counted > 0 && (
          <p className="min-w-0 text-muted text-sm max-md:w-full">
            {t('counted', { count: counted, number: number(counted) })}{' '}
            {count !== undefined && counted < count && (
              <Button look="link" className="min-h-6 text-sm" onClick={() => onChange({ counting: true })}>
                {t('countingOn')}
              </Button>
            )}
          </p>
        )
      )}
      {onBegin && (
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden max-md:w-full max-md:[&>*]:flex-1">
          <AcceptSure filters={filters} />
          {worked.includes(filters.state) && (
            <Button look="primary" className="max-md:px-3" onClick={onBegin}>
              {t('begin')}
              <ArrowRight aria-hidden className="size-4" />
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
