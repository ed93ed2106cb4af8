import { knowledge } from '../knowledge.ts'

/**
 * What a datapoint is often mistaken for, written to the model in words. What code can check it checks as well: units, years, words
 * of the row that disqualify it, and figures that belong to another datapoint.
 */
export const confusions: Readonly<Record<string, string>> = Object.fromEntries(
  knowledge<'datapoint' | 'taken_for'>('confusions').map(({ datapoint, taken_for }) => [datapoint, taken_for]),
)
