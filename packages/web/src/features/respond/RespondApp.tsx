import { useEffect, useState } from 'react'
import { RespondPage } from './RespondPage.tsx'
import { ThankYouPage } from './ThankYouPage.tsx'

const thankYou = '/survey/thank-you'

/** The pages of a survey that need no account: the form, and thanks afterwards. */
export function RespondApp() {
  const [path, setPath] = useState(location.pathname)
  const [company, setCompany] = useState('')
  useEffect(() => {
    const follow = () => setPath(location.pathname)
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  if (path === thankYou) return <ThankYouPage company={company} />
  const sid = decodeURIComponent(path.split('/')[2] ?? '')
  const onSent = (asked: string) => {
    setCompany(asked)
    // Going back would show an empty form, as if nothing had been sent.
    history.replaceState(null, '', thankYou)
    setPath(thankYou)
    window.scrollTo(0, 0)
  }
  return <RespondPage key={sid} sid={sid} onSent={onSent} />
}
