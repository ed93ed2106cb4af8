import { limits } from '@esrs/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, KeyboardEvent } from 'react'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { cx } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { useNarrow } from '../../ui/use-media.ts'
import { DatapointCards } from './DatapointCards.tsx'
import { DatapointTable } from './DatapointTable.tsx'
import type { DatapointList } from './queries.ts'
import { datapointTexts } from './texts.ts'
import type { Filters, useAddress } from './use-address.ts'

interface ListBodyProps {
  filters: Filters
  address: Pick<ReturnType<typeof useAddress>, 'setPage' | 'setFilters'>
  query: Pick<UseQueryResult<DatapointList>, 'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'>
  list: Omit<ComponentProps<typeof DatapointTable>, 'typeName' | 'open' | 'isStrip'>
  typeName: (dataType: string) => string
  isStrip: boolean
  opened: string | null
}

/** The rows of the list with its pages: a table, a list on a phone, or a strip beside an open datapoint. */
export function ListBody({ filters, address, query, list, typeName, isStrip, opened }: ListBodyProps) {
  const t = useTexts(datapointTexts)
  const narrow = useNarrow()
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  return (
    <TableCard
      onKeyDown={moveAmongRows}
      aria-busy={isPlaceholderData}
      // What was asked for takes a while: what stands here is what was asked for before.
      className={cx(
        isStrip && 'rounded-none! border-x-0!',
        isPlaceholderData && 'opacity-60 transition-opacity delay-200',
      )}
    >
      {error && !data ? (
        <LoadFailed title={t('list.failed')} error={error} refetch={refetch} isFetching={isFetching} />
      ) : narrow ? (
        <DatapointCards {...list} />
      ) : (
        <DatapointTable {...list} typeName={typeName} open={opened} isStrip={isStrip} />
      )}
      {data && (
        <Pagination
          page={filters.page}
          pages={data.total_pages}
          count={data.count}
          pageSize={filters.pageSize}
          pageSizes={isStrip ? undefined : limits.pageSizes}
          onPage={(page) => address.setPage(page)}
          onPageSize={(size) => address.setFilters({ pageSize: size as Filters['pageSize'] })}
        />
      )}
    </TableCard>
  )
}

/** Arrow keys go from row to row while the evidence is closed; open, they belong to it. */
function moveAmongRows(event: KeyboardEvent<HTMLDivElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return
  if (document.querySelector('[data-review]')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.indexOf(event.target) + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
