import { useSearchParams } from 'react-router'
import type { ListParams, Sort } from './queries.ts'

const sorts: readonly Sort[] = ['uploadDate', '-uploadDate', 'title', '-title', 'size', '-size']
const newestFirst: Sort = '-uploadDate'

const wholeNumber = (text: string | null) => Math.max(1, Math.trunc(Number(text)) || 1)

/** The state of the page that its address holds, so that it can be shared and reloaded. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const params: ListParams = {
    page: wholeNumber(search.get('page')),
    search: search.get('search') ?? '',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? newestFirst,
  }
  const opened = search.get('document')

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

  return {
    params,
    opened: opened ? { id: opened, page: wholeNumber(search.get('at')) } : null,
    setSearch: (text: string) => change({ search: text.trim(), page: null }),
    setSort: (sort: Sort) => change({ sort: sort === newestFirst ? null : sort, page: null }),
    setPage: (page: number) => change({ page: page === 1 ? null : page }, false),
    open: (id: string) => change({ document: id, at: null }, false),
    turnTo: (page: number) => change({ at: page }),
    close: () => change({ document: null, at: null }),
  }
}
