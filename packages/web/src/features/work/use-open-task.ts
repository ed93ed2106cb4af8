import { useSearchParams } from 'react-router'

/** Key of the task with an open panel, kept in the address for links in mails and for sharing. */
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
