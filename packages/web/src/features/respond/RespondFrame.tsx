import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../i18n/LanguageSwitch.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { respondTexts } from './texts.ts'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\d]/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

interface RespondFrameProps {
  /** The company that asks; empty while it is loading. */
  company: string
  progress?: { done: number; all: number } | undefined
  /** Whether the page needs more room than a form. */
  wide?: boolean
  children: ReactNode
}

/** Frame of every page of a survey: company, progress and language at the top. */
export function RespondFrame({ company, progress, wide = false, children }: RespondFrameProps) {
  const t = useTexts(respondTexts)
  const width = wide ? 'max-w-page' : 'max-w-form'
  return (
    <div className="min-h-dvh bg-surface text-lg">
      <header className="sticky top-0 z-10 border-line border-b bg-surface">
        <div className={`mx-auto flex h-13 items-center gap-3 px-5 ${width}`}>
          <div className="flex min-w-0 flex-1 items-center gap-2">
            {company && (
              <>
                <span
                  aria-hidden
                  className="grid size-7 shrink-0 place-items-center rounded-md bg-ink font-semibold text-surface text-xs"
                >
                  {initials(company)}
                </span>
                <span className="truncate font-semibold text-base">{company}</span>
              </>
            )}
          </div>
          {progress && (
            <span aria-hidden className="whitespace-nowrap text-base text-muted tabular-nums max-md:hidden">
              {t('progress', progress)}
            </span>
          )}
          <LanguageSwitch />
        </div>
        {progress && (
          <div
            role="progressbar"
            aria-label={t('progressLabel')}
            aria-valuemin={0}
            aria-valuemax={progress.all}
            aria-valuenow={progress.done}
            aria-valuetext={t('progress', progress)}
            className="h-1 bg-pressed"
          >
            <div className="h-full bg-brand" style={{ width: `${(100 * progress.done) / progress.all}%` }} />
          </div>
        )}
      </header>
      <main className={`mx-auto px-5 pt-6 pb-10 ${width}`}>{children}</main>
    </div>
  )
}

interface StateProps {
  icon: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Announced by screen readers at once. */
  alert?: boolean
}

/** Page with only a message. */
export function RespondState({ icon: Icon, title, children, action, alert }: StateProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="flex min-h-[70dvh] flex-col items-center justify-center text-center"
    >
      <span className="grid size-16 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-7" />
      </span>
      <h1 className="mt-6 text-balance font-semibold text-2xl tracking-tight">{title}</h1>
      {children && <p className="mt-3 max-w-sm text-balance text-secondary">{children}</p>}
      {action && <div className="mt-8">{action}</div>}
    </div>
  )
}
