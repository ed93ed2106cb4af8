import { iroPriorities, iroTypes } from '@esrs/contract'
import { useSearchParams } from 'react-router'
import { columns, type Selection, type Sort, usualSort } from './selection.ts'

const sorts: readonly Sort[] = columns.flatMap((column) => [column, `-${column}` as const])

/** The state of the page that its address holds, so that it can be shared and reloaded. */
export function useIroAddress() {
  const [search, setSearch] = useSearchParams()
  const change = (changed: Record<string, string | number | null>, replace = true) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        for (const [name, value] of Object.entries(changed)) {
          if (value === null || value === '') next.delete(name)
          else next.set(name, String(value))
        }
        return next
      },
      { replace, preventScrollReset: true },
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
  return {
    view: search.get('view') === 'materiality' ? ('materiality' as const) : ('iros' as const),
    selection,
    page: whole('page'),
    opened: search.get('entry'),
    document: document === null ? null : { id: document, page: whole('at') },
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
    openDocument: (id: string, page: number) => change({ document: id, at: page }, false),
    turnTo: (page: number) => change({ at: page }),
    closeDocument: () => change({ document: null, at: null }),
  }
}
export type IroAddress = ReturnType<typeof useIroAddress>
