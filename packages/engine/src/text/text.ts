import type { Span } from '../reading/document.ts'
import { maxOf } from '../reading/min-max.ts'
import { pattern } from './phrases.ts'

const FOLDED: Record<string, string> = {
  '₀': '0',
  '₁': '1',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  '₅': '5',
  '₆': '6',
  '²': '2',
  '³': '3',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2007': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
}
const TO_FOLD = /[₀₁₂₃₄₅₆²³‐‑‒–—−’‘ʼ“”„«»\u00a0\u202f\u2009\u2007\t\n\r]/g

/** Which characters are folded; those beyond its end are not. */
const isFolded = new Uint8Array(maxOf(Object.keys(FOLDED).map((character) => character.charCodeAt(0))) + 1)
for (const character of Object.keys(FOLDED)) isFolded[character.charCodeAt(0)] = 1

/** Whether a text holds what is folded; most hold nothing of it. */
function holdsFolded(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isFolded[text.charCodeAt(at)] === 1) return true
  return false
}

/** A text in small letters, keeping every offset. */
export function lowered(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return [...text].map((c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join('')
}

/** Folds what has no meaning for matching (case, sub- and superscript digits, dashes, kinds of space), keeping every offset. */
export function fold(text: string): string {
  const base = lowered(text)
  return holdsFolded(base) ? base.replace(TO_FOLD, (c) => FOLDED[c] ?? c) : base
}

/** What is longer names nothing. */
const LONGEST_LABEL = 2_000

/** Folds a label for matching: footnote marks, soft hyphens and repeated spaces go too, so offsets are lost. */
export function foldLabel(text: string): string {
  return fold(text.slice(0, LONGEST_LABEL).replace(/[\u00ad\u200b\ufeff]/g, ''))
    .replace(/(?<=\p{L}{2}|[)\]%])(?=\s?\d{1,2}\))(?<!\([^)]*)\s?\d{1,2}\)(?:, ?\d{1,2}\))*(?=\s|$)/gu, '')
    .replace(/(?<=\p{L}{4}|[)\]])\d{1,2}(?:, ?\d{1,2})*(?=\s|$|-)/gu, '')
    .replace(/(?<=\p{L}|[cC][oO]2) \d{1,2} ?-(?=\p{L})/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Running text with its lines joined, and for each of its characters the offset in the stored text. */
export interface Flow {
  text: string
  /** Stored offset of each character; one longer than the text, so that ends can be looked up. */
  offsets: number[]
}

/** White space as `\s` has it, where it stands in texts; asked for every character. */
const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)))

const [SOFT_HYPHEN, NO_WIDTH, NEW_LINE] = [0xad, 0x200b, 10]

/** Running text that grows character by character. */
class Joining {
  // Characters are kept apart until the end: looking at the end of a growing text copies all of it every time.
  readonly #characters: string[] = []
  readonly #offsets: number[] = []

  #add(character: string, offset: number): void {
    this.#characters.push(character)
    this.#offsets.push(offset)
  }

  /** A space, unless one stands there or nothing does. */
  #space(offset: number): void {
    const last = this.#characters[this.#characters.length - 1]
    if (last !== undefined && last !== ' ') this.#add(' ', offset)
  }

  /** Takes the hyphen back with which a line ended inside a word; returns where the word goes on. */
  #mended(stored: string, at: number): number | null {
    if (!isBroken(this.#characters.slice(-2).join(''), stored, at)) return null
    this.#characters.pop()
    this.#offsets.pop()
    return at + (/^\s*/.exec(stored.slice(at, at + 40))?.[0].length ?? 1)
  }

  add(stored: string, span: Span, leftOut: ReadonlyMap<number, number>): void {
    this.#space(span.start)
    for (let at = span.start; at < span.end; at++) {
      const end = leftOut.get(at)
      if (end !== undefined) {
        at = end - 1
        continue
      }
      const code = stored.charCodeAt(at)
      if (code === SOFT_HYPHEN || code === NO_WIDTH) continue
      const next = code === NEW_LINE ? this.#mended(stored, at) : null
      if (next !== null) at = next - 1
      else if (isSpace(code)) this.#space(at)
      else this.#add(stored.charAt(at), at)
    }
  }

  flow(end: number): Flow {
    return { text: this.#characters.join(''), offsets: [...this.#offsets, end] }
  }
}

/**
 * Joins lines into running text: hyphenation at line ends is repaired, soft hyphens go, white space becomes one space.
 * @param leftOut stretches that are not said, such as footnote marks
 */
export function flow(stored: string, spans: Span[], leftOut: readonly Span[] = []): Flow {
  const joining = new Joining()
  const ends = new Map(leftOut.map(({ start, end }) => [start, end]))
  for (const span of spans) joining.add(stored, span, ends)
  return joining.flow(spans[spans.length - 1]?.end ?? 0)
}

const JOINS = pattern()`^\s*{joins_line}\b`

/** Whether the line that ends here ends inside a word. */
function isBroken(end: string, stored: string, at: number): boolean {
  if (!/\p{Ll}-$/u.test(end)) return false
  return /^\s*\p{Ll}/u.test(stored.slice(at, at + 40)) && !JOINS.test(stored.slice(at, at + 12))
}

/** The stored span of a part of a flow. */
export function storedSpan(source: Flow, start: number, end: number): Span {
  const first = source.offsets[start] ?? 0
  const last = source.offsets[end - 1] ?? first
  return { start: first, end: last + 1 }
}

const ABBREVIATION = pattern('i')`(?:\b{abbreviation}\.|\b\d{1,2}\.)$`

/** `The ratio was 0.86.`, `das Verhältnis betrug 0,79.`, `until 2029/30.`, `in Scope 3.`: neither an ordinal nor a date. */
const WITH_DECIMALS = String.raw`\d{1,3},\d{1,2}|(?:0|3[2-9]|[4-9]\d|\d{3})\.\d{1,2}|\d{1,2}\.(?:1[3-9]|[2-9]\d)`
const DECIMAL_END = pattern('i')`(?<![\d.,])(?:${WITH_DECIMALS}|(?:19|20)\d{2}\/\d{2}|(?<={scope_word} )[123])\.$`

/** Behind an amount or a number no word but a noun goes on with the sentence: `CHF 12 Mio. Die …`, `rund 44. Durch …`. */
const AMOUNT_END = pattern()`(?<![\d.,])\d{2}\.$|(?<![\d.,])\d{1,2}\.\d{1,2}\.$|(?:{amount_currency}|€|\$|£)\s?[\d.,'’]+\s{amount_size}\.$`
const OPENS = pattern()`^\s+{opens_sentence}\s`

/** Splits running text into sentences; abbreviations, ordinals and decimal points do not end one. */
export function sentences(text: string): Span[] {
  const found: Span[] = []
  const ends = /[.!?:;](?=["'”“)]*\s+["'„“(]*[\p{Lu}\d•▪■–-])|[•▪■]/gu
  let start = 0
  for (const match of text.matchAll(ends)) {
    const end = match.index + 1
    const mark = match[0]
    const ending = text.slice(Math.max(start, end - 24), end)
    if (mark === '.' && ABBREVIATION.test(ending) && !DECIMAL_END.test(ending)) {
      if (!AMOUNT_END.test(ending) || !OPENS.test(text.slice(end, end + 16))) continue
    }
    if (mark === ':' || mark === ';') continue
    if (/[•▪■]/.test(mark)) {
      if (text.slice(start, match.index).trim()) found.push({ start, end: match.index })
      start = end
      continue
    }
    if (text.slice(start, end).trim()) found.push({ start, end })
    start = end
  }
  if (text.slice(start).trim()) found.push({ start, end: text.length })
  return found.map((span) => {
    const raw = text.slice(span.start, span.end)
    return {
      start: span.start + (raw.length - raw.trimStart().length),
      end: span.end - (raw.length - raw.trimEnd().length),
    }
  })
}
