import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export const mainId = 'main'

/** Puts the focus on the new page after a navigation, as a page load would, unless the page has taken it already. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById(mainId)
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [pathname, kind])
}
