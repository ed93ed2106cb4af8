import { inBrowser } from '../ui/kept.ts'

/** The keys that this device was given for links, each kept under the public part of its link. */
const storageKey = (token: string) => `guest_${token.split('.')[0]}`

let current: string | null = null

/** The key of the link that this page was opened with. */
export const guestKey = (): string | null => current

/** Goes on with the key that this device has for a link; `null` where it has none. */
export function takeKey(token: string): string | null {
  current = inBrowser.get(storageKey(token))
  return current
}

/** Keeps the key of a link on this device. */
export function keepKey(token: string, key: string) {
  current = key
  inBrowser.set(storageKey(token), key)
}

export function forgetKey(token: string) {
  current = null
  inBrowser.remove(storageKey(token))
}
