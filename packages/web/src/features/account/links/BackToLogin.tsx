import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../../i18n/texts.tsx'
import { linkTexts } from './texts.ts'

/** The way back, below every page that a mail leads to. */
export function BackToLogin() {
  const t = useTexts(linkTexts)
  return (
    <p className="mt-6 text-sm">
      <Link to="/login" className="inline-flex items-center gap-2 text-brand-text underline-offset-2 hover:underline">
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
    </p>
  )
}
