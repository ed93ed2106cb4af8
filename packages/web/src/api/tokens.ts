import type { User } from '@esrs/contract'
import { inBrowser } from '../ui/kept.ts'

/** Stored tokens of a session. `received_at` is this machine's clock when the access token arrived. */
export interface Tokens {
  access: string
  refresh: string
  received_at?: number
}

export const storageKeys = {
  tokens: 'auth_tokens',
  user: 'current_user',
  /** A spelling that older pages wrote. */
  olderUser: 'currentUser',
} as const

function read<T>(key: string, valid: (value: Partial<T>) => boolean): T | null {
  const value = inBrowser.read<Partial<T>>(key)
  return value && valid(value) ? (value as T) : null
}

export const readTokens = () =>
  read<Tokens>(storageKeys.tokens, (value) => typeof value.access === 'string' && typeof value.refresh === 'string')

export const readUser = () => {
  const valid = (value: Partial<User>) => typeof value.email === 'string'
  return read<User>(storageKeys.user, valid) ?? read<User>(storageKeys.olderUser, valid)
}

export function writeTokens(tokens: Tokens) {
  inBrowser.set(storageKeys.tokens, JSON.stringify(tokens))
}

export function writeUser(user: User) {
  inBrowser.set(storageKeys.user, JSON.stringify(user))
}

export function clearStored() {
  for (const key of Object.values(storageKeys)) inBrowser.remove(key)
}

/** What another tab has stored counts here too, also where this page had to hold its own. */
export function followStored(key: string | null) {
  for (const known of Object.values(storageKeys)) if (key === null || key === known) inBrowser.release(known)
}

function claimsOf(token: string): { iat?: number; exp?: number } {
  try {
    const payload = token.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: number; exp?: number }
  } catch {
    return {}
  }
}

/**
 * Milliseconds that an access token still lives. Its length comes from its own claims and starts at the moment it
 * arrived, so a local clock that is wrong does not shorten it. Nothing when the clock was set back since.
 */
export function remaining(tokens: Tokens, now = Date.now()): number {
  const { iat, exp } = claimsOf(tokens.access)
  if (exp === undefined) return 0
  if (iat === undefined || tokens.received_at === undefined) return exp * 1000 - now
  if (now < tokens.received_at) return 0
  return tokens.received_at + (exp - iat) * 1000 - now
}
