import type { Company } from '@esrs/contract'
import {
  Building2,
  CircleQuestionMark,
  FileCheck,
  LayoutGrid,
  ListChecks,
  Lock,
  LogOut,
  MessagesSquare,
  ScrollText,
  Settings,
  UserRound,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { roleOf } from '../api/role.ts'
import { useSession } from '../api/session.ts'
import { useTexts } from '../i18n/texts.tsx'
import { cx } from '../ui/class-names.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { useNarrow } from '../ui/use-media.ts'
import { frameTexts } from './frame/texts.ts'
import { useReportPlace } from './GenerateReport.tsx'
import { HeaderLanguages } from './HeaderLanguages.tsx'
import { openHelp } from './help/open-help.ts'
import { useRouteTable } from './RouteContext.tsx'
import { hasRoute, invitePlace, routesFor } from './routes.ts'

const item =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-2 text-left font-medium text-sm transition-colors max-md:min-h-12 max-md:text-base [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted focus-visible:-outline-offset-2'

/** Something that is there but cannot be used, with the reason below it, and as a tooltip as everywhere else. */
function Off({ icon, label, reason }: { icon: ReactNode; label: string; reason: string }) {
  return (
    <Tooltip content={reason}>
      <button type="button" aria-disabled="true" className={cx(item, 'cursor-not-allowed text-muted')}>
        {icon}
        <span className="min-w-0 flex-1">
          {label}
          <span className="block font-normal text-xs">{reason}</span>
        </span>
      </button>
    </Tooltip>
  )
}

interface SideMenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  company: Company | undefined
  continueTo: string | null
}

/** Everything that is not a tab. On a phone it rises from the bottom and also holds what the header has no room for. */
export function SideMenu({ open, onOpenChange, company, continueTo }: SideMenuProps) {
  const t = useTexts(frameTexts)
  const { user } = useSession()
  const routes = routesFor(useRouteTable(), roleOf(user))
  const { pathname } = useLocation()
  const report = useReportPlace()
  const isPhone = useNarrow()
  const place = (to: string, icon: ReactNode, label: ReactNode, className?: string) => (
    <Link
      to={to}
      onClick={() => onOpenChange(false)}
      aria-current={pathname === to ? 'page' : undefined}
      className={cx(item, 'hover:bg-hover', pathname === to && 'bg-brand-soft', className)}
    >
      {icon}
      {label}
    </Link>
  )
  const places: { to: string; icon: ReactNode; label: string; onPhone?: boolean }[] = [
    { to: '/overview', icon: <LayoutGrid aria-hidden />, label: t('menu.dashboard') },
    { to: '/surveys', icon: <MessagesSquare aria-hidden />, label: t('title.surveys'), onPhone: true },
    { to: '/profile', icon: <UserRound aria-hidden />, label: t('menu.profile') },
    { to: '/company-profile', icon: <Building2 aria-hidden />, label: t('menu.company') },
    { to: '/settings', icon: <Settings aria-hidden />, label: t('menu.settings') },
    // The menu of the account, which a phone has no room for, holds it elsewhere.
    { to: '/company/trail', icon: <ScrollText aria-hidden />, label: t('title.trail'), onPhone: true },
  ].filter(({ to }) => hasRoute(routes, to))

  const isTest = company?.metadata.test_account ?? false
  const mayInvite = user?.user_type === 'company_admin' && hasRoute(routes, '/company-profile')
  const isAlone = places.length === 0 && !isTest && !mayInvite

  return (
    <Sheet
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={user?.name ?? t('menu.title')}
      description={
        <>
          {company && <span className="block truncate">{company.name}</span>}
          <span className="block truncate">{user?.email}</span>
        </>
      }
    >
      <nav aria-label={t('menu.title')} className="mt-2 flex flex-col">
        <ul className="flex flex-col">
          {places.map(({ to, icon, label, onPhone }) => (
            <li key={to} className={onPhone ? 'md:hidden' : undefined}>
              {place(to, icon, label)}
            </li>
          ))}
          <li>
            <button
              type="button"
              className={cx(item, 'hover:bg-hover')}
              onClick={() => {
                onOpenChange(false)
                openHelp('panel')
              }}
            >
              <CircleQuestionMark aria-hidden />
              {t('menu.help')}
            </button>
          </li>
          {(isTest || mayInvite) && (
            <li>
              {isTest ? (
                <Off icon={<UsersRound aria-hidden />} label={t('menu.invite')} reason={t('menu.inviteOff')} />
              ) : (
                place(invitePlace, <UsersRound aria-hidden />, t('menu.invite'))
              )}
            </li>
          )}
          {continueTo && (
            <li className="md:hidden">
              {place(continueTo, <ListChecks aria-hidden />, t('header.continueOnboarding'))}
            </li>
          )}
          {hasRoute(routes, '/report') && (
            <li className="md:hidden">
              {place(
                report.to,
                report.isLocked ? <Lock aria-hidden /> : <FileCheck aria-hidden />,
                <span className="min-w-0 flex-1">
                  {t('header.generateReport')}
                  {report.isLocked && (
                    <span className="block font-normal text-muted text-xs">{t('header.generateReportOff')}</span>
                  )}
                </span>,
                report.isLocked ? 'text-muted' : undefined,
              )}
            </li>
          )}
          {isPhone && (
            <li className={cx(item, 'justify-between')}>
              {t('menu.language')}
              <HeaderLanguages company={company} />
            </li>
          )}
          <li className={cx('mt-2 border-line pt-2', isAlone ? 'max-md:border-t' : 'border-t')}>
            {place('/logout', <LogOut aria-hidden />, t('menu.logout'))}
          </li>
        </ul>
      </nav>
    </Sheet>
  )
}
