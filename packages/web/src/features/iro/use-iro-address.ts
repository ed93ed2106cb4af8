import { iroPriorities, iroTypes, type Quote } from '@esrs/contract'
import { useLocation } from 'react-router'
import type { Place } from '../../document/viewer/place.ts'
import { type AddressChanges, useAddressState, wholeNumber } from '../../kit/use-address-state.ts'
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
  const { search, change: put } = useAddressState()
  const shown = shownIn(useLocation().state)
  const change = (changes: AddressChanges, isStep = false, state: Shown | null = shown) =>
    put(changes, { isStep, state })
  const selection: Selection = {
    type: iroTypes.find((type) => type === search.get('type')) ?? '',
    category: search.get('category') ?? '',
    priority: iroPriorities.find((priority) => priority === search.get('priority')) ?? '',
    rejected: search.get('rejected') === 'true',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? usualSort,
  }
  const document = search.get('document')
  const quote = shown?.quotes[shown.index]
  const openQuote = (quotes: readonly Quote[], index: number, replace = false) => {
    const { document_id: id, page } = quotes[index]!
    change({ document: id, at: page }, !replace, { quotes, index })
  }
  return {
    view: search.get('view') === 'materiality' ? ('materiality' as const) : ('iros' as const),
    selection,
    page: wholeNumber(search.get('page')),
    opened: search.get('entry'),
    document: document === null ? null : { id: document, page: wholeNumber(search.get('at')) },
    /** The passage to be marked in the document that is open. */
    place: quote?.document_id === document && quote ? placeOf(quote) : null,
    passages: shown && {
      index: shown.index,
      count: shown.quotes.length,
      onStep: (index: number) => openQuote(shown.quotes, index, true),
    },
    setView: (view: 'materiality' | 'iros') =>
      change(
        { ...Object.fromEntries([...search.keys()].map((name) => [name, null])), view: view === 'iros' ? null : view },
        true,
      ),
    select: ({ sort, rejected, ...filters }: Partial<Selection>) =>
      change({
        ...filters,
        ...(sort === undefined ? {} : { sort: sort === usualSort ? null : sort }),
        ...(rejected === undefined ? {} : { rejected: rejected ? 'true' : null }),
        page: null,
      }),
    clear: () => change({ type: null, category: null, priority: null, page: null }),
    setPage: (page: number) => change({ page: page === 1 ? null : page }, true),
    open: (id: string | null) => change({ entry: id }),
    openQuote: (quotes: readonly Quote[], index: number) => openQuote(quotes, index),
    turnTo: (page: number) => change({ at: page }),
    closeDocument: () => change({ document: null, at: null }, false, null),
  }
}
export type IroAddress = ReturnType<typeof useIroAddress>
