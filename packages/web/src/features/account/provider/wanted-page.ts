import { inTab } from '../../../ui/kept.ts'

// The provider leads to another address and back, on which the browser forgets what its history held.

const key = 'wanted_page'

/** Keeps the page that somebody wanted before they had to sign in, for this tab; without one it forgets the last. */
export function keepWantedPage(path: string | undefined): void {
  if (path === undefined) inTab.remove(key)
  else inTab.set(key, path)
}

/** The page that was wanted, else the one that a person begins with. */
export const wantedPage = (): string => inTab.get(key) ?? '/'
