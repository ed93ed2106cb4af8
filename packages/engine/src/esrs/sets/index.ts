import type { StandardSet } from '../datapoint.ts'
import set1 from './esrs-2023/files.cjs'
import revised from './esrs-2026/files.cjs'
import type { SetFiles } from './set-files.ts'
import voluntary from './vs-2026/files.cjs'

/** The stored files of every set, each read when it is asked for. */
export const sets: Readonly<Record<StandardSet, SetFiles>> = {
  'esrs-2023': set1,
  'esrs-2026': revised,
  'vs-2026': voluntary,
}
