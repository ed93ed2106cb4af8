export { type DemoParts, type DemoSignIn, seedDemo } from './seed-demo.ts'
