import type { Fact } from '@esrs/contract'

/** Index of the facts of a statement: by identifier, and by datapoint. */
export interface FactIndex {
  whole(datapoint: string): Fact | undefined
  prior(datapoint: string): Fact | undefined
  parts(datapoint: string): readonly Fact[]
}
