export type * from './analysis/finding.ts'
export type * from './reading/document.ts'
