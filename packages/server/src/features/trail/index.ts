export { trailCalls } from './calls.ts'
