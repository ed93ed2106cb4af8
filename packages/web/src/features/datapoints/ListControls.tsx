import { type RefObject, useState } from 'react'
import { useNarrow } from '../../ui/use-media.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListHead } from './ListHead.tsx'
import type { DatapointList } from './queries.ts'
import { QueueBar } from './queue/QueueBar.tsx'
import type { Filters } from './use-address.ts'

interface ListControlsProps {
  filters: Filters
  /** `undefined` until the first answer. */
  data: DatapointList | undefined
  searchBox: RefObject<HTMLDivElement | null>
  onAdd: (() => void) | undefined
  onOpen: (key: string) => void
  onChange: (changed: Partial<Omit<Filters, 'page'>>) => void
}

/** All that stands above the list. On a phone the list itself must be in sight: all but views, search and what is done waits behind a button. */
export function ListControls({ filters, data, searchBox, onAdd, onOpen, onChange }: ListControlsProps) {
  const isNarrow = useNarrow()
  const [isClosed, setClosed] = useState(true)
  const isFolded = isNarrow && isClosed
  const first = data?.data.datapoints[0]
  return (
    <>
      <ListHead filters={filters} onAdd={onAdd} isFolded={isFolded} />
      <FilterBar
        filters={filters}
        options={data?.filter_options}
        onChange={onChange}
        searchBox={searchBox}
        isFolded={isFolded}
        onFold={setClosed}
      />
      <QueueBar
        filters={filters}
        count={data?.count}
        counted={data?.counted}
        piles={data?.piles}
        onBegin={first && (() => onOpen(first.key))}
        isFolded={isFolded}
        onChange={onChange}
      />
    </>
  )
}
