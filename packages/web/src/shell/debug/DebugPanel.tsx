import { useQuery } from '@tanstack/react-query'
import { Bug, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { version } from '../../../package.json' with { type: 'json' }
import { apiUrl } from '../../api/config.ts'
import { versionQuery } from '../../api/queries.ts'
import { keyOf } from '../../api/read.ts'
import { useSession } from '../../api/session.ts'
import { readTokens, remaining } from '../../api/tokens.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { readOutbox } from './mails.ts'
import { debugTexts } from './texts.ts'

/** Floats above every page while the app is being developed: where it is, what it talks to and who it takes us for. */
export default function DebugPanel() {
  const t = useTexts(debugTexts)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button
        size="icon"
        aria-label={t('open')}
        className="fixed bottom-4 left-4 z-30 rounded-full! opacity-60 hover:opacity-100 focus-visible:opacity-100"
        onClick={() => setOpen(true)}
      >
        <Bug aria-hidden className="size-4" />
      </Button>
    )
  }
  return (
    <section
      aria-label={t('title')}
      className="fixed bottom-4 left-4 z-30 flex max-h-[70dvh] w-96 max-w-[calc(100vw-2rem)] flex-col rounded-lg border border-line bg-surface text-sm shadow-lg"
    >
      <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-4">
        <h2 className="font-semibold">{t('title')}</h2>
        <Button look="ghost" size="icon-small" aria-label={t('close')} onClick={() => setOpen(false)}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <Facts />
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function Facts() {
  const t = useTexts(debugTexts)
  const { pathname, search } = useLocation()
  const { user } = useSession()
  const language = useLanguage()
  const { data: backend, isError } = useQuery({ ...versionQuery, retry: false })
  const isMock = import.meta.env.VITE_API_MODE === 'mock'
  return (
    <div className="overflow-y-auto px-4 pb-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Line label={t('address')}>{pathname + search}</Line>
        <Line label={t('api')}>{apiUrl()}</Line>
        <Line label={t('mode')}>{t(isMock ? 'mock' : 'development')}</Line>
        <Line label={t('app')}>{version}</Line>
        <Line label={t('backend')}>{isError ? t('unavailable') : (backend?.version ?? '…')}</Line>
        <Line label={t('user')}>{user ? `${user.email} (${user.user_type})` : t('nobody')}</Line>
        <Line label={t('token')}>
          <TokenLifetime />
        </Line>
        <Line label={t('language')}>{language}</Line>
      </dl>
      {!isMock && <Outbox />}
    </div>
  )
}

function TokenLifetime() {
  const t = useTexts(debugTexts)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const tokens = readTokens()
  if (!tokens) return t('none')
  const seconds = Math.max(0, Math.floor(remaining(tokens, now) / 1000))
  return <span className="num">{t('tokenLeft', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}</span>
}

/** The newest mails that were written instead of sent, with the link that each is about. */
function Outbox() {
  const t = useTexts(debugTexts)
  const { data: mails = [] } = useQuery({
    queryKey: keyOf({ path: '/__outbox' }),
    queryFn: readOutbox,
    refetchInterval: 3000,
  })
  return (
    <>
      <h3 className="mt-3 font-medium text-muted">{t('mails')}</h3>
      {mails.length === 0 && <p>{t('noMails')}</p>}
      <ul>
        {mails.map(({ file, to, subject, link }) => (
          <li key={file} className="mt-2">
            <p className="font-medium">{subject}</p>
            <p className="break-words text-muted text-xs">{t('mailTo', { address: to })}</p>
            {link && (
              <a href={link} className="text-brand-text underline underline-offset-2">
                {t('openLink')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
