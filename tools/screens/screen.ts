import type { Page } from '@playwright/test'
import type { Companies } from './company.ts'

/** A screen to take: person, address, and the actions before the picture. */
export interface Screen {
  name: string
  who: 'guest' | 'full' | 'fresh' | 'demo' | 'guarded' | 'lacking'
  path: (companies: Companies) => string
  /** Brings the page into the state of the picture. */
  act?: (page: Page, say: Say, companies: Companies) => Promise<void>
  /** Whether the picture shows only the window, not the whole page. */
  window?: true
  /** The picture shows how the page waits for a call that gets no answer. */
  waits?: true
}

/** A text of the app in the language of the picture. */
export type Say = (folder: string, key: string) => RegExp

/** Shows what waits behind the button of the filters on a phone, where there is such a button. */
export async function unfold(page: Page, say: Say): Promise<void> {
  const further = page.getByRole('button', { name: say('features/datapoints', 'filter.further'), expanded: false })
  if (await further.isVisible()) await further.click()
}
