import { delay, HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessFor } from '../mock/token.ts'
import { signIn } from '../testing/app.tsx'
import { mock } from '../testing/setup.ts'
import { until } from '../testing/until.ts'
import { endSession, keepUser, refreshSession, sessionStore, signOut, startSession } from './session.ts'
import { readTokens, readUser, remaining, storageKeys, writeTokens } from './tokens.ts'

const { server, api } = mock
const user = () => mock.state.people[0]?.user

describe('what is stored', () => {
  it('uses the keys that other pages know', () => {
    signIn()
    expect(JSON.parse(localStorage.getItem('auth_tokens') ?? '')).toMatchObject({
      access: expect.any(String),
      refresh: expect.any(String),
    })
    expect(JSON.parse(localStorage.getItem('current_user') ?? '')).toEqual(user())
  })

  it('reads the person under the older key too', () => {
    localStorage.setItem(storageKeys.olderUser, JSON.stringify(user()))
    expect(readUser()).toEqual(user())
  })

  it('takes what is broken for nothing', () => {
    localStorage.setItem(storageKeys.tokens, '{"access":')
    localStorage.setItem(storageKeys.user, '7')
    expect(readTokens()).toBeNull()
    expect(readUser()).toBeNull()
  })
})

describe('remaining', () => {
  const now = Date.parse('2026-05-01T12:00:00Z')

  it('counts from the moment the token arrived, whatever the local clock says', () => {
    const wrongBy = 3_600_000
    const tokens = { access: accessFor('u-1', 600, now), refresh: 'r', received_at: now + wrongBy }
    expect(remaining(tokens, now + wrongBy + 60_000)).toBe(540_000)
  })

  it('falls back to the expiry where nobody wrote down the arrival', () => {
    expect(remaining({ access: accessFor('u-1', 600, now), refresh: 'r' }, now)).toBe(600_000)
  })

  it('is nothing when the clock was set back since the token arrived', () => {
    const tokens = { access: accessFor('u-1', 600, now), refresh: 'r', received_at: now }
    expect(remaining(tokens, now - 1)).toBe(0)
  })

  it('is nothing for what is no token', () => {
    expect(remaining({ access: 'nonsense', refresh: 'r', received_at: now }, now)).toBe(0)
  })
})

describe('refreshing', () => {
  let stop = () => {}
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    stop = startSession()
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  const refreshes = () => {
    let count = 0
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/token/refresh/')) count += 1
    })
    return () => count
  }

  it('happens every four minutes', async () => {
    const count = refreshes()
    signIn()
    const first = readTokens()?.access
    await vi.advanceTimersByTimeAsync(239_000)
    expect(count()).toBe(0)
    await vi.advanceTimersByTimeAsync(1_000)
    await until(() => expect(readTokens()?.access).not.toBe(first))
    await vi.advanceTimersByTimeAsync(240_000)
    await until(() => expect(count()).toBe(2))
  })

  it('happens earlier when less than a minute would remain', async () => {
    const count = refreshes()
    signIn()
    writeTokens({ access: accessFor('u-1', 150), refresh: readTokens()?.refresh ?? '', received_at: Date.now() })
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.tokens }))
    await vi.advanceTimersByTimeAsync(89_000)
    expect(count()).toBe(0)
    await vi.advanceTimersByTimeAsync(1_000)
    await until(() => expect(count()).toBe(1))
  })

  it.each([
    ['the network is gone', () => HttpResponse.error()],
    ['the server is broken', () => HttpResponse.json({ error: 'x', code: 'internal' }, { status: 500 })],
    ['the server asks to wait', () => HttpResponse.json({ error: 'x', code: 'rate_limited' }, { status: 429 })],
  ])('keeps the session when %s, and tries again', async (_, reply) => {
    signIn()
    const first = readTokens()?.access
    server.use(http.post(`${api}/token/refresh/`, reply, { once: true }))
    await expect(refreshSession(first ?? '')).rejects.toBeTruthy()
    expect(sessionStore.get().signedIn).toBe(true)
    await vi.advanceTimersByTimeAsync(240_000)
    await until(() => expect(readTokens()?.access).not.toBe(first))
  })

  it('ends the session when the server refuses', async () => {
    signIn()
    mock.state.sessions.clear()
    await expect(refreshSession(readTokens()?.access ?? '')).rejects.toMatchObject({ status: 401 })
    expect(sessionStore.get()).toEqual({ user: null, signedIn: false, lapsed: true })
    expect(localStorage.getItem('auth_tokens')).toBeNull()
  })

  it('forgets that a session was ended once the next one begins, in whichever tab', async () => {
    signIn()
    mock.state.sessions.clear()
    await expect(refreshSession(readTokens()?.access ?? '')).rejects.toMatchObject({ status: 401 })
    writeTokens({ access: accessFor('u-1'), refresh: 'theirs', received_at: Date.now() })
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.tokens }))
    localStorage.removeItem(storageKeys.tokens)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.tokens }))
    expect(sessionStore.get()).toEqual({ user: null, signedIn: false })
  })

  it('ends the session when there is nothing to refresh it with', async () => {
    signIn()
    writeTokens({ access: readTokens()?.access ?? '', refresh: '', received_at: Date.now() })
    await expect(refreshSession(readTokens()?.access ?? '')).rejects.toMatchObject({ status: 400 })
    expect(sessionStore.get().signedIn).toBe(false)
  })

  it.each([
    ['nothing is found', 404],
    ['nobody may enter', 403],
    ['the gateway is alone', 502],
  ])('keeps the session when a proxy says that %s', async (_, status) => {
    signIn()
    server.use(
      http.post(`${api}/token/refresh/`, () => HttpResponse.html('<h1>Proxy</h1>', { status }), { once: true }),
    )
    await expect(refreshSession(readTokens()?.access ?? '')).rejects.toMatchObject({ status })
    expect(sessionStore.get().signedIn).toBe(true)
  })

  it('gives up on a connection that hangs, and keeps the session', async () => {
    signIn()
    const first = readTokens()?.access ?? ''
    const impatient = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(impatient.signal)
    server.use(http.post(`${api}/token/refresh/`, () => delay('infinite'), { once: true }))
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/token/refresh/')) impatient.abort(new DOMException('Too long', 'TimeoutError'))
    })
    await expect(refreshSession(first)).rejects.toMatchObject({ code: 'network' })
    vi.mocked(AbortSignal.timeout).mockRestore()
    server.events.removeAllListeners()
    expect(sessionStore.get().signedIn).toBe(true)
    await vi.advanceTimersByTimeAsync(240_000)
    await until(() => expect(readTokens()?.access).not.toBe(first))
  })

  it('happens at once when a machine wakes up after hours, and keeps the session', async () => {
    signIn()
    const first = readTokens()?.access
    // A machine that sleeps runs no timers.
    vi.setSystemTime(Date.now() + 9 * 3_600_000)
    expect(readTokens()?.access).toBe(first)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    await until(() => expect(readTokens()?.access).not.toBe(first))
    expect(sessionStore.get().signedIn).toBe(true)
  })

  it('waits for the network of a machine that woke up without one', async () => {
    signIn()
    const first = readTokens()?.access
    let reachable = false
    server.use(http.post(`${api}/token/refresh/`, () => (reachable ? undefined : HttpResponse.error())))
    vi.setSystemTime(Date.now() + 9 * 3_600_000)
    const count = refreshes()
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
    await until(() => expect(count()).toBe(1))
    expect(sessionStore.get().signedIn).toBe(true)
    reachable = true
    await vi.advanceTimersByTimeAsync(60_000)
    await until(() => expect(readTokens()?.access).not.toBe(first))
  })

  it.each([-5, 5])('keeps its rhythm with a clock that is wrong by %d hours', async (hours) => {
    const serverTime = Date.now()
    vi.setSystemTime(serverTime + hours * 3_600_000)
    signIn()
    const issued = accessFor('u-1', 600, serverTime)
    writeTokens({ access: issued, refresh: readTokens()?.refresh ?? '', received_at: Date.now() })
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.tokens }))
    const count = refreshes()
    await vi.advanceTimersByTimeAsync(239_000)
    expect(count()).toBe(0)
    await vi.advanceTimersByTimeAsync(1_000)
    await until(() => expect(readTokens()?.access).not.toBe(issued))
    expect(sessionStore.get().signedIn).toBe(true)
  })

  it.each([-5, 5])('goes on when the clock is put right by %d hours meanwhile', async (hours) => {
    signIn()
    const first = readTokens()?.access
    vi.setSystemTime(Date.now() + hours * 3_600_000)
    window.dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(240_000)
    await until(() => expect(readTokens()?.access).not.toBe(first))
    expect(sessionStore.get().signedIn).toBe(true)
  })

  it('does not bring back a session that another tab ended meanwhile', async () => {
    signIn()
    server.use(
      http.post(`${api}/token/refresh/`, () => {
        localStorage.clear()
        return HttpResponse.json({ access: accessFor('u-1'), refresh: 'too-late' })
      }),
    )
    await expect(refreshSession(readTokens()?.access ?? '')).rejects.toMatchObject({ status: 401 })
    expect(readTokens()).toBeNull()
  })

  it('does not end a session that another tab began meanwhile', async () => {
    signIn()
    const theirs = { access: accessFor('u-1'), refresh: 'theirs', received_at: Date.now() }
    server.use(
      http.post(`${api}/token/refresh/`, () => {
        writeTokens(theirs)
        return HttpResponse.json({ error: 'The session has ended.', code: 'authentication_required' }, { status: 401 })
      }),
    )
    await expect(refreshSession(readTokens()?.access ?? '')).rejects.toMatchObject({ status: 401 })
    expect(readTokens()).toEqual(theirs)
  })

  it('takes over what another tab got while it waited', async () => {
    signIn()
    const count = refreshes()
    const stale = readTokens()?.access ?? ''
    const theirs = accessFor('u-1')
    writeTokens({ access: theirs, refresh: 'theirs', received_at: Date.now() })
    await expect(refreshSession(stale)).resolves.toBe(theirs)
    expect(count()).toBe(0)
  })

  it('waits for other tabs by a lock of the browser', async () => {
    signIn()
    const held: string[] = []
    const request = (name: string, work: () => Promise<string>) => {
      held.push(name)
      return work()
    }
    vi.stubGlobal('navigator', { ...navigator, locks: { request } })
    await refreshSession(readTokens()?.access ?? '')
    vi.unstubAllGlobals()
    expect(held).toEqual(['esrs-token-refresh'])
  })

  it('follows a sign-out in another tab', () => {
    signIn()
    localStorage.removeItem(storageKeys.tokens)
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.tokens }))
    expect(sessionStore.get().signedIn).toBe(false)
  })
})

describe('the person', () => {
  it('is kept as the server now knows them, for every tab', () => {
    signIn()
    const changed = { ...mock.state.people[0]!.user, name: 'Mara Lindner-Vogt' }
    const stop = startSession()
    keepUser(changed)
    stop()
    expect(sessionStore.get().user?.name).toBe('Mara Lindner-Vogt')
    expect(readUser()).toEqual(changed)
  })

  it('is not written down without a session', () => {
    keepUser(mock.state.people[0]!.user)
    expect(readUser()).toBeNull()
  })
})

describe('signing out', () => {
  it('revokes the session on the server and forgets it here', async () => {
    signIn()
    const refresh = readTokens()?.refresh ?? ''
    await signOut()
    expect(mock.state.sessions.has(refresh)).toBe(false)
    expect(readTokens()).toBeNull()
  })

  it('forgets it here even when the server cannot be reached', async () => {
    signIn()
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    server.use(http.post(`${api}/logout/`, () => HttpResponse.error()))
    await signOut()
    expect(readTokens()).toBeNull()
  })

  it('does not wait for a connection that hangs', async () => {
    signIn()
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    const impatient = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(impatient.signal)
    server.use(http.post(`${api}/logout/`, () => delay('infinite')))
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/logout/')) impatient.abort(new DOMException('Too long', 'TimeoutError'))
    })
    await signOut()
    vi.mocked(AbortSignal.timeout).mockRestore()
    server.events.removeAllListeners()
    expect(readTokens()).toBeNull()
  })

  it('leaves nothing of the person behind', () => {
    signIn()
    localStorage.setItem(storageKeys.olderUser, '{"email":"x"}')
    endSession()
    expect(Object.keys(localStorage)).toEqual(['preferred_language'])
  })
})
