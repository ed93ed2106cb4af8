import { linksTo } from '../../esrs/index.ts'
import { knowledge } from '../../knowledge.ts'
import { likeOf } from './frames.ts'

const judged = new Set(knowledge<'datapoint'>('judged').map(({ datapoint }) => datapoint))

/**
 * Whether what is found for a datapoint was ever held against an answer that somebody read in a report. Where it was not, nobody knows
 * how often it is right, so it is never *high*. What another set asks in the same way, or takes its row from, counts for it.
 */
export const isJudged = (datapoint: string): boolean =>
  judged.has(datapoint) ||
  judged.has(likeOf(datapoint)) ||
  linksTo(datapoint).some(({ from, relation }) => relation === 'same' && judged.has(from))
