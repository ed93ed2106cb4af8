export { acceptProposalsJob, demoJobs } from './accept-proposals.ts'
export { datedClock } from './dated-clock.ts'
export { type DemoParts, type DemoSignIn, seedDemo } from './seed-demo.ts'
