import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

export const mainId = 'main'

function focusPage() {
  const main = document.getElementById(mainId)
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}

/**
 * Whether what has just appeared on a page may take the focus. Whoever has left the page while it was loading, to the
 * notifications or the menu, stays there.
 */
export function mayTakeFocus(): boolean {
  const { activeElement, body } = document
  const main = document.getElementById(mainId)
  return !main || !activeElement || activeElement === body || main.contains(activeElement)
}

/** Puts the focus on a page whose frame comes only after the navigation to it. The first page of a visit leaves it alone. */
export function useFocusOnArrival() {
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival counts, not what is navigated to later.
  useEffect(() => {
    if (kind !== 'POP' && document.activeElement === document.body) focusPage()
  }, [])
}

/** Puts the focus on the new page after a navigation, as a page load would, unless the page has taken it already. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusPage()
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [pathname, kind])
}
