import { conductDisclosures } from './conduct.ts'
import type { Disclosure } from './disclosure.ts'
import { effectDisclosures } from './effects.ts'
import { environmentDisclosures } from './environment.ts'
import { generalDisclosures } from './general.ts'
import { socialDisclosures } from './social.ts'

export type { Asks } from './ask.ts'
export { asksOf } from './asks.ts'
export { type Disclosure, type DisclosureKind, kindWords } from './disclosure.ts'

/** The disclosure requirements for which passages are looked for. */
export const disclosures: Disclosure[] = [
  ...generalDisclosures,
  ...environmentDisclosures,
  ...effectDisclosures,
  ...socialDisclosures,
  ...conductDisclosures,
]
