import { type Company, may } from '@esrs/contract'
import {
  ArrowLeft,
  CircleQuestionMark,
  Inbox,
  LogOut,
  Menu as MenuIcon,
  ScrollText,
  Search,
  Settings,
  UserRound,
} from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { roleOf } from '../api/role.ts'
import { useSession } from '../api/session.ts'
import { useFormats } from '../i18n/format.ts'
import { useTexts } from '../i18n/texts.tsx'
import { ReportSwitch } from '../report/ReportSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/class-names.ts'
import { Kbd } from '../ui/Kbd.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/Menu.tsx'
import { useNarrow } from '../ui/use-media.ts'
import { frameTexts } from './frame/texts.ts'
import { GenerateReport } from './GenerateReport.tsx'
import { HeaderLanguages } from './HeaderLanguages.tsx'
import { openHelp } from './help/open-help.ts'
import { openSearch } from './search/open-search.ts'
import { useWaiting } from './use-waiting.ts'

interface HeaderProps {
  title: string
  company: Company | undefined
  /** Where the wizard is gone on with; `null` where there is nothing left of it. */
  continueTo: string | null
  onMenu: () => void
}

/** What stands above every page: where one is and for which year, the search, what waits, the language and the account. */
export function Header({ title, company, continueTo, onMenu }: HeaderProps) {
  const t = useTexts(frameTexts)
  const { user } = useSession()
  const role = roleOf(user)
  const { key } = useLocation()
  const navigate = useNavigate()
  const isPhone = useNarrow()
  const mayWork = may(role, 'work')
  return (
    <div className="flex h-14 items-center gap-1 pr-gutter pl-4 max-md:pr-2 max-md:pl-1">
      <Button look="ghost" size="icon" aria-label={t('header.openMenu')} onClick={onMenu}>
        <MenuIcon aria-hidden className="size-4" />
      </Button>
      <Button
        look="ghost"
        size="icon"
        aria-label={t('header.back')}
        className="max-md:hidden"
        onClick={() => (key === 'default' ? navigate('/') : navigate(-1))}
      >
        <ArrowLeft aria-hidden className="size-4" />
      </Button>
      <div className="mx-2 min-w-0 flex-1 max-md:mx-1">
        <h1 className="truncate text-lg leading-5">{title}</h1>
        <div className="flex min-w-0 items-center gap-x-1 text-muted text-xs">
          <span className={cx('min-w-0 truncate', mayWork && 'max-md:hidden')}>
            {company?.name ?? '\u00a0'}
            {company?.metadata.app_header_text && ` · ${company.metadata.app_header_text}`}
          </span>
          {company && mayWork && <ReportSwitch />}
        </div>
      </div>
      <div className="flex items-center gap-2 max-md:gap-0.5">
        {continueTo && (
          <Button asChild className="max-md:hidden">
            <Link to={continueTo}>{t('header.continueOnboarding')}</Link>
          </Button>
        )}
        {may(role, 'read') && (
          <>
            <button
              type="button"
              aria-keyshortcuts="Control+K"
              onClick={openSearch}
              className="flex h-control w-52 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 text-muted text-sm transition-colors hover:bg-hover hover:text-ink max-lg:w-auto max-md:border-transparent max-md:px-3"
            >
              <Search aria-hidden className="size-4 shrink-0" />
              <span className="flex-1 text-left max-lg:sr-only">{t('header.search')}</span>
              <Kbd className="max-lg:hidden">{t('header.searchKey')}</Kbd>
            </button>
            <GenerateReport className="max-md:hidden" />
          </>
        )}
        {mayWork && <MyTasks />}
        <Button
          look="ghost"
          size="icon"
          aria-label={t('header.help')}
          className="max-lg:hidden"
          onClick={() => openHelp('panel')}
        >
          <CircleQuestionMark aria-hidden className="size-4" />
        </Button>
        {!isPhone && <HeaderLanguages company={company} />}
        <AccountMenu />
      </div>
    </div>
  )
}

/** The way to what waits for the signed-in person, with how much it is. */
function MyTasks() {
  const t = useTexts(frameTexts)
  const { number } = useFormats()
  const { pathname } = useLocation()
  const { count: waiting } = useWaiting()
  // Whoever is still describing the company is not called away from it.
  const count = pathname === '/onboarding' ? 0 : waiting
  return (
    <Button asChild look="ghost" className="min-w-8 gap-1 px-2!">
      <Link
        to="/my-work"
        aria-current={pathname === '/my-work' ? 'page' : undefined}
        aria-label={count > 0 ? t('header.myTasksCount', { count, number: number(count) }) : t('title.myTasks')}
      >
        <Inbox aria-hidden className="size-4" />
        {count > 0 && (
          <span
            aria-hidden
            // Beside its sign, which a number of three digits would cover.
            className="num min-w-4 rounded-full bg-brand px-1.5 text-center font-medium text-brand-fg text-xs leading-4"
          >
            {count > 999 ? '999+' : number(count)}
          </span>
        )}
      </Link>
    </Button>
  )
}

/** The own account, by the first letters of the name; on a phone the menu holds the same. */
function AccountMenu() {
  const t = useTexts(frameTexts)
  const { user } = useSession()
  if (!user) return null
  const letters = user.name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter(Boolean)
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-soft font-medium text-brand-text text-xs transition-colors hover:bg-pressed max-md:hidden"
        >
          <span className="sr-only">{t('header.account', { name: user.name })}</span>
          <span aria-hidden>
            {`${letters[0] ?? ''}${letters.length > 1 ? letters.at(-1) : ''}`.toUpperCase() || '·'}
          </span>
        </button>
      }
    >
      <div className="max-w-72 px-2 py-1.5">
        <p className="truncate font-medium text-sm">{user.name}</p>
        <p className="truncate text-muted text-xs">{user.email}</p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound aria-hidden />
          {t('title.profile')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/settings">
          <Settings aria-hidden />
          {t('title.settings')}
        </Link>
      </MenuItem>
      {may(roleOf(user), 'manage') && (
        <MenuItem asChild>
          <Link to="/company/trail">
            <ScrollText aria-hidden />
            {t('title.trail')}
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/logout">
          <LogOut aria-hidden />
          {t('menu.logout')}
        </Link>
      </MenuItem>
    </Menu>
  )
}
