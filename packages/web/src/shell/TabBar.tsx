import { ChartNoAxesColumn, Files, FileText, LayoutGrid, MessagesSquare, Scale } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../i18n/format.ts'
import { useTexts } from '../i18n/texts.tsx'
import { workPlaces } from '../report/waiting/kinds.ts'
import { cx } from '../ui/class-names.ts'
import { frameTexts } from './frame/texts.ts'
import { placeOf, type TabPlace } from './house.ts'
import { useWaiting } from './use-waiting.ts'

const icons: Partial<Record<TabPlace['title'], ReactNode>> = {
  overview: <LayoutGrid aria-hidden />,
  documents: <Files aria-hidden />,
  surveys: <MessagesSquare aria-hidden />,
  datapoints: <ChartNoAxesColumn aria-hidden />,
  iro: <Scale aria-hidden />,
  report: <FileText aria-hidden />,
}

/** Where a tab leads: to the values that wait, where some do, because that is where the work is. */
const addressOf = ({ title, to }: TabPlace, waiting: number) =>
  title === 'datapoints' && waiting > 0 ? workPlaces.values : to

/** The places of the app below the header; the one that is open is marked and in view. */
export function TabBar({ tabs }: { tabs: readonly TabPlace[] }) {
  const t = useTexts(frameTexts)
  const { pathname } = useLocation()
  const { values: waiting } = useWaiting()
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings another tab into view, and the number that waits moves it.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, waiting > 0])
  const here = placeOf(tabs, pathname)
  return (
    <nav
      aria-label={t('header.tabs')}
      className="flex h-10 gap-1 overflow-x-auto overflow-y-hidden border-line border-b px-3 [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={addressOf(tab, waiting)}
          ref={tab === here ? current : null}
          aria-current={tab === here ? 'page' : undefined}
          className={cx(
            'relative flex items-center gap-2 whitespace-nowrap px-3 font-medium text-sm transition-colors focus-visible:-outline-offset-2',
            tab === here
              ? 'text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-t-sm after:bg-brand'
              : 'text-secondary hover:text-ink',
          )}
        >
          {t(`title.${tab.title}`)}
          {tab.title === 'datapoints' && <Waiting count={waiting} />}
        </Link>
      ))}
    </nav>
  )
}

/** The same places under the thumb of who holds a phone, as many as fit; the menu leads to the others. */
export function BottomBar({ tabs }: { tabs: readonly TabPlace[] }) {
  const t = useTexts(frameTexts)
  const { pathname } = useLocation()
  const { values: waiting } = useWaiting()
  const here = placeOf(tabs, pathname)
  // What else keeps to the bottom of the window stands above it.
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bar', 'calc(3.5rem + env(safe-area-inset-bottom))')
    return () => void style.removeProperty('--bar')
  }, [])
  return (
    <nav
      aria-label={t('header.tabs')}
      data-bar
      className="sticky bottom-0 z-20 flex h-[calc(3.5rem+env(safe-area-inset-bottom))] shrink-0 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {tabs
        .filter(({ inMenu }) => !inMenu)
        .map((tab) => (
          <Link
            key={tab.to}
            to={addressOf(tab, waiting)}
            aria-current={tab === here ? 'page' : undefined}
            className={cx(
              'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 font-medium text-xs no-underline focus-visible:-outline-offset-2 [&>svg]:size-5',
              tab === here ? 'text-brand-text' : 'text-secondary',
            )}
          >
            {icons[tab.title]}
            <span className="max-w-full truncate">{t(`title.${tab.title}`)}</span>
            {tab.title === 'datapoints' && waiting > 0 && (
              <span className="absolute top-1 left-1/2 ml-1.5">
                <Waiting count={waiting} />
              </span>
            )}
          </Link>
        ))}
    </nav>
  )
}

/** How many wait, for the eye; in words for those who hear it. */
export function Waiting({ count }: { count: number }) {
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
