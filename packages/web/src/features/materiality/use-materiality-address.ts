import { useSearchParams } from 'react-router'

export const tabs = ['method', 'assessment', 'stakeholders', 'matrix', 'decisions'] as const
export type TabName = (typeof tabs)[number]

/** State of the materiality page in the query string, so that it can be shared and reloaded. */
export function useMaterialityAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    tab: tabs.find((tab) => tab === search.get('tab')) ?? ('assessment' satisfies TabName),
    /** The entry that is open. */
    entry: search.get('entry'),
    topic: search.get('topic') ?? '',
    /** Thresholds dragged in the matrix, which the form of the method opens with. */
    change: (changed: Record<string, string | null>, replace = true) =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known)
          for (const [name, value] of Object.entries(changed)) {
            if (value === null || value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace, preventScrollReset: true },
      ),
  }
}
export type MaterialityAddress = ReturnType<typeof useMaterialityAddress>
