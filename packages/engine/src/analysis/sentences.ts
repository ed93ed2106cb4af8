import type { Page, Span } from '../reading/document.ts'
import { isCode } from './codes.ts'
import { hideEarlier, hidePrevious, ownYears } from './earlier.ts'
import { linesWithin } from './lines.ts'
import { NUMBER_WORD } from './number-words.ts'
import { type Found, numbersIn, numberWord } from './numbers.ts'
import { type Flow, flow, fold, foldLabel, sentences as splitSentences, storedSpan } from './text.ts'
import { type Unit, unitAt, wholeUnit } from './units.ts'

/** A figure in running text; offsets are into the sentence. */
export interface Figure {
  found: Found
  unit: Unit | null
  /** The figure with its unit, as offsets into the sentence. */
  start: number
  end: number
}

/** A figure that is no number but the word for none: `was zero`. */
export const isNone = ({ found }: Figure): boolean => found.value.digits === 0n && /^\p{L}/u.test(found.written)

/** A sentence with its figures. */
export interface Sentence {
  page: Page
  text: string
  folded: string
  figures: Figure[]
  /** Where it stands in the stored text. */
  span: Span
  /** Maps an offset of `text` to the stored text. */
  stored: (start: number, end: number) => Span
  years: number[]
  /** For an answer of one word (`None.`) what it answers: the sentence or heading before. */
  asked?: string | null
  /** The nearest heading above, folded. */
  heading: string | null
  /** The sentence before, folded. */
  before?: string
}

const AGE_BEFORE =
  /(?<!dar)(?:under|over|unter|über|between|zwischen|than|(?:älter|jünger) als|(?<![a-z])aged?|alter|above|below|(?:30|50) ?(?:and|und|to|bis|-))\s*$/
/** `57 % belong to the 30 to 50 group` */
const AGES_AFTER = /^-? (?:to|and|bis|und) 50(?![\d.,]| ?(?:%|per ?cent|prozent))/

const YEAR = /^(?:19|20)\d{2}$/
const LEADS_NEXT = /^ ?(?!(?:19|20)\d{2}(?![\d.,]))\d/
const CURRENCY_BEFORE =
  /((?<!\p{L})(?:eur|euros?|usd|chf|gbp|sek|nok|dkk|pln|czk|huf|teur|m€|k€)|€|\$|£)\s*(?:(?:about|around|approximately|approx\.|some|rund|ca\.|etwa|over|über)\s)?$/u

function figuresOf(text: string, folded: string, page: Page): Figure[] {
  const figures: Figure[] = []
  for (const found of numbersIn(text, page.numberFormat)) {
    const before = folded.slice(Math.max(0, found.start - 22), found.start)
    const after = folded.slice(found.end, found.end + 24)
    if (isCode(folded, found)) continue
    if (found.written === '30' && AGES_AFTER.test(after)) continue
    if (/[\p{L}/_@.-]$/u.test(before) && !/(?:^|\s)[~≈<>€$£+-]*$/.test(before) && !/(?:-|–|\()$/.test(before)) continue
    const gap = /^[\s\u00a0]*/.exec(folded.slice(found.end))?.[0].length ?? 0
    // Nouns that are counted stay words of the sentence: `104 employees left`.
    const read = unitAt(folded, found.end + gap)
    const hit = read?.unit.dimension === 'count' && read.unit.factor.times === 1n ? null : read
    if (hit?.unit.dimension === 'years' || (!hit && found.written.length <= 3 && AGE_BEFORE.test(before))) continue
    if (!hit && /^(?:19|20)\d{2}$/.test(found.written)) continue
    if (hit?.unit.dimension === 'count' && /^(?:19|20)\d{2}$/.test(found.written)) continue
    // `2024 EUR 12.6 million`: the currency leads the next number.
    if (hit?.unit.dimension === 'money' && YEAR.test(found.written) && LEADS_NEXT.test(folded.slice(hit.end))) continue
    const lead = CURRENCY_BEFORE.exec(before)
    const size = lead ? (/^(?:k|m|mn|mm|bn)(?![\p{L}\d])/u.exec(folded.slice(found.end + gap))?.[0] ?? null) : null
    const magnitude = size ?? (hit?.unit.dimension === 'count' ? hit.unit.written : '')
    const currency =
      lead && (size || (!hit?.unit.per && hit?.unit.dimension !== 'percent'))
        ? wholeUnit(`${lead[1]} ${magnitude}`.trim())
        : null
    const share = hit ? null : /(?:^|\s)(?:in|als) (%|prozent|percent)[ :]*$/.exec(before)
    // `EUR 95 per tonne` is a price and no amount.
    const below = lead && !hit && !size ? unitAt(`${lead[1]}${folded.slice(found.end, found.end + 40)}`, 0) : null
    const price =
      lead && below?.unit.per
        ? {
            ...below.unit,
            written: `${text.slice(found.start - lead[0].length, found.start).trim()}${text.slice(found.end, found.end + below.end - (lead[1]?.length ?? 0)).replace(/[.,;:]$/, '')}`,
          }
        : null
    const unit = price ?? currency ?? hit?.unit ?? (share ? wholeUnit('%') : null)
    const end = size ? found.end + gap + size.length : hit ? hit.end : found.end
    figures.push({
      found,
      unit: unit && !currency && !share ? { ...unit, written: text.slice(found.end + gap, end) } : unit,
      start: lead && currency ? found.start - (lead[0]?.length ?? 0) : found.start,
      end,
    })
  }
  return figures
}

/** `The number of fines was zero`, and not what is wanted to be: `our ambition is zero`. */
const ZERO_WORD =
  /(?<!\p{L})(?:zero|null|nil)(?= ?(?:[.,;()]|$|(?:in|im|and|und|for|as|during|at the) ))(?<=(?<!\p{L})(?:was|were|is|are|remained(?: at)?|stood at|amounted to|came to|betrug|betrugen|beträgt|belief sich auf|beliefen sich auf|(?:lag|lagen|liegt|liegen) bei|war|waren|ist|sind|:)(?: (?:thus|therefore|again|also|accordingly|damit|somit|daher|erneut|wiederum|auch))? (?:zero|null|nil))(?<!(?:ambition|vision|target|goal|aim|ziel|tolerance|toleranz)[^.;]{0,60})/giu

function wordFigures(text: string, folded: string): Figure[] {
  const figures: Figure[] = []
  for (const match of [...text.matchAll(NUMBER_WORD), ...text.matchAll(ZERO_WORD)]) {
    const number = numberWord(match[0])
    if (number === null) continue
    const end = match.index + match[0].length
    const found: Found = {
      start: match.index,
      end,
      written: match[0],
      value: { digits: BigInt(number), scale: 0 },
      approximate: null,
      upTo: null,
    }
    const read = unitAt(folded, end + 1)
    const hit = read?.unit.dimension === 'count' ? null : read
    figures.push({ found, unit: hit?.unit ?? null, start: match.index, end: hit ? hit.end : end })
  }
  return figures
}

/** Reads a stretch of running text as one sentence. */
export function sentenceOf(source: Flow, span: Span, page: Page, heading: string | null): Sentence {
  const text = source.text.slice(span.start, span.end)
  const folded = fold(text)
  const digits = /\d/.test(text)
  const all = digits ? figuresOf(text, folded, page) : []
  const words = wordFigures(text, folded)
  const sorted = [...all, ...words].sort((a, b) => a.start - b.start)
  const figures = sorted.length ? hideEarlier(folded, hidePrevious(folded, sorted)).slice(0, 200) : sorted
  const clean = figures.filter((figure, i) => i === 0 || figure.start >= (figures[i - 1]?.end ?? 0))
  return {
    page,
    text,
    folded,
    figures: clean,
    span: storedSpan(source, span.start, span.end),
    stored: (start, end) => storedSpan(source, span.start + start, span.start + end),
    years: digits ? ownYears(folded) : [],
    heading,
  }
}

/** An answer that says there was none, as forms have it below their questions. */
export const ANSWER_NONE = /^(?:keine?|none|nil)\.?$/i

/** The sentences of a page's running text, headings and list items included, running heads and feet left out. */
export function sentencesOf(page: Page): Sentence[] {
  const found: Sentence[] = []
  const blocks = page.blocks.length ? page.blocks : [{ kind: 'paragraph' as const, start: 0, end: page.text.length }]
  let heading: string | null = page.headingsAtStart.length
    ? foldLabel(page.headingsAtStart[page.headingsAtStart.length - 1] ?? '')
    : null
  for (const block of blocks) {
    if (block.kind === 'header' || block.kind === 'footer') continue
    if (block.kind === 'heading' && 'text' in block) heading = foldLabel(block.text).slice(0, 160)
    for (const { source, spans } of spansOf(page, { start: block.start, end: block.end }))
      for (const span of spans) {
        const answer = ANSWER_NONE.test(source.text.slice(span.start, span.end))
        if ((span.end - span.start < 12 && !answer) || span.end - span.start > 900) continue
        const sentence = sentenceOf(source, span, page, heading)
        const before = found[found.length - 1]
        if (answer) sentence.asked = before?.folded ?? heading
        if (before && before.heading === heading) sentence.before = before.folded
        found.push(sentence)
      }
  }
  return found
}

/** A line that is a sentence of its own: a name, a colon, a figure with its unit. */
const LABELLED =
  /^\p{Lu}[^:;.]{2,100}: ?\D{0,12}\d[\d.,'’\u00a0\u202f ]*(?: ?(?:CO2|CO₂|[^\s\d])(?:[^\s\d]|[23](?!\d)){0,14}){0,3}$/u

/** The sentences of a block; lines of names and figures (`Scope 1: 176.3 t`) are not joined with each other. */
function spansOf(page: Page, block: Span): { source: Flow; spans: Span[] }[] {
  const lines = linesWithin(page, block)
  const labelled = lines.filter(({ text }) => LABELLED.test(text.trim()))
  if (labelled.length < 2) {
    const source = flow(page.text, [block])
    return [{ source, spans: splitSentences(source.text) }]
  }
  const parts: Span[] = []
  const own = new Set(labelled)
  const ends = new Set(labelled.map(({ end }) => end))
  for (const line of lines) {
    const last = parts[parts.length - 1]
    const joins = last && !own.has(line) && !ends.has(last.end)
    if (joins) last.end = line.end
    else parts.push({ start: line.start, end: line.end })
  }
  return parts.map((part) => {
    const source = flow(page.text, [part])
    return { source, spans: splitSentences(source.text) }
  })
}

const REJECT_BEFORE =
  /(?:target(?:ed|s)?|goal|aim(?:s|ed|ing)?|(?<!(?:that|this|bonus|incentive|share|pension|transition|action|climate|decarboni[sz]ation) )(?<!(?:übergangs|transitions|aktions|maßnahmen|schutz|klima|fahr)-?)plan(?:s|ned)?|intend|expect(?:s|ed)?|forecast|(?<!zahlungs)ziel(?:e|en|wert)?|bis zum jahr|until|by (?:the end of )?20[2-5]\d|sollen|soll|will be|would|could|may|if|industry average|sector average|average in the industry|branchendurchschnitt|national average|bundesdurchschnitt|for example|e\.g\.|z\. ?b\.|beispielsweise|im (?:nächsten|kommenden) jahr|next year|equivalent to the|corresponds to the annual|comparable to)\b[^.]{0,60}$/
const CHANGE_BEFORE =
  /(?:(?<!\b(?:taken|held|completed|used) )\bby|(?<!\btrauer(?:n|t|ten|te) )\bum|increase of|decrease of|reduction of|rise of|drop of|decline of|anstieg von|rückgang von|steigerung von|savings? of|einsparung von|reduktion von|minus|plus)\s(?:around |about |approximately |some |rund |ca\. |etwa |over |more than )?$/

/** Whether what stands before a figure says that it is a change, a target, or somebody else's. */
export function rejected(before: string, target: boolean, change = false): boolean {
  if (target) return false
  return (!change && CHANGE_BEFORE.test(before)) || REJECT_BEFORE.test(before)
}
