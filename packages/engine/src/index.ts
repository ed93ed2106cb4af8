export type * from './analysis/finding.ts'
export type * from './reading/document.ts'
export { read } from './reading/read.ts'
export { type Sniffed, sniff } from './reading/sniff.ts'
