import { may } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleQuestionMark, Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { answerProof, showProofs, useProofAsked } from '../api/proof.ts'
import { companyQuery, meQuery } from '../api/queries.ts'
import { roleOf } from '../api/role.ts'
import { keepUser, useSession } from '../api/session.ts'
import { Hint } from '../help/hint/Hint.tsx'
import { openHelp, useHelpKey, useHelpPlace } from '../help/open-help.ts'
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx'
import { setLanguage, useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageTitleContext } from '../ui/Page.tsx'
import { Notice } from '../ui/States.tsx'
import { Tooltip, TooltipProvider } from '../ui/Tooltip.tsx'
import { frameTexts } from './frame/texts.ts'
import { GenerateReport } from './GenerateReport.tsx'
import { PageSkeleton } from './guards.tsx'
import { mainId, useFocusOnArrival } from './navigation.ts'
import { Offline } from './Offline.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { useRouteTable } from './RouteContext.tsx'
import { hasRoute, routesFor, tabsOf } from './routes.ts'
import { SideMenu } from './SideMenu.tsx'
import { TabBar } from './TabBar.tsx'
import { shellTexts, type TitleKey } from './texts.ts'
import { useDocumentTitle } from './title.ts'

/** The help comes when somebody asks for it. */
const Help = lazyPart(() => import('../help/Help.tsx'))

/** So does the question for a fresh proof. */
const StepUpDialog = lazyPart(() => import('./step-up/StepUpDialog.tsx'))

interface AppShellProps {
  title: TitleKey
  children: ReactNode
}

/** Header, tabs and the place for a page of a signed-in person. */
export default function AppShell({ title: titleKey, children }: AppShellProps) {
  const t = useTexts(shellTexts)
  const frame = useTexts(frameTexts)
  const { user } = useSession()
  const role = roleOf(user)
  const routes = routesFor(useRouteTable(), role)
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const language = useLanguage()
  const { data: company } = useQuery(companyQuery)
  const { data: me } = useQuery(meQuery)
  const [menuOpen, setMenuOpen] = useState(false)
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const title = ownTitle ?? t(`title.${titleKey}`)
  useDocumentTitle(title)
  useFocusOnArrival()
  useHelpKey()
  useEffect(() => showProofs(), [])
  const isProofAsked = useProofAsked()
  const isHelpOpen = useHelpPlace() !== null

  useEffect(() => {
    if (me) keepUser(me)
  }, [me])

  const isTest = company?.metadata.test_account ?? false
  useEffect(() => {
    if (isTest && language === 'de') setLanguage('en')
  }, [isTest, language])

  // Whoever left before the first step was saved finds the way back as well.
  const isInWizard = company && (company.metadata.onboarding !== null || !company.metadata.skip_onboarding)
  const continueTo = isInWizard && pathname !== '/onboarding' && hasRoute(routes, '/onboarding') ? '/onboarding' : null
  return (
    <TooltipProvider>
      <PageTitleContext value={setOwnTitle}>
        <a
          href={`#${mainId}`}
          className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-surface px-4 py-2 font-medium shadow-md focus:translate-y-0"
        >
          {frame('header.skip')}
        </a>
        <div className="flex min-h-dvh flex-col">
          <header className="sticky top-0 z-30 bg-surface">
            <div className="flex h-14 items-center gap-1 pr-gutter pl-4 max-md:pl-1">
              <Button look="ghost" size="icon" aria-label={frame('header.openMenu')} onClick={() => setMenuOpen(true)}>
                <MenuIcon aria-hidden className="size-4" />
              </Button>
              <Button
                look="ghost"
                size="icon"
                aria-label={frame('header.back')}
                className="max-md:hidden"
                onClick={() => (key === 'default' ? navigate('/') : navigate(-1))}
              >
                <ArrowLeft aria-hidden className="size-4" />
              </Button>
              <div className="mx-2 min-w-0 flex-1">
                <h1 className="truncate text-lg leading-5">{title}</h1>
                <p className="truncate text-muted text-xs">
                  {company?.name ?? '\u00a0'}
                  {company && (
                    <span className="max-md:hidden">
                      {` · ${frame('header.financialYear', { year: company.metadata.reporting_year })}`}
                    </span>
                  )}
                  {company?.metadata.app_header_text && ` · ${company.metadata.app_header_text}`}
                </p>
              </div>
              <div className="flex items-center gap-2">
                {continueTo && (
                  <Button asChild className="max-md:hidden">
                    <Link to={continueTo}>{frame('header.continueOnboarding')}</Link>
                  </Button>
                )}
                {may(role, 'read') && <GenerateReport className="max-md:hidden" />}
                <span aria-hidden className="mx-1 h-5 w-px bg-line max-md:hidden" />
                <Button
                  look="ghost"
                  size="icon"
                  aria-label={frame('header.help')}
                  className="max-md:hidden"
                  onClick={() => openHelp('panel')}
                >
                  <CircleQuestionMark aria-hidden className="size-4" />
                </Button>
                <LanguageSwitch
                  germanOff={
                    isTest ? (item) => <Tooltip content={frame('header.germanOff')}>{item}</Tooltip> : undefined
                  }
                />
              </div>
            </div>
            {pathname === '/onboarding' ? (
              // The wizard shows one thing after the other; the menu leads away from it.
              <div className="h-px bg-line" />
            ) : (
              <TabBar tabs={tabsOf(routes)} />
            )}
            <Offline />
          </header>
          <main id={mainId} tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
            <Hint />
            {may(role, 'read') && !may(role, 'report') && (
              <Notice className="mx-auto mt-4 w-[calc(100%-2*var(--spacing-gutter))] max-w-page">
                {t('role.readOnly')}
              </Notice>
            )}
            <PageBoundary>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </PageBoundary>
          </main>
        </div>
        <SideMenu open={menuOpen} onOpenChange={setMenuOpen} company={company} continueTo={continueTo} />
        {isProofAsked && (
          <Suspense>
            <StepUpDialog onClose={() => answerProof(false)} />
          </Suspense>
        )}
        {isHelpOpen && (
          <Suspense>
            <Help onClose={() => openHelp(null)} />
          </Suspense>
        )}
      </PageTitleContext>
    </TooltipProvider>
  )
}
