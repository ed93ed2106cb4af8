import type { contract } from '@esrs/contract'
import type { MockGroup } from './call.ts'
import { companyCalls, operationsCalls, privacyCalls, tokenCalls } from './calls-account.ts'
import { adviceCalls } from './calls-advice.ts'
import { answerCalls } from './calls-answer.ts'
import { breakdownCalls } from './calls-breakdowns.ts'
import { additionCalls, csrdCalls } from './calls-csrd.ts'
import { documentCalls } from './calls-documents.ts'
import { exchangeCalls, historyCalls, pointingCalls, reviewCalls } from './calls-evidence.ts'
import { factorCalls } from './calls-factors.ts'
import { figureCalls } from './calls-figures.ts'
import { inventoryCalls } from './calls-inventory.ts'
import { iroCalls } from './calls-iro.ts'
import { lawCalls } from './calls-law.ts'
import { materialityCalls } from './calls-materiality.ts'
import { modelCalls, wordingCalls } from './calls-models.ts'
import { organisationCalls } from './calls-organisation.ts'
import { passkeyCalls } from './calls-passkeys.ts'
import { provisioningCalls } from './calls-provisioning.ts'
import { questionnaireCalls } from './calls-questionnaires.ts'
import { reportCalls } from './calls-report.ts'
import { linkCalls, requestCalls } from './calls-requests.ts'
import { auditCalls, roomCalls } from './calls-rooms.ts'
import { secondFactorCalls, sessionCalls } from './calls-session.ts'
import { singleSignOnCalls } from './calls-single-sign-on.ts'
import { surveyCalls } from './calls-surveys.ts'
import { taggingCalls } from './calls-tagging.ts'
import { taxonomyCalls } from './calls-taxonomy.ts'
import { trailCalls } from './calls-trail.ts'
import { userCalls } from './calls-users.ts'
import { workCalls } from './calls-work.ts'
import { yearCalls } from './calls-years.ts'

/** All calls but those that only directories make. */
type MockCalls = { [G in Exclude<keyof typeof contract, 'scim'>]: MockGroup<(typeof contract)[G]> }

export const mockCalls: MockCalls = {
  operations: operationsCalls,
  session: sessionCalls,
  secondFactor: secondFactorCalls,
  passkeys: passkeyCalls,
  singleSignOn: singleSignOnCalls,
  tokens: tokenCalls,
  privacy: privacyCalls,
  trail: trailCalls,
  company: companyCalls,
  users: userCalls,
  provisioning: provisioningCalls,
  documents: documentCalls,
  models: modelCalls,
  csrd: csrdCalls,
  history: historyCalls,
  review: reviewCalls,
  pointing: pointingCalls,
  breakdowns: breakdownCalls,
  additions: additionCalls,
  exchange: exchangeCalls,
  iro: iroCalls,
  law: lawCalls,
  materiality: materialityCalls,
  advice: adviceCalls,
  surveys: surveyCalls,
  wording: wordingCalls,
  report: reportCalls,
  euTaxonomy: taxonomyCalls,
  tagging: taggingCalls,
  work: workCalls,
  requests: requestCalls,
  questionnaires: questionnaireCalls,
  links: linkCalls,
  answer: answerCalls,
  rooms: roomCalls,
  audit: auditCalls,
  organisation: organisationCalls,
  figures: figureCalls,
  factors: factorCalls,
  inventory: inventoryCalls,
  years: yearCalls,
}
