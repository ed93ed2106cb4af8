import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { privacyTexts } from './texts.ts'

const sections = ['who', 'account', 'documents', 'surveys', 'browser', 'others', 'rights'] as const

export default function PrivacyPage() {
  const t = useTexts(privacyTexts)
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <div className="mx-auto flex min-h-dvh max-w-form flex-col px-gutter py-4 md:py-8">
      <div className="flex items-center justify-between gap-4">
        <Link to="/" className="rounded-md">
          <Brand />
        </Link>
        <LanguageSwitch />
      </div>
      <article className="py-10">
        <Button look="ghost" className="-ml-3" onClick={() => (key === 'default' ? navigate('/') : navigate(-1))}>
          <ArrowLeft aria-hidden className="size-4" />
          {t('back')}
        </Button>
        <h1 className="mt-4 text-2xl">{t('title')}</h1>
        <p className="mt-1 text-lg text-secondary">{t('lead')}</p>
        {sections.map((section) => (
          <section key={section} className="mt-8">
            <h2 className="font-semibold text-lg">{t(`${section}.title`)}</h2>
            <p className="mt-1 text-pretty text-lg text-secondary">{t(`${section}.text`)}</p>
          </section>
        ))}
      </article>
    </div>
  )
}
