import { useSearchParams } from 'react-router'

export const tabs = ['method', 'assessment', 'stakeholders', 'matrix', 'decisions'] as const
export type TabName = (typeof tabs)[number]

/** The state of the page that its address holds, so that it can be shared and reloaded. */
export function useMaterialityAddress() {
  const [search, setSearch] = useSearchParams()
  return {
    tab: tabs.find((tab) => tab === search.get('tab')) ?? ('assessment' satisfies TabName),
    /** The entry that is open. */
    entry: search.get('entry'),
    topic: search.get('topic') ?? '',
    /** Thresholds that somebody drags in the matrix and takes to the method. */
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
