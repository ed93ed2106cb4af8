import { type Fact, type Statement, type StatementLanguage, shownDecimals, type UntaggedReason } from '@esrs/contract'
import {
  alsoSaid,
  answerMember,
  answerSetOf,
  axesOf,
  bandOf,
  breakdownOf,
  type Catalogue,
  cellConcept,
  conceptsOf,
  isInverted,
  loadCatalogue,
  memberName,
  membersIn,
  membersOf,
  type PlacedTag,
  placedAt,
  type WholeTag,
  wholeAt,
} from '@esrs/engine/esrs'
import { countryAxes, members, typedAxes } from './members.ts'
import { type Concept, type Taxonomy, type TaxonomySet, taxonomyOf } from './taxonomy.ts'
import { measureOf, type XbrlUnit } from './units.ts'

/** An axis with its member, both as qualified names. */
export interface Dimension {
  axis: string
  member: string
  /** Prefix of the list that the member is from, where it is not the taxonomy itself. */
  namespace?: string
  /** Whether the member is the words of the company, which an element holds, and no name of the taxonomy. */
  isTyped?: boolean
}

export type TaggedKind = 'number' | 'boolean' | 'date' | 'year' | 'enumeration' | 'text'

/** A fact of the statement with its concept, dimensions and unit of the taxonomy. */
export interface Tagged {
  /** Anchor of the fact in the report. */
  id: string
  fact: Fact
  /** Qualified name. */
  concept: string
  kind: TaggedKind
  /** The value in XBRL notation; texts are taken from the page instead. */
  value: string | null
  unit: XbrlUnit | null
  /** Digits after the point of the value; for a percentage of its share of one. */
  decimals: number | null
  /** Power of ten: the figure on the page times ten to this power is the value. */
  scale: number
  instant: boolean
  dimensions: Dimension[]
  /** Whether the concept is a text block, which keeps its markup. */
  isBlock: boolean
  /** Texts of other datapoints that the same concept takes: one text that goes on in several places. */
  continued: Fact[]
  /** Other facts that it says as well: the same figure under another datapoint, or answers of one set. */
  also: Fact[]
}

export interface Tagging {
  taxonomy: Taxonomy
  tagged: Tagged[]
  /** Facts that cannot be tagged, with the reason. */
  untagged: { fact: Fact; reason: UntaggedReason }[]
}

/** Tags the facts of a statement with concepts and dimensions; `null` for a set without a final taxonomy. */
export function tag(statement: Statement, language: StatementLanguage): Tagging | null {
  const taxonomy = taxonomyOf(statement.set)
  if (!taxonomy) return null
  const set = statement.set as TaxonomySet
  const catalogue = loadCatalogue(statement.set, language)
  const tagging: Tagging = { taxonomy, tagged: [], untagged: [] }
  const taken = new Map<string, Tagged>()
  const chosen = new Map(statement.tags?.map(({ datapoint, element }) => [datapoint, element]))
  const broken = new Set(statement.facts.flatMap(({ dimension, datapoint }) => (dimension === null ? [] : [datapoint])))
  for (const fact of statement.facts) {
    // What its parts say, or those of the datapoint whose table answers it, is tagged with them.
    if (fact.number === null && broken.has(breakdownOf(fact.datapoint)?.datapoint ?? '')) continue
    if (intoSet(fact, tagging, taken)) continue
    const element = chosen.get(fact.datapoint)
    const { names, place, dimension } = waysOf(fact, element, catalogue)
    const options = names
      .filter((name) => taxonomy.concepts[name])
      .map((name) => option(fact, name, taxonomy, set, place, language, dimension))
    const open = options.find((one) => typeof one === 'object' && !taken.has(keyOf(one)))
    if (typeof open === 'object') {
      const one = { ...open, id: `f-${tagging.tagged.length + 1}` }
      taken.set(keyOf(open), one)
      tagging.tagged.push(one)
      if (!element) withSame(fact, set, language, tagging, taken)
      continue
    }
    const begun = options.find((one) => typeof one === 'object' && one.kind === 'text')
    if (typeof begun === 'object') {
      taken.get(keyOf(begun))!.continued.push(fact)
      continue
    }
    const same = options.flatMap((one) => (typeof one === 'object' ? (taken.get(keyOf(one)) ?? []) : []))
    const other = same.find(({ value, kind }) => kind !== 'text' && options.some((one) => isSame(one, value)))
    if (other) {
      other.also.push(fact)
      continue
    }
    const reason = options.find((one) => typeof one === 'string')
    const fits = options.some((one) => typeof one === 'object')
    tagging.untagged.push({ fact, reason: fits ? 'taken' : ((reason as UntaggedReason) ?? 'no-concept') })
  }
  return tagging
}

/** The concepts that a fact may stand under, where, and the part that has to be said beside them. */
function waysOf(fact: Fact, element: string | undefined, catalogue: Catalogue) {
  const { datapoint, dimension } = fact
  if (element) return { names: [element], place: null, dimension }
  // A part that has a concept of its own needs no member.
  const cell = dimension === null ? null : cellConcept(datapoint, dimension)
  if (cell) return { names: [cell], place: null, dimension: null }
  const place = placedAt(datapoint) ?? wholeOf(fact)
  return { names: namesOf(datapoint, place, catalogue), place, dimension }
}

/** Where the whole of a datapoint stands in a table by kind. */
const wholeOf = ({ datapoint, dimension }: Fact): WholeTag | null => (dimension === null ? wholeAt(datapoint) : null)

/** The concepts that a standard has for a datapoint. */
function namesOf(id: string, place: PlacedTag | WholeTag | null, catalogue: Catalogue): readonly string[] {
  const datapoint = catalogue.get(id)
  return place && 'concept' in place ? [place.concept] : datapoint ? conceptsOf(datapoint) : []
}

const isSame = (one: Omit<Tagged, 'id'> | UntaggedReason, value: string | null): boolean =>
  typeof one === 'object' &&
  one.value !== null &&
  value !== null &&
  (one.value === value || Number(one.value) === Number(value))

/** Takes an answer that belongs to a set of answers into the fact of that set; the members stand in the order of their names. */
function intoSet(fact: Fact, { taxonomy, tagged }: Tagging, taken: Map<string, Tagged>): boolean {
  const set = answerSetOf(fact.datapoint)
  if (!set || !taxonomy.concepts[set.concept] || (fact.value !== 'yes' && fact.value !== 'no')) return false
  const member = fact.value === 'yes' ? `${taxonomy.namespace}#${set.member}` : null
  const key = `${set.concept} ${fact.year}`
  const begun = taken.get(key)
  if (begun) {
    begun.also.push(fact)
    begun.value = [...(begun.value ? begun.value.split(' ') : []), ...(member ? [member] : [])].sort().join(' ')
    return true
  }
  const one: Tagged = {
    ...words('enumeration', member ?? ''),
    id: `f-${tagged.length + 1}`,
    fact,
    concept: `${taxonomy.prefix}:${set.concept}`,
    instant: false,
    dimensions: [],
    isBlock: false,
    continued: [],
    also: [],
  }
  taken.set(key, one)
  tagged.push(one)
  return true
}

/** Tags a fact with further concepts of which it says the same. */
function withSame(
  fact: Fact,
  set: TaxonomySet,
  language: StatementLanguage,
  { taxonomy, tagged }: Tagging,
  taken: Map<string, Tagged>,
): void {
  if (fact.dimension !== null) return
  for (const name of alsoSaid(fact.datapoint, fact.value)) {
    const more = option(fact, name, taxonomy, set, null, language)
    if (typeof more !== 'object' || taken.has(keyOf(more))) continue
    const one = { ...more, id: `f-${tagged.length + 1}` }
    taken.set(keyOf(one), one)
    tagged.push(one)
  }
}

/** Two facts with the same key would contradict each other. */
export const keyOf = ({ concept, fact, dimensions, unit }: Omit<Tagged, 'id'>): string =>
  JSON.stringify([concept, fact.year, dimensions, unit])

/** A fact with a concept: how it would be tagged, or why it cannot be. */
export function option(
  fact: Fact,
  name: string,
  taxonomy: Taxonomy,
  set: TaxonomySet,
  place: PlacedTag | WholeTag | null,
  language: StatementLanguage,
  dimension: string | null = fact.dimension,
): Omit<Tagged, 'id'> | UntaggedReason {
  const concept = taxonomy.concepts[name]!
  const content = contentOf(fact, name, concept, taxonomy, set)
  if (typeof content === 'string') return content
  const dimensions = dimensionsOf({ ...fact, dimension }, concept, { taxonomy, set, language }, place)
  if (!dimensions) return 'dimension'
  return {
    fact,
    concept: `${taxonomy.prefix}:${name}`,
    instant: concept.instant ?? false,
    dimensions,
    isBlock: concept.type === 'textBlock',
    continued: [],
    also: [],
    ...content,
  }
}

type Content = Pick<Tagged, 'kind' | 'value' | 'unit' | 'decimals' | 'scale'>

const words = (kind: TaggedKind, value: string | null): Content => ({
  kind,
  value,
  unit: null,
  decimals: null,
  scale: 0,
})

function contentOf(
  fact: Fact,
  name: string,
  { type }: Concept,
  taxonomy: Taxonomy,
  set: TaxonomySet,
): Content | UntaggedReason {
  const isBare = fact.value === 'yes' || fact.value === 'no'
  const isText = fact.number === null && !isBare && ['narrative', 'semi-narrative', 'table'].includes(fact.type)
  switch (type) {
    case 'textBlock':
    case 'string':
      return isText ? words('text', null) : 'type'
    case 'boolean':
      if (fact.value !== 'yes' && fact.value !== 'no') return 'type'
      return words('boolean', (fact.value === 'yes') !== isInverted(fact.datapoint) ? 'true' : 'false')
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(fact.value) ? words('date', fact.value) : 'type'
    case 'gYear':
      return /^\d{4}$/.test(fact.value) ? words('year', fact.value) : 'type'
    case 'enumeration':
    case 'enumerationSet': {
      const member =
        fact.number !== null && fact.unit === '%' ? bandOf(name, fact.number) : answerMember(set, name, fact.value)
      return member ? words('enumeration', `${taxonomy.namespace}#${member}`) : 'member'
    }
    default:
      return figure(fact, name, type)
  }
}

function figure(fact: Fact, name: string, type: string): Content | UntaggedReason {
  if (fact.number === null || fact.type === 'year') return 'type'
  const measure = measureOf(name, type, fact.unit)
  if (!measure) return 'unit'
  // What is tagged is what is shown: a figure with a long tail is reported as it is printed.
  const decimals = shownDecimals(fact.number, fact.decimals ?? 0)
  const value = decimals === (fact.decimals ?? 0) ? fact.value : fact.number.toFixed(decimals)
  if (type === 'integer' && !Number.isInteger(fact.number)) return 'fraction'
  const { unit, scale } = measure
  return { kind: 'number', value: scaled(value, scale), unit, decimals: decimals - scale, scale }
}

/** A canonical number moved by places of ten, digit by digit, so that no rounding comes in. */
export function scaled(value: string, scale: number): string {
  if (scale === 0) return value
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? []
  const digits = `${whole.padStart(1 - scale, '0')}${rest}`
  const point = digits.length - rest.length + scale
  const fraction = digits.slice(point).replace(/0+$/, '')
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  return `${sign}${before}${fraction ? `.${fraction}` : ''}`
}

/** The dimensions that a fact needs in one of the tables of its concept; `null` where none takes it. */
function dimensionsOf(
  fact: Fact,
  concept: Concept,
  { taxonomy, set, language }: { taxonomy: Taxonomy; set: TaxonomySet; language: StatementLanguage },
  place: PlacedTag | WholeTag | null,
): Dimension[] | null {
  const needs: Dimension[][] = fact.dimension === null ? [[]] : said(fact, fact.dimension, set, language)
  if (!concept.tables) return fact.dimension === null && !place ? [] : null
  const tables = concept.tables.map((index) => taxonomy.tables[index]!)
  for (const need of needs) {
    const all: Dimension[] = [...(place ? [place] : []), ...need]
    // Two members of one axis are no place.
    if (new Set(all.map(({ axis }) => axis)).size < all.length) continue
    const fits = tables.some((table) => {
      const open = Object.keys(table).filter(
        (axis) => !taxonomy.defaults.includes(axis) && !all.some((one) => one.axis === axis),
      )
      return all.every((one) => takes(table[one.axis], one)) && open.length === 0
    })
    if (fits) return all.map((one) => qualified(one, taxonomy))
  }
  return null
}

const takes = (list: string[] | 'typed' | undefined, { member, isTyped }: Dimension): boolean =>
  list === 'typed'
    ? isTyped === true
    : Array.isArray(list) &&
      !isTyped &&
      (list.includes(member) || (list.includes('country') && /^[A-Z]{2}$/.test(member)))

/**
 * Every way in which the members of a dimension can be said, each with an axis and a member for all of them: a member of the taxonomy,
 * or the words of the company in an axis that holds words.
 */
function said({ datapoint }: Fact, dimension: string, set: TaxonomySet, language: StatementLanguage): Dimension[][] {
  const breakdown = breakdownOf(datapoint)
  const own = breakdown && membersOf(breakdown, dimension)
  const axes = (breakdown && own && axesOf(breakdown, own)) ?? []
  const read = own ?? membersIn(dimension, (name) => name in members[set])
  return read
    .map((member, index): Dimension[] => {
      const known = members[set][member] ?? []
      const country = { axis: countryAxes[set], member }
      const [at, typed] = [axes[index], typedAxes[set][axes[index]?.axis ?? '']]
      return [
        ...known,
        ...(/^[A-Z]{2}$/.test(member) ? [country] : []),
        ...(at && typed ? [{ axis: typed, member: memberName(at, member, language), isTyped: true }] : []),
      ]
    })
    .reduce<Dimension[][]>((all, some) => all.flatMap((one) => some.map((next) => [...one, next])), [[]])
}

function qualified({ axis, member, isTyped, namespace }: Dimension, { prefix }: Taxonomy): Dimension {
  if (isTyped) return { axis: `${prefix}:${axis}`, member, isTyped }
  const isCountry = /^[A-Z]{2}$/.test(member)
  return { axis: `${prefix}:${axis}`, member: `${isCountry ? 'country' : (namespace ?? prefix)}:${member}` }
}
