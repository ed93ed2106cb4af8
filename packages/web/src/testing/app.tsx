import type { Language } from '@esrs/contract'
import type { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { createQueryClient, followSession } from '../api/query-client.ts'
import { keepSession, startSession } from '../api/session.ts'
import { followLanguage } from '../i18n/follow-language.ts'
import { setLanguage } from '../i18n/language.ts'
import { accessFor } from '../mock/token.ts'
import { routes as allRoutes } from '../routes.tsx'
import { App } from '../shell/App.tsx'
import type { AppRoute } from '../shell/routes.ts'
import { mock } from './setup.ts'

interface AppOptions {
  language?: Language
  /** Whether somebody is signed in when the page opens. */
  signedIn?: boolean
  /** The page before, for what goes back. */
  before?: string
  routes?: readonly AppRoute[]
}

/** Signs the first person of the mock in, as a sign-in would have. */
export function signIn() {
  const user = mock.state.people[0]?.user
  if (!user) throw new Error('The mock has nobody to sign in')
  keepSession({ access: accessFor(user.id), refresh: `mock-refresh-of-${user.id}`, user })
}

function Where({ onPlace }: { onPlace: (place: string) => void }) {
  const { pathname, search } = useLocation()
  onPlace(pathname + search)
  return null
}

/** The app at an address, over the mock. `address()` is where it is now. */
export function openApp(path: string, options: AppOptions = {}) {
  const { language = 'en', signedIn = false, before, routes = allRoutes } = options
  setLanguage(language)
  const client: QueryClient = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } })
  const stop = [startSession(), followSession(client), followLanguage(client)]
  onTestFinished(() => {
    for (const end of stop) end()
    client.clear()
  })
  if (signedIn) signIn()

  let place = path
  const onPlace = (next: string) => {
    place = next
  }
  const entries = before ? [before, path] : [path]
  const view = render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <App routes={routes} client={client} />
      <Where onPlace={onPlace} />
    </MemoryRouter>,
  )
  return { ...view, user: userEvent.setup(), client, address: () => place }
}
