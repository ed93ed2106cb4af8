import { knowledge, listed } from '../knowledge.ts'
import { compile } from './compile.ts'
import { type Decimal, type Factor, numberOf, scaleBy, textOf } from './decimals.ts'
import { anyOf, pattern } from './phrases.ts'

/** What a unit measures. Only units of one dimension convert into each other. */
export type Dimension =
  | 'energy'
  | 'ghg'
  | 'mass'
  | 'volume'
  | 'area'
  | 'money'
  | 'percent'
  | 'points'
  | 'hours'
  | 'days'
  | 'years'
  | 'fte'
  | 'count'
  | 'rate'
  | 'ratio'

/** A unit as written, what it measures and its exact factor to the base unit of its dimension. */
export interface Unit {
  dimension: Dimension
  factor: Factor
  /** Currency code for money, base symbol otherwise (`MWh`, `tCO2e`, `t`, `m3`, `ha`, `%`, `h`, `days`). */
  base: string
  /** For ratios the unit below the line as a word: `revenue`, `person`, `hours`, `area`, `product`; `null` otherwise. */
  per: string | null
  /** As it stands in the text. */
  written: string
}

const unitConcepts = knowledge<'dimension' | 'concepts' | 'asked'>('unit-concepts')
const said = new Map(unitConcepts.map((row) => [row.dimension, listed(row.concepts)]))
const asked = new Map(unitConcepts.map((row) => [row.dimension, row.asked === 'yes' ? listed(row.concepts) : []]))
type Measured = Pick<Unit, 'dimension'> | null | undefined

/** The concepts that a unit says by what it measures, without a word: whoever writes MWh speaks of energy. Empty where it says none. */
export const conceptsOfUnit = (unit: Measured): readonly string[] => (unit && said.get(unit.dimension)) ?? []

/** The same of the unit that a question asks for, which says less: full-time equivalents are asked for of many things beside employees. */
export const conceptsAskedByUnit = (unit: Measured): readonly string[] => (unit && asked.get(unit.dimension)) ?? []

const one: Factor = { times: 1n, by: 1n }

/** A unit of the table; rows of several languages are one. */
interface Entry {
  measures: Dimension | 'magnitude'
  base: string
  factor: Factor
  /** `carbon`: of carbon dioxide; `alone`: no hyphen or apostrophe goes on with the word. */
  follows: string
  words: string[]
}

function entries(): Entry[] {
  const found = new Map<string, Entry>()
  for (const row of knowledge<'measures' | 'base' | 'times' | 'by' | 'follows' | 'words'>('units')) {
    const { measures, base, times, by, follows } = row
    const key = [measures, base, times, by, follows].join(' ')
    const factor = { times: BigInt(times), by: BigInt(by) }
    const entry = found.get(key) ?? { measures: measures as Entry['measures'], base, factor, follows, words: [] }
    for (const one of listed(row.words, '|')) entry.words.push(one)
    found.set(key, entry)
  }
  return [...found.values()]
}

const EQUIVALENT = String.raw`(?:[ \-]{0,2}{equivalent})?(?:[ \-]?{emissions_behind})?`
const CARBON = pattern()`[ /\-]?(?:{carbon_of} )?-?{carbon}${EQUIVALENT}\b`.source
// `\b` knows no umlauts: `2 tödliche` are no tonnes and `5 höhere` no hours.
const END = String.raw`(?![\wäöü])`
const ENDS: Readonly<Record<string, string>> = {
  carbon: `${CARBON}(?![äöü])`,
  alone: String.raw`(?:(?=\d\)?$)|(?![\w'\-äöü]))`,
}

/** A pattern for the words of an entry, which says where the unit ends. */
function sourceOf({ measures, factor, follows, words }: Entry): string {
  const end = ENDS[follows]
  if (end) return `${anyOf(words)}${end}`
  if (measures === 'magnitude') return anyOf(words)
  if (measures === 'money' && factor.times === 1n) return `(?<![a-z])${anyOf(words)}(?![a-z])`
  const marks = words.filter((word) => /[^\p{L}\d)*]$/u.test(word))
  const spelled = words.filter((word) => !marks.includes(word))
  const behind = measures === 'money' ? '(?![a-z])' : ''
  return [
    ...(spelled.length ? [`${anyOf(spelled)}${END}`] : []),
    ...(marks.length ? [`${anyOf(marks)}${behind}`] : []),
  ].join('|')
}

/** Finds which of several entries begins at a place; the first one of the table wins. */
function reader(of: readonly Entry[], behind = ''): (text: string, at: number) => { entry: Entry; hit: string } | null {
  const every = compile(`(?:${of.map((entry) => `(${sourceOf(entry)})`).join('|')})${behind}`, 'uy')
  return (text, at) => {
    every.lastIndex = at
    const match = every.exec(text)
    const entry = match && of[match.slice(1).findIndex((part) => part !== undefined)]
    return entry ? { entry, hit: match[0] } : null
  }
}

const known = entries()
const entryAt = reader(known.filter(({ measures }) => measures !== 'magnitude'))
// `1000TJ`: behind digits a unit may begin at once.
const magnitudeAt = reader(
  known.filter(({ measures }) => measures === 'magnitude'),
  pattern()`(?:(?<=\d)|(?![a-z]))[ \-]?(?:{of_size} )?`.source,
)
const PER: [RegExp, string][] = [
  [pattern()`^(?!{not_revenue_goods}\b(?!€))(?:\w+\.? ){0,3}{revenue}`, 'revenue'],
  [
    pattern()`^(?:{per_hours_size}|1[.,' ]?000[.,' ]?000|200[.,' ]?000|1[.,' ]?000|100|10\^?6)?\.? ?(?:{worked} )?(?:{per_hours}|{per_hours_short}\b)`,
    'hours',
  ],
  [pattern()`^(?:100 |1[.,]?000 )?(?:{per_person}|{per_person_short}\b)`, 'person'],
  [pattern()`^(?:{per_area}|{per_area_short}\b)`, 'area'],
  [pattern()`^(?:{per_time}|{per_time_short}\b)`, 'time'],
]
/** `EUR/t CO2e`: what a price is for has two words. */
const PRICE_OF_CO2 = pattern()`((?:\/|{per}) ?{tonne_word}) (?:{of_size} )?{carbon}(?:-?{equivalent})?$`
const PER_START = pattern()`^ ?(?:\/|{per}\b|{per_short})\s*`

const OF = pattern()` {of_size} $`
/** `millions of` what is no unit are `millions`. */
const withoutOf = (magnitude: string): string => magnitude.replace(OF, '').trimEnd()
const product = (a: Factor, b: Factor): Factor => ({ times: a.times * b.times, by: a.by * b.by })
const IN_SIZE = pattern()`^,? ?{in_size} `
const MEASURED: ReadonlySet<Dimension> = new Set<Dimension>(['energy', 'ghg', 'mass', 'volume'])
const IN = pattern()`^ ?(?:{in_size} )?`

/** A unit with the magnitude that stands behind it, where one does. */
function withSize(
  plain: { unit: Unit; end: number },
  text: string,
  from: number,
  at: number,
): { unit: Unit; end: number } {
  const magnitude = magnitudeAt(text, at)
  if (!magnitude || !MEASURED.has(plain.unit.dimension)) return plain
  const end = at + withoutOf(magnitude.hit).length
  return {
    unit: { ...plain.unit, factor: product(plain.unit.factor, magnitude.entry.factor), written: text.slice(from, end) },
    end,
  }
}

function plainUnitAt(text: string, at: number): { unit: Unit; end: number } | null {
  const found = entryAt(text, at)
  if (!found) return null
  const { measures, base, factor } = found.entry
  const dimension = measures as Dimension
  const end = at + found.hit.length
  const plain = { unit: { dimension, base, factor, per: null, written: found.hit }, end }
  if (dimension === 'money' && factor.times > 1n) return plain
  // `t CO₂e in thousands`: only sums of money leave the word between them out.
  const rest = (dimension === 'money' ? IN : IN_SIZE).exec(text.slice(end))?.[0].length ?? 0
  if (dimension !== 'money') return rest ? withSize(plain, text, at, end + rest) : plain
  const magnitude = magnitudeAt(text, end + rest)
  const stop = magnitude ? end + rest + withoutOf(magnitude.hit).length : end
  const size = magnitude?.entry.factor ?? one
  return { unit: { dimension, base, factor: size, per: null, written: text.slice(at, stop) }, end: stop }
}

/** What a unit is divided by, which begins at an offset, and where it ends. */
interface Divisor {
  kind: string
  end: number
}

/** A million of revenue is written in many ways behind `per`: `per EUR m of net revenue`. */
const OF_REVENUE = pattern('y')` ?(?:{of_size} )?{revenue_goes_on}(?![a-z])`

/** How far the words for revenue reach that begin a text. */
function reachOfRevenue(text: string, from: number): number {
  let span = from
  for (;;) {
    OF_REVENUE.lastIndex = span
    const more = OF_REVENUE.exec(text)
    if (!more) return span
    span += more[0].length
  }
}

function divisorAt(text: string, at: number): Divisor | null {
  const below = PER_START.exec(text.slice(at))
  if (!below) return null
  const from = at + below[0].length
  const rest = text.slice(from)
  const per = PER.find(([below]) => below.test(rest))
  if (!per) {
    const span = /^[\p{L}\d.€$]+/u.exec(rest)?.[0].length ?? 0
    return span ? { kind: 'product', end: from + span } : null
  }
  const [divided, kind] = per
  const span = divided.exec(rest)?.[0].length ?? 0
  if (kind === 'time') return { kind, end: from + span }
  const end = kind === 'revenue' ? reachOfRevenue(rest, span) : span
  return end ? { kind, end: from + end } : null
}

/**
 * Reads a unit that begins exactly at `at` in folded text: magnitude, unit and what it is divided by. A ratio has the
 * dimension `ratio` (or `rate` per hours worked) and never matches a datapoint that wants an absolute figure.
 */
export function unitAt(text: string, at: number): { unit: Unit; end: number } | null {
  const magnitude = magnitudeAt(text, at)
  const plain = plainUnitAt(text, magnitude ? at + magnitude.hit.length : at)
  if (!plain) {
    const written = magnitude ? withoutOf(magnitude.hit) : ''
    if (!magnitude || /^(?:1[.,' ]?|')?000s?$|^10/.test(written)) return null
    const { factor } = magnitude.entry
    return { unit: { dimension: 'count', base: 'count', factor, per: null, written }, end: at + written.length }
  }
  const factor = magnitude ? product(plain.unit.factor, magnitude.entry.factor) : plain.unit.factor
  const divisor = divisorAt(text, plain.end)
  const end = divisor?.end ?? plain.end
  const unit = { ...plain.unit, factor, written: text.slice(at, end) }
  // A year of it is the figure of the year.
  if (!divisor || divisor.kind === 'time') return { unit, end }
  return { unit: { ...unit, dimension: divisor.kind === 'hours' ? 'rate' : 'ratio', per: divisor.kind }, end }
}

const INTRODUCED = pattern()`^{unit_introduced}\s+`
const WHOLE = new Map<string, Unit | null>()

/** Reads text that is nothing but a unit (`in MWh`, `[t CO₂e]`, `Mio. €`, `%`); `null` for anything else. Folded text wanted. */
export function wholeUnit(text: string): Unit | null {
  const key = text
  const known = WHOLE.get(key)
  if (known !== undefined) return known
  const bare = text
    .trim()
    .replace(/^[([]+|[)\]:*]+$/g, '')
    .replace(INTRODUCED, '')
    // `x 1,000 MWh` and `MWh (x 1,000)`
    .replace(/^[x×] ?(?=1[.,' ]?000)/, '')
    .replace(/^(.{1,20}?) ?\(?[x×] ?(1[.,' ]?000)$/, '$2 $1')
    .replace(PRICE_OF_CO2, '$1')
    .trim()
  const hit = bare ? unitAt(bare, 0) : null
  // `kilograms (kg)`: the symbol behind the word says the same again.
  const again = hit ? /^\s*\(?([^()]{1,6})\)?$/.exec(bare.slice(hit.end)) : null
  const twice = again?.[1] && unitAt(again[1], 0)?.unit.dimension === hit?.unit.dimension
  const rest = hit && !twice ? bare.slice(hit.end).trim() : ''
  const unit = hit && (rest === '' || /^[\d*).]{1,3}$/.test(rest)) ? hit.unit : null
  if (WHOLE.size > 5000) WHOLE.clear()
  WHOLE.set(key, unit)
  return unit
}

const SHARE_OF = pattern()`^{share_of} `
const LEAD = pattern()`^(%|€|#|{counted_lead})(?= )`
const IN_LABEL = pattern(
  'g',
)`[(\[]([^()\[\]]{1,60})[)\]]|(?<=^|[\s,;:\-]){in_size} ([^,;:()]{1,40})|[,;:] ?([^,;:()]{1,30})(?=$|\d?\)?$)`

/** The unit of one of several remarks: `(t CO2e, market-based)`. */
const unitAmong = (remarks: string): Unit | null =>
  remarks
    .split(/[,;]/)
    .map((part) => wholeUnit(part.trim()))
    .find((unit) => unit) ?? null

/** The unit that a text begins with, where no other word goes on with it. */
function unitAtStart(text: string): Unit | null {
  const hit = unitAt(text, 0)
  if (!hit || ['count', 'years'].includes(hit.unit.dimension)) return null
  return /^(?:[\s\d).,*?]|$)/.test(text.slice(hit.end)) ? hit.unit : null
}

/** The unit of a remark in a label: in brackets, behind `in`, or behind a sign. */
function unitOfRemark([, bracketed, sized, behind]: readonly (string | undefined)[]): Unit | null {
  const text = (bracketed ?? sized ?? behind ?? '').trim()
  const whole = wholeUnit(text) ?? (bracketed ? unitAmong(text) : null)
  if (whole && whole.dimension !== 'years' && !(whole.dimension === 'count' && sized)) return whole
  // `Green electricity, % of purchases`
  if (behind && SHARE_OF.test(text)) return wholeUnit('%')
  return sized ? unitAtStart(text) : null
}

/**
 * Finds the unit a label names: `Waste (t)`, `Energieverbrauch in MWh`, `Revenue, EUR million`, `% women`, `€ fines`.
 * Folded text wanted.
 */
export function unitInLabel(label: string): Unit | null {
  for (const match of label.matchAll(IN_LABEL)) {
    const unit = unitOfRemark(match)
    if (unit) return unit
  }
  // As many of the last words as are a unit together: `thousand tonnes of CO2e` are not tonnes.
  const words = label.replace(/[)?:]+$/, '').split(' ')
  const units = words.slice(-8).map((_, i, last) => wholeUnit(last.slice(i).join(' ')))
  const tail = units.find((unit) => unit !== null)
  const lead = units[0] && words.length <= 6 ? null : LEAD.exec(label)
  if (lead) return wholeUnit(lead[1] ?? '')
  // `per year per employee` says what is counted of something else.
  return tail && tail.base !== 'years' && !['count', 'days', 'hours', 'fte'].includes(tail.dimension) ? tail : null
}

function factorText(factor: Factor): string {
  const [times, by] = [factor.times, factor.by]
  if (by === 1n) return `× ${grouped(String(times))}`
  if (times === 1n) return `÷ ${grouped(String(by))}`
  const ratio = textOf(scaleBy({ digits: by, scale: 0 }, { times: 1n, by: times }))
  return `÷ ${ratio}`
}

const grouped = (text: string): string => {
  const [whole = '', fraction] = text.split('.')
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (fraction ? `.${fraction}` : '')
}

/**
 * Converts into the canonical unit of a dimension. The line of conversion is `null` when nothing had to be computed.
 * `unit` null means the document writes none; the number is then taken as it stands.
 */
export function convert(
  value: Decimal,
  unit: Unit | null,
  canonical: string,
): { value: Decimal; conversion: string | null } {
  if (!unit || (unit.factor.times === 1n && unit.factor.by === 1n)) return { value, conversion: null }
  const converted = scaleBy(value, unit.factor)
  if (numberOf(value) === 0) return { value, conversion: null }
  const conversion = `${grouped(textOf(value))} ${unit.written} ${factorText(unit.factor)} = ${grouped(textOf(converted))} ${canonical}`
  return { value: converted, conversion }
}
