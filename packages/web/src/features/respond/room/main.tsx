import { startPublicPage } from '../start-public-page.tsx'
import RoomApp from './RoomApp.tsx'

await startPublicPage((debug) => (
  <>
    <RoomApp />
    {debug(location.pathname)}
  </>
))
