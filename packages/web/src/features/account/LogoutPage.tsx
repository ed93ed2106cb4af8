import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '../../api/session.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { providerTexts } from './provider/texts.ts'

/** Ends the session and goes to the sign-in, where there is one by the provider of the company, which ends its own; going back does not lead here again. */
export default function LogoutPage() {
  const t = useTexts(providerTexts)
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    void signOut().then((reply) => {
      if (reply?.provider_url) window.location.replace(reply.provider_url)
      else if (!left) navigate('/login', { replace: true })
    })
    return () => {
      left = true
    }
  }, [navigate])
  return (
    <div className="grid min-h-dvh place-items-center">
      <h1 role="status" className="flex items-center gap-2 font-normal text-base text-secondary">
        <Spinner />
        {t('leaving')}
      </h1>
    </div>
  )
}
