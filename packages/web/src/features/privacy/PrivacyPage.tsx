import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx'
import { Rich, useTexts } from '../../i18n/texts.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loading, Notice, Skeleton } from '../../ui/States.tsx'
import { noticeQuery, type PrivacyNotice } from './queries.ts'
import { privacyTexts } from './texts.ts'

const sections = ['account', 'documents', 'surveys', 'browser'] as const
const anchor = 'text-brand-text underline underline-offset-2'

export default function PrivacyPage() {
  const t = useTexts(privacyTexts)
  const navigate = useNavigate()
  const { key } = useLocation()
  const { signedIn } = useSession()
  const { data: notice, isError } = useQuery(noticeQuery)
  /** What only the server knows, or that it is silent. */
  const withNotice = (silent: string, tell: (notice: PrivacyNotice) => ReactNode) => {
    if (notice) return tell(notice)
    if (isError) return <Notice tone="neutral">{silent}</Notice>
    return (
      <Loading>
        <Skeleton className="h-20 rounded-lg" />
      </Loading>
    )
  }
  return (
    <div className="mx-auto flex min-h-dvh max-w-form flex-col px-gutter py-4 md:py-8">
      <div className="flex items-center justify-between gap-4">
        <Link to="/" className="inline-flex rounded-md">
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
        <p className="mt-1 text-pretty text-lg text-secondary">{t('lead')}</p>
        <Section title={t('who.title')} text={t('who.text')}>
          {notice?.contact && (
            <p className="text-lg text-secondary">
              <Rich
                texts={privacyTexts}
                text="who.contact"
                values={{ contact: notice.contact }}
                components={{ to: <Contact address={notice.contact} /> }}
              />
            </p>
          )}
        </Section>
        {sections.map((section) => (
          <Section
            key={section}
            title={t(`${section}.title`)}
            text={
              <Rich
                texts={privacyTexts}
                text={`${section}.text`}
                components={{ keep: <span className="whitespace-nowrap" /> }}
              />
            }
          />
        ))}
        <Section title={t('retention.title')} text={t('retention.text')}>
          {withNotice(t('retention.unknown'), ({ retention }) => (
            <Retention days={retention} />
          ))}
        </Section>
        <Section title={t('others.title')}>
          {withNotice(t('others.unknown'), ({ recipients }) => (
            <Recipients recipients={recipients} />
          ))}
          <p className="mt-3 text-pretty text-lg text-secondary">{t('others.company')}</p>
        </Section>
        <Section title={t('rights.title')} text={t('rights.text')}>
          {signedIn && (
            <p className="text-lg text-secondary">
              <Rich
                texts={privacyTexts}
                text="rights.profile"
                components={{ to: <Link to="/profile" className={anchor} /> }}
              />
            </p>
          )}
        </Section>
      </article>
    </div>
  )
}

/** An address that can be written to is a link; anything else is what the operator said. */
function Contact({ address, children }: { address: string; children?: ReactNode }) {
  return /^\S+@\S+$/.test(address) ? (
    <a href={`mailto:${address}`} className={anchor}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}

function Section({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-semibold text-lg">{title}</h2>
      <div className="mt-1 flex flex-col gap-3">
        {text && <p className="text-pretty text-lg text-secondary">{text}</p>}
        {children}
      </div>
    </section>
  )
}

/** Pairs of a thing and what is said about it. */
function Pairs({ rows }: { rows: { name: string; value: string }[] }) {
  return (
    <dl className="overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map(({ name, value }) => (
        <div
          key={name + value}
          className="grid gap-x-6 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[1fr_14rem]"
        >
          <dt className="text-secondary">{name}</dt>
          <dd className="min-w-0 break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Retention({ days }: { days: PrivacyNotice['retention'] }) {
  const t = useTexts(privacyTexts)
  const { sessions, security_trail: trail, mails, deleted_documents: documents } = days
  const after = (count: number) => (count === 0 ? t('retention.atOnce') : t('retention.after', { count }))
  return (
    <Pairs
      rows={[
        { name: t('retention.sessions'), value: t('retention.afterEnd', { count: sessions }) },
        { name: t('retention.security_trail'), value: after(trail) },
        { name: t('retention.mails'), value: mails === 0 ? t('retention.noCopies') : after(mails) },
        { name: t('retention.deleted_documents'), value: after(documents) },
      ]}
    />
  )
}

function Recipients({ recipients }: { recipients: PrivacyNotice['recipients'] }) {
  const t = useTexts(privacyTexts)
  if (recipients.length === 0) return <p className="text-pretty text-lg text-secondary">{t('others.nobody')}</p>
  return (
    <>
      <p className="text-pretty text-lg text-secondary">{t('others.some')}</p>
      <Pairs rows={recipients.map(({ purpose, host }) => ({ name: t(`others.purpose.${purpose}`), value: host }))} />
    </>
  )
}
