import type { Page, Segment, Span } from '../reading/document.ts'

/** Words of a column that is read along with another one: so many in both, and more in one of them. */
const [LEAST_WORDS, MORE_WORDS] = [2, 3]
/** Of a quote's lines this share is enough. */
const SHARE = 0.25

const wordsOf = ({ text }: Segment): number => text.match(/\p{L}{2,}/gu)?.length ?? 0
/** A figure of a chart beside a column, and no mark of a footnote. */
const isFigure = ({ text }: Segment): boolean => /^[^\p{L}]*\d[^\p{L}]*\d[^\p{L}]*\d[^\p{L}]*$/u.test(text)
const isContent = (segment: Segment): boolean => wordsOf(segment) >= LEAST_WORDS || isFigure(segment)

/** Whether a segment stands beside the one read before it, and not below. */
function isBeside({ box: above }: Segment, { box: below }: Segment): boolean {
  if (!above || !below) return false
  const isApart = below.x > above.x + above.width || below.x + below.width < above.x
  return isApart && Math.abs(below.y - above.y) < above.height * 2.5
}

/**
 * Whether a stretch of running text runs over columns that stand beside each other, so that its sentences are made of pieces of
 * several: lines that hold words of two columns, or lines that follow one another at one height.
 */
export function runsOverColumns(page: Page, { start, end }: Span): boolean {
  const rows = page.lines
    .filter((line) => line.end > start && line.start < end)
    .map(({ segments }) => segments.filter((one) => one.start < end && one.start + one.text.length > start))
    .filter((segments) => segments.length > 0)
  const doubled = rows.filter((segments) => {
    const long = segments.filter((one) => wordsOf(one) >= LEAST_WORDS)
    return long.length > 1 && long.some((one) => wordsOf(one) >= MORE_WORDS)
  }).length
  if (doubled > 0 && doubled >= rows.length * SHARE) return true
  const first = rows.flatMap((segments) => segments.find(isContent) ?? [])
  return first.filter((segment, index) => index > 0 && isBeside(first[index - 1]!, segment)).length > 1
}
