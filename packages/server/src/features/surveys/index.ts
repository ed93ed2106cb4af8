import type { contract } from '@esrs/contract'
import type { Handlers } from '../../http/serve.ts'
import { type CallParts, surveyCalls } from './calls.ts'
import { deleteOutdated } from './store.ts'

/** The part of this feature that features to its right may use. */
export interface Surveys {
  calls: Handlers<(typeof contract)['surveys']>
  /** Erases responses at the end of their retention. */
  sweep(): Promise<void>
}

/** Surveys among the people a company affects. */
export function createSurveys(parts: CallParts): Surveys {
  return { calls: surveyCalls(parts), sweep: () => deleteOutdated(parts.db, parts.clock()) }
}
