import type { StandardSet } from '../datapoint.ts'
import { set1 } from './esrs-2023/files.ts'
import { revised } from './esrs-2026/files.ts'
import type { SetFiles } from './set-files.ts'
import { voluntary } from './vs-2026/files.ts'

/** The stored files of every set. */
export const sets: Readonly<Record<StandardSet, SetFiles>> = {
  'esrs-2023': set1,
  'esrs-2026': revised,
  'vs-2026': voluntary,
}
