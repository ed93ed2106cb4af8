import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the window is as narrow as a phone, where tables become lists. */
export const useNarrow = (): boolean => useMedia('(width < 48rem)')

/** Whether the window is too narrow for all columns of a table, or for a panel beside it. */
export const useCompact = (): boolean => useMedia('(width < 64rem)')
