import { type ReactNode, useEffect, useState } from 'react'
import { RespondPage } from './RespondPage.tsx'
import { ThankYouPage } from './ThankYouPage.tsx'

const thankYou = '/survey/thank-you'

interface RespondAppProps {
  /** Renders an overlay for an address, such as the debug panel in development. */
  above?: (path: string) => ReactNode
}

/** App for respondents of a survey, without an account: the form and the page of thanks. */
export function RespondApp({ above }: RespondAppProps) {
  const [path, setPath] = useState(location.pathname)
  const [company, setCompany] = useState('')
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const sid = decodeURIComponent(path.split('/')[2] ?? '')
  const onSent = (asked: string) => {
    setCompany(asked)
    // Replaced in the browser's history, because going back would show an empty form as if nothing had been sent.
    history.replaceState(null, '', thankYou)
    setPath(thankYou)
    window.scrollTo(0, 0)
  }
  return (
    <>
      {path === thankYou ? <ThankYouPage company={company} /> : <RespondPage key={sid} sid={sid} onSent={onSent} />}
      {above?.(path)}
    </>
  )
}
