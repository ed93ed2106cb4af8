import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { type UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'

interface PageRouterProps {
  /** Of the browser, or of a test. */
  history: ReturnType<typeof createBrowserHistory>
  children: ReactNode
}

/**
 * The router of the app. What changes within a page, such as the row that is open, is shown at once: put off, the page would show what
 * has been left while the address has moved on, and keys would act on it. Another page may have to be loaded; the one before stays
 * until then.
 */
export function PageRouter({ history, children }: PageRouterProps) {
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  const page = useRef(location.pathname)
  useLayoutEffect(() => {
    page.current = location.pathname
  })
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (next.location.pathname === page.current) setState(next)
        else startTransition(() => setState(next))
      }),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
