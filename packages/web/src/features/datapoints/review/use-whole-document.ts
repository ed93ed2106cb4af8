import { useSearchParams } from 'react-router'

const name = 'view'
const value = 'document'

/** Whether the whole document is open at the passage. The address holds it, so that it can be shared and the way back closes it. */
export function useWholeDocument() {
  const [search, setSearch] = useSearchParams()
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        edit(next)
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    isOpen: search.get(name) === value,
    open: () => change((next) => next.set(name, value), false),
    close: () => change((next) => next.delete(name), true),
  }
}
