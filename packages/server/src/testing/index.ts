export { aCompany, password, startApp, type TestApp, type TestAppOptions, type TestCompany } from './app.ts'
export { ApiClient, ApiFailure } from './client.ts'
export { createTestClock, type TestClock } from './clock.ts'
export { aDocument, ended } from './document.ts'
