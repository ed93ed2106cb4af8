export {
  aCompany,
  aToken,
  password,
  startApp,
  type TestApp,
  type TestAppOptions,
  type TestCompany,
  testMasterKey,
} from './app.ts'
export { askUntil } from './ask-until.ts'
export { createAuthenticator, type TestAuthenticator, type Untruth } from './authenticator.ts'
export { ApiClient, ApiFailure, refused } from './client.ts'
export { createTestClock, type TestClock } from './clock.ts'
export { aDirectory, aDomain, proveDomain, type TestDirectory } from './directory.ts'
export { aDocument, ended } from './document.ts'
export { aGuest, guestCode, mailedToken, type TestGuest } from './guest.ts'
export { type MailedApp, startMailedApp } from './mailed-app.ts'
export { aPasskey, aPasskeyHolder, proveByPasskey, signedInByPasskey, signInByPasskey } from './passkey.ts'
export { aColleague, expectMail, letProofEnd, renewSession, securityEventsOf, signInByPassword } from './people.ts'
export {
  aSignOnCompany,
  clientSecret,
  comeBack,
  goThrough,
  type ProviderPerson,
  type SignOnCompany,
  startProvider,
  type TestProvider,
} from './provider.ts'
export { readMail } from './read-mail.ts'
export { aChallenge, aSecondFactor, type TestFactor } from './second-factor.ts'
export { startMailServer, type TestMailServer } from './smtp.ts'
