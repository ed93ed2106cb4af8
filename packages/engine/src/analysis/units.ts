import { type Decimal, type Factor, numberOf, scaleBy, textOf } from './decimals.ts'

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

const f = (times: bigint, by = 1n): Factor => ({ times, by })
const one = f(1n)

interface Entry {
  pattern: string
  dimension: Dimension
  base: string
  factor: Factor
}

const CO2 = String.raw`[ /-]?(?:an |of )?-?c[o0] ?2(?:[ -]{0,2}(?:e(?:q(?:\.|uiv\w*\.?)?)?|[äa]q(?:u(?:iv)?)?\.?|[äa]quivalent\w*))?(?:[ -]?(?:emissions?|emissionen))?\b`
const TONNE = String.raw`(?:metric )?(?:tonnen?s?|tons?|t|to\.)`
const KILOTONNE = String.raw`kilo-?ton(?:nen?)?s?`
const MEGATONNE = String.raw`mega-?ton(?:nen?)?s?`
// `\b` knows no umlauts: `2 tödliche` are no tonnes and `5 höhere` no hours.
const entry = (pattern: string, dimension: Dimension, base: string, factor: Factor): Entry => ({
  pattern: `${pattern}(?![äöü])`,
  dimension,
  base,
  factor,
})

// Longer spellings come first: the list is tried in order and the first match wins.
const ENTRIES: Entry[] = [
  entry(String.raw`(?:${KILOTONNE}|kt(?:on(?:ne)?s?)?)${CO2}`, 'ghg', 'tCO2e', f(1000n)),
  entry(String.raw`(?:${MEGATONNE}|mt(?:on(?:ne)?s?)?)${CO2}`, 'ghg', 'tCO2e', f(1_000_000n)),
  entry(String.raw`(?:kilogramm?s?|kg)${CO2}`, 'ghg', 'tCO2e', f(1n, 1000n)),
  entry(String.raw`(?:gramm?s?|g)${CO2}`, 'ghg', 'tCO2e', f(1n, 1_000_000n)),
  entry(String.raw`${TONNE}${CO2}`, 'ghg', 'tCO2e', one),
  entry(String.raw`co ?2[ -]?e(?:q(?:uiv\w*)?)?\b`, 'ghg', 'tCO2e', one),
  entry(String.raw`(?:twh|terawatt[- ]?(?:hours?|stunden?))\b`, 'energy', 'MWh', f(1_000_000n)),
  entry(String.raw`(?:gwh|gigawatt[- ]?(?:hours?|stunden?))\b`, 'energy', 'MWh', f(1000n)),
  entry(String.raw`kmwh\b`, 'energy', 'MWh', f(1000n)),
  entry(String.raw`(?:mwh|megawatt[- ]?(?:hours?|stunden?))\b`, 'energy', 'MWh', one),
  entry(String.raw`(?:kwh|kilowatt[- ]?(?:hours?|stunden?))\b`, 'energy', 'MWh', f(1n, 1000n)),
  entry(String.raw`(?:pj|petajoules?)\b`, 'energy', 'MWh', f(10_000_000n, 36n)),
  entry(String.raw`(?:tj|terajoules?)\b`, 'energy', 'MWh', f(10_000n, 36n)),
  entry(String.raw`(?:mtoe)\b`, 'energy', 'MWh', f(11_630_000n)),
  entry(String.raw`(?:ktoe)\b`, 'energy', 'MWh', f(11_630n)),
  entry(String.raw`(?:toe|tonnes? of oil equivalent)\b`, 'energy', 'MWh', f(1163n, 100n)),
  entry(String.raw`(?:mm ?btu)\b`, 'energy', 'MWh', f(293_071n, 1_000_000n)),
  entry(String.raw`(?:gj|gigajoules?)\b`, 'energy', 'MWh', f(10n, 36n)),
  entry(String.raw`(?:mj|megajoules?)\b`, 'energy', 'MWh', f(10n, 36_000n)),
  entry(String.raw`(?:mm|hm) ?\^?3(?![\w])`, 'volume', 'm3', f(1_000_000n)),
  entry(String.raw`(?:m ?\^?3|cbm|cubic met(?:er|re)s?|kubikmeter[n]?)(?![\w])`, 'volume', 'm3', one),
  entry(String.raw`(?:gigalit(?:er|re)s?|gl)\b`, 'volume', 'm3', f(1_000_000n)),
  entry(String.raw`(?:megalit(?:er|re)s?|ml)\b`, 'volume', 'm3', f(1000n)),
  entry(String.raw`(?:kilolit(?:er|re)s?|kl)\b`, 'volume', 'm3', one),
  entry(String.raw`(?:hectolit(?:er|re)s?|hektoliter|hl)\b`, 'volume', 'm3', f(1n, 10n)),
  entry(String.raw`(?:lit(?:er|re)s?|litern?|l)\b`, 'volume', 'm3', f(1n, 1000n)),
  entry(String.raw`(?:km ?\^?2|square kilomet(?:er|re)s?|quadratkilometern?)(?![\w])`, 'area', 'ha', f(100n)),
  entry(
    String.raw`(?:m ?\^?2|sqm|sq\.? ?m|squared? met(?:er|re)s?|quadratmetern?)(?![\w])`,
    'area',
    'ha',
    f(1n, 10_000n),
  ),
  entry(String.raw`acres?\b`, 'area', 'ha', f(404_686n, 1_000_000n)),
  entry(String.raw`(?:hectares?|hektar|ha)\b`, 'area', 'ha', one),
  entry(String.raw`(?:${KILOTONNE}|kt(?:on(?:ne)?s?)?)\b`, 'mass', 't', f(1000n)),
  entry(String.raw`${MEGATONNE}\b`, 'mass', 't', f(1_000_000n)),
  entry(String.raw`(?:kilogramm?s?|kgs?)\b`, 'mass', 't', f(1n, 1000n)),
  entry(String.raw`(?:gramm|grams?)\b`, 'mass', 't', f(1n, 1_000_000n)),
  entry(String.raw`${TONNE}(?:(?=\d\)?$)|(?![\w'-]))`, 'mass', 't', one),
  entry(String.raw`(?:percentage points?|prozentpunkte?n?|pp|%-punkte?|%-points?)(?!\w)`, 'points', '%', one),
  entry(String.raw`(?:%|percent\b|per cent\b|prozent\b|v\. ?h\.)`, 'percent', '%', one),
  entry(String.raw`(?:hours?|hrs?|stunden?|std\.?|h)(?!\w)`, 'hours', 'h', one),
  entry(
    String.raw`(?:(?:calendar |working |work |lost |arbeits|ausfall|kalender)?(?:days?|tagen?))(?!\w)`,
    'days',
    'days',
    one,
  ),
  entry(String.raw`(?:years?|jahren?)(?!\w)`, 'years', 'years', one),
  entry(
    String.raw`(?:ftes?|full[- ]time equivalents?|vz[äk]|vollzeit[äa]quivalente?n?|mak|fte's)(?!\w)`,
    'fte',
    'count',
    one,
  ),
  entry(
    String.raw`(?:employees|persons?|people|personen|headcounts?|heads|köpfe|beschäftigten?|mitarbeitern?(?:innen)?|mitarbeitenden?|arbeitnehmern?|anzahl|number|count|cases|incidents|fälle|pcs|stk\.?|#)(?!\w)`,
    'count',
    'count',
    one,
  ),
]

const MAGNITUDES: [string, Factor][] = [
  [String.raw`(?:milliarden|mrd\.?|billions?|bn\.?)`, f(1_000_000_000n)],
  [String.raw`(?:millionen|millions?|mio\.?|mill\.?|mn\.?|10 ?\^? ?6)`, f(1_000_000n)],
  [String.raw`(?:tausend|thousands?|tsd\.?|10 ?\^? ?3|1[.,' ]?000|'000s?|000s?)`, f(1000n)],
]
const MAGNITUDE = MAGNITUDES.map(([pattern]) => pattern).join('|')
const CURRENCY_CODES = 'eur|euros?|usd|us-dollars?|us ?\\$|chf|gbp|pounds?|sek|nok|dkk|pln|czk|huf|jpy|cny|rmb|€|\\$|£'
const CURRENCY = `(?<![a-z])(?:${CURRENCY_CODES})(?![a-z])`
// The glued spellings (TEUR, k€, €m) hold magnitude and currency in one word.
const MONEY: [string, Factor][] = [
  [
    String.raw`(?:teur|t(?:chf|gbp|usd|sek|nok|dkk|pln|czk|huf)|t ?€|k ?€|keur|€ ?k\b|€ ?'000|eur ?'000|€ ?thousand|eur k\b|eur thousand)`,
    f(1000n),
  ],
  [
    String.raw`(?:meur|m ?€|m eur\b|€ ?m\b|eur ?m\b|m(?:chf|gbp|usd|sek|nok|dkk|pln|czk|huf)|(?:chf|gbp|usd|£|\$|sek|nok|dkk|pln|czk|huf) ?m\b|mio\.? ?€|mio\.? ?eur|€ ?mio\.?|€ ?mn|eur ?mn|eur mio\.?|€ million|eur million|million €|million eur)`,
    f(1_000_000n),
  ],
  [String.raw`(?:€ ?bn\b|eur ?bn\b|mrd\.? ?€|mrd\.? ?eur|€ billion|eur billion|billion €)`, f(1_000_000_000n)],
]
const CURRENCY_OF: [RegExp, string][] = [
  [/€|eur/, 'EUR'],
  [/usd|\$|us-dollar/, 'USD'],
  [/chf/, 'CHF'],
  [/gbp|£|pound/, 'GBP'],
  [/sek/, 'SEK'],
  [/nok/, 'NOK'],
  [/dkk/, 'DKK'],
  [/pln/, 'PLN'],
  [/czk/, 'CZK'],
  [/huf/, 'HUF'],
  [/jpy/, 'JPY'],
  [/cny|rmb/, 'CNY'],
]
const PER: [RegExp, string][] = [
  [
    /^(?!(?:metric )?(?:tonnen?s?|tonnes?|tons?|t|kg|kilograms?|units?|pieces?|products?|stück|liters?|litres?|hl|m2|m3|employees?|mitarbeit\w*|fte)\b(?!€))(?:\w+\.? ){0,3}(?:[mkt]?(?:eur|usd|chf|gbp|sek|nok|dkk|pln|czk|huf)|euro|€|£|\$|m€|k€|t€|revenue|umsatz|net revenue|nettoumsatz|sales|turnover|value added)/,
    'revenue',
  ],
  [
    /^(?:million|mio|1[.,' ]?000[.,' ]?000|200[.,' ]?000|1[.,' ]?000|100|10\^?6)?\.? ?(?:geleistete[nr]? )?(?:hours?|worked hours|working hours|arbeitsstunden|stunden|h\b|hrs|man-?hours)/,
    'hours',
  ],
  [
    /^(?:100 |1[.,]?000 )?(?:employees?|fte|vz[äk]|headcount|persons?|people|capita|head|mitarbeiter|mitarbeitende|beschäftigte|kopf|person|ma\b)/,
    'person',
  ],
  [/^(?:m2|sqm|square|quadratmeter|ha\b)/, 'area'],
  [/^(?:years?|jahr|annum|a\b|day|tag|month|monat)/, 'time'],
]
/** `EUR/t CO2e`: what a price is for has two words. */
const PRICE_OF_CO2 = /((?:\/|per|je|pro) ?(?:metric )?(?:tonnen?s?|tons?|t)) (?:of )?co2(?:e|-?eq|-?äq)?$/
const PER_START = /^ ?(?:\/|per\b|pro\b|je\b|p\.)\s*/

const tried = ENTRIES.map((item) => ({ ...item, regexp: new RegExp(item.pattern, 'y') }))
// `1000TJ`: behind digits a unit may begin at once.
const magnitudeAt = new RegExp(`(?:${MAGNITUDE})(?:(?<=\\d)|(?![a-z]))[ -]?(?:of )?`, 'y')
const moneyAt = MONEY.map(([pattern, factor]) => ({ regexp: new RegExp(`(?:${pattern})(?![a-z])`, 'y'), factor }))
const currencyAt = new RegExp(CURRENCY, 'y')
/** `millions of` what is no unit are `millions`. */
const withoutOf = (magnitude: string): string => magnitude.replace(/ of $/, '').trimEnd()
const product = (a: Factor, b: Factor): Factor => ({ times: a.times * b.times, by: a.by * b.by })
const currencyName = (text: string): string => CURRENCY_OF.find(([pattern]) => pattern.test(text))?.[1] ?? 'EUR'

function magnitudeFactor(text: string): Factor {
  return MAGNITUDES.find(([pattern]) => new RegExp(`^(?:${pattern})`).test(text))?.[1] ?? one
}

function plainUnitAt(text: string, at: number): { unit: Unit; end: number } | null {
  for (const { regexp, factor } of moneyAt) {
    regexp.lastIndex = at
    const hit = regexp.exec(text)
    if (hit) {
      const written = hit[0]
      return {
        unit: { dimension: 'money', base: currencyName(written), factor, per: null, written },
        end: at + written.length,
      }
    }
  }
  currencyAt.lastIndex = at
  const money = currencyAt.exec(text)
  if (money) {
    const end = at + money[0].length
    const rest = /^[ ]?(?:in )?/.exec(text.slice(end))?.[0].length ?? 0
    magnitudeAt.lastIndex = end + rest
    const magnitude = magnitudeAt.exec(text)
    const stop = magnitude ? end + rest + withoutOf(magnitude[0]).length : end
    const factor = magnitude ? magnitudeFactor(magnitude[0]) : one
    return {
      unit: { dimension: 'money', base: currencyName(money[0]), factor, per: null, written: text.slice(at, stop) },
      end: stop,
    }
  }
  for (const item of tried) {
    item.regexp.lastIndex = at
    const hit = item.regexp.exec(text)
    if (hit?.[0]) {
      const end = at + hit[0].length
      return {
        unit: { dimension: item.dimension, base: item.base, factor: item.factor, per: null, written: hit[0] },
        end,
      }
    }
  }
  return null
}

/** What a unit is divided by, which begins at an offset, and where it ends. */
interface Divisor {
  kind: string
  end: number
}

/** A million of revenue is written in many ways behind `per`: `per EUR m of net revenue`. */
const OF_REVENUE =
  / ?(?:of )?(?:m|mn|mio\.?|million|bn|mrd\.?|thousand|tsd\.?|(?:netto)?umsatz|(?:net )?(?:revenues?|turnover|sales)|€|eur)(?![a-z])/y

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
  const per = PER.find(([pattern]) => pattern.test(rest))
  if (!per) {
    const span = /^[\p{L}\d.€$]+/u.exec(rest)?.[0].length ?? 0
    return span ? { kind: 'product', end: from + span } : null
  }
  const [pattern, kind] = per
  const span = pattern.exec(rest)?.[0].length ?? 0
  if (kind === 'time') return { kind, end: from + span }
  const end = kind === 'revenue' ? reachOfRevenue(rest, span) : span
  return end ? { kind, end: from + end } : null
}

/**
 * Reads a unit that begins exactly at `at` in folded text: magnitude, unit and what it is divided by. A ratio has the
 * dimension `ratio` (or `rate` per hours worked) and never matches a datapoint that wants an absolute figure.
 */
export function unitAt(text: string, at: number): { unit: Unit; end: number } | null {
  magnitudeAt.lastIndex = at
  const magnitude = magnitudeAt.exec(text)
  const plain = plainUnitAt(text, magnitude ? at + magnitude[0].length : at)
  if (!plain) {
    const written = magnitude ? withoutOf(magnitude[0]) : ''
    if (!magnitude || /^(?:1[.,' ]?|')?000s?$|^10/.test(written)) return null
    const factor = magnitudeFactor(magnitude[0])
    return { unit: { dimension: 'count', base: 'count', factor, per: null, written }, end: at + written.length }
  }
  const factor = magnitude ? product(plain.unit.factor, magnitudeFactor(magnitude[0])) : plain.unit.factor
  const divisor = divisorAt(text, plain.end)
  const end = divisor?.end ?? plain.end
  const unit = { ...plain.unit, factor, written: text.slice(at, end) }
  // A year of it is the figure of the year.
  if (!divisor || divisor.kind === 'time') return { unit, end }
  return { unit: { ...unit, dimension: divisor.kind === 'hours' ? 'rate' : 'ratio', per: divisor.kind }, end }
}

const WHOLE = new Map<string, Unit | null>()

/** Reads text that is nothing but a unit (`in MWh`, `[t CO₂e]`, `Mio. €`, `%`); `null` for anything else. Folded text wanted. */
export function wholeUnit(text: string): Unit | null {
  const key = text
  const known = WHOLE.get(key)
  if (known !== undefined) return known
  const bare = text
    .trim()
    .replace(/^[([]+|[)\]:*]+$/g, '')
    .replace(/^(?:angaben? )?(?:in|unit:?|einheit:?|amount in|mass in)\s+/, '')
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

const SHARE_OF = /^(?:%|percent|per cent|prozent) (?:of|der|des|vom|am|an) /
const IN_LABEL = /[([]([^()[\]]{1,60})[)\]]|(?<=^|[\s,;:-])in ([^,;:()]{1,40})|[,;:] ?([^,;:()]{1,30})(?=$|\d?\)?$)/g

/**
 * Finds the unit a label names: `Waste (t)`, `Energieverbrauch in MWh`, `Revenue, EUR million`, `% women`, `€ fines`.
 * Folded text wanted.
 */
export function unitInLabel(label: string): Unit | null {
  for (const match of label.matchAll(IN_LABEL)) {
    const text = (match[1] ?? match[2] ?? match[3] ?? '').trim()
    // `(t CO2e, market-based)`: the unit is one of several remarks.
    const whole =
      wholeUnit(text) ??
      (match[1]
        ? (text
            .split(/[,;]/)
            .map((part) => wholeUnit(part.trim()))
            .find((unit) => unit) ?? null)
        : null)
    if (whole && whole.dimension !== 'years' && !(whole.dimension === 'count' && match[2])) return whole
    // `Green electricity, % of purchases`
    if (match[3] && SHARE_OF.test(text)) return wholeUnit('%')
    if (match[2]) {
      const hit = unitAt(text, 0)
      if (hit && !['count', 'years'].includes(hit.unit.dimension) && /^(?:[\s\d).,*]|$)/.test(text.slice(hit.end)))
        return hit.unit
    }
  }
  // As many of the last words as are a unit together: `thousand tonnes of CO2e` are not tonnes.
  const words = label.replace(/\)$/, '').split(' ')
  const units = words.slice(-8).map((_, i, last) => wholeUnit(last.slice(i).join(' ')))
  const tail = units.find((unit) => unit !== null)
  const lead = units[0] && words.length <= 6 ? null : /^(%|€|eur|number|anzahl|#)(?= )/.exec(label)
  if (lead) return wholeUnit(lead[1] ?? '')
  // `per year per employee` says what is counted of something else.
  return tail && tail.base !== 'years' && !['count', 'days', 'hours', 'fte'].includes(tail.dimension) ? tail : null
}

function factorText(factor: Factor): string {
  const [times, by] = [factor.times, factor.by]
  if (by === 1n) return `× ${times.toLocaleString('en-US')}`
  if (times === 1n) return `÷ ${by.toLocaleString('en-US')}`
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
