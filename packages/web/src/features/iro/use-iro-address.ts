import { iroPriorities, iroTypes, type Quote } from '@esrs/contract'
import { useLocation, useSearchParams } from 'react-router'
import type { Place } from '../../document/viewer/place.ts'
import { columns, type Selection, type Sort, usualSort } from './selection.ts'

const sorts: readonly Sort[] = columns.flatMap((column) => [column, `-${column}` as const])

/** Words of documents among which one is shown; they are too long for the address and stand beside it in the history. */
interface Shown {
  quotes: readonly Quote[]
  index: number
}

/** What a history entry of another page holds is not ours. */
const shownIn = (state: unknown): Shown | null =>
  typeof state === 'object' && state !== null && 'quotes' in state ? (state as Shown) : null

const placeOf = ({ document_id, filename, page, text: excerpt, place }: Quote): Place | null =>
  place && { document_id, filename, page, excerpt, ...place }

/** The state of the page that its address holds, so that it can be shared and reloaded. */
export function useIroAddress() {
  const [search, setSearch] = useSearchParams()
  const shown = shownIn(useLocation().state)
  const change = (changed: Record<string, string | number | null>, replace = true, state: Shown | null = shown) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        for (const [name, value] of Object.entries(changed)) {
          if (value === null || value === '') next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace, preventScrollReset: true, state },
    )
  const selection: Selection = {
    type: iroTypes.find((type) => type === search.get('type')) ?? '',
    category: search.get('category') ?? '',
    priority: iroPriorities.find((priority) => priority === search.get('priority')) ?? '',
    rejected: search.get('rejected') === 'true',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? usualSort,
  }
  const whole = (name: string) => Math.max(1, Math.trunc(Number(search.get(name))) || 1)
  const document = search.get('document')
  const quote = shown?.quotes[shown.index]
  const openQuote = (quotes: readonly Quote[], index: number, replace = false) => {
    const { document_id: id, page } = quotes[index]!
    change({ document: id, at: page }, replace, { quotes, index })
  }
  return {
    view: search.get('view') === 'materiality' ? ('materiality' as const) : ('iros' as const),
    selection,
    page: whole('page'),
    opened: search.get('entry'),
    document: document === null ? null : { id: document, page: whole('at') },
    /** The passage to be marked in the document that is open. */
    place: quote?.document_id === document && quote ? placeOf(quote) : null,
    passages: shown && {
      index: shown.index,
      count: shown.quotes.length,
      onStep: (index: number) => openQuote(shown.quotes, index, true),
    },
    setView: (view: 'materiality' | 'iros') =>
      setSearch(view === 'materiality' ? { view } : {}, { preventScrollReset: true }),
    select: ({ sort, rejected, ...filters }: Partial<Selection>) =>
      change({
        ...filters,
        ...(sort === undefined ? {} : { sort: sort === usualSort ? null : sort }),
        ...(rejected === undefined ? {} : { rejected: rejected ? 'true' : null }),
        page: null,
      }),
    clear: () => change({ type: null, category: null, priority: null, page: null }),
    setPage: (page: number) => change({ page: page === 1 ? null : page }, false),
    open: (id: string | null) => change({ entry: id }),
    openQuote: (quotes: readonly Quote[], index: number) => openQuote(quotes, index),
    turnTo: (page: number) => change({ at: page }),
    closeDocument: () => change({ document: null, at: null }, true, null),
  }
}
export type IroAddress = ReturnType<typeof useIroAddress>
