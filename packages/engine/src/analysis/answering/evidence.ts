import { knowledge } from '../../knowledge.ts'
import type { Match } from './match.ts'

/**
 * Kinds of evidence that were right in fewer than seven of ten cases wherever they were shown for the first time, so that they only
 * lead: money whose row says little of the official name, figures that only the name of a datapoint describes, shares and targets of
 * running text, unlikely cells and parts. From what on each of them makes a value all the same is data. The last one only proves.
 */
type Kind =
  | 'money_name'
  | 'derived_name'
  | 'share_in_sentence'
  | 'share_of_whole'
  | 'target_in_sentence'
  | 'cell_likelihood'
  | 'part_likelihood'
  | 'official_name'
  | 'in_passing'
  | 'share_told'
  | 'share_likelihood'

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

/**
 * Whether a label is the name that the standard or its taxonomy gives the datapoint, and says nothing besides: who prints it states
 * what is asked for, whichever idea a row of knowledge misses in it.
 */
export function isOfficialName({ features }: Match): boolean {
  const { name_share: share = 0, name_label: label = 0, name_edge: edge = -1 } = features
  return Math.min(share, label) >= leastOf('official_name') && edge >= 0
}
