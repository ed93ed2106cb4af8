// The provider leads to another address and back, on which the browser forgets what its history held.

const key = 'wanted_page'

/** Keeps the page that somebody wanted before they had to sign in, for this tab; without one it forgets the last. */
export function keepWantedPage(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, path)
  } catch {
    // A browser that stores nothing opens the first page.
  }
}

/** The page that was wanted, else the one that a person begins with. */
export function wantedPage(): string {
  try {
    return sessionStorage.getItem(key) ?? '/'
  } catch {
    return '/'
  }
}
