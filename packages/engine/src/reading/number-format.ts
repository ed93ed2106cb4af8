import type { NumberFormat } from './document.ts'

// Each pattern is bounded: no number has more groups, and a list of digits a file long is none. It is also bounded so that dates (31.12.2023), versions (1.2.3) and paragraph numbers (2.1) do not vote.
const number =
  /(?<![\p{L}\d.,’'])[-–−+(]?(\d{1,3}(?:([ ’'\u00a0\u2009\u202f])\d{3})(?:\2\d{3}){0,12}(?:[.,]\d+)?|\d+(?:[.,]\d+){0,12})(?![\p{L}\d]|[.,’']\d)/gu

interface Votes {
  comma: number
  point: number
  thousands: Map<string, number>
}

/** A vote for the mark before the decimals. */
function voteDecimal(votes: Votes, separator: string, weight: number): void {
  votes[separator === ',' ? 'comma' : 'point'] += weight
}

/** A vote for the mark between thousands. */
function voteThousands(votes: Votes, separator: string): void {
  votes.thousands.set(separator, (votes.thousands.get(separator) ?? 0) + 1)
}

const otherMark = (separator: string): string => (separator === ',' ? '.' : ',')

function vote(votes: Votes, written: string): void {
  const text = written.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/'/g, '’')
  if (text.includes('.') && text.includes(',')) {
    voteOfBoth(votes, text)
    return
  }
  const groups = /^\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.exec(text)?.[1]
  if (groups) {
    voteDecimal(votes, otherMark(groups), 3)
    voteThousands(votes, groups)
    return
  }
  const separated = /^\d{1,3}(?:([ ’])\d{3})+(?:([.,])(\d+))?$/.exec(text)
  if (separated) voteOfSeparated(votes, separated)
  else voteOfSimple(votes, text)
}

/** 1,234.5 and 1.234,5: the last mark stands before the decimals. */
function voteOfBoth(votes: Votes, text: string): void {
  const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  const [whole = '', ...rest] = text.split(decimal)
  if (rest.length !== 1 || !/^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return
  voteDecimal(votes, decimal, 3)
  voteThousands(votes, otherMark(decimal))
}

/** 1 234,5 and 1’234.5: blanks also part numbers beside each other, so they need decimals that are no group. */
function voteOfSeparated(votes: Votes, [, separator = '', decimal, fraction = '']: RegExpExecArray): void {
  if (separator === '’') voteThousands(votes, separator)
  if (!decimal || (separator !== '’' && fraction.length === 3)) return
  voteDecimal(votes, decimal, 2)
  voteThousands(votes, separator)
}

/** 12.5 and 0.123 are decimals; 1.234 may be either and tells little, so it votes weakly for thousands. */
function voteOfSimple(votes: Votes, text: string): void {
  const simple = /^(\d+)([.,])(\d+)$/.exec(text)
  if (!simple) return
  const [, whole = '', separator = '', fraction = ''] = simple
  if (fraction.length !== 3 || whole.length > 3) {
    // Paragraph numbers (2.1) look like decimals with a point; decimals with a comma have no such double.
    const sure = separator === ',' || fraction.length === 2 || whole.length > 2
    voteDecimal(votes, separator, sure ? 1 : 0.4)
  } else if (whole === '0') voteDecimal(votes, separator, 1)
  else {
    voteDecimal(votes, otherMark(separator), 0.25)
    voteThousands(votes, separator)
  }
}

/** Numbers of sections and of categories of Scope 3: `2.1 The sites`, `Waste (3.5)`, `categories 3.8 and 3.13`. */
function isOrdinal(text: string, match: RegExpExecArray): boolean {
  const written = match[1] ?? ''
  if (!/^\d{1,2}\.\d{1,2}$/.test(written)) return false
  const end = match.index + match[0].length
  const before = text.slice(Math.max(0, end - written.length - 24), end - written.length)
  const behind = text.slice(end, end + 3)
  return (
    (before.endsWith('(') && behind.startsWith(')')) ||
    (/(?:^|\n) *$/.test(before) && /^ {1,2}\p{L}/u.test(behind)) ||
    /(?:categor(?:y|ies)|kategorien?|scope|sections?|abschnitte?n?|kapiteln?|chapters?)(?: \d{1,2}\.\d{1,2},?(?: and| und)?){0,2} ?$/i.test(
      before,
    )
  )
}

/** A number that fills a cell, its thousands set apart by blanks; where thousands have another mark these are two numbers. */
const cellOfGroups = /(?<=^| {2}|\t)\d{1,3}(?: \d{3}){1,12}(?:[.,]\d+)?(?= {2}|\t|$)/gm
const otherGroups = /(?<![\d.,])\d{1,3}(?:[.,’']\d{3}){1,12}(?![\d.,]|[.,]\d)/g
const hardBlank = /\d[\u00a0\u2009\u202f]\d{3}(?!\d)/g
const fewest = 3

/** How many numbers of a text set their thousands apart by blanks, as far as that is certain. */
function grouped(text: string): number {
  const hard = text.match(hardBlank)?.length ?? 0
  const cells = text.match(cellOfGroups)?.length ?? 0
  const others = text.match(otherGroups)?.length ?? 0
  return hard + (cells >= fewest && cells > others ? cells : 0)
}

/**
 * How numbers are written in a text: 1,234.5 · 1.234,5 · 1 234,5 · 1’234.5, voted from its own numbers.
 * @param text the text of one page
 * @param fallback the format where the page's numbers tell nothing; `votes` is 0 then
 */
export function voteNumberFormat(text: string, fallback: NumberFormat): NumberFormat {
  const votes: Votes = { comma: 0, point: 0, thousands: new Map() }
  for (const match of text.matchAll(number)) if (!isOrdinal(text, match)) vote(votes, match[1] as string)
  if (grouped(text) > 0) votes.thousands.set(' ', (votes.thousands.get(' ') ?? 0) + 1)
  const { comma, point } = votes
  const winner = Math.max(comma, point)
  if (winner < 0.75 || winner < Math.min(comma, point) * 1.5) {
    const spaced: NumberFormat['thousands'] = votes.thousands.has(' ') ? [' '] : []
    return { ...fallback, thousands: [...new Set([...fallback.thousands, ...spaced])], votes: 0 }
  }
  const decimal = comma > point ? ',' : '.'
  const thousands = (['.', ',', ' ', '’'] as const).filter(
    (separator) => separator !== decimal && (votes.thousands.get(separator) ?? 0) > 0,
  )
  // A page of small numbers sets its one large number apart as the others do.
  const known = thousands.length || fallback.decimal !== decimal ? thousands : fallback.thousands
  return { decimal, thousands: known, votes: Math.max(1, Math.round(winner)) }
}

/** The format a language usually writes in. */
export function formatOfLanguage(language: string): NumberFormat {
  const comma = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'da', 'sv', 'fi', 'nb', 'no', 'cs', 'sk', 'hu', 'ro', 'sl']
  return comma.includes(language)
    ? { decimal: ',', thousands: ['.'], votes: 0 }
    : { decimal: '.', thousands: [','], votes: 0 }
}

/** Thousands of a page that shows none with a mark are set apart by blanks where all of its document are. */
export function groupedAs(whole: NumberFormat, page: NumberFormat): NumberFormat {
  const [mark, other] = whole.thousands
  return mark === ' ' && !other && !page.thousands.length ? { ...page, thousands: [' '] } : page
}
