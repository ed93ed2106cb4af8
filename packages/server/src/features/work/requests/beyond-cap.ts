import { capOf } from '@esrs/engine'
import type { Datapoint } from '@esrs/engine/esrs'

/** Of datapoints those that small partners may refuse (value-chain cap, Directive (EU) 2026/470). */
export const beyondCap = (entries: readonly Datapoint[]): string[] =>
  entries.filter((entry) => capOf(entry) !== 'within').map(({ id }) => id)
