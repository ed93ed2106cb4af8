import { sessionLimits, type User } from '@esrs/contract'
import { useSyncExternalStore } from 'react'
import { contract } from './contract.ts'
import { ApiError } from './errors.ts'
import { setFactorMissing } from './proof.ts'
import {
  clearStored,
  followStored,
  readTokens,
  readUser,
  remaining,
  storageKeys,
  type Tokens,
  writeTokens,
  writeUser,
} from './tokens.ts'
import { forgetCsrfToken, patience, send } from './transport.ts'

/** The session of the signed-in person, as every part of the app sees it. */
export interface Session {
  user: User | null
  signedIn: boolean
  /** The server ended the session; the person did not ask for it. */
  lapsed?: true
}

const signedOut: Session = { user: null, signedIn: false }
let current: Session = signedOut
let lapsed = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function load(): Session {
  if (readTokens()) {
    lapsed = false
    return { user: readUser(), signedIn: true }
  }
  return lapsed ? { ...signedOut, lapsed } : signedOut
}

function announce() {
  const next = load()
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next
  schedule()
  for (const listener of listeners) listener()
}

/** Starts to follow the session: other tabs, the clock, a machine that wakes up. Returns what stops it. */
export function startSession(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== storageKeys.tokens && event.key !== storageKeys.user) return
    followStored(event.key)
    announce()
  }
  const onWake = () => {
    if (document.visibilityState === 'visible') schedule()
  }
  const wakes = ['online', 'focus', 'pageshow'] as const
  window.addEventListener('storage', onStorage)
  for (const wake of wakes) window.addEventListener(wake, onWake)
  document.addEventListener('visibilitychange', onWake)
  announce()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('storage', onStorage)
    for (const wake of wakes) window.removeEventListener(wake, onWake)
    document.removeEventListener('visibilitychange', onWake)
  }
}

export const sessionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: () => current,
}

export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get)

/** Keeps what a sign-in answered. */
export function keepSession({ access, refresh, user }: { access: string; refresh: string; user: User }) {
  writeTokens({ access, refresh, received_at: Date.now() })
  writeUser(user)
  announce()
}

/** Keeps what the server now says about the person who is signed in. */
export function keepUser(user: User) {
  if (!readTokens() || JSON.stringify(readUser()) === JSON.stringify(user)) return
  writeUser(user)
  announce()
}

/** Forgets the session here and in the other tabs. */
export function endSession() {
  clearStored()
  forgetCsrfToken()
  setFactorMissing(false)
  announce()
}

/** Forgets a session that the server no longer knows. */
function lapse() {
  lapsed = true
  endSession()
}

/** Ends the session because the server refused a token that it had only just given. */
export function refuseSession(access: string) {
  if (readTokens()?.access === access) lapse()
}

/** Milliseconds that somebody who leaves waits for the server. */
const farewell = 5000
let leaving: Promise<LoggedOut> | null = null

/** Where the person signs out at the provider of their company as well; `null` where the server was not asked. */
type LoggedOut = { provider_url?: string | null } | null

/** Tells the server, as far as it can be reached, and forgets the session in any case. */
export function signOut(): Promise<LoggedOut> {
  leaving ??= revoke().finally(() => {
    leaving = null
  })
  return leaving
}

async function revoke(): Promise<LoggedOut> {
  const refresh = readTokens()?.refresh
  const { method, path } = contract.session.logout
  try {
    if (refresh) {
      const body = JSON.stringify({ refresh })
      const signal = AbortSignal.timeout(farewell)
      return (await send({ method, target: path, token: null, body, download: false, signal })) as LoggedOut
    }
  } catch (error) {
    console.warn('The session could not be ended on the server', error)
  } finally {
    endSession()
  }
  return null
}

/**
 * Refusals that mean the session is over: the API's own. A lost network, a broken server, a throttle or the page of a
 * proxy is none.
 */
const isOver = (error: unknown) =>
  error instanceof ApiError &&
  !error.code.startsWith('csrf') &&
  (error.status === 401 || ([400, 403].includes(error.status) && !error.isSilent))

const refreshLock = 'esrs-token-refresh'
let running: Promise<string> | null = null

/** Milliseconds after which every tab has surely read what one of them stored: browsers tell them without haste. */
const storageNews = 250

/** One at a time in this browser: other tabs wait and then use what the first one got. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work()
  return new Promise((resolve, reject) => {
    const holding = async () => {
      const result = work()
      resolve(result)
      await result.catch(() => undefined)
      await new Promise((done) => setTimeout(done, storageNews))
    }
    navigator.locks.request(refreshLock, holding).catch(reject)
  })
}

const notSignedIn = () =>
  new ApiError('Authentication required', { status: 401, code: 'authentication_required', isSilent: true })

async function exchangeTokens(stale: string): Promise<string> {
  const stored = readTokens()
  if (!stored) throw notSignedIn()
  if (stored.access !== stale) return stored.access
  const { method, path } = contract.session.refresh
  const body = JSON.stringify({ refresh: stored.refresh })
  const signal = AbortSignal.timeout(patience)
  // While the reply was on its way, another tab may have signed out, or somebody else in.
  const isStillOurs = () => readTokens()?.refresh === stored.refresh
  try {
    const reply = (await send({ method, target: path, token: null, body, download: false, signal })) as Partial<Tokens>
    if (!reply?.access) throw new ApiError('Request failed', { status: 502, code: 'internal', isSilent: true })
    if (!isStillOurs()) throw notSignedIn()
    writeTokens({ access: reply.access, refresh: reply.refresh ?? stored.refresh, received_at: Date.now() })
    announce()
    return reply.access
  } catch (error) {
    if (isOver(error) && isStillOurs()) lapse()
    throw error
  }
}

/** Gets a new access token in place of `stale`; the session ends only when the server refuses. */
export function refreshSession(stale: string): Promise<string> {
  running ??= exclusively(() => exchangeTokens(stale)).finally(() => {
    running = null
  })
  return running
}

/** The access token to send now, renewed when it is about to expire. */
export async function accessToken(): Promise<string> {
  const tokens = readTokens()
  if (!tokens) throw notSignedIn()
  return remaining(tokens) < sessionLimits.refreshBelow ? refreshSession(tokens.access) : tokens.access
}

/** Milliseconds between two refreshes that follow each other without a call: after no answer, or with a short-lived token. */
const retryPause = 15_000

function schedule(pause?: number) {
  clearTimeout(timer)
  const tokens = readTokens()
  if (!tokens) return
  // A clock that was set back makes a token younger than new: then its age is unknown.
  const age = Math.max(0, Date.now() - (tokens.received_at ?? 0))
  const due = Math.min(sessionLimits.refreshEvery - age, remaining(tokens) - sessionLimits.refreshBelow)
  timer = setTimeout(
    () => {
      refreshSession(tokens.access).catch(() => schedule(retryPause))
    },
    Math.max(pause ?? 0, due, retryPause - age, 0),
  )
}
