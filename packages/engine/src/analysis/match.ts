import type { Compiled } from './compiled.ts'
import { residue } from './compiled.ts'
import { type DimensionKind, memberOf, namesMember } from './dimensions.ts'
import type { Pattern } from './needles.ts'
import type { Reading } from './readings.ts'
import { type Boundary, boundaryOf } from './roles.ts'
import { isNamedPlace, siteOf } from './sites.ts'
import { unitFits } from './unit-fits.ts'
import type { Unit } from './units.ts'
import { isOfStaff, isSomethingElse, isTreated, loneWaste, type Matched, TREATED } from './whose.ts'

/** How well a figure answers a datapoint. */
export interface Match {
  dimension: string | null
  boundary: Boundary
  /** The row or the column itself names a part, rather than a heading above. */
  names: boolean
  /** The head of its column says something that explains nothing, and not that it is the whole. */
  headed: boolean
  /** Its row says something that explains nothing, below a head that names the datapoint. */
  below: boolean
  /** Words of the label that the name of the datapoint leaves over. */
  unexplained: string[]
  /** Words of the document that matched. */
  matched: string
  /** 0 to 1: how much of the label the datapoint's name explains. */
  strength: number
  unit: Unit | null
  /** Whether the document says what the figure measures, or the recipe assumes it. */
  unitStated: boolean
}

/** `Recycling or reuse (including composting)`: what is included does not name the whole. */
const INCLUDED = / ?\((?:incl|inkl|einschl)[^()]*\)/g

const BREAKDOWN_KINDS: DimensionKind[] = ['gender', 'contract', 'country', 'region', 'management']

/** The breakdown a label or column names, if the recipe has that breakdown and nothing else narrows the figure. */
function memberFor(kinds: DimensionKind[], texts: string[]): { member: string; kind: DimensionKind } | null {
  const members: string[] = []
  let first: DimensionKind | null = null
  for (const kind of kinds) {
    for (const text of texts) {
      const hit = text ? memberOf(text, kind) : null
      if (hit) {
        members.push(hit.member)
        first ??= kind
        break
      }
    }
  }
  return first ? { member: members.join('_'), kind: first } : null
}

/** Titles and parents speak of the whole group or of a part; "total" there speaks of the figure, not of the group. */
function contextBoundary(texts: string[]): Boundary {
  const spoken = texts.map((text) =>
    boundaryOf(
      text.replace(/\b(?:total|overall|totals)\b|gesamt(?!unternehmen|konzern|gruppe|organisation)|\bsumme\b/g, ' '),
    ),
  )
  return spoken.includes('group') ? 'group' : spoken.includes('part') ? 'part' : 'unknown'
}

function qualify(
  qualifiers: string[],
  compiled: Compiled,
): { boundary: Boundary; dimension: string | null; foreign: number } {
  const text = qualifiers.join(' ').trim()
  if (!text) return { boundary: 'unknown', dimension: null, foreign: 0 }
  const kinds = compiled.recipe.breakdowns ?? []
  const member = memberFor(kinds, [text])
  // Women with permanent contracts are not the women of the company.
  const isNarrowed = member?.kind === 'gender' && !kinds.includes('contract') && namesMember(text, ['contract'])
  if (isNarrowed) return { boundary: 'part', dimension: null, foreign: 2 }
  if (member) return { boundary: 'unknown', dimension: member.member, foreign: 0 }
  const boundary = boundaryOf(text)
  if (boundary === 'part') return { boundary, dimension: null, foreign: 1 }
  if (namesMember(text, BREAKDOWN_KINDS)) return { boundary: 'part', dimension: null, foreign: 2 }
  // `Total number of lost days` speaks of the whole and yet of something else.
  const words = residue(text, 0, 0, compiled.neutral)
  return { boundary, dimension: null, foreign: Math.min(3, words.length) }
}

/** What a label says before and behind the name of the datapoint. */
const around = (label: string, hit: RegExpExecArray): string =>
  `${label.slice(0, hit.index)} ${label.slice(hit.index + hit[0].length)}`

const namesPart = (texts: string[]): boolean =>
  texts.some((text) => boundaryOf(text.replace(/\b(?:of which|thereof|davon|darunter)\b/g, ' ')) === 'part')

/** A head that is no name of the whole, beside that of a site, a company or a country, is the name of another of them. */
const isOneOfSeveral = (
  { boundary, dimension, foreign }: ReturnType<typeof qualify>,
  rivals: readonly string[],
): boolean =>
  boundary !== 'group' &&
  dimension === null &&
  foreign > 0 &&
  rivals.some((head) => namesPart([head]) || siteOf([head]) !== null)

/** Heads that say what is measured and not whose it is. */
const MEASURES =
  /[(%]|\b(?:of which|thereof|davon|darunter)\b|quantit|amount|menge|\bwert|value|energ|emission|consum|verbrauch|intensi|cost|kosten/

/** Three columns or more that each name something else, and none of them the whole: segments, sites, companies. */
const areSegments = (
  { boundary, dimension, foreign }: ReturnType<typeof qualify>,
  rivals: readonly string[],
  compiled: Compiled,
): boolean =>
  boundary !== 'group' &&
  dimension === null &&
  foreign > 0 &&
  rivals.length >= 2 &&
  rivals.every((head) => {
    const other = qualify([head], compiled)
    return other.boundary !== 'group' && other.dimension === null && other.foreign > 0 && !MEASURES.test(head)
  })

/** The one gender that headings above speak of; `null` when they name none or several. */
function loneGender(texts: string[]): string | null {
  const named = new Set(
    texts
      .filter((text) => text.length < 80)
      .map((text) => (bothGenders(text) ? null : (memberOf(text, 'gender')?.member ?? null))),
  )
  named.delete(null)
  const [only, more] = [...named]
  return only && !more && only !== 'other' ? only : null
}

const OTHER_GENDER = /gender|geschlecht|\bsex\b|\bdivers|non-?binary|nicht-?binär/

const speaksOfGender = ({ label, parents, columns, titles }: Matched): boolean =>
  [label, ...parents, ...columns, ...titles.slice(0, 4)].some((text) => OTHER_GENDER.test(text))

/** Whether a word of a label is the name of a member of a breakdown. */
function explains(word: string, kind: DimensionKind, fact: Matched): boolean {
  const hit = memberOf(word, kind)
  return hit !== null && (kind !== 'gender' || hit.member !== 'other' || speaksOfGender(fact))
}

const bothGenders = (text: string): boolean =>
  /\b(?:fe)?males? (?:and|&|or) (?:fe)?males?|women and men|men and women|frauen und männer|männer und frauen|gender|geschlecht/.test(
    text,
  )

/** How much of what the label says the name does not explain. */
function share(words: string[], hit: string): number {
  const unexplained = words.reduce((sum, word) => sum + word.length, 0)
  return unexplained / (unexplained + hit.length)
}

function longest(patterns: Pattern[], label: string): RegExpExecArray | null {
  let best: RegExpExecArray | null = null
  for (const { fresh: pattern } of patterns) {
    for (let hit = pattern.exec(label); hit; hit = pattern.exec(label)) {
      if (hit[0] === '') {
        pattern.lastIndex += 1
        continue
      }
      if (!best || hit[0].length > best[0].length) best = hit
    }
  }
  return best
}

/** The stretch of a label made of header rows in which a match counts: the rows it touches and all below. */
function touched(reading: Reading, start: number, _end: number): [number, number] {
  let at = 0
  for (const part of reading.parts ?? []) {
    if (at + part.length >= start) return [at, reading.label.length]
    at += part.length + 1
  }
  return [0, reading.label.length]
}

const hits = new Map<string, Map<string, RegExpExecArray | null>>()

function labelHit(compiled: Compiled, label: string): RegExpExecArray | null {
  let known = hits.get(compiled.recipe.id)
  if (!known) {
    known = new Map()
    hits.set(compiled.recipe.id, known)
  }
  const cached = known.get(label)
  if (cached !== undefined) return cached
  if (known.size > 3000) known.clear()
  const may = compiled.labelNeedles.within(label)
  const patterns = may.hasAnyOf(compiled.number) ? compiled.labels.filter((pattern) => may.has(pattern)) : []
  const hit = !patterns.length || compiled.not?.test(label) ? null : longest(patterns, label)
  known.set(label, hit)
  return hit
}

/** Ways of treating waste that rows of a table of waste name by one word (ESRS E5-5, paragraph 37 b and c). */
const TREATMENTS: Readonly<Record<string, readonly string[]>> = {
  'E5-5_08': ['reuse', 'recycling', 'other_recovery'],
  'E5-5_09': ['incineration', 'landfill', 'other_disposal'],
}
const SMALL_WORDS = new Set(['preparation', 'vorbereitung', 'operations', 'waste', 'abfall', 'abfälle', 'directed'])

function isTreatment(label: string, members: readonly string[], around: string, compiled: Compiled): boolean {
  if (
    !/waste(?! ?water)|abf[aä]ll|(?:behandlung|treatment)(?: \([^()]*\))? \| .*(?:\be5\b|kreislauf|circular)/.test(
      around,
    )
  )
    return false
  const hit = memberOf(label, 'waste')
  if (hit === null || !members.includes(hit.member)) return false
  const rest = label.replace(
    /\p{L}*(?:re[cz]ykl|recycl|reus|wiederverwend|incinerat|verbrenn|landfill|deponi)\p{L}*/gu,
    ' ',
  )
  const words = residue(rest === label ? hit.rest : rest, 0, 0, compiled.neutral)
  return words.every((word) => SMALL_WORDS.has(word))
}

/** `Total waste` below a section of one class is the sum of the classes. */
const ALL_WASTE =
  /^(?:total|overall|sum of|summe|gesamt\p{L}*) (?:\p{L}+ )?(?:waste|abf[aä]ll)|^gesamtabfall|^(?:waste|abf[aä]lle?) (?:total|gesamt|insgesamt)/u

/** Waste that arose, by its hazard: rows `Hazardous waste` and `Non-hazardous waste` that say nothing of its treatment. */
function isWasteClass(fact: Matched): boolean {
  const said = [fact.label, ...fact.parents, ...fact.columns, ...fact.titles.slice(0, 2)].join(' | ')
  return fact.unit?.dimension === 'mass' && /waste(?! ?water)|abf[aä]ll/.test(said) && !TREATED.test(said)
}

/** A member of two breakdowns, of the row and of the column. The hazard of waste goes before its treatment, wherever it stands. */
function memberOfBoth(row: string, column: string): string {
  const parts = column.includes('hazardous') ? [column, row] : [row, column]
  return [...new Set(parts)].join('_')
}

const readByMembers = ({ recipe: { id }, rows }: Compiled): boolean =>
  rows !== null || TREATMENTS[id] !== undefined || id === 'E5-5_07'

/** `Cat. 5: Waste`: the number says which category it is, however briefly it is named. */
const NUMBERED = /^(?:scope[ -]?3[ ,:–-]{0,3})?(?:cat(?:egory|\.)?|kat(?:egorie|\.)?) ?\d/

/**
 * A row that only names a member of a breakdown, under words that name the datapoint: `6 Business travel` under `Scope 3`. What
 * the whole must not be called is what its members are called, so such words do not count here.
 */
function memberRow(fact: Matched, compiled: Compiled): Match | null {
  const { recipe, rows } = compiled
  const treatments = TREATMENTS[recipe.id]
  const classes = recipe.id === 'E5-5_07'
  if (!readByMembers(compiled) || !fact.label || fact.label.length > 120) return null
  const around = [...fact.parents, ...fact.titles.slice(0, 4), ...fact.columns].join(' | ')
  // The categories of Scope 3 have names that are theirs alone, wherever their emissions stand.
  const named =
    recipe.breakdowns?.[0] === 'scope3' &&
    fact.unit?.dimension === 'ghg' &&
    (memberOf(fact.label.replace(/\d/g, ''), 'scope3') !== null || NUMBERED.test(fact.label))
  const treated = treatments !== undefined && isTreatment(fact.label, treatments, around, compiled)
  const classed = classes && loneWaste([fact.label]) !== null && isWasteClass(fact)
  if (
    !(named || treated || classed || rows?.test(around) || isOfStaff(fact, recipe.id)) ||
    compiled.notAround?.test(around)
  )
    return null
  for (const kind of recipe.breakdowns ?? []) {
    const hit = memberOf(classes ? fact.label.replace(/ ?\([^)]*\)/g, '') : fact.label, kind)
    // `Other` at the end of a list of countries is nobody's gender.
    if (hit?.member === 'other' && kind === 'gender' && !speaksOfGender(fact)) continue
    if (!hit || (recipe.breakdowns?.[0] === 'contract' && kind !== 'contract')) continue
    if (residue(hit.rest, 0, 0, compiled.neutral).length > (kind === 'scope3' ? 4 : 1)) return null
    const unit = unitFits(fact.unit, compiled, `${around} | ${fact.label}`, around)
    const column = qualify([fact.columns.join(' ')], compiled)
    if (!unit || column.boundary === 'part' || column.foreign > 1) return null
    if (classes && column.dimension) return null
    return {
      dimension: memberOfBoth(hit.member, column.dimension ?? hit.member),
      boundary: 'unknown',
      names: false,
      headed: false,
      below: false,
      unexplained: [],
      matched: fact.label,
      strength: 0.86 - 0.1 * column.foreign,
      unit: fact.unit,
      unitStated: unit === 'stated',
    }
  }
  return null
}

/** What is added up over sites, and the sums of it that are asked for. */
const FLOWS = /^(?:E1-[56]_|E3-4_|E5-5_)/
const TOTALS = /^(?:E1-5_01|E3-4_11|E5-5_07)$/
const REVENUE = 'SBM-1_06'

/** Matches one figure against one datapoint; `null` when it is something else. */
export function matchFact(fact: Matched, ways: Reading[], compiled: Compiled): Match | null {
  const { recipe } = compiled
  if (recipe.kind !== 'number') return null
  if (!readByMembers(compiled) && !ways.some(({ label }) => labelHit(compiled, label))) return null
  if (isSomethingElse(fact, recipe.id, recipe.unit)) return null
  if (compiled.notUnder?.test(fact.parents[fact.parents.length - 1] ?? fact.titles[0] ?? '')) return null
  const divides = /^(?:of which|thereof|davon|darunter|hiervon)\b/.test(fact.label)
  const named = isNamedPlace(fact.label, fact.titles)
  let best: Match | null = memberRow(fact, compiled)
  for (const reading of ways) {
    const hit = labelHit(compiled, reading.label)
    if (!hit) continue
    const near = [reading.label, ...fact.parents, ...reading.qualifiers].join(' | ')
    const wide = [near, ...fact.titles].join(' | ')
    if (compiled.needsNear && !compiled.needsNear.test([near, ...fact.titles.slice(0, 2)].join(' | '))) continue
    if (compiled.needs && !compiled.needs.test(wide)) continue
    if (compiled.notAround?.test([...fact.parents, ...reading.qualifiers, ...fact.titles.slice(0, 3)].join(' | ')))
      continue
    const fits = unitFits(fact.unit, compiled, wide, reading.label)
    if (!fits) continue
    const kinds = recipe.breakdowns ?? []
    const own = memberFor(kinds, [reading.label.replace(INCLUDED, '')])
    const qualified = qualify(reading.qualifiers, compiled)
    let dimension = qualified.dimension ?? own?.member ?? null
    if (own && qualified.dimension && own.member !== qualified.dimension)
      dimension = kinds[0] === 'gender' ? qualified.dimension : memberOfBoth(own.member, qualified.dimension)
    const [from, to] = touched(reading, hit.index, hit.index + hit[0].length)
    const words = residue(
      reading.label.slice(from, to),
      hit.index - from,
      hit.index - from + hit[0].length,
      compiled.neutral,
    ).filter((word) => !kinds.some((kind) => explains(word, kind, fact)))
    if (recipe.whole && (words.length || qualified.foreign > 0)) continue
    if (compiled.alone?.test(hit[0]) && (words.length || qualified.foreign > 0)) continue
    const placed = words.some((word) => namesMember(word, ['country', 'region']) !== null)
    // Words of the row that the name of the datapoint does not reach say which part of the title's subject this is.
    if (reading.head !== undefined && hit.index + hit[0].length <= reading.head && words.length && !own) continue
    const context = contextBoundary([...fact.parents.slice(-2), ...fact.titles.slice(0, 1)])
    // Where sites are counted, the word is the name and no part of the company.
    const labelBoundary = boundaryOf(recipe.id.startsWith('E4-5_0') ? around(reading.label, hit) : reading.label)
    const gender = dimension === null ? loneGender([...fact.parents.slice(-2), ...fact.titles.slice(0, 2)]) : null
    if (gender && recipe.id.startsWith('S1')) {
      if (!kinds.includes('gender')) continue
      dimension = gender
    }
    const section =
      /^E5-5_(?:0[789]|1[01])$/.test(recipe.id) && !ALL_WASTE.test(reading.label)
        ? loneWaste([fact.parents[fact.parents.length - 1], fact.titles[0]])
        : null
    if (section && !(dimension ?? '').includes('hazardous')) {
      if (!kinds.includes('waste')) continue
      dimension = dimension ? `${section}_${dimension}` : section
    }
    if (dimension === 'other' && kinds.includes('gender') && !speaksOfGender(fact)) continue
    if (recipe.id === 'E5-5_07' && reading.label !== fact.label && isTreated(fact.label)) continue
    // What arose is divided by its hazard only.
    if (recipe.id === 'E5-5_07' && dimension && !/^(?:non)?hazardous$/.test(dimension)) continue
    const boundary: Boundary =
      qualified.boundary === 'part' || labelBoundary === 'part' || placed
        ? 'part'
        : qualified.boundary === 'group' || labelBoundary === 'group'
          ? 'group'
          : context === 'group'
            ? 'group'
            : context
    const strength =
      1 -
      Math.max(0.17 * Math.min(4, words.length), 0.5 * share(words, hit[0])) -
      0.14 * qualified.foreign -
      reading.penalty +
      Math.min(0.03, hit[0].length / 1500) -
      (boundary === 'part' ? 0.12 : 0)
    if (best && best.strength >= strength) continue
    best = {
      dimension,
      boundary,
      names:
        placed ||
        (named && dimension === null) ||
        (divides && words.length > 0 && dimension === null && TOTALS.test(recipe.id)) ||
        (reading.column !== true && FLOWS.test(recipe.id) && isOneOfSeveral(qualified, fact.rivals ?? [])) ||
        (reading.column !== true &&
          (FLOWS.test(recipe.id) || recipe.id === REVENUE) &&
          areSegments(qualified, fact.rivals ?? [], compiled)) ||
        (reading.column === true && qualified.foreign >= 2) ||
        (qualified.boundary === 'part' &&
          reading.qualifiers.some((text) => text.length <= 60 && namesMember(text, ['gender', 'country']) !== null)) ||
        namesPart([around(reading.label, hit), ...reading.qualifiers.filter((text) => text.length <= 60)]),
      headed:
        reading.column !== true && FLOWS.test(recipe.id) && qualified.foreign > 0 && qualified.boundary !== 'group',
      below:
        reading.column === true && FLOWS.test(recipe.id) && qualified.foreign > 0 && qualified.boundary !== 'group',
      unexplained: words,
      matched: reading.label,
      strength: Math.max(0, strength),
      unit: fact.unit,
      unitStated: fits === 'stated',
    }
  }
  return best
}
