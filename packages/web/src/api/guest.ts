/** The keys that this device was given for links, each kept under the public part of its link. */
const storageKey = (token: string) => `guest_${token.split('.')[0]}`

let current: string | null = null

/** The key of the link that this page was opened with. */
export const guestKey = (): string | null => current

/** Goes on with the key that this device has for a link; `null` where it has none. */
export function takeKey(token: string): string | null {
  try {
    current = localStorage.getItem(storageKey(token))
  } catch {
    current = null
  }
  return current
}

/** Keeps the key of a link on this device; where the browser keeps nothing it lasts as long as the page. */
export function keepKey(token: string, key: string) {
  current = key
  try {
    localStorage.setItem(storageKey(token), key)
  } catch (error) {
    console.warn('The key of the link is kept for this page only', error)
  }
}

export function forgetKey(token: string) {
  current = null
  try {
    localStorage.removeItem(storageKey(token))
  } catch {
    // Nothing is kept, so nothing is to be forgotten.
  }
}
