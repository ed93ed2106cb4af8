import { ListChecks } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useMay } from '../../../api/role.ts'
import { useFormats } from '../../../i18n/format.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Select } from '../../../ui/Select.tsx'
import { type Filters, orders } from '../use-address.ts'
import { queueTexts } from './texts.ts'

const AcceptDialog = lazyPart(() => import('./AcceptDialog.tsx'))

interface QueueBarProps {
  filters: Filters
  /** How many of what is listed count towards the report; `null` where nobody asked for a state, `undefined` until it is known. */
  counted: number | null | undefined
  /** How many are listed. */
  count: number | undefined
  /** Nothing is listed, so there is nothing to accept. */
  isEmpty: boolean
  onOrder: (order: Filters['order']) => void
  onCounting: (counting: boolean) => void
}

/** In which order the list is gone through, how much of it matters, and what can be decided together. */
export function QueueBar({ filters, count, counted, isEmpty, onOrder, onCounting }: QueueBarProps) {
  const t = useTexts(queueTexts)
  const { number } = useFormats()
  const [isLooking, setLooking] = useState(false)
  const mayReport = useMay('report')
  const mayAccept = mayReport && (filters.state === '' || filters.state === 'to_check') && filters.tier !== 'review'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 max-md:gap-x-2">
      <Select
        aria-label={t('order')}
        value={filters.order}
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        onChange={(value) => onOrder(orders.find((order) => order === value) ?? 'standard')}
        className="w-auto! max-md:min-w-0 max-md:flex-1"
      />
      {filters.counting ? (
        <p className="min-w-0 text-muted text-sm max-md:order-1 max-md:w-full">
          {t('counting')}{' '}
          <Button look="link" className="min-h-6 text-sm" onClick={() => onCounting(false)}>
            {t('countingOff')}
          </Button>
        </p>
      ) : (
        typeof counted === 'number' &&
        counted > 0 && (
          <p className="min-w-0 text-muted text-sm max-md:order-1 max-md:w-full">
            {t('counted', { count: counted, number: number(counted) })}{' '}
            {count !== undefined && counted < count && (
              <Button look="link" className="min-h-6 text-sm" onClick={() => onCounting(true)}>
                {t('countingOn')}
              </Button>
            )}
          </p>
        )
      )}
      {mayAccept && !isEmpty && (
        <Button className="ml-auto max-md:px-3" onClick={() => setLooking(true)}>
          <ListChecks aria-hidden className="size-4" />
          {t('sure')}
        </Button>
      )}
      {isLooking && (
        <Suspense>
          <AcceptDialog filters={filters} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </div>
  )
}
