import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../i18n/texts.tsx'
import { Brand } from '../ui/Brand.tsx'
import { Button } from '../ui/Button.tsx'
import { shellTexts } from './texts.ts'

export default function NotFoundPage() {
  const t = useTexts(shellTexts)
  return (
    <div className="flex min-h-dvh flex-col p-gutter">
      <Brand />
      <div className="m-auto flex flex-col items-center gap-2 py-16 text-center">
        <Compass aria-hidden className="mb-2 size-10 text-muted" strokeWidth={1.25} />
        <h1 className="text-2xl">{t('notFound.title')}</h1>
        <p className="max-w-md text-balance text-secondary">{t('notFound.text')}</p>
        <Button asChild look="primary" size="lg" className="mt-4">
          <Link to="/">{t('notFound.home')}</Link>
        </Button>
      </div>
    </div>
  )
}
