import type { Asks } from './ask.ts'
import { conductAsks } from './asks-conduct.ts'
import { environmentAsks } from './asks-environment.ts'
import { generalAsks } from './asks-general.ts'
import { socialAsks } from './asks-social.ts'

/** By disclosure requirement; one that is missing has no narrative datapoint that a passage could answer. */
export const asksOf: ReadonlyMap<string, Asks> = new Map([
  ...generalAsks,
  ...environmentAsks,
  ...socialAsks,
  ...conductAsks,
])
