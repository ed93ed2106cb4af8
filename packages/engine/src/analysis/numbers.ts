import type { NumberFormat, Span } from '../reading/document.ts'
import { type Decimal, decimalOf } from './decimals.ts'

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
const NUMBER = new RegExp(String.raw`(?<![\p{L}\d]|\d[.,])([-−–])?(${BODY})(?![\d]|[.,]\d)`, 'gu')
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
const NULL_MARK =
  /^(?:-+(?: ?%)?|(?:–|—|−)(?: ?%)?|n\.? ?\/? ?a\.?(?: ?\d\)?| ?[*†]{1,2})?|n\.?v\.?|n(?:\. ?|\/)[rebdmz]\.?|k\.? ?[ad]\.?|not (?:yet )?(?:available|applicable|reported|disclosed|calculated|measured|collected|relevant|material)|nicht (?:verfügbar|anwendbar|erhoben|berichtet|berechnet|gemessen|zutreffend|relevant|wesentlich)|daten nicht verfügbar|data not available|entfällt|keine angaben?|keine daten|no data|\/|\.|…|x)$/i

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

const ABOUT =
  /(?:approx(?:imately|\.)?|around|about|some|roughly|nearly|almost|circa|ca\.?|rund|etwa|knapp|ungefähr|fast|~|≈)\s*(?:eur |€ ?|\$ ?)?$/i
const LESS =
  /(?:less than|fewer than|below|under|up to|at most|weniger als|unter|bis zu|höchstens|maximal|<|≤)\s*(?:eur |€ ?)?$/i
const MORE = /(?:more than|over|above|at least|exceeding|mehr als|über|mindestens|>|≥)\s*(?:eur |€ ?)?$/i

/** Between a currency and a word for its size stands one number: `EUR 4 386 million`. */
const AMOUNT_AHEAD = /(?:\b(?:eur|usd|gbp|chf|sek|nok|dkk|pln|czk)|[€$£])\s?$/i
const AMOUNT_BEHIND = /^\s?(?:million|billion|mio|mrd|mn|bn|m)(?!\p{L})/iu

/** The figures that a run of digits stands for; two neighbouring ones look like one that is grouped by a space. */
function figuresAt(match: RegExpExecArray, text: string, format: NumberFormat): { written: string; start: number }[] {
  const [sign, body] = [match[1] ?? '', match[2] ?? '']
  const end = match.index + match[0].length
  const bodyStart = end - body.length
  const before = text.slice(Math.max(0, match.index - REACH), match.index)
  const negative = sign !== '' && !/[\p{L}\d)%]$|\d\s$/u.test(before)
  const start = negative ? match.index : bodyStart
  // Only a page that groups by spaces may join them, or a currency and a word for its size around them.
  const spaced = body.includes(' ') && !format.thousands.includes(' ')
  const amount = AMOUNT_AHEAD.test(before) && AMOUNT_BEHIND.test(text.slice(end))
  return spaced && !amount && !/^\d{1,3}(?: \d{3}){2,}$/.test(body)
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

/** Whether two numbers are the ends of a range; `118 to 1` is a ratio. */
function isRange(text: string, low: Found, high: Found): boolean {
  const ratio = high.written === '1' && low.value.digits > 10n ** BigInt(low.value.scale)
  return !ratio && high.value.digits > 0n && /^\s?(?:[-–]|to|bis)\s?$/.test(text.slice(low.end, high.start))
}

/**
 * Finds the numbers of a text in the number format of the page. Parts of words, dates, times, versions, addresses of paragraphs
 * and list ordinals are left out by the callers, which know more about their surroundings.
 */
export function numbersIn(text: string, format: NumberFormat): Found[] {
  const found = [...text.matchAll(NUMBER)]
    .flatMap((match) => figuresAt(match, text, format))
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

const WORDS: Record<string, number> = {
  zero: 0,
  no: 0,
  none: 0,
  null: 0,
  keine: 0,
  keinen: 0,
  kein: 0,
  keiner: 0,
  nil: 0,
  one: 1,
  a: 1,
  an: 1,
  eine: 1,
  einer: 1,
  eines: 1,
  einen: 1,
  ein: 1,
  einem: 1,
  two: 2,
  both: 2,
  beiden: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  fünf: 5,
  six: 6,
  sechs: 6,
  seven: 7,
  sieben: 7,
  eight: 8,
  acht: 8,
  nine: 9,
  neun: 9,
  ten: 10,
  zehn: 10,
  eleven: 11,
  elf: 11,
  twelve: 12,
  zwölf: 12,
  thirteen: 13,
  dreizehn: 13,
  fourteen: 14,
  vierzehn: 14,
  fifteen: 15,
  fünfzehn: 15,
  sixteen: 16,
  sechzehn: 16,
  seventeen: 17,
  siebzehn: 17,
  eighteen: 18,
  achtzehn: 18,
  nineteen: 19,
  neunzehn: 19,
  twenty: 20,
  zwanzig: 20,
  thirty: 30,
  dreißig: 30,
  forty: 40,
  vierzig: 40,
  fifty: 50,
  fünfzig: 50,
}

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The number a word stands for (`seven`, `sieben`, `keine`), `null` for other words. */
export function numberWord(word: string): number | null {
  const [tens = '', ones] = word.toLowerCase().split('-')
  const more = ones === undefined ? 0 : WORDS[ones]
  const whole = TENS.indexOf(tens)
  if (whole >= 0 && more !== undefined) return (whole + 2) * 10 + more
  return WORDS[word.toLowerCase()] ?? null
}
