/** A fact that a page of inline XBRL tags, with the place where it is shown. */
export interface TaggedFact {
  /** Name of the concept without its prefix. */
  concept: string
  kind: 'number' | 'text' | 'answer'
  /** A number as plain decimal text with scale and sign applied; a text as it is shown; an answer as `yes` or `no`. */
  value: string
  /** What is written on the page; of a number its digits alone. */
  written: string
  /** Measure without its prefix, such as `MWh` or `EUR`; of a ratio both parts with a slash; `null` where there is none. */
  unit: string | null
  /** Last day of the period, or the day: ISO 8601. */
  end: string
  /** Axes with their members, without prefixes. */
  dimensions: { axis: string; member: string }[]
  /** Offsets into the text of the page; `null` where the page does not show it. */
  start: number | null
  stop: number | null
  /** Number of its page; the first where it is left out. */
  page?: number
}

/** The period and the members of facts, by the name of their context. */
export interface Context {
  end: string
  dimensions: TaggedFact['dimensions']
}

export const localName = (name: string): string => name.trim().replace(/^.*[:#]/, '')

/**
 * A tagged figure as plain decimal text.
 * @param format the transformation that the tag names, such as `ixt:num-comma-decimal`
 * @returns `null` where it is no figure
 * @see Inline XBRL 1.1, 10.1.1; Transformation Registry 5
 */
export function figureOf(written: string, format: string, scale: number, isNegative: boolean): string | null {
  const name = localName(format)
  if (/^(?:fixed-zero|zero-?dash|num-zero)/.test(name)) return '0'
  const kept = /comma/.test(name)
    ? written.replace(/[.\s\u00a0\u202f'’]/g, '').replace(',', '.')
    : written.replace(/[,\s\u00a0\u202f'’]/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(kept) || !Number.isInteger(scale) || Math.abs(scale) > 30) return null
  const shifted = shiftedBy(kept, scale)
  return isNegative && !/^0(?:\.0+)?$/.test(shifted) ? `-${shifted}` : shifted
}

/** A decimal with its point moved, exactly. */
function shiftedBy(text: string, places: number): string {
  const [whole = '', part = ''] = text.split('.')
  const digits = whole + part
  const point = whole.length + places
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = point <= 0 ? 1 : point
  const result = `${padded.slice(0, at)}.${padded.slice(at)}`
  let end = result.length
  while (result[end - 1] === '0') end -= 1
  if (result[end - 1] === '.') end -= 1
  return result.slice(0, end).replace(/^0+(?=\d)/, '')
}
