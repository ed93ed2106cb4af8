import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { useSession } from '../api/session.ts'
import { useTexts } from '../i18n/texts.tsx'
import { UiLanguage } from '../i18n/UiLanguage.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { FrameSkeleton, Home, PageSkeleton, RequireGuest, RequireRole, RequireSession } from './guards.tsx'
import { lazyPage } from './lazy-page.ts'
import { mainId, useFocusOnNavigation } from './navigation.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { RouteContext } from './RouteContext.tsx'
import type { AppRoute, Page } from './routes.ts'
import { shellTexts, type TitleKey } from './texts.ts'
import { useDocumentTitle } from './title.ts'

/** Header and tabs come with the first page that has them. */
const AppShell = lazyPage(() => import('./AppShell.tsx'))
const Elsewhere = lazyPage(() => import('./Elsewhere.tsx'))
const NotFoundPage = lazyPage(() => import('./NotFoundPage.tsx'))
const NotFound = lazyPage(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFound }))

function PublicFrame({ title, children }: { title: TitleKey; children: ReactNode }) {
  const t = useTexts(shellTexts)
  useDocumentTitle(t(`title.${title}`))
  return (
    <main id={mainId} tabIndex={-1} className="min-h-dvh outline-none">
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </PageBoundary>
    </main>
  )
}

/** An address that does not exist, or does not any more: whoever is signed in keeps the way to everything else. */
function Unknown() {
  const { signedIn } = useSession()
  return (
    <Suspense>
      <Elsewhere>
        {framed(
          signedIn
            ? { access: 'app', needs: 'account', title: 'notFound', page: NotFound }
            : { access: 'public', title: 'notFound', page: NotFoundPage },
        )}
      </Elsewhere>
    </Suspense>
  )
}

function framed(route: Page) {
  const { page: Page } = route
  if (route.access === 'app') {
    const { title, needs } = route
    return (
      <RequireSession>
        <Suspense fallback={<FrameSkeleton />}>
          <AppShell title={title}>
            <RequireRole needs={needs}>
              <Page />
            </RequireRole>
          </AppShell>
        </Suspense>
      </RequireSession>
    )
  }
  const frame = (
    <PublicFrame title={route.title}>
      <Page />
    </PublicFrame>
  )
  return route.access === 'guest' ? <RequireGuest>{frame}</RequireGuest> : frame
}

function Pages({ routes }: { routes: readonly AppRoute[] }) {
  useFocusOnNavigation()
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={framed(route)} />
      ))}
      <Route path="*" element={<Unknown />} />
    </Routes>
  )
}

interface AppProps {
  routes: readonly AppRoute[]
  client: QueryClient
  /** Parts above every page, such as the debug panel of development. */
  children?: ReactNode
}

/** The whole app for a route table; a router stands around it. */
export function App({ routes, client, children }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <RouteContext value={routes}>
        <UiLanguage>
          <PageBoundary>
            <Pages routes={routes} />
          </PageBoundary>
          <Toaster />
          {children}
        </UiLanguage>
      </RouteContext>
    </QueryClientProvider>
  )
}
