import type { Page, Span } from '../reading/document.ts'
import { isCode } from './codes.ts'
import { type Compiled, MASK_FIRST } from './compiled.ts'
import { hideEarlier, hidePrevious, ownYears } from './earlier.ts'
import { linesWithin } from './lines.ts'
import type { Pattern, Possible } from './needles.ts'
import { NUMBER_WORD } from './number-words.ts'
import { type Found, numbersIn, numberWord } from './numbers.ts'
import { siteCounts } from './recipes/near-areas.ts'
import { atSomeSites } from './sites.ts'
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

/** A sentence with its figures replaced by single private characters, so that patterns can speak about them. */
export interface Sentence {
  page: Page
  text: string
  folded: string
  masked: string
  figures: Figure[]
  /** Where it stands in the stored text. */
  span: Span
  /** Maps an offset of `text` to the stored text. */
  stored: (start: number, end: number) => Span
  years: number[]
  /** For an answer of one word (`None.`) what it answers: the sentence or heading before. */
  asked?: string | null
  /** For a remark in a content index the name of the disclosure that it stands beside, folded. */
  named?: string
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
  for (const match of [...text.matchAll(NUMBER_WORD), ...text.matchAll(ZERO_WORD), ...siteCounts(text, folded)]) {
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

function mask(folded: string, figures: Figure[]): string {
  let masked = ''
  let at = 0
  figures.forEach((figure, i) => {
    masked += folded.slice(at, figure.start) + String.fromCharCode(MASK_FIRST + i)
    at = figure.end
  })
  return masked + folded.slice(at)
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
    masked: mask(folded, clean),
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

/** A figure of a sentence that a pattern took for the value of a datapoint. */
export interface Statement {
  figure: Figure | null
  dimension?: string | null
  /** It is said of one site or company rather than of the whole. */
  ofPart?: boolean
  /** Offsets of the matched words in the sentence; for zero statements those of the word that says so. */
  matched: string
  zeroWord: { start: number; end: number } | null
  /** The word says that it is the whole: `all` is 100 %. */
  whole?: boolean
  /** It was read off what a clause speaks of, in whatever order, and gives way to what was read off its wording. */
  loose?: boolean
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

const OTHERS =
  /\b(?:in (?:the|this) (?:region|country|city|industry)|manufacturing in|acquired (?:company|business|firm|group|entit\w+|subsidiar\w+)|(?:company|business|firm|group|subsidiary)(?:,? that| which)?(?: we| was| were| has been| had been)* acquired|(?:erworbene|übernommene|zugekaufte)\w* (?:unternehmen|gesellschaft|firma|betrieb|gruppe|tochter)\w*|the minister|die regierung|bundesregierung|suppliers?|lieferanten?|the industry|industry|branche|branchenschnitt|sector|peers?|competitors?|wettbewerber|households?|haushalte?|contractors?|subcontractors?|leiharbeit\w*|fremdfirmen|partnerfirmen|nachunternehm\w*|subunternehm\w*|speditionspartner\w*|transportpartner\w*|on average in (?:the eu|europe|germany))\b/u
const FROM = /\b(?:from|von) (?:around |about |rund |etwa |ca\. )?$/
const TO =
  /^[\uE000-\uE3FF](?: [^\uE000-\uE3FF;.]{0,40})? (?:to|auf) (?:around |about |rund |etwa |ca\. )?[\uE000-\uE3FF]/u
const THRESHOLD =
  /\b(?:standorte\w*|sites|unternehmen|companies|undertakings|managers|countries|ländern?|führungskräfte|entities|gesellschaften)\b[^.]{0,24}\b(?:mit|with|of|von|having|that have)\b[^.]{0,20}$/
export const ONE_PLACE =
  /\bauf (?:der|dieser|einer) (?:\p{L}+ )?baustelle\b|\b(?:in|at|im|am|das|the|our|der|unser(?:em|er)?|in der|in our|at our) (?:\p{Lu}?[\p{L}-]+ ){0,2}(?:plant|site|factory|office|subsidiary|branch|division|segment|werk|standort|tochtergesellschaft|niederlassung|geschäftsbereich|filiale|gmbh)\b|\bat (?:our |the )?(?:headquarters|head office)\b|\b(?:in|at) [\p{L}]+ alone\b|\ballein in\b/u

/** Whom the words before a figure speak of, back to where the clause begins. */
export function subjectOf(folded: string, at: number): string {
  const before = folded.slice(0, at)
  const cut = Math.max(
    before.lastIndexOf(', '),
    before.lastIndexOf('; '),
    before.lastIndexOf(' while '),
    before.lastIndexOf(' während '),
  )
  const clause = before.slice(cut < 0 ? 0 : cut)
  return clause.length < 14 ? before.slice(-120) : clause
}

/** Counts of parts in a sentence that then says how many there are in all: `2,410 ashore and 3,890 at sea, in total 6,300`. */
export function isPartOfTotal({ masked, figures }: Sentence, index: number): boolean {
  const unit = figures[index]?.unit
  if (unit && unit.dimension !== 'count') return false
  const mark = String.fromCharCode(MASK_FIRST + index)
  const total = /(?:in total|altogether|insgesamt|zusammen),? ([\uE000-\uE3FF])/u.exec(
    masked.slice(masked.indexOf(mark) + 1),
  )
  // `23 quarries with together 1,318 ha`: an area sums up no quarries.
  const whole = total?.[1] ? figures[total[1].charCodeAt(0) - MASK_FIRST]?.unit : null
  return total !== null && (!whole || whole.dimension === 'count')
}

/** A clause that says what should be, or what others say. */
const WISHED =
  /(?<!\p{L})(?:goals?|aims?|targets?|wants?|strives?|ambition|objective|commit\p{L}*|ziele?s?|wollen|möchten|streben|our suppliers|unsere lieferanten)(?!\p{L})[^.;,:]*$/u

/** What is asked for lies ahead: what actions are expected to do, credits that are still to be cancelled. */
export const AHEAD: ReadonlySet<string> = new Set(['E1-3_04', 'E1-7_11'])

/** What is asked for is itself a change: what actions reduced. */
const CHANGES: ReadonlySet<string> = new Set(['E1-3_03'])

/** Words of the masked sentence with its figures. */
const unmasked = (words: string, { text, figures }: Sentence): string =>
  words.replace(/[\uE000-\uE3FF]/g, (mark) => {
    const figure = figures[mark.charCodeAt(0) - MASK_FIRST]
    return figure ? text.slice(figure.start, figure.end) : ''
  })

/** The patterns to try that lean on the sentence before and, where asked, on the heading: those of which either speaks. */
export const leaning = <Said extends readonly [before: RegExp, Pattern, ...unknown[]]>(
  { before, heading }: Sentence,
  after: readonly Said[],
  under = false,
): Said[] => {
  const above = [before, under ? heading : null].flatMap((text) => text ?? [])
  return after.filter(([of]) => above.some((text) => of.test(text)))
}

function saidIn(sentence: Sentence, { says, after }: Compiled, may: Possible): Compiled['says'] {
  const able = after.filter(([, pattern]) => may.has(pattern))
  const more = able.length ? leaning(sentence, able, true) : able
  return more.length
    ? [...says, ...more.map(([, pattern, member]): Compiled['says'][number] => [member, pattern])]
    : says
}

/** Finds the statements about a datapoint in a sentence; `may` says which patterns it may match. */
export function statementsIn(sentence: Sentence, compiled: Compiled, may: Possible): Statement[] {
  if (!may.hasAnyOf(compiled.number)) return []
  const found: Statement[] = []
  const { id } = compiled.recipe
  // A share of pay that hangs on targets is no target itself.
  const aimed = compiled.recipe.target === true || /^GOV-3_05|^E1\.GOV-3_02/.test(id) || AHEAD.has(id)
  for (const [member, pattern] of sentence.figures.length ? saidIn(sentence, compiled, may) : []) {
    if (!may.has(pattern)) continue
    for (const hit of sentence.masked.matchAll(pattern.fresh)) {
      const index = (hit[1] ?? '').charCodeAt(0) - MASK_FIRST
      const figure = sentence.figures[index]
      if (!figure) continue
      const before = sentence.folded.slice(Math.max(0, figure.start - 90), figure.start)
      if (rejected(before, aimed, CHANGES.has(id)) || isPartOfTotal(sentence, index)) continue
      // `fell from 9 % to 8 %`: the first is that of the year before.
      if (FROM.test(before) && TO.test(sentence.masked.slice((hit.index ?? 0) + hit[0].length - 1))) continue
      // `sites with more than 50 employees` sets a threshold.
      if (figure.found.approximate === 'more' && THRESHOLD.test(before)) continue
      const subject = subjectOf(sentence.folded, figure.start)
      if (
        /^(?:E|S1|GOV|SBM)/.test(compiled.recipe.id) &&
        !/^S1-(?:7|14_0[13])|^SBM-1_[12]|^E1-6_25/.test(compiled.recipe.id) &&
        OTHERS.test(subject)
      )
        continue
      found.push({
        figure: isNone(figure) ? null : figure,
        dimension: member,
        ofPart: ONE_PLACE.test(subject),
        matched: unmasked(hit[0], sentence),
        zeroWord: isNone(figure) ? figure : null,
      })
    }
  }
  const zeroAfter = compiled.zeroAfter.filter(([, zero]) => may.has(zero))
  for (const pattern of [...compiled.zero, ...leaning(sentence, zeroAfter, true).map(([, zero]) => zero)]) {
    const hit = may.has(pattern) ? pattern.fresh.exec(sentence.masked) : null
    if (!hit) continue
    if (atSomeSites(sentence.masked.slice(hit.index))) continue
    const at = originalOffset(sentence, hit.index)
    if (WISHED.test(sentence.folded.slice(0, at))) continue
    const length = originalOffset(sentence, hit.index + hit[0].length) - at
    const word =
      /(?<![\p{L}])(?:no|not|none|zero|never|keine[rnm]?|kein|nicht|null|neither|nor|weder|nobody|niemand|nil|without|ohne)(?![\p{L}])/u.exec(
        sentence.folded.slice(at, at + length),
      )
    if (!word) continue
    found.push({
      figure: null,
      matched: hit[0],
      zeroWord: { start: at + word.index, end: at + word.index + word[0].length },
    })
  }
  if (!found.length && compiled.all.length) found.push(...wholesIn(sentence, compiled, may))
  return found
}

const EVERY = /(?<!\p{L})(?:all|every|alle|sämtliche|jede[rs]?)(?!\p{L})/u
const NOT_EVERY = /(?<!\p{L})(?:not|nearly|almost|virtually|practically|nicht|fast|nahezu|beinahe|if|wenn|falls)\s*$/u

/** `All members are independent` states a share without its figure; where figures of a share stand, these state it. */
function wholesIn(sentence: Sentence, { all }: Compiled, may: Possible): Statement[] {
  if (sentence.figures.some(({ unit }) => unit?.dimension === 'percent')) return []
  return all.flatMap((pattern): Statement[] => {
    const hit = may.has(pattern) ? pattern.fresh.exec(sentence.masked) : null
    const word = hit && EVERY.exec(hit[0])
    if (!hit || !word) return []
    const start = originalOffset(sentence, hit.index + word.index)
    const before = sentence.folded.slice(0, start)
    if (NOT_EVERY.test(before) || WISHED.test(before)) return []
    return [{ figure: null, matched: hit[0], zeroWord: { start, end: start + word[0].length }, whole: true }]
  })
}

/** Where a character of the masked sentence stands in the sentence itself. */
export function originalOffset(sentence: Sentence, masked: number): number {
  let at = masked
  for (const [i, figure] of sentence.figures.entries()) {
    const mark = sentence.masked.indexOf(String.fromCharCode(MASK_FIRST + i))
    if (mark >= masked) break
    at += figure.end - figure.start - 1
  }
  return at
}
