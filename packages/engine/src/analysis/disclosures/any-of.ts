/** One pattern out of several, so that each family of words has its own line. All of a text's hits are wanted of a topic. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'g')

/** The same for phrases, of which the first is enough. */
export const phrases = (...patterns: readonly RegExp[]): RegExp => new RegExp(anyOf(...patterns).source)

/** Of a sentence; the dot of a number does not end it. */
const ON = '(?:[^.]|\\.(?=\\d))'

/** Words that stand within the reach of others in one sentence, before or behind them. */
export const near = (words: RegExp, others: RegExp, reach = 90): RegExp =>
  new RegExp(
    `(?:${words.source})(?:(?=${ON}{0,${reach}}(?:${others.source}))|(?<=(?:${others.source})${ON}{0,${reach + 30}}))`,
  )

/** Two families of words in one sentence, each of which is a sign of its own: together they settle more than one phrase. */
export const both = (some: RegExp, others: RegExp, reach = 90): RegExp =>
  phrases(near(some, others, reach), near(others, some, reach))
