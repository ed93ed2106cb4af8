import type { Candidate } from './finding.ts'

const byCode = new Intl.Collator('en', { numeric: true })

/** By datapoint, whole before parts, and the likeliest first. */
export const inOrder = (a: Candidate, b: Candidate): number =>
  byCode.compare(a.datapoint, b.datapoint) ||
  (a.dimension ?? '').localeCompare(b.dimension ?? '') ||
  Number(a.role === 'target') - Number(b.role === 'target') ||
  b.score - a.score
