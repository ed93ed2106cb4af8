import { knowledge } from '../../knowledge.ts'

/**
 * Kinds of evidence that were right in fewer than seven of ten cases wherever they were shown for the first time, so that they only
 * lead: money whose row says little of the official name, figures that only the name of a datapoint describes, shares and targets of
 * running text, unlikely cells and parts. From what on each of them makes a value all the same is data.
 */
type Kind =
  | 'money_name'
  | 'derived_name'
  | 'share_in_sentence'
  | 'share_of_whole'
  | 'target_in_sentence'
  | 'cell_likelihood'
  | 'part_likelihood'

const rows = new Map(
  knowledge<'evidence' | 'least'>('evidence').map(({ evidence, least }) => [
    evidence,
    least ? Number(least) : Number.POSITIVE_INFINITY,
  ]),
)

/** The share of an official name, or the likelihood, from which on a kind of evidence makes a value; infinite where it never does. */
export function leastOf(kind: Kind): number {
  const least = rows.get(kind)
  if (least === undefined) throw new Error(`No kind of evidence is called ${kind}`)
  return least
}
