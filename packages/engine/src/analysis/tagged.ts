import {
  answerMember,
  answerSetOf,
  axesOf,
  bandOf,
  breakdownOf,
  choiceFromWords,
  choicesOf,
  conceptsOf,
  type Datapoint,
  dimensionOf,
  isInverted,
  isMemberOf,
  loadCatalogue,
  memberTags,
  memberWritten,
  placedAt,
  standardSets,
  wholeAt,
} from '../esrs/index.ts'
import type { Line, Page, ReadDocument } from '../reading/document.ts'
import type { TaggedFact } from '../reading/html/tagged-facts.ts'
import { dayIn } from '../text/days.ts'
import { type Decimal, decimalOf, numberOf, scaleBy, textOf } from '../text/decimals.ts'
import { fold } from '../text/text.ts'
import { wholeUnit } from '../text/units.ts'
import type { Candidate, FoundValue } from './finding.ts'

/** Characters of a tagged text that are kept as a value. */
const LONGEST = 8_000

/** Figures with more digits than these are nobody's. */
const MOST_DIGITS = 40

/** Quantities that are measured in tonnes alike. */
const WEIGHED: ReadonlySet<string> = new Set(['ghg', 'mass'])

/** Names of measures in the registry of units of XBRL that people write otherwise. */
const MEASURES: Readonly<Record<string, string>> = { D: 'days', Day: 'days', H: 'h', Hour: 'h' }

/** A datapoint that a concept stands for, with the member that it needs, where it is a part of what the concept says. */
interface Meant {
  datapoint: Datapoint
  member: string | null
}

let known: ReadonlyMap<string, readonly Meant[]> | null = null

/** Datapoints by the concepts that they are tagged with, of every set. */
function meantBy(): ReadonlyMap<string, readonly Meant[]> {
  if (known) return known
  const found = new Map<string, Meant[]>()
  const add = (concept: string, meant: Meant) => found.set(concept, [...(found.get(concept) ?? []), meant])
  for (const set of standardSets)
    for (const datapoint of loadCatalogue(set, 'en').datapoints) {
      const placed = placedAt(datapoint.id)
      if (placed) add(placed.concept, { datapoint, member: `${placed.axis} ${placed.member}` })
      else
        for (const concept of conceptsOf(datapoint)) {
          add(concept, { datapoint, member: null })
          const whole = wholeAt(datapoint.id)
          if (whole) add(concept, { datapoint, member: `${whole.axis} ${whole.member}` })
        }
    }
  known = found
  return found
}

/** Names of the members that a fact of a list holds; empty for any other. */
const membersIn = ({ value }: TaggedFact): string[] =>
  value.split(/\s+/).flatMap((word) => (URL.canParse(word) ? (/^#(\w+)$/.exec(new URL(word).hash)?.[1] ?? []) : []))

/**
 * A fact as a datapoint takes it, by what its page shows: a day, the words of a list, or the rate whose band is tagged; as it is where
 * it says that itself.
 */
function asShown(fact: TaggedFact, datapoint: Datapoint, shown: string): TaggedFact {
  const { id, type } = datapoint
  if (fact.kind !== 'text') return fact
  const plain = shown.trim()
  if (type === 'date') return { ...fact, value: dayIn(plain) ?? fact.value }
  const [member, ...more] = membersIn(fact)
  if (member === undefined) return fact
  const kept = type === 'choice' ? (choiceFromWords(id, plain) ?? choiceTagged(datapoint, fact.concept, member)) : null
  if (kept !== null) return { ...fact, value: kept }
  const isBand = more.length === 0 && type === 'percent' && /^\d+(?:\.\d+)?$/.test(plain)
  if (!isBand || bandOf(fact.concept, Number(plain)) !== member) return fact
  return { ...fact, kind: 'number', value: shiftedDown(plain), written: plain, unit: 'pure' }
}

/** The answer to a choice that a member is, where the page says it in a sentence; `null` where it is none. */
function choiceTagged({ id, set }: Datapoint, concept: string, member: string): string | null {
  if (set === 'esrs-2026') return null
  const options = choicesOf(id, 'en')?.options ?? []
  return options.find(({ value }) => answerMember(set, concept, value) === member)?.value ?? null
}

/** A rate in percent as the share that a taxonomy takes. */
const shiftedDown = (percent: string): string => textOf(scaleBy(decimalOf(percent)!, { times: 1n, by: 100n }))

/** Whether a fact is of the kind that a datapoint takes. */
function isOfKind({ kind, value }: TaggedFact, { id, type }: Datapoint): boolean {
  if (kind === 'number') return type === 'number' || type === 'percent' || type === 'money'
  if (kind === 'answer' || type === 'yes-no') return kind === 'answer' && type === 'yes-no'
  if (type === 'year') return /^\d{4}$/.test(value)
  if (type === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (type === 'choice')
    return choicesOf(id, 'en')?.options.some((option) => value.split('; ').includes(option.value)) ?? false
  return type === 'narrative' || type === 'semi-narrative' || type === 'table'
}

/** A measure of a taxonomy as a unit of the datapoint: the same quantity, converted exactly; `null` where it is another. */
function inUnit(
  { value, unit }: TaggedFact,
  { type, dimension, unit: own }: Datapoint,
): { text: string; unit: string | null } | null {
  const decimal = decimalOf(value)
  if (!decimal) return null
  if (type === 'percent')
    return unit === 'pure' ? { text: textOf(scaleBy(decimal, { times: 100n, by: 1n })), unit: '%' } : null
  if (type === 'money') return unit && /^[A-Z]{3}$/.test(unit) ? { text: value, unit } : null
  if (own === null) return { text: value, unit: unit === 'pure' ? null : unit }
  // Numbers of people, rates and ratios have no measure of their own there.
  if (unit === null || unit === 'pure')
    return dimension === 'count' || dimension === 'ratio' || dimension === 'rate' ? { text: value, unit: own } : null
  // A price says for what in its concept.
  if (own.startsWith(`${unit}/`)) return { text: value, unit: own }
  const converted = convertedTo(MEASURES[unit] ?? unit, own, decimal)
  return converted === null ? null : { text: converted, unit: own }
}

/** A figure in another unit of the same quantity; `null` where it is another quantity. */
export function convertedTo(unit: string, own: string, decimal: Decimal): string | null {
  const [from, to] = [wholeUnit(fold(unit)), wholeUnit(fold(own))]
  if (!from || !to) return fold(unit) === fold(own) ? textOf(decimal) : null
  const alike = from.dimension === to.dimension || [from, to].every(({ dimension }) => WEIGHED.has(dimension))
  if (!alike || from.per !== to.per) return null
  return textOf(scaleBy(scaleBy(decimal, from.factor), { times: to.factor.by, by: to.factor.times }))
}

function foundValue(fact: TaggedFact, datapoint: Datapoint): FoundValue | null {
  const asText = (text: string): FoundValue => ({
    text,
    number: null,
    unit: null,
    written: fact.written.slice(0, LONGEST),
    writtenNumber: null,
    writtenUnit: null,
    conversion: null,
  })
  if (datapoint.type === 'yes-no')
    return asText(isInverted(datapoint.id) ? (fact.value === 'yes' ? 'no' : 'yes') : fact.value)
  if (fact.kind !== 'number') return asText(fact.value.slice(0, LONGEST))
  if (fact.value.length > MOST_DIGITS) return null
  const converted = inUnit(fact, datapoint)
  const decimal = converted ? decimalOf(converted.text) : null
  if (!converted || !decimal) return null
  return {
    text: converted.text,
    number: numberOf(decimal),
    unit: converted.unit,
    written: fact.written,
    writtenNumber: fact.written,
    writtenUnit: null,
    conversion: null,
  }
}

/** The index of the first line of which something holds that also holds of all lines behind it. */
function firstWhere(lines: readonly Line[], holds: (line: Line) => boolean): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(lines[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** The line that a place stands in, with those up to its end. */
function around(lines: readonly Line[], start: number, end: number): { start: number; end: number } {
  // A report may have as many facts as lines, so none is looked for from the first on.
  const first = lines[firstWhere(lines, (line) => line.end >= start)]
  const last = lines[firstWhere(lines, (line) => line.start > end) - 1]
  return { start: Math.min(first?.start ?? start, start), end: Math.max(last?.end ?? end, end) }
}

/** Whether the value of a datapoint is what the tag says, and not the words of the page. */
const isExact = ({ type }: Datapoint): boolean => type === 'yes-no' || type === 'choice' || type === 'date'

/** How much of a tagged text is a heading that only names its datapoint; nothing where nothing follows. */
function headingOf(shown: string, { id, set }: Datapoint): number {
  const end = shown.indexOf('\n')
  if (end < 0) return 0
  const said = fold(shown.slice(0, end)).trim()
  const isName = (['en', 'de'] as const).some(
    (language) => fold(loadCatalogue(set, language).get(id)?.name ?? '') === said,
  )
  return isName ? end + 1 : 0
}

/** A tagged fact as a value of a datapoint; `null` where its page does not show it, or shows something else. */
function candidateOf({ fact, datapoint, dimension }: Said, page: Page, year: number | null): Candidate | null {
  const value = foundValue(fact, datapoint)
  if (!value || fact.start === null || fact.stop === null || fact.stop <= fact.start) return null
  const isFigure = value.writtenNumber !== null
  const shown = page.text.slice(fact.start, fact.stop)
  const lead = isFigure ? shown.indexOf(value.writtenNumber!) : 0
  if (lead < 0) return null
  const place = isFigure
    ? around(page.lines, fact.start, fact.stop)
    : { start: fact.start + headingOf(shown, datapoint), end: Math.min(fact.stop, fact.start + LONGEST) }
  const excerpt = page.text.slice(place.start, place.end)
  const from = fact.start + lead
  const ends = Number(fact.end.slice(0, 4))
  return {
    datapoint: datapoint.id,
    dimension,
    value: isFigure || isExact(datapoint) ? value : { ...value, text: excerpt, written: excerpt },
    year: Number.isInteger(ends) && ends > 1900 ? ends : null,
    role: year !== null && ends < year ? 'prior' : 'actual',
    tier: 'high',
    score: 1,
    place: {
      page: page.number,
      sheet: null,
      cell: null,
      paragraph: null,
      ...place,
      boxes: [],
      valueStart: isFigure ? from : null,
      valueEnd: isFigure ? from + value.writtenNumber!.length : null,
      valueBox: null,
    },
    excerpt,
    checks: (['quote', 'value', 'unit', 'year'] as const).map((check) => ({ check, passed: true, detail: null })),
    reason: { source: 'tag', matched: fact.concept, missing: [] },
  }
}

/** The financial year that tagged facts are of: the latest in which a period ends. */
export function taggedYear({ tagged = [] }: Pick<ReadDocument, 'tagged'>): number | null {
  const years = tagged.map(({ end }) => Number(end.slice(0, 4))).filter((year) => year > 1900 && year < 2200)
  return years.reduce<number | null>((latest, year) => (latest === null || year > latest ? year : latest), null)
}

/**
 * Values that the tags of an inline XBRL report say, with their places: figures, answers and texts of the whole, and figures of parts
 * whose members are cells of a breakdown of their datapoint, or a datapoint of their own.
 */
export function taggedValues(document: ReadDocument): Candidate[] {
  const { tagged = [], pages } = document
  if (tagged.length === 0) return []
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const year = taggedYear(document)
  const taken = new Set<string>()
  return tagged.flatMap((fact) => {
    const page = byNumber.get(fact.page ?? 1)
    const shown = page && fact.start !== null ? page.text.slice(fact.start, fact.stop ?? fact.start) : ''
    return saidBy(fact, shown).flatMap((said) => {
      if (!page) return []
      const candidate = candidateOf(said, page, year)
      const key = candidate && `${candidate.datapoint} ${candidate.dimension ?? ''} ${candidate.year}`
      if (!candidate || !key || taken.has(key)) return []
      taken.add(key)
      return [candidate]
    })
  })
}

/** A datapoint that a fact is of, with the cell of its breakdown; `null` for the whole. */
interface Said {
  /** As the datapoint takes it. */
  fact: TaggedFact
  datapoint: Datapoint
  dimension: string | null
}

/** The cell of a breakdown that the members of a fact name; `null` where they name none. */
function cellOf({ dimensions }: TaggedFact, { id, set }: Datapoint): string | null {
  const breakdown = breakdownOf(id)
  const tags = set === 'esrs-2026' ? null : memberTags[set]
  if (!breakdown || !tags) return null
  const parts = dimensions.map(({ axis, member }) => {
    if (axis === tags.country) return member
    const typed = breakdown.axes.find((one) => tags.typed[one.axis] === axis)
    if (typed) return memberWritten(typed, member) ?? undefined
    return Object.keys(tags.members).find(
      (part) => tags.members[part]!.axis === axis && tags.members[part]!.member === member,
    )
  })
  // In the order of the axes of the breakdown, whatever the order in the context.
  const ordered = breakdown.axes.flatMap((axis) => parts.find((part) => part && isMemberOf(axis, part)) ?? [])
  if (ordered.length !== dimensions.length || parts.includes(undefined)) return null
  return axesOf(breakdown, ordered) ? dimensionOf(ordered) : null
}

function saidBy(tagged: TaggedFact, shown: string): Said[] {
  const member = tagged.dimensions.map((one) => `${one.axis} ${one.member}`).join(', ')
  const meant = (meantBy().get(tagged.concept) ?? [])
    .map((one) => ({ ...one, fact: asShown(tagged, one.datapoint, shown) }))
    .filter(({ datapoint, fact }) => isOfKind(fact, datapoint) && !answerSetOf(datapoint.id))
  const exact = meant.filter((one) => (one.member ?? '') === member)
  if (exact.length > 0 || tagged.dimensions.length === 0)
    return exact.map(({ datapoint, fact }) => ({ datapoint, dimension: null, fact }))
  return meant.flatMap(({ datapoint, member: own, fact }) => {
    if (fact.kind !== 'number') return []
    // A datapoint that is a concept with a member is broken down by the other members.
    const dimensions = fact.dimensions.filter((one) => `${one.axis} ${one.member}` !== own)
    const isOwn = own === null || dimensions.length < fact.dimensions.length
    const dimension = isOwn && dimensions.length > 0 ? cellOf({ ...fact, dimensions }, datapoint) : null
    return dimension === null ? [] : [{ datapoint, dimension, fact }]
  })
}
