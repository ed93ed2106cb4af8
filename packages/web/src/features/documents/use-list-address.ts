import { searchWords, useAddressState, wholeNumber } from '../../kit/use-address-state.ts'
import type { ListParams, Sort } from './queries.ts'

const sorts: readonly Sort[] = ['uploadDate', '-uploadDate', 'title', '-title', 'size', '-size']
const newestFirst: Sort = '-uploadDate'

/** The state of the page that its address holds, so that it can be shared and reloaded. */
export function useListAddress() {
  const { search, change } = useAddressState()
  const params: ListParams = {
    page: wholeNumber(search.get('page')),
    search: searchWords(search.get('search')),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? newestFirst,
  }
  const opened = search.get('document')

  return {
    params,
    opened: opened ? { id: opened, page: wholeNumber(search.get('at')) } : null,
    setSearch: (text: string) => change({ search: text.trim(), page: null }),
    setSort: (sort: Sort) => change({ sort: sort === newestFirst ? null : sort, page: null }),
    setPage: (page: number) => change({ page: page === 1 ? null : page }, { isStep: true }),
    turnBack: (page: number) => change({ page: page === 1 ? null : page }),
    open: (id: string) => change({ document: id, at: null }, { isStep: true }),
    turnTo: (page: number) => change({ at: page }),
    close: () => change({ document: null, at: null }),
  }
}
