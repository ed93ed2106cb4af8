import { may } from '@esrs/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { answerProof, showProofs, useProofAsked } from '../api/proof.ts'
import { companyQuery, meQuery } from '../api/queries.ts'
import { roleOf } from '../api/role.ts'
import { keepUser, useSession } from '../api/session.ts'
import { setLanguage, useLanguage } from '../i18n/language.ts'
import { useTexts } from '../i18n/texts.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { PageTitleContext } from '../ui/Page.tsx'
import { PageToolsContext } from '../ui/page-tools.tsx'
import { Notice } from '../ui/States.tsx'
import { TooltipProvider } from '../ui/Tooltip.tsx'
import { useNarrow } from '../ui/use-media.ts'
import { frameTexts, type PageTitleKey } from './frame/texts.ts'
import { PageSkeleton } from './guards.tsx'
import { Header } from './Header.tsx'
import { Hint } from './help/hint/Hint.tsx'
import { openHelp, useHelpKey, useHelpPlace } from './help/open-help.ts'
import { placeOf, placesOf, tabsOf } from './house.ts'
import { mainId, useFocusOnArrival } from './navigation.ts'
import { Offline } from './Offline.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { useRouteTable } from './RouteContext.tsx'
import { hasRoute, routesFor } from './routes.ts'
import { SideMenu } from './SideMenu.tsx'
import { SubNav } from './SubNav.tsx'
import { closeSearch, useSearchKey, useSearchOpen } from './search/open-search.ts'
import { BottomBar, TabBar } from './TabBar.tsx'
import { shellTexts } from './texts.ts'
import { useDocumentTitle } from './title.ts'
import { useAnchor } from './use-anchor.ts'

/** The help comes when somebody asks for it. */
const Help = lazyPart(() => import('./help/Help.tsx'))

/** So does the question for a fresh proof. */
const StepUpDialog = lazyPart(() => import('./step-up/StepUpDialog.tsx'))

/** And the search over everything. */
const SearchDialog = lazyPart(() => import('./search/SearchDialog.tsx'))

interface AppShellProps {
  title: PageTitleKey
  children: ReactNode
}

/** Header, tabs, the views of the place, and the page of a signed-in person. */
export default function AppShell({ title: titleKey, children }: AppShellProps) {
  const t = useTexts(shellTexts)
  const frame = useTexts(frameTexts)
  const { user } = useSession()
  const role = roleOf(user)
  const routes = routesFor(useRouteTable(), role)
  const { pathname } = useLocation()
  const language = useLanguage()
  const { data: company } = useQuery(companyQuery)
  const { data: me } = useQuery(meQuery)
  const isPhone = useNarrow()
  const [menuOpen, setMenuOpen] = useState(false)
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const title = ownTitle ?? frame(`title.${titleKey}`)
  const mayRead = may(role, 'read')
  useDocumentTitle(title)
  useFocusOnArrival()
  useAnchor()
  useHelpKey()
  useSearchKey(mayRead)
  useEffect(() => showProofs(), [])
  const isProofAsked = useProofAsked()
  const isHelpOpen = useHelpPlace() !== null
  const isSearchOpen = useSearchOpen()

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
  const tabs = tabsOf(routes)
  const place = placeOf(placesOf(routes), pathname)
  // The wizard shows one thing after the other; the menu leads away from it.
  const isWizard = pathname === '/onboarding'
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
            <Header title={title} company={company} continueTo={continueTo} onMenu={() => setMenuOpen(true)} />
            {isWizard || isPhone ? <div className="h-px bg-line" /> : <TabBar tabs={tabs} />}
            <Offline />
          </header>
          <main id={mainId} tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
            <Hint />
            {mayRead && !may(role, 'report') && (
              <Notice className="mx-auto mt-4 w-[calc(100%-2*var(--spacing-gutter))] max-w-page">
                {t('role.readOnly')}
              </Notice>
            )}
            {place && <SubNav place={place} onTools={setTools} />}
            <PageBoundary>
              <PageToolsContext value={tools}>
                <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
              </PageToolsContext>
            </PageBoundary>
          </main>
          {isPhone && !isWizard && tabs.length > 0 && <BottomBar tabs={tabs} />}
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
        {isSearchOpen && (
          <Suspense>
            <SearchDialog onClose={closeSearch} />
          </Suspense>
        )}
      </PageTitleContext>
    </TooltipProvider>
  )
}
