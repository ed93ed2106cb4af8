import { Plus } from 'lucide-react'
import { May } from '../../api/May.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
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
}

/** What the list is of, its views, and what can be done with all of it. */
export function ListHead({ filters, onAdd }: ListHeadProps) {
  const t = useTexts(datapointTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 pt-3 max-md:gap-1">
      <DatapointViews />
      <div className="flex flex-wrap gap-2 max-md:contents">
        <span className="flex gap-2 max-md:gap-1">
          <May>
            <ImportButton />
          </May>
          <ExportMenu compact table="datapoints" fetch={(format) => exportDatapoints(format, filters)} />
        </span>
        <May>
          <Button look="primary" className="max-md:w-control max-md:px-0" disabled={!onAdd} onClick={onAdd}>
            <Plus aria-hidden className="size-3.5 max-md:size-4" />
            <span className="max-md:sr-only">{t('add.button')}</span>
          </Button>
        </May>
      </div>
    </div>
  )
}
