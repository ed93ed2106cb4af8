import { knowledge, listed } from '../knowledge.ts'
import type { NumberFormat, Span } from '../reading/document.ts'
import { compile } from './compile.ts'
import { type Decimal, decimalOf } from './decimals.ts'
import { pattern } from './phrases.ts'

/** A number as it stands in a text. Offsets are into the text that was scanned. */
export interface Found extends Span {
  written: string
  value: Decimal
  /** Said to be rounded, or only a bound. */
  approximate: 'about' | 'less' | 'more' | null
  /** The other end of a range such as `30–50`. */
  upTo: Decimal | null
}

const BODY = String.raw`\d{1,3}(?:([., '’\u00a0\u202f])\d{3})(?:\3\d{3})*(?:[.,]\d+)?|\d+(?:[.,]\d+)?`
const NUMBER = compile(String.raw`(?<![\p{L}\d]|\d[.,])([-−–])?(${BODY})(?![\d]|[.,]\d)`, 'gu')
/**
 * The format for a page's numbers where its marks contradict each other: `12.065,575` beside `2,730`. When everything behind a
 * comma has three digits and points group as well, neither mark is a decimal one, unless points are seen as such.
 */
export function settledFormat(text: string, format: NumberFormat): NumberFormat {
  if (format.decimal !== ',') return format
  const mixed = text.match(/(?<![\d.,])\d{1,3}\.\d{3},\d+(?![\d.,])/g) ?? []
  const commas = text.match(/(?<![\d.,])\d+,\d+(?![\d.,])/g) ?? []
  const three = [...mixed, ...commas].filter((number) => /,\d{3}$/.test(number))
  if (!mixed.length || three.length < 3 || three.length < (mixed.length + commas.length) * 0.9) return format
  return { decimal: '.', thousands: ['.', ','], votes: three.length }
}

/** Null marks: the cell says that there is no figure. */
const NULL_MARK = pattern(
  'i',
)`^(?:-+(?: ?%)?|(?:–|—|−)(?: ?%)?|n\.? ?\/? ?a\.?(?: ?\d\)?| ?[*†]{1,2})?|n\.?v\.?|n(?:\. ?|\/)[rebdmz]\.?|k\.? ?[ad]\.?|{no_figure}|\/|\.|…|x)$`

/** Tells whether a cell holds a mark that says there is no figure. */
export function isNullMark(text: string): boolean {
  return NULL_MARK.test(text.trim())
}

/**
 * Reads one number as written, in the number format of its page. Where the format contradicts the spelling, the spelling wins:
 * `1.234.567` has thousands points in any language, `12,5` a decimal comma. `null` when it cannot be read at all.
 */
export function parseNumber(written: string, format: NumberFormat): Decimal | null {
  const negative = /^[-−–(]/.test(written.trim())
  const body = written
    .replace(/[-−–()\s\u00a0\u202f'’]/g, (c) => (/['’\s\u00a0\u202f]/.test(c) ? '_' : ''))
    .replace(/^_+|_+$/g, '')
  const points = body.split('.').length - 1
  const commas = body.split(',').length - 1
  let plain: string
  if (points && commas) {
    const decimal = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
    const other = decimal === '.' ? ',' : '.'
    const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(body) && format.decimal !== decimal
    // `12.065,575` on a page of thousands: both marks group when the last group has three digits and the page says so.
    plain = grouped ? body.replaceAll(/[.,]/g, '') : body.replaceAll(other, '').replace(decimal, '.')
  } else if (points > 1 || commas > 1) plain = body.replaceAll(/[.,]/g, '')
  else if (points || commas) {
    const mark = points ? '.' : ','
    const threes = new RegExp(`^\\d{1,3}\\${mark}\\d{3}$`).test(body)
    const leadingZero = /^0/.test(body)
    plain = threes && !leadingZero && format.decimal !== mark ? body.replace(mark, '') : body.replace(mark, '.')
  } else plain = body
  const value = decimalOf(plain.replaceAll('_', ''))
  return value && negative ? { digits: -value.digits, scale: value.scale } : value
}

const ABOUT = pattern('i')`(?:{about}|~|≈)\s*(?:{euro} |€ ?|\$ ?)?$`
const LESS = pattern('i')`(?:{less}|<|≤)\s*(?:{euro} |€ ?)?$`
const MORE = pattern('i')`(?:{more}|>|≥)\s*(?:{euro} |€ ?)?$`

/** Between a currency and a word for its size stands one number: `EUR 4 386 million`. */
const AMOUNT_AHEAD = pattern('i')`(?:\b{currency_code}|[€$£])\s?$`
const AMOUNT_BEHIND = pattern('i')`^\s?{size_behind}(?!\p{L})`

/** The figures that a run of digits stands for; two neighbouring ones look like one that is grouped by a space. */
function figuresAt(
  match: RegExpExecArray,
  text: string,
  format: NumberFormat,
  joins: (blank: number) => boolean,
): { written: string; start: number }[] {
  const [sign, body] = [match[1] ?? '', match[2] ?? '']
  const end = match.index + match[0].length
  const bodyStart = end - body.length
  const before = text.slice(Math.max(0, match.index - REACH), match.index)
  const negative = sign !== '' && !/[\p{L}\d)%]$|\d\s$/u.test(before)
  const start = negative ? match.index : bodyStart
  // Only a page that groups by spaces may join them, or a currency and a word for its size around them.
  const spaced = body.includes(' ') && !format.thousands.includes(' ')
  const amount = AMOUNT_AHEAD.test(before) && AMOUNT_BEHIND.test(text.slice(end))
  const joined = spaced && joins(bodyStart + body.indexOf(' '))
  return spaced && !amount && !joined && !/^\d{1,3}(?: \d{3}){2,}$/.test(body)
    ? splitAtSpaces(body, bodyStart)
    : [{ written: text.slice(start, end), start }]
}

/** How far before a figure words say that it is rounded or a bound. */
const REACH = 26

function roundingOf(lead: string): Found['approximate'] {
  if (LESS.test(lead)) return 'less'
  if (MORE.test(lead)) return 'more'
  return ABOUT.test(lead) ? 'about' : null
}

const BETWEEN = pattern()`^\s?(?:[-–]|{range_to})\s?$`

/** Whether two numbers are the ends of a range; `118 to 1` is a ratio. */
function isRange(text: string, low: Found, high: Found): boolean {
  const ratio = high.written === '1' && low.value.digits > 10n ** BigInt(low.value.scale)
  return !ratio && high.value.digits > 0n && BETWEEN.test(text.slice(low.end, high.start))
}

/**
 * Finds the numbers of a text in the number format of the page. Parts of words, dates, times, versions, addresses of paragraphs
 * and list ordinals are left out by the callers, which know more about their surroundings.
 * @param joins whether a blank between groups of digits makes one number of them, on a page that does not group by blanks
 */
export function numbersIn(
  text: string,
  format: NumberFormat,
  joins: (blank: number) => boolean = () => false,
): Found[] {
  const found = [...text.matchAll(NUMBER)]
    .flatMap((match) => figuresAt(match, text, format, joins))
    .flatMap(({ written, start }): Found[] => {
      const value = parseNumber(written, format)
      const lead = text.slice(Math.max(0, start - REACH), start)
      const end = start + written.length
      return value ? [{ start, end, written, value, approximate: roundingOf(lead), upTo: null }] : []
    })
  found.forEach((low, i) => {
    const high = found[i + 1]
    if (high && isRange(text, low, high)) low.upTo = high.value
  })
  return found
}

function splitAtSpaces(body: string, start: number): { written: string; start: number }[] {
  const parts: { written: string; start: number }[] = []
  for (const match of body.matchAll(/[^ \u00a0\u202f]+/g)) parts.push({ written: match[0], start: start + match.index })
  return parts
}

const WORDS = new Map(
  knowledge<'number' | 'words'>('numbers').flatMap(({ number, words }) =>
    listed(words, '|').map((word): [string, number] => [word, Number(number)]),
  ),
)

/** `siebenundvierzig` */
const JOINED = pattern()`^(\p{L}+?){ones_and_tens}(\p{L}+)$`

/** The number a word stands for (`seven`, `sieben`, `keine`), `null` for other words. */
export function numberWord(word: string): number | null {
  const joined = JOINED.exec(word.toLowerCase())
  const [tens = '', ones = ''] = joined ? [joined[2], joined[1]] : word.toLowerCase().split('-')
  const [whole, more] = [WORDS.get(tens), WORDS.get(ones)]
  return whole !== undefined && whole >= 20 && more !== undefined
    ? whole + more
    : (WORDS.get(word.toLowerCase()) ?? null)
}
