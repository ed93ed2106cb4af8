import { languages } from '@esrs/contract'
import { lazy, type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../../api/config.ts'
import { setRequestLanguage } from '../../api/language.ts'
import { currentLanguage, onLanguage, setLanguage } from '../../i18n/language.ts'
import { startTheme } from '../../ui/theme-mode.ts'
import '../../ui/theme.css'

/** Debug panel; not part of a production build. */
const DebugPanel = import.meta.env.DEV ? lazy(() => import('../../shell/debug/PublicDebugPanel.tsx')) : null

/** The debug panel of public pages; `null` in production. */
const debugPanel = (path: string) =>
  DebugPanel && (
    <Suspense>
      <DebugPanel path={path} />
    </Suspense>
  )

/**
 * Starts a public page, which needs no account. A link can carry the language of its receiver.
 * @param page makes the page; gets the debug panel
 */
export async function startPublicPage(page: (debug: typeof debugPanel) => ReactNode): Promise<void> {
  startTheme()
  await loadConfig()
  if (import.meta.env.DEV && import.meta.env.VITE_API_MODE === 'mock') {
    const { startMock } = await import('../../mock/browser.ts')
    await startMock()
  }
  const wished = new URLSearchParams(location.search).get('lang')
  const language = languages.find((one) => one === wished)
  if (language) setLanguage(language)
  const speak = () => {
    document.documentElement.lang = currentLanguage()
    setRequestLanguage(currentLanguage())
  }
  speak()
  onLanguage(speak)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  createRoot(root).render(<StrictMode>{page(debugPanel)}</StrictMode>)
}
