import type { contract, Endpoint, Language, Produced, Received, User } from '@esrs/contract'
import { companyCalls, operationsCalls } from './calls-account.ts'
import { additionCalls } from './calls-additions.ts'
import { adviceCalls } from './calls-advice.ts'
import { csrdCalls } from './calls-csrd.ts'
import { documentCalls } from './calls-documents.ts'
import { exchangeCalls } from './calls-exchange.ts'
import { iroCalls } from './calls-iro.ts'
import { modelCalls } from './calls-models.ts'
import { pointingCalls } from './calls-pointing.ts'
import { privacyCalls } from './calls-privacy.ts'
import { reportCalls } from './calls-report.ts'
import { historyCalls, reviewCalls } from './calls-review.ts'
import { sessionCalls } from './calls-session.ts'
import { surveyCalls } from './calls-surveys.ts'
import { tokenCalls } from './calls-tokens.ts'
import { userCalls } from './calls-users.ts'
import { wordingCalls } from './calls-wording.ts'
import type { SentFile } from './multipart.ts'
import type { MockState } from './state.ts'

export interface MockContext {
  state: MockState
  /** The caller; public calls have none. */
  user: User | null
  language: Language
  /** The file of an upload. */
  file: SentFile | null
}

type MockCall<E extends Endpoint> = (received: Received<E>, context: MockContext) => Produced<E> | Promise<Produced<E>>

/** One answer for every call of a group; a call without one does not compile. */
export type MockGroup<G extends Record<string, Endpoint>> = { [K in keyof G]: MockCall<G[K]> }

type MockCalls = { [G in keyof typeof contract]: MockGroup<(typeof contract)[G]> }

export const mockCalls: MockCalls = {
  operations: operationsCalls,
  session: sessionCalls,
  tokens: tokenCalls,
  privacy: privacyCalls,
  company: companyCalls,
  users: userCalls,
  documents: documentCalls,
  models: modelCalls,
  csrd: csrdCalls,
  history: historyCalls,
  review: reviewCalls,
  pointing: pointingCalls,
  additions: additionCalls,
  exchange: exchangeCalls,
  iro: iroCalls,
  advice: adviceCalls,
  surveys: surveyCalls,
  wording: wordingCalls,
  report: reportCalls,
}
