import type { AnswerKind } from '@esrs/contract'
import type { RefObject } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { StateFilter } from '../FilterBar.tsx'
import { datapointTexts } from '../texts.ts'
import type { Filters } from '../use-address.ts'
import { AcceptSure, OrderSelect, Piles } from './QueueBar.tsx'

interface StripHeadProps {
  filters: Filters
  piles: Readonly<Record<AnswerKind, number>> | undefined
  canAccept: boolean
  onChange: (changed: Partial<Omit<Filters, 'page'>>) => void
  searchBox: RefObject<HTMLDivElement | null>
}

/** What the strip beside a page and its decision is narrowed down by; the rest of the filters waits in the list. */
export function StripHead({ filters, piles, canAccept, onChange, searchBox }: StripHeadProps) {
  const t = useTexts(datapointTexts)
  return (
    <div className="flex flex-col gap-2 p-3">
      <div ref={searchBox}>
        <SearchInput
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          value={filters.search}
          onSearch={(search) => onChange({ search: search.trim() })}
        />
      </div>
      <Piles isNarrow kind={filters.kind} piles={piles} onKind={(kind) => onChange({ kind })} />
      <StateFilter filters={filters} onChange={onChange} />
      <OrderSelect order={filters.order} onOrder={(order) => onChange({ order })} />
      {canAccept && <AcceptSure filters={filters} className="w-full" />}
    </div>
  )
}
