import { useSearchParams } from 'react-router'

/** The datapoint whose panel is open; it stands in the address, where mails lead and people share it. */
export function useOpenTask() {
  const [search, setSearch] = useSearchParams()
  const put = (key: string | null) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known)
        if (key === null) next.delete('task')
        else next.set('task', key)
        return next
      },
      { preventScrollReset: true },
    )
  return { key: search.get('task'), open: (key: string) => put(key), close: () => put(null) }
}
