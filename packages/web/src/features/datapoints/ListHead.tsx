import { Plus } from 'lucide-react'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { DatapointViews } from '../../values/DatapointViews.tsx'
import { ExportMenu } from '../../values/exchange/ExportMenu.tsx'
import { ImportButton } from '../../values/exchange/ImportButton.tsx'
import { exportDatapoints } from '../../values/exchange/queries.ts'
import { datapointTexts } from './texts.ts'
import type { Filters } from './use-address.ts'

interface ListHeadProps {
  filters: Filters
  /** `undefined` until it is known what the company reports on. */
  onAdd: (() => void) | undefined
  /** On a phone: what is seldom used waits with the filters. */
  isFolded: boolean
}

/** What the list is of, its views, and what can be done with all of it. */
export function ListHead({ filters, onAdd, isFolded }: ListHeadProps) {
  const t = useTexts(datapointTexts)
  // What waits to be checked is gone through; adding is the main thing to do only where the list is looked at as a whole.
  const isMain = filters.state === ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pt-3 max-md:gap-1">
      <DatapointViews />
      <div className={cx('flex flex-wrap gap-2 max-md:w-full max-md:justify-between', isFolded && 'hidden')}>
        <span className="flex gap-2 max-md:gap-1">
          <May>
            <ImportButton />
          </May>
          <ExportMenu compact table="datapoints" fetch={(format) => exportDatapoints(format, filters)} />
        </span>
        <May>
          <Button look={isMain ? 'primary' : 'outline'} disabled={!onAdd} onClick={onAdd}>
            <Plus aria-hidden className="size-3.5 max-md:size-4" />
            {t('add.button')}
          </Button>
        </May>
      </div>
    </div>
  )
}
