import type { contract } from '@esrs/contract'
import type { Queries } from '../../database/tenant.ts'
import type { Handlers } from '../../http/serve.ts'
import { answer, type Sent } from './answering.ts'
import { type CallParts, surveyCalls } from './calls.ts'
import { deleteOutdated } from './store.ts'

export type { CallParts as SurveyOptions } from './calls.ts'

/** The part of this feature that features to its right may use. */
export interface Surveys {
  calls: Handlers<(typeof contract)['surveys']>
  /** Stores a response to a survey, in the transaction of `db` where it is one. */
  answer(db: Queries, sid: string, sent: Sent): Promise<void>
  /** Erases responses at the end of their retention. */
  sweep(): Promise<void>
}

/** Surveys among the people a company affects. */
export function createSurveys(parts: CallParts): Surveys {
  return {
    calls: surveyCalls(parts),
    answer: (db, sid, sent) => answer({ ...parts, db }, sid, sent),
    sweep: () => deleteOutdated(parts.db, parts.clock()),
  }
}
