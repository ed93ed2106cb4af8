import { useEffect } from 'react'

/**
 * Turns back to the last page where there is none of the number any more, or never was: what stood on it is gone, or somebody wrote the
 * address. `pages` is `null` while what is shown belongs to another page. The way back must not lead there again, so `turnBack` replaces.
 */
export function useLastPage(page: number, pages: number | null, turnBack: (last: number) => void) {
  const last = Math.max(1, pages ?? page)
  useEffect(() => {
    if (page > last) turnBack(last)
  })
}
