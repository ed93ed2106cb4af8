import type { Datapoint } from '@esrs/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { CodeChip } from '../../ui/Badge.tsx'
import { Loading, Skeleton } from '../../ui/States.tsx'
import type { UnsavedRow } from '../../values/unsaved-row.ts'
import { AddedCards } from './AddedRows.tsx'
import { rowId } from './DatapointTable.tsx'
import { DatapointValue } from './DatapointValue.tsx'
import { type DatapointActions, RowMenu } from './RowMenu.tsx'
import { datapointTexts } from './texts.ts'

interface DatapointCardsProps {
  /** `null` while they are being loaded. */
  datapoints: readonly Datapoint[] | null
  reportingYear: number | null
  actions: DatapointActions
  empty: ReactNode
  /** Rows of this browser that stand before the others. */
  added?: readonly UnsavedRow[]
  onEditAdded?: (row: UnsavedRow) => void
}

/** The list of datapoints on a phone. */
export function DatapointCards(props: DatapointCardsProps) {
  const { datapoints, reportingYear, actions, empty, added = [], onEditAdded = () => {} } = props
  const t = useTexts(datapointTexts)
  if (datapoints === null) {
    return (
      <Loading label={t('list.loading')}>
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="flex flex-col gap-2 border-line border-b px-4 py-4 last:border-b-0">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-1/3" />
          </div>
        ))}
      </Loading>
    )
  }
  if (datapoints.length + added.length === 0) return empty
  return (
    <ul aria-label={t('list.title')}>
      <AddedCards rows={added} onEdit={onEditAdded} />
      {datapoints.map((datapoint) => (
        <li
          key={datapoint.key}
          className="relative flex items-center gap-2 border-line border-b py-3 pr-2 pl-4 last:border-b-0"
        >
          <div className="min-w-0 flex-1">
            <button
              type="button"
              id={rowId(datapoint.key)}
              data-row
              onClick={() => actions.open(datapoint)}
              className="block w-full text-left font-medium after:absolute after:inset-0"
            >
              {datapoint.name}
            </button>
            <div className="mt-1 flex items-center gap-2">
              <div className="min-w-0 flex-1">
                <DatapointValue datapoint={datapoint} reportingYear={reportingYear} inline />
              </div>
              <CodeChip code={datapoint.code} />
            </div>
          </div>
          <div className="relative">
            <RowMenu datapoint={datapoint} actions={actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}
