import { lazy, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { loadConfig } from './api/config.ts'
import { followChanges } from './api/follow-changes.ts'
import { createQueryClient, followSession } from './api/query-client.ts'
import { startSession } from './api/session.ts'
import { readTokens } from './api/tokens.ts'
import { followLanguage } from './i18n/follow-language.ts'
import { routes } from './routes.tsx'
import { App } from './shell/App.tsx'
import { PageRouter } from './shell/PageRouter.tsx'
import { startTheme } from './ui/theme-mode.ts'
import './ui/theme.css'

/** A production build contains nothing of it. */
const DebugPanel = import.meta.env.DEV ? lazy(() => import('./shell/debug/DebugPanel.tsx')) : null

startTheme()
// The frame of the app is on its way while the address of the API is being asked for.
if (readTokens()) void import('./shell/AppShell.tsx')
await loadConfig()
if (import.meta.env.DEV && import.meta.env.VITE_API_MODE === 'mock') {
  const { startMock } = await import('./mock/browser.ts')
  await startMock()
}
startSession()
const client = createQueryClient()
followSession(client)
followChanges(client)
followLanguage(client)

// The router is told of every step, its own ones too.
const history = createBrowserHistory({ v5Compat: true })
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
const app = (
  <StrictMode>
    <PageRouter history={history}>
      <App routes={routes} client={client}>
        {DebugPanel && (
          <Suspense>
            <DebugPanel />
          </Suspense>
        )}
      </App>
    </PageRouter>
  </StrictMode>
)
// In a transition the first page is drawn in pieces as well, between which the browser answers.
startTransition(() => createRoot(root).render(app))
