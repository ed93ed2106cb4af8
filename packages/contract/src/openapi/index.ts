export { openApi } from './document.ts'
export { failuresOf } from './failures.ts'
