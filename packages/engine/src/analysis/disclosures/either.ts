/** One pattern of several, so that families of words can be named and put together. It carries the flags of the first. */
export const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags ?? '')

const BEGINS = '(?<![\\p{L}\\d])'
/** Of a sentence; the dot of a number does not end it. */
const ON = '(?:[^.]|\\.\\d)'

/**
 * Words of one family that stand in a sentence with a word of another, before or after it. Both begin where a word begins: tried
 * at every letter, long families would cost too much.
 */
export const beside = ({ source }: RegExp, other: RegExp, within = 80): RegExp =>
  new RegExp(
    `${BEGINS}(?:${source})(?:(?=${ON}{0,${within}}${BEGINS}(?:${other.source}))|(?<=${BEGINS}(?:${other.source})${ON}{0,${within}}))`,
  )

/** Words of two families that stand in one sentence. Each is taken for itself, so that a sentence with more of them counts for more. */
export const near = (one: RegExp, other: RegExp, within = 80): RegExp =>
  either(beside(one, other, within), beside(other, one, within))

/** The pattern for every place where it matches, as topics are counted. */
export const everywhere = ({ source }: RegExp): RegExp => new RegExp(source, 'g')
