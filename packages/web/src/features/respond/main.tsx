import { RespondApp } from './RespondApp.tsx'
import { startPublicPage } from './start-public-page.tsx'

await startPublicPage((debug) => <RespondApp above={debug} />)
