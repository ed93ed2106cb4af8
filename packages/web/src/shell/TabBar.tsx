import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useMay } from '../api/role.ts'
import { useFormats } from '../i18n/format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { progressQuery } from '../progress/queries.ts'
import { cx } from '../ui/class-names.ts'
import { frameTexts } from './frame/texts.ts'
import type { TabPlace } from './routes.ts'
import { shellTexts } from './texts.ts'

const isUnder = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The places of the app; the one that is open is marked and in view. */
export function TabBar({ tabs }: { tabs: readonly TabPlace[] }) {
  const t = useTexts(shellTexts)
  const frame = useTexts(frameTexts)
  const { pathname } = useLocation()
  const waiting = useWaiting()
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings another tab into view, and the number that waits moves it.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, waiting > 0])
  return (
    <nav
      aria-label={frame('header.tabs')}
      className="flex h-10 gap-1 overflow-x-auto overflow-y-hidden border-line border-b px-3 [scrollbar-width:none] max-md:h-11 max-md:justify-between max-md:gap-0 max-md:px-1"
    >
      {tabs.map((tab) => {
        const active = tab.paths.some((path) => isUnder(pathname, path))
        return (
          <Link
            key={tab.to}
            // Where values wait, that is where the work is.
            to={tab.title === 'datapoints' && waiting > 0 ? `${tab.to}?state=to_check&order=importance` : tab.to}
            ref={active ? current : null}
            aria-current={active ? 'page' : undefined}
            className={cx(
              'relative flex items-center gap-2 whitespace-nowrap px-3 font-medium max-md:px-2 text-sm transition-colors focus-visible:-outline-offset-2',
              active
                ? 'text-ink after:absolute after:inset-x-3 after:bottom-0 max-md:after:inset-x-2 after:h-0.5 after:rounded-t-sm after:bg-brand'
                : 'text-secondary hover:text-ink',
            )}
          >
            {t(`title.${tab.title}`)}
            {tab.title === 'datapoints' && <Waiting count={waiting} />}
          </Link>
        )
      })}
    </nav>
  )
}

/** How many proposed values wait for a decision; zero while that is unknown. */
function useWaiting(): number {
  const mayRead = useMay('read')
  const { data } = useQuery({ ...progressQuery(useLanguage()), staleTime: 30_000, enabled: mayRead })
  return data?.data.breakdown.proposed ?? 0
}

function Waiting({ count }: { count: number }) {
  const t = useTexts(frameTexts)
  const { number } = useFormats()
  if (count === 0) return null
  return (
    <span className="num rounded-full bg-neutral-soft px-1.5 font-medium text-secondary text-xs">
      <span aria-hidden>{number(count)}</span>
      <span className="sr-only">{t('header.waiting', { count })}</span>
    </span>
  )
}
