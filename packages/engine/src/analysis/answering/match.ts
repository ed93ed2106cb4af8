import type { Page } from '../../reading/document.ts'
import { numberOf } from '../../text/decimals.ts'
import { groupOf, kindOf, readConcepts } from '../../text/lexicon.ts'
import { fold } from '../../text/text.ts'
import type { Dimension } from '../../text/units.ts'
import { type Frame, frames, type Slot } from './frames.ts'
import { memberIn, namesAny } from './members.ts'
import { type Source, type Statement, sources } from './statement.ts'
import { unitFits } from './unit-fits.ts'

/** What a unit says by itself, without a word. */
const SAID_BY_UNIT: Readonly<Partial<Record<Dimension, readonly string[]>>> = {
  energy: ['energy'],
  ghg: ['ghg', 'emission'],
  percent: ['share'],
  hours: ['hours'],
  days: ['days'],
  rate: ['per_hours', 'share'],
  ratio: ['intensity'],
  fte: ['employee', 'fte'],
}

/** A statement as a possible answer to a datapoint, with what speaks for and against it as named numbers. */
export interface Match {
  statement: Statement
  frame: Frame
  /** The part of a breakdown that it is about, `null` for the whole. */
  dimension: string | null
  features: Readonly<Record<string, number>>
}

export interface Weighed extends Slot {
  weight: number
}
const slotsOf = new Map<Frame, readonly Weighed[]>()
/** How much a slot tells its datapoint from others of the same unit: what all of them ask for tells nothing. */
function weigh(): void {
  for (const frame of frames) {
    const alike = frames.filter(
      (other) =>
        (other.kind === 'number') === (frame.kind === 'number') &&
        (frame.kind !== 'number' || other.measures.some((measure) => frame.measures.includes(measure))),
    )
    slotsOf.set(
      frame,
      frame.slots.map((slot) => {
        const asking = alike.filter((other) => other.slots.some((one) => one.any.some((c) => slot.any.includes(c))))
        return { ...slot, weight: Math.log((alike.length + 1) / asking.length) + 0.3 }
      }),
    )
  }
}
weigh()

/** What a datapoint asks for, with how much each part of it tells the datapoint from others of the same unit. */
export const weightedSlots = (frame: Frame): readonly Weighed[] =>
  slotsOf.get(frame) ?? frame.slots.map((slot) => ({ ...slot, weight: 1 }))

type Cover = Source | 'unit'

const has = (statement: Statement, source: Source, any: readonly string[]): boolean =>
  statement.says[source].some(({ concepts }) => any.some((concept) => concepts.has(concept)))

function coverOf(statement: Statement, any: readonly string[]): Cover | null {
  for (const source of ['own', 'parent', 'column', 'caption'] as const) if (has(statement, source, any)) return source
  const implied = statement.unit ? SAID_BY_UNIT[statement.unit.dimension] : undefined
  if (implied?.some((concept) => any.includes(concept))) return 'unit'
  return has(statement, 'heading', any) ? 'heading' : null
}

const all = new WeakMap<Statement, ReadonlySet<string>>()
/** All concepts that are said anywhere of a statement. */
export function conceptsOf(statement: Statement): ReadonlySet<string> {
  let found = all.get(statement)
  if (!found) {
    const set = new Set<string>()
    for (const source of sources)
      for (const { concepts } of statement.says[source]) for (const concept of concepts) set.add(concept)
    found = set
    all.set(statement, found)
  }
  return found
}

/** The members of breakdowns that texts name, joined in their order; a text that names all members together names none. */
function membersIn(texts: readonly string[], breakdowns: readonly string[]): string | null {
  const single = texts.filter((text) => !readConcepts(text).concepts.has('both_kinds'))
  const members = breakdowns.flatMap((breakdown) => {
    for (const text of single) {
      const member = memberIn(text, breakdown)
      if (member) return [member]
    }
    return []
  })
  return members.length ? members.join('_') : null
}

const PLACES = ['country', 'region'] as const
/** Breakdowns whose members are places. */
const PLACED: ReadonlySet<string> = new Set([...PLACES, 'eea', 'elsewhere'])
const placed = new WeakMap<Statement, readonly Source[]>()

/** Where a statement names a country or a region, near its figure. */
function placesOf(statement: Statement): readonly Source[] {
  let found = placed.get(statement)
  if (!found) {
    found = (['own', 'parent', 'column'] as const).filter((source) =>
      statement.texts[source].slice(0, 2).some((text) => PLACES.some((place) => namesAny(text, place))),
    )
    placed.set(statement, found)
  }
  return found
}

/** Whether a figure, converted, is one that the datapoint can have. */
function isPossible({ value, unit }: Statement, { range, integer, unit: asked, measures, target }: Frame): boolean {
  if (!value) return true
  const factor =
    unit && unit.dimension !== 'ratio' && unit.dimension !== 'rate'
      ? Number(unit.factor.times) / Number(unit.factor.by)
      : 1
  // Reports often write a reduction as the change that it is: `-42 %`.
  const number = (target ? Math.abs(numberOf(value)) : numberOf(value)) * factor
  if (measures.includes('ratio') || asked === null) return number >= 0
  const [low, high] = range
  return number >= low && number <= high && !(integer && !Number.isInteger(number))
}

/** Whether the nearest parent of a row heads a section of its table, and is not the table's own caption. */
const isSection = ({ texts: { parent, caption } }: Statement): boolean => !caption.includes(parent[0] ?? '')

/** Whether a row says itself another idea of a group of which what stands around it would say what is asked for. */
function saysAnother({ says: { own } }: Statement, any: readonly string[], { may }: Frame): boolean {
  const groups = new Set(any.flatMap((concept) => groupOf(concept) ?? []))
  return (
    groups.size > 0 &&
    own.some(({ concepts }) =>
      [...concepts].some(
        (concept) => groups.has(groupOf(concept) ?? '') && !any.includes(concept) && !may.has(concept),
      ),
    )
  )
}

/** What speaks for and against a match, as named numbers that grow. */
class Features {
  readonly by: Record<string, number> = {}

  add(name: string, by = 1): void {
    this.by[name] = (this.by[name] ?? 0) + by
  }
}

const isDenied = ({ traits }: Statement): boolean => (traits.cue_none ?? 0) + (traits.cue_not ?? 0) > 0
const isAnswered = ({ traits }: Statement): boolean => (traits.answered_yes ?? 0) + (traits.answered_no ?? 0) > 0

/** Whether a statement is of a kind that can answer a datapoint at all, whatever it says. */
function isOfKind(statement: Statement, frame: Frame): boolean {
  const { kind, traits } = statement
  if ((kind === 'assertion') !== (frame.kind !== 'number')) return false
  if (traits.label && frame.kind !== 'choice') return false
  if (traits.form && frame.kind !== (isAnswered(statement) ? 'yes_no' : 'choice')) return false
  // A column beside holds what is aimed at.
  if (frame.target && traits.reached) return false
  // `rose by 24 %` is a change and no share.
  if (traits.change_before && statement.unit?.dimension === 'percent' && !frame.target) return false
  if ((kind === 'none' && !frame.none) || (kind === 'all' && !frame.all)) return false
  const asksForDenial = frame.answers === 'none' || frame.answers === 'denied'
  return !asksForDenial || isDenied(statement) || isAnswered(statement)
}

/** The slot that tells its datapoint from others most, and where it is said. */
interface Key {
  weight: number
  cover: Cover | null
  any: readonly string[]
}

/** On a whole page shorter words, such as `market`, speak of something else. */
const TELLING = 9
const onPages = new WeakMap<Page, ReadonlySet<string>>()
function conceptsOnPage(page: Page): ReadonlySet<string> {
  let found = onPages.get(page)
  if (!found) {
    const { hits } = readConcepts(fold(page.text))
    found = new Set(hits.filter(({ from, to }) => to - from >= TELLING).map(({ concept }) => concept))
    onPages.set(page, found)
  }
  return found
}

/** Which of a group of ideas a page speaks of, where the figure itself leaves it unsaid: how emissions of purchased energy are counted. */
function weighPage({ page }: Statement, { any }: Slot, features: Features): void {
  const groups = new Set(any.flatMap((concept) => groupOf(concept) ?? []))
  if (!groups.size) return
  const spoken = [...conceptsOnPage(page)].filter((concept) => groups.has(groupOf(concept) ?? ''))
  if (spoken.some((concept) => any.includes(concept))) features.add('page_says')
  if (spoken.some((concept) => !any.includes(concept))) features.add('page_says_other')
}

/** Where each slot is said; `null` where one that must be said is not, or only far from the figure. */
function keyOf(statement: Statement, frame: Frame, features: Features): Key | null {
  const slots = slotsOf.get(frame) ?? []
  const weight = slots.reduce((sum, slot) => sum + slot.weight, 0)
  let near = 0
  let key: Key = { weight: -1, cover: null, any: [] }
  for (const slot of slots) {
    const cover = coverOf(statement, slot.any)
    if (!cover && !slot.expected) return null
    if (cover && cover !== 'own' && statement.kind === 'cell' && saysAnother(statement, slot.any, frame)) return null
    if (!slot.expected && slot.weight > key.weight) key = { weight: slot.weight, cover, any: slot.any }
    features.add(cover ? `cover_${cover}` : 'missing', slot.weight / weight)
    if (!cover) weighPage(statement, slot, features)
    if (cover && cover !== 'heading' && cover !== 'unit') near += 1
  }
  if (!near) return null
  features.add(`key_${key.cover ?? 'none'}`)
  return key
}

/** What a concept that is not asked for says against a match. */
function weighConcept(concept: string, source: Source, near: boolean, frame: Frame, features: Features): void {
  const kind = kindOf(concept)
  if (frame.not.has(concept)) {
    features.add(`not_${source}${near ? '' : '_far'}`)
    if (near) features.add(`not_${source}_${kind}`)
  } else if (kind === 'party') features.add(near ? 'party' : 'party_far')
  else if (kind === 'neutral' || kind === 'whole') return
  else if (source === 'own') features.add(`extra_own_${kind}`)
  else if (near) features.add(`extra_${source}`)
}

/** Headings further up a page than these speak of more than a table. */
const NEAR_HEADINGS = 2

/** A table of another kind of report, told by its own words or by a heading close above it. */
function weighDomain(source: Source, distance: number, features: Features): void {
  if (source !== 'heading') features.add('domain')
  else if (distance < NEAR_HEADINGS) features.add('domain_heading')
}

/** Whether a figure is the hundred per cent to which the rows or columns of a table add up. */
const isWhole = ({ kind, value, unit, says: { own, column } }: Statement): boolean =>
  kind === 'cell' &&
  value !== null &&
  unit?.dimension === 'percent' &&
  numberOf(value) === 100 &&
  [own, column].some((said) => said.some(({ concepts }) => concepts.has('total')))

/** What else is said of a figure, beside what is asked for. */
function weighOthers(statement: Statement, frame: Frame, dimension: string | null, features: Features): void {
  const ofRow = new Set(
    statement.says.own.flatMap(({ concepts }) => [...concepts].flatMap((one) => groupOf(one) ?? [])),
  )
  const isUnitOfRow = statement.unitFrom === 'cell' || statement.unitFrom === 'row'
  const isOfNoWeight = (concept: string, source: Source): boolean => {
    const group = groupOf(concept)
    if (frame.may.has(concept) || (dimension && group && frame.breakdowns.includes(group))) return true
    // What a row says itself of a group of ideas, or of how it is measured, counts before what stands around it.
    return source !== 'own' && ((group !== null && ofRow.has(group)) || (kindOf(concept) === 'measure' && isUnitOfRow))
  }
  for (const source of sources)
    statement.says[source].forEach(({ concepts, residue, words }, i) => {
      const near = source === 'own' || source === 'column' || (source !== 'heading' && i === 0)
      for (const concept of concepts) {
        if (isOfNoWeight(concept, source)) continue
        if (kindOf(concept) === 'domain') weighDomain(source, i, features)
        weighConcept(concept, source, near, frame, features)
      }
      if (near) features.add(`residue_${source}`, Math.min(4, residue.length))
      if (source === 'own') features.add('residue_own_share', words ? residue.length / words : 0)
    })
}

/** Whether a figure stands under the name of a segment, site or region, and not under that of them all. */
const isColumnOfPart = (statement: Statement, frame: Frame): boolean =>
  has(statement, 'column', ['entity_part']) &&
  !has(statement, 'column', ['total', 'group']) &&
  !frame.may.has('entity_part')

/** Whole numbers up to this one may be pages in an index. */
const MOST_PAGES = 1999

const isPageNumber = ({ value, unit, traits }: Statement): boolean =>
  Boolean(traits.index) && !unit && value !== null && Number.isInteger(numberOf(value)) && numberOf(value) <= MOST_PAGES

/** Whether what else is said makes it a figure of something or somebody else. */
function isAnother(statement: Statement, frame: Frame, dimension: string | null, key: Key, { by }: Features): boolean {
  if (statement.kind !== 'cell') return false
  if (!dimension && isColumnOfPart(statement, frame)) return true
  // Tables of turnover that is aligned with a taxonomy answer nothing else.
  if (by.domain || isPageNumber(statement)) return true
  // In the row or the head of a column such a word names another figure; elsewhere it may belong to a neighbour.
  if (by.not_own || by.not_column || (by.not_parent && isSection(statement) && key.cover !== 'own')) return true
  // Figures under the name of suppliers, customers or an industry are theirs.
  return Boolean(by.party) && frame.kind === 'number'
}

/** Kinds of ideas that name nothing by themselves. */
const GENERIC: ReadonlySet<string> = new Set(['neutral', 'whole', 'part'])

const isGeneric = ({ says: { own } }: Statement): boolean =>
  own.every(({ concepts, residue }) => residue.length < 3 && [...concepts].every((one) => GENERIC.has(kindOf(one))))

function yearFeature({ year }: Statement, { target }: Frame, reportingYear: number | null): string {
  if (year === null) return 'year_none'
  if (year === reportingYear || target) return 'year_same'
  return reportingYear === null ? 'year_unsettled' : 'year_other'
}

/** So many words behind a figure say what it counts. */
const COUNTED_WORDS = /^\s*(?:[^\s.,;:()]+\s*){1,3}/u

/** Whether what a sentence counts right behind its figure is what is asked for, or something that no concept knows. */
function weighCounted({ texts: { own }, unit, traits }: Statement, { any }: Key, features: Features): void {
  if (unit && unit.dimension !== 'count') return
  const right = own[traits.right_only ? 0 : 1]
  const words = right ? COUNTED_WORDS.exec(right)?.[0] : undefined
  if (!words) return
  const { concepts, residue } = readConcepts(words)
  if (any.some((concept) => concepts.has(concept))) features.add('counts_key')
  else if (residue.length) features.add('counts_other')
}

/** What the shape of a statement says, whatever its words. */
function weighShape(statement: Statement, frame: Frame, key: Key, features: Features): void {
  const { texts, says, unit, unitFrom, traits, role, kind } = statement
  if (kind === 'figure' && frame.kind === 'number') weighCounted(statement, key, features)
  if (kind === 'figure' && key.cover === 'own')
    features.add(key.any.some((concept) => says.own[0]?.concepts.has(concept)) ? 'key_left' : 'key_right')
  if (!frame.breakdowns.some((name) => PLACED.has(name)))
    for (const source of placesOf(statement)) features.add(`place_${source}`)
  for (const source of ['own', 'column'] as const)
    if (has(statement, source, ['total', 'group'])) features.add(`whole_${source}`)
  if (!texts.own.length) features.add('own_empty')
  if (isWhole(statement)) features.add('hundred')
  if (frame.unit === 'count' && statement.value && !Number.isInteger(numberOf(statement.value)))
    features.add('fraction')
  features.add('own_words', Math.log(1 + (says.own[0]?.words ?? 0)))
  features.add(`unit_${unit ? (unitFrom ?? 'cell') : 'none'}`)
  if (role !== 'actual') features.add(`role_${role}`)
  for (const name in traits) features.add(name, traits[name])
  const around = [...texts.own, ...texts.column, ...texts.caption, ...texts.heading].join(' | ')
  if (frame.codes.some((code) => around.includes(code))) features.add('code')
  if (around.includes(frame.datapoint.split('_')[0]?.toLowerCase() ?? '')) features.add('code_requirement')
  if (around.includes(frame.datapoint.toLowerCase())) features.add('code_datapoint')
}

/** Matches one statement against one datapoint; `null` where something that must be said is not, or the unit is another. */
export function match(statement: Statement, frame: Frame, reportingYear: number | null): Match | null {
  if (!isOfKind(statement, frame) || !isPossible(statement, frame)) return null
  const isWord = statement.kind === 'assertion' || statement.kind === 'none'
  const fits = isWord ? 'stated' : unitFits(statement.unit, frame, conceptsOf(statement))
  // `Scopes 1 and 2` are no emissions: without a unit only a table states them.
  if (!fits || (fits === 'assumed' && frame.unit === 'tCO2e' && statement.kind === 'figure')) return null
  const features = new Features()
  const key = keyOf(statement, frame, features)
  if (!key) return null
  if (isWhole(statement) && key.cover !== 'own' && key.cover !== 'column') return null
  const { own, parent, column } = statement.texts
  // The rest of a sentence speaks of its other figures.
  const named = [...column.slice(-1), ...own, ...(statement.kind === 'cell' ? parent.slice(0, 2) : [])]
  const dimension = membersIn(named, frame.breakdowns)
  if (frame.partsOnly && !dimension) return null
  weighOthers(statement, frame, dimension, features)
  if (isAnother(statement, frame, dimension, key, features)) return null
  if (isGeneric(statement)) {
    if (frame.kind === 'number' && statement.kind === 'cell' && key.cover === 'heading') return null
    features.add('own_generic')
    features.add(`key_${key.cover ?? 'none'}_generic`)
  }
  weighShape(statement, frame, key, features)
  if (fits === 'assumed') features.add('unit_assumed')
  features.add(yearFeature(statement, frame, reportingYear))
  const { by } = features
  if (statement.kind !== 'cell') for (const name of Object.keys(by)) by[`${statement.kind}:${name}`] = by[name] ?? 0
  features.add(`kind_${statement.kind}`)
  return { statement, frame, dimension, features: by }
}

/** All datapoints that a statement may answer. */
export function matches(statement: Statement, reportingYear: number | null): Match[] {
  const concepts = conceptsOf(statement)
  const implied = (statement.unit && SAID_BY_UNIT[statement.unit.dimension]) ?? []
  return frames.flatMap((frame) => {
    for (const slot of frame.slots)
      if (!slot.expected && !slot.any.some((concept) => concepts.has(concept) || implied.includes(concept))) return []
    const found = match(statement, frame, reportingYear)
    return found ? [found] : []
  })
}
