import type { Language, UserRole } from '@esrs/contract'
import type { QueryClient } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'
import { followChanges } from '../api/follow-changes.ts'
import { createQueryClient, followSession } from '../api/query-client.ts'
import { keepSession, startSession } from '../api/session.ts'
import { followLanguage } from '../i18n/follow-language.ts'
import { setLanguage } from '../i18n/language.ts'
import { accessFor } from '../mock/token.ts'
import { routes as allRoutes } from '../routes.tsx'
import { App } from '../shell/App.tsx'
import { PageRouter } from '../shell/PageRouter.tsx'
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

/** Gives the first person of the mock, who is signed in, another role. */
export function inRole(role: UserRole) {
  const person = mock.state.people[0]
  if (!person) throw new Error('The mock has nobody to give a role')
  person.user.user_type = role
}

/** Signs the first person of the mock in, as a sign-in would have. */
export function signIn() {
  const user = mock.state.people[0]?.user
  if (!user) throw new Error('The mock has nobody to sign in')
  keepSession({ access: accessFor(user.id), refresh: `mock-refresh-of-${user.id}`, user })
}

/** Lets media queries match until the test has ended; `(width < 64rem)` is a window without room for all columns, `(width < 48rem)` a phone. */
export function matchMedia(...queries: string[]) {
  const before = globalThis.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => ({ ...before(query), matches: queries.includes(query) }))
  onTestFinished(() => void vi.stubGlobal('matchMedia', before))
}

/** Waits until what a page shows has been painted, as a person does who presses a key on it. */
export const painted = () => waitFor(() => expect(document.querySelector('[data-painted]')).not.toBeNull())

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
  followChanges(client)
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
  const history = createMemoryHistory({ initialEntries: entries, initialIndex: entries.length - 1, v5Compat: true })
  const view = render(
    <PageRouter history={history}>
      <App routes={routes} client={client} />
      <Where onPlace={onPlace} />
    </PageRouter>,
  )
  return { ...view, user: userEvent.setup(), client, address: () => place }
}
