import { Check } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { readTokens } from '../../api/tokens.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { RespondFrame } from './RespondFrame.tsx'
import { respondTexts } from './texts.ts'

/**
 * Page of thanks after a response. The company is unknown when the address was opened directly. The way home is one for whoever is signed in
 * here; it would lead others to a sign-in.
 */
export function ThankYouPage({ company }: { company: string }) {
  const t = useTexts(respondTexts)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  useEffect(() => {
    document.title = t('thanks.title')
  }, [t])
  return (
    <RespondFrame company={company}>
      <div className="flex min-h-[70dvh] flex-col items-center justify-center text-center">
        <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success-text">
          <Check aria-hidden className="size-7" />
        </span>
        <h1 ref={title} tabIndex={-1} className="mt-6 text-balance font-semibold text-2xl tracking-tight outline-none">
          {t('thanks.title')}
        </h1>
        <p className="mt-3 max-w-sm text-balance text-secondary">
          {t('thanks.sent')} {company && t('thanks.received', { company })}
        </p>
        {readTokens() ? (
          <Button asChild look="primary" size="xl" className="mt-8 w-full max-w-80">
            <a href="/">{t('thanks.home')}</a>
          </Button>
        ) : (
          <p className="mt-8 text-muted">{t('thanks.close')}</p>
        )}
      </div>
    </RespondFrame>
  )
}
