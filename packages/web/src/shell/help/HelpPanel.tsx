import { ChevronRight, Keyboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { pageOf } from './hint/pages.ts'
import { hintTexts } from './hint/texts.ts'
import { openHelp } from './open-help.ts'
import { helpTexts } from './texts.ts'

const steps = [
  { key: 'upload', to: '/documents' },
  { key: 'review', to: '/datapoints' },
  { key: 'materiality', to: '/iro' },
  { key: 'survey', to: '/surveys' },
  { key: 'progress', to: '/overview' },
] as const

const terms = [
  'datapoint',
  'disclosureRequirement',
  'materiality',
  'iro',
  'evidence',
  'tiers',
  'complete',
  'notCounted',
] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 first:mt-0">
      <h3 className="mb-2 font-semibold text-sm">{title}</h3>
      {children}
    </section>
  )
}

/** What the page is for, the way through the product, and the words of the field. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts(helpTexts)
  const pages = useTexts(hintTexts)
  const { pathname } = useLocation()
  const page = pageOf(pathname)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      {page && (
        <Part title={t('here')}>
          <p className="text-secondary text-sm">{pages(`page.${page}`)}</p>
        </Part>
      )}
      <Part title={t('steps.title')}>
        <ol className="-mx-2 flex flex-col">
          {steps.map(({ key, to }, index) => (
            <li key={key}>
              <Link to={to} onClick={onClose} className="flex items-start gap-3 rounded-md px-2 py-2 hover:bg-hover">
                <span
                  aria-hidden
                  className="num mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-sunken font-medium text-xs"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1 text-sm">
                  <span className="font-medium">{t(`steps.${key}`)}</span>
                  <span className="block text-secondary">{t(`steps.${key}Text`)}</span>
                </span>
                <ChevronRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('terms.title')}>
        <dl className="flex flex-col gap-3 text-sm">
          {terms.map((term) => (
            <div key={term}>
              <dt className="font-medium">{t(`terms.${term}`)}</dt>
              <dd className="text-secondary">{t(`terms.${term}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t('keys.title')}>
        <Button onClick={() => openHelp('keys')}>
          <Keyboard aria-hidden className="size-4" />
          {t('keys.show')}
        </Button>
      </Part>
    </Sheet>
  )
}
