import type { Datapoint } from '@esrs/contract'
import { useCompact, useMedia } from '../../ui/use-media.ts'

/** The columns of the table that are not always there. Every row asks for the same ones, or the table breaks. */
export interface Columns {
  withType: boolean
  /** A value of an earlier year has a column of its own. */
  withPrior: boolean
  withExplanation: boolean
}

/**
 * The columns that the window has room for, and that a row needs.
 * @param wide whether no panel is open beside the table
 */
export function useColumns(wide: boolean, datapoints: readonly Datapoint[] | null): Columns {
  const isCompact = useCompact()
  const isRoomy = useMedia('(width >= 80rem)')
  const hasPrior = datapoints?.some(({ prior }) => prior !== null) ?? false
  return { withType: wide || isRoomy, withPrior: wide && isRoomy && hasPrior, withExplanation: wide && !isCompact }
}

/** How many columns there are: code, name, value and menu always. */
export const countOf = (columns: Columns): number => 4 + Object.values(columns).filter(Boolean).length
