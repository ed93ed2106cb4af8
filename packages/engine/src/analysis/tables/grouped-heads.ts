import type { Head } from './heads.ts'

const textOf = ({ words }: Head): string => words.join(' ')

/**
 * Heads that come again and again belong to the head before them that does not: in `permanent | women | men | temporary | women |
 * men` the first women have permanent contracts. Each of those columns gets the words and the year of its group.
 */
export function withGroups(headers: Head[]): Head[] {
  const texts = headers.map(textOf)
  const count = (text: string): number => texts.filter((other) => other === text).length
  const starts = texts.flatMap((text, at) => (text && count(text) === 1 ? [at] : []))
  const groups = starts.map((start, i) => texts.slice(start + 1, starts[i + 1] ?? texts.length))
  const [first] = groups
  const isGrouped =
    starts[0] === 0 &&
    groups.length >= 2 &&
    first !== undefined &&
    first.length > 0 &&
    new Set(first).size === first.length &&
    groups.every((group) => group.length === first.length && group.every((text, i) => text && text === first[i]))
  if (!isGrouped) return headers
  return headers.map((header, at) => {
    const start = starts.findLast((one) => one <= at) ?? at
    const group = headers[start]
    if (start === at || !group) return header
    return { words: [...group.words, ...header.words], year: header.year ?? group.year }
  })
}
