import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../api/query-client.ts'
import { followLanguage } from '../i18n/follow-language.ts'
import { startTheme } from '../ui/theme-mode.ts'
import '../ui/theme.css'
import { Gallery } from './Gallery.tsx'
import { fillSamples } from './samples.ts'
import { showStates } from './shown-states.ts'

startTheme()
showStates(document)
const client = createQueryClient()
fillSamples(client)
followLanguage(client)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
createRoot(root).render(
  <StrictMode>
    <Gallery client={client} opened={new URLSearchParams(location.search).get('open')} />
  </StrictMode>,
)
