import { useQuery } from '@tanstack/react-query'
import { Quote, Server, ShieldCheck } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { versionQuery } from '../../api/queries.ts'
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { lazyDecoration } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { accountTexts } from './texts.ts'

/** A picture of the product: the form does not wait for it. */
const ProductPicture = lazyDecoration(() => import('./picture/ProductPicture.tsx'))

function TrustList({ className }: { className: string }) {
  const t = useTexts(accountTexts)
  const badges = [
    { icon: Server, text: t('trust.host') },
    { icon: Quote, text: t('trust.source') },
    { icon: ShieldCheck, text: t('trust.trackers') },
  ]
  return (
    <ul aria-label={t('trust.label')} className={`flex flex-col gap-2 text-sm ${className}`}>
      {badges.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2">
          <Icon aria-hidden className="size-4 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Foot() {
  const t = useTexts(accountTexts)
  const { data, isError } = useQuery(versionQuery)
  return (
    <p className="flex gap-4 text-muted text-xs">
      <Link to="/privacy" className="underline decoration-line-strong underline-offset-2 hover:text-ink">
        {t('foot.privacy')}
      </Link>
      {data && <span>{t('foot.version', { version: data.version })}</span>}
      {isError && <span>{t('foot.unavailable')}</span>}
    </p>
  )
}

interface AccountFrameProps {
  title: string
  lead?: string
  /** Stands above the title of a page that has bad news. */
  icon?: ReactNode
  children: ReactNode
}

/** The frame of pages for those who are not signed in: the form on one side, what the product promises on the other. */
export function AccountFrame({ title, lead, icon, children }: AccountFrameProps) {
  const t = useTexts(accountTexts)
  return (
    <div className="grid min-h-dvh bg-surface md:grid-cols-2">
      <div className="flex min-w-0 flex-col px-6 py-4 md:px-10 md:py-8 lg:px-16">
        <div className="flex items-center justify-between gap-4">
          <Brand />
          <LanguageSwitch />
        </div>
        <div className="mx-auto w-full max-w-90 py-10 md:my-auto">
          {icon && (
            <span className="mb-4 grid size-10 place-items-center rounded-lg bg-sunken text-muted [&>svg]:size-5">
              {icon}
            </span>
          )}
          <h1 className="text-balance break-words text-2xl">{title}</h1>
          {lead && <p className="mt-1 text-pretty break-words text-secondary">{lead}</p>}
          {children}
        </div>
        <TrustList className="mb-6 text-secondary md:hidden" />
        <Foot />
      </div>
      <aside aria-label={t('proof.label')} className="flex bg-brand-soft px-10 py-12 max-md:hidden lg:px-16">
        <div className="m-auto w-full max-w-[30rem]">
          <Suspense fallback={<Skeleton className="h-60 rounded-xl" />}>
            <ProductPicture />
          </Suspense>
          <div className="px-6">
            <p className="mt-8 text-pretty font-semibold text-xl">{t('proof.claim')}</p>
            <TrustList className="mt-4 text-brand-text" />
          </div>
        </div>
      </aside>
    </div>
  )
}
