import type { contract } from '@esrs/contract'
import type { Handlers } from '../../http/serve.ts'
import { type CallParts, surveyCalls } from './calls.ts'
import { deleteOutdated } from './store.ts'

/** What the features to the right of this one may use. */
export interface Surveys {
  calls: Handlers<(typeof contract)['surveys']>
  /** Erases responses at the end of their retention. */
  sweep(): Promise<void>
}

/** Surveys among the people a company affects. */
export function createSurveys(parts: CallParts): Surveys {
  return { calls: surveyCalls(parts), sweep: () => deleteOutdated(parts.db, parts.clock()) }
}
