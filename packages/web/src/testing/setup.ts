import '@testing-library/jest-dom/vitest'
import { type Endpoint, type ErrorCode, errorStatus, type Produced } from '@esrs/contract'
import { cleanup, configure } from '@testing-library/react'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import React from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { setConfig } from '../api/config.ts'
import { forgetCsrfToken } from '../api/transport.ts'
import { setLanguage } from '../i18n/language.ts'
import { mockHandlers } from '../mock/handlers.ts'
import { createMockState, type MockState } from '../mock/state.ts'
import { dismissToast, removeToast, toastStore } from '../ui/toast.ts'

// How long a busy machine takes says nothing about the page; only what appears does.
configure({ asyncUtilTimeout: 60_000 })

/** The origin of the test page: jsdom would ask a foreign one for permission, which is not what these tests are about. */
const api = location.origin
/** Made once for a file: there are hundreds, and msw notes for each where it was made. */
const handlers = mockHandlers(api, () => mock.state)
const server = setupServer(...handlers)

/** Answers a call of the contract otherwise than the mock does. */
function answer({ method, path }: Endpoint, body: unknown, status: number, once = false) {
  const address = api + path.replace(/\{(\w+)\}/g, ':$1')
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  server.use(http[verb](address, () => HttpResponse.json(body as JsonBodyType, { status }), { once }))
}

/**
 * The network of the tests. `mock.state` may be read and changed, `mock.reply` answers a call as the server would in a
 * state that the mock does not know, `mock.refuse` refuses the next one, and `mock.server.use` answers anything otherwise.
 */
export const mock = {
  server,
  api,
  state: {} as MockState,
  reply: <E extends Endpoint>(endpoint: E, body: Produced<E>) => answer(endpoint, body, endpoint.status ?? 200),
  refuse: (endpoint: Endpoint, code: ErrorCode, error: string, fields?: Record<string, string>) =>
    answer(endpoint, { error, code, ...(fields && { fields }) }, errorStatus[code], true),
}

/** What jsdom lacks and the components ask for. */
class NoResizes implements ResizeObserver {
  observe(_target?: Element) {}
  unobserve() {}
  disconnect() {}
}

class NoIntersections extends NoResizes implements IntersectionObserver {
  root = null
  rootMargin: string
  private readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    super()
    this.tell = tell
    this.rootMargin = rootMargin
  }
  /** Whoever asks what comes near is told that it is there. */
  override observe(target?: Element) {
    if (this.rootMargin && target) this.tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this)
  }
  scrollMargin = ''
  thresholds = []
  takeRecords = () => []
}

/**
 * In development React keeps for each element the stack that made it, to name it in a warning: an eighth of what these tests cost. It
 * leaves that where it has made too many of late; here, always. Warnings stay, and name the component.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

const unexpected: string[] = []

beforeAll(() => {
  // The window is that of the file before.
  document.body.replaceChildren()
  document.documentElement.removeAttribute('class')
  sessionStorage.clear()
  vi.stubGlobal('ResizeObserver', NoResizes)
  vi.stubGlobal('IntersectionObserver', NoIntersections)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  // Newer browsers answer with a promise, which must not become what an effect leaves behind.
  Element.prototype.scrollIntoView = () => Promise.resolve()
  Element.prototype.scrollTo = () => {}
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.setPointerCapture = () => {}
  Element.prototype.releasePointerCapture = () => {}
  server.listen({
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      unexpected.push(request ? `${request.method} ${request.url}` : frame.protocol)
      defaults.error()
    },
  })
  setConfig({ apiUrl: api })
})

beforeEach(() => {
  localStorage.clear()
  forgetCsrfToken()
  setLanguage('en')
  server.resetHandlers()
  mock.state = createMockState()
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  const shown = toastStore.get()
  if (shown) {
    dismissToast(shown.id)
    removeToast(shown.id)
  }
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
  vi.mocked(console.error).mockRestore()
  expect(unexpected.splice(0), 'requests that nobody expected').toEqual([])
  expect(errors, 'console.error').toEqual([])
})

afterAll(() => {
  server.close()
  // What a file watches or replaces is its own.
  vi.restoreAllMocks()
})
