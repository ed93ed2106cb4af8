import type { contract } from '@esrs/contract'
import type { MockGroup } from './call.ts'
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
