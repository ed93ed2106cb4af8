import { languages } from '@esrs/contract'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from '../../../api/config.ts'
import { setRequestLanguage } from '../../../api/language.ts'
import { currentLanguage, onLanguage, setLanguage } from '../../../i18n/language.ts'
import { startTheme } from '../../../ui/theme-mode.ts'
import RoomApp from './RoomApp.tsx'

import '../../../ui/theme.css'

/** A production build contains nothing of it. */
const DebugPanel = import.meta.env.DEV ? lazy(() => import('../../../shell/debug/PublicDebugPanel.tsx')) : null

startTheme()
await loadConfig()
if (import.meta.env.DEV && import.meta.env.VITE_API_MODE === 'mock') {
  const { startMock } = await import('../../../mock/browser.ts')
  await startMock()
}
// A link can carry the language of those it is sent to.
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
createRoot(root).render(
  <StrictMode>
    <RoomApp />
    {DebugPanel && (
      <Suspense>
        <DebugPanel path={location.pathname} />
      </Suspense>
    )}
  </StrictMode>,
)
