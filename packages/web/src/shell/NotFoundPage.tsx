import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { Brand } from '../ui/Brand.tsx'
import { Button } from '../ui/Button.tsx'
import { shellTexts } from './texts.ts'

/** For whoever is not signed in. */
export default function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col p-gutter">
      <div className="flex items-center justify-between gap-4">
        <Brand />
        <LanguageSwitch />
      </div>
      <NotFound level="h1" />
    </div>
  )
}

/** That an address does not exist, and the way home. The frame of a signed-in person has the page's first heading already. */
export function NotFound({ level: Heading = 'h2' }: { level?: 'h1' | 'h2' }) {
  const t = useTexts(shellTexts)
  return (
    <div className="m-auto flex flex-col items-center gap-2 p-gutter py-16 text-center">
      <Compass aria-hidden className="mb-2 size-10 text-muted" strokeWidth={1.25} />
      <Heading className="font-semibold text-2xl">{t('notFound.title')}</Heading>
      <p className="max-w-md text-balance text-secondary">{t('notFound.text')}</p>
      <Button asChild look="primary" size="lg" className="mt-4">
        <Link to="/">{t('notFound.home')}</Link>
      </Button>
    </div>
  )
}
