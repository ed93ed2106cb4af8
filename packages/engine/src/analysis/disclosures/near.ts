/** Any of several patterns. */
export const any = (...patterns: (RegExp | string)[]): RegExp =>
  new RegExp(patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source)).join('|'))

/** The same, to be counted: what a topic is asked for. */
export const each = (...patterns: (RegExp | string)[]): RegExp => new RegExp(any(...patterns).source, 'g')

/**
 * Two families of words in one sentence, whichever comes first. Either is a match of its own: who says one thing and the other has
 * given two signs, where a pattern from the one to the other would count a long sentence as one.
 */
export function near(a: RegExp, b: RegExp, between = '[^.]{0,80}'): RegExp {
  const beside = ({ source }: RegExp, other: RegExp): string => {
    // The ends of words are left to the gap: read backwards they would be tried from every letter.
    const near = `(?:${other.source.replace(/\\w[*+](?=[|)]|$)/g, '')})`
    return `(?:${source})(?:(?=${between}${near})|(?<=${near}${between}))`
  }
  return any(beside(a, b), beside(b, a))
}
