import { startPublicPage } from '../start-public-page.tsx'
import AnswerApp from './AnswerApp.tsx'

await startPublicPage((debug) => (
  <>
    <AnswerApp />
    {debug(location.pathname)}
  </>
))
