import { cueAt, wordsOf } from '../../text/cues.ts'
import { numberOf } from '../../text/decimals.ts'
import { groupOf, kindOf, readConcepts } from '../../text/lexicon.ts'
import { conceptsOfUnit } from '../../text/units.ts'
import { isLeftToName, isNamed, isNamedSoftly, namedBy, weighName } from './by-name.ts'
import type { FeatureName, FeatureValues } from './feature-names.ts'
import { allFrames, type Frame, frames, type Slot } from './frames.ts'
import { withoutAsides } from './from-tables.ts'
import { memberIn } from './members.ts'
import { type Observation, sources } from './observation.ts'
import { unitFits } from './unit-fits.ts'
import {
  COUNTED_WORDS,
  type Cover,
  coverOf,
  Features,
  has,
  isWhole,
  type Key,
  weighOthers,
  weighPage,
  weighShape,
  yearFeature,
} from './weigh.ts'

/** An observation as a possible answer to a datapoint, with what speaks for and against it as named numbers. */
export interface Match {
  observation: Observation
  frame: Frame
  /** The part of a breakdown that it is about, `null` for the whole. */
  dimension: string | null
  features: Readonly<FeatureValues>
}

export interface Weighed extends Slot {
  weight: number
}
const slotsOf = new Map<Frame, readonly Weighed[]>()
/** How much a slot tells its datapoint from others of the same unit: what all of them ask for tells nothing. */
function weigh(): void {
  for (const frame of allFrames) {
    const alike = frames.filter(
      (other) =>
        (other.kind === 'number') === (frame.kind === 'number') &&
        (frame.kind !== 'number' || other.measures.some((measure) => frame.measures.includes(measure))),
    )
    slotsOf.set(
      frame,
      frame.slots.map((slot) => {
        const asking = alike.filter((other) => other.slots.some((one) => one.any.some((c) => slot.any.includes(c))))
        return { ...slot, weight: Math.log((alike.length + 1) / Math.max(1, asking.length)) + 0.3 }
      }),
    )
  }
}
weigh()

/** What a datapoint asks for, with how much each part of it tells the datapoint from others of the same unit. */
export const weightedSlots = (frame: Frame): readonly Weighed[] =>
  slotsOf.get(frame) ?? frame.slots.map((slot) => ({ ...slot, weight: 1 }))

const all = new WeakMap<Observation, ReadonlySet<string>>()
/** All concepts that are said anywhere of an observation. */
export function conceptsOf(observation: Observation): ReadonlySet<string> {
  let found = all.get(observation)
  if (!found) {
    const set = new Set<string>()
    for (const source of sources)
      for (const { concepts } of observation.says[source]) for (const concept of concepts) set.add(concept)
    found = set
    all.set(observation, found)
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

/** Whether a figure, converted, is one that the datapoint can have. */
function isPossible({ value, unit }: Observation, { range, integer, unit: asked, measures, target }: Frame): boolean {
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
const isSection = ({ texts: { parent, caption } }: Observation): boolean => !caption.includes(parent[0] ?? '')

/** Whether a row says itself another idea of a group of which what stands around it would say what is asked for. */
function saysAnother({ says: { own } }: Observation, any: readonly string[], { may }: Frame): boolean {
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

const isDenied = ({ traits }: Observation): boolean => (traits.cue_none ?? 0) + (traits.cue_not ?? 0) > 0
const isAnswered = ({ traits }: Observation): boolean => (traits.answered_yes ?? 0) + (traits.answered_no ?? 0) > 0

/** Whether an observation is of a kind that can answer a datapoint at all, whatever it says. */
function isOfKind(observation: Observation, frame: Frame): boolean {
  const { kind, traits } = observation
  if ((kind === 'assertion') !== (frame.kind !== 'number')) return false
  if (traits.label && frame.kind !== 'choice') return false
  if (traits.form && frame.kind !== (isAnswered(observation) ? 'yes_no' : 'choice')) return false
  // A column beside holds what is aimed at.
  if (frame.target && traits.reached) return false
  // `from 410 to 455`: what it was, and by how much it changed, is no value.
  if (traits.left_behind && !frame.target) return false
  // `rose by 24 %` is a change and no share.
  if (traits.change_before && observation.unit?.dimension === 'percent' && !frame.target) return false
  if ((kind === 'none' && !frame.none) || (kind === 'all' && !frame.all)) return false
  const asksForDenial = frame.answers === 'none' || frame.answers === 'denied'
  return !asksForDenial || isDenied(observation) || isAnswered(observation)
}

/** The name of a datapoint in place of slots; `null` where it is not said. */
function keyOfName(observation: Observation, frame: Frame, features: Features): Key | null {
  if (observation.kind !== 'cell' || !isNamed(observation, frame)) return null
  features.add('derived')
  return { weight: 0, cover: 'own', any: [...frame.may] }
}

/** The breakdowns of which a row of a table names a member. */
const memberships = ({ kind, texts: { own } }: Observation, { breakdowns }: Frame): string[] =>
  kind === 'cell' ? breakdowns.filter((breakdown) => membersIn(own, [breakdown]) !== null) : []

const isNear = (cover: Cover | null): boolean => cover !== null && cover !== 'heading' && cover !== 'unit'

/** Where a slot is said; the name of a category of Scope 3 says Scope 3. */
const coverIn = (observation: Observation, { any }: Slot, ofMember: readonly string[]): Cover | null =>
  ofMember.some((breakdown) => any.includes(breakdown)) ? 'own' : coverOf(observation, any)

/** Where a slot is said, or that it is not: then its page may say it. */
function weighSlot(observation: Observation, slot: Slot, cover: Cover | null, share: number, features: Features): void {
  features.add(cover ? `cover_${cover}` : 'missing', share)
  if (!cover) weighPage(observation, slot, features)
}

/** Where each slot is said; `null` where one that must be said is not, or only far from the figure. */
function keyOf(observation: Observation, frame: Frame, features: Features): Key | null {
  if (frame.derived) return keyOfName(observation, frame, features)
  const slots = weightedSlots(frame)
  const ofMember = memberships(observation, frame)
  const isMember = ofMember.length > 0
  const weight = slots.reduce((sum, slot) => sum + slot.weight, 0)
  let near = 0
  let softly = false
  let key: Key = { weight: -1, cover: null, any: [] }
  for (const slot of slots) {
    const cover = coverIn(observation, slot, ofMember)
    if (!cover && !slot.expected) {
      softly = isLeftToName(observation, frame, slot) && (softly || isNamedSoftly(observation, frame, isMember))
      if (!softly) return null
      features.add('missing_needed', slot.weight / weight)
      continue
    }
    if (isSaidOtherwise(observation, frame, slot, cover, isMember)) return null
    if (!slot.expected && slot.weight > key.weight) key = { weight: slot.weight, cover, any: slot.any }
    weighSlot(observation, slot, cover, slot.weight / weight, features)
    near += Number(isNear(cover))
  }
  if (!near && !softly) return null
  features.add(`key_${key.cover ?? 'none'}`)
  return key
}

/** Whether a slot is only said around a row that says another idea of its group itself; a member of the breakdown is none. */
const isSaidOtherwise = (
  observation: Observation,
  frame: Frame,
  { any }: Slot,
  cover: Key['cover'],
  isMember: boolean,
): boolean =>
  cover !== null &&
  cover !== 'own' &&
  (observation.kind === 'cell' || Boolean(observation.traits.form)) &&
  !isMember &&
  saysAnother(observation, any, frame)

/** Whether a figure stands under the name of a segment, site or region, and not under that of them all. */
const isColumnOfPart = (observation: Observation, frame: Frame): boolean =>
  has(observation, 'column', ['entity_part']) &&
  !has(observation, 'column', ['total', 'group']) &&
  !frame.may.has('entity_part')

/** Whole numbers up to this one may be pages in an index. */
const MOST_PAGES = 1999

const isPageNumber = ({ value, unit, traits }: Observation): boolean =>
  Boolean(traits.index) && !unit && value !== null && Number.isInteger(numberOf(value)) && numberOf(value) <= MOST_PAGES

/** Whether a row says all that is asked for, or names a member of the breakdown: a word that mostly names another figure is then a doubt. */
function saysAll(observation: Observation, frame: Frame, dimension: string | null, { by }: Features): boolean {
  if (frame.derived) return false
  if (dimension && membersIn(observation.texts.own, frame.breakdowns) !== null) return true
  // The label of a part says all that the whole asks for, and more: the name of the part fits it better.
  if ((by.name_edge ?? 0) < 0) return false
  return frame.slots.every(
    ({ any, expected }) => expected || has(observation, 'own', any) || coverOf(observation, any) === 'unit',
  )
}

/** Whether a row says the opposite of what is asked for, and not that as well: off site where on site is asked for. */
function saysOpposite({ says: { own } }: Observation, { slots, not }: Frame): boolean {
  const said = [...new Set(own.flatMap(({ concepts }) => [...concepts]))]
  const excluding = said.filter((concept) => not.has(concept)).flatMap((concept) => groupOf(concept) ?? [])
  return (
    excluding.length > 0 &&
    slots.some(
      ({ any }) =>
        any.some((concept) => excluding.includes(groupOf(concept) ?? '')) &&
        !any.some((concept) => said.includes(concept)),
    )
  )
}

/** Kinds of ideas that say what is measured: hours of women are no women. */
const MEASURED = ['measure', 'process', 'other'] as const

/** Whether what else is said makes it a figure of something or somebody else. */
function isAnother(
  observation: Observation,
  frame: Frame,
  dimension: string | null,
  key: Key,
  features: Features,
): boolean {
  const { by } = features
  if (observation.kind !== 'cell') return false
  if (!dimension && isColumnOfPart(observation, frame)) return true
  // Tables of turnover that is aligned with a taxonomy answer nothing else.
  if (by.domain || isPageNumber(observation)) return true
  // What the standard's own name says makes it nothing else.
  if (by.name_whole && !by.not_column && !by.party) return false
  const isOther = by.not_column || by.party || MEASURED.some((kind) => by[`not_own_${kind}`])
  if (!isOther && saysAll(observation, frame, dimension, features) && !saysOpposite(observation, frame)) {
    if (by.not_own) by.not_excused = 1
    return false
  }
  // In the row or the head of a column such a word names another figure; elsewhere it may belong to a neighbour.
  if (by.not_own || by.not_column || (by.not_parent && isSection(observation) && key.cover !== 'own')) return true
  // Figures under the name of suppliers, customers or an industry are theirs.
  return Boolean(by.party) && frame.kind === 'number'
}

/** Kinds of ideas that name nothing by themselves. */
const GENERIC: ReadonlySet<string> = new Set(['neutral', 'whole', 'part'])

const isGeneric = ({ says: { own } }: Observation): boolean =>
  own.every(({ concepts, residue }) => residue.length < 3 && [...concepts].every((one) => GENERIC.has(kindOf(one))))

/**
 * The texts of a clause in the order in which they name a part: `71 t of nitrogen oxides`, `40 female employees` say behind the figure
 * what it is of, whatever stands before it.
 */
function inOrder({ texts: { own }, traits }: Observation, { slots }: Frame): readonly string[] {
  const counted = traits.right_only ? undefined : COUNTED_WORDS.exec(own[1] ?? '')?.[0]
  if (!counted) return own
  const { concepts } = readConcepts(counted)
  const isCounted =
    cueAt('counted_of', wordsOf(counted)) === 0 || slots.some(({ any }) => any.some((one) => concepts.has(one)))
  return isCounted ? [counted, ...own] : own
}

/** The part of a breakdown that a figure is of; what stands further off only adds to the member that is named near it. */
function dimensionOf(observation: Observation, frame: Frame): string | null {
  const { breakdowns } = frame
  const {
    kind,
    texts: { own, parent, column, caption },
  } = observation
  // The rest of a sentence speaks of its other figures.
  if (kind !== 'cell') return membersIn([...column.slice(-1), ...inOrder(observation, frame)], breakdowns)
  const near = [...column.slice(-1), ...own.map(withoutAsides), ...parent.slice(0, 2)]
  const dimension = membersIn(near, breakdowns)
  if (dimension === null || breakdowns.length < 2) return dimension
  return membersIn([...near, ...column.slice(0, -1).reverse(), ...caption.slice(0, 1)], breakdowns)
}

/** Measures that are written without a unit. */
const COUNTED: ReadonlySet<string> = new Set(['count', 'rate'])

/** Whether the unit of an observation can be that of a datapoint, stated or assumed; words have none. */
function fitOf(observation: Observation, frame: Frame): 'stated' | 'assumed' | null {
  const { kind, unit } = observation
  if (kind === 'assertion' || kind === 'none') return 'stated'
  const fits = unitFits(unit, frame, conceptsOf(observation))
  if (fits !== 'assumed') return fits
  // `Scopes 1 and 2` are no emissions, and 39 people no share: without a unit only a table states them.
  if ((frame.unit === 'tCO2e' || frame.unit === '%') && kind === 'figure') return null
  // A bare number is never money, a share or a weight by its name alone.
  return frame.derived && !frame.measures.some((measure) => COUNTED.has(measure)) ? null : fits
}

type OtherKind = Exclude<Observation['kind'], 'cell'>
const named = new Map<OtherKind, Map<FeatureName, `${OtherKind}:${FeatureName}`>>()

/** The name of a feature for a kind of observation; names are made once, since each new one is another word to whatever keeps it. */
function ofKind(kind: OtherKind, name: FeatureName): `${OtherKind}:${FeatureName}` {
  const names = named.get(kind) ?? new Map<FeatureName, `${OtherKind}:${FeatureName}`>()
  named.set(kind, names)
  const found = names.get(name) ?? (`${kind}:${name}` as const)
  names.set(name, found)
  return found
}

/** Matches one observation against one datapoint; `null` where something that must be said is not, or the unit is another. */
export function match(observation: Observation, frame: Frame, reportingYear: number | null): Match | null {
  if (!isOfKind(observation, frame) || !isPossible(observation, frame)) return null
  const fits = fitOf(observation, frame)
  if (!fits) return null
  const features = new Features()
  const key = keyOf(observation, frame, features)
  if (!key || (isWhole(observation) && key.cover !== 'own' && key.cover !== 'column')) return null
  const dimension = dimensionOf(observation, frame)
  if (frame.partsOnly && !dimension) return null
  // `90 employees, of which 36 are women`: the whole stands before the part.
  if (observation.traits.is_part && !dimension && key.cover === 'parent') return null
  weighOthers(observation, frame, dimension, features)
  if (frame.kind === 'number' && observation.value)
    weighName(observation, frame, fits === 'stated' || frame.unit === 'count', features)
  if (isAnother(observation, frame, dimension, key, features)) return null
  if (isGeneric(observation)) {
    if (frame.kind === 'number' && observation.kind === 'cell' && key.cover === 'heading') return null
    features.add('own_generic')
    features.add(`key_${key.cover ?? 'none'}_generic`)
  }
  weighShape(observation, frame, key, features)
  if (fits === 'assumed') features.add('unit_assumed')
  features.add(yearFeature(observation, frame, reportingYear))
  const { by } = features
  if (observation.kind !== 'cell')
    for (const name of Object.keys(by) as FeatureName[]) by[ofKind(observation.kind, name)] = by[name] ?? 0
  features.add(`kind_${observation.kind}`)
  return { observation, frame, dimension, features: by }
}

const figuresOf = new Map(allFrames.filter(({ kind }) => kind === 'number').map((frame) => [frame.datapoint, frame]))

/** Frames by the concepts of what tells them most of all that must be said; those of which nothing must be said stand under none. */
const byConcept = new Map<string, Frame[]>()
for (const frame of allFrames) {
  const [key] = weightedSlots(frame)
    .filter(({ expected }) => !expected)
    .sort((a, b) => b.weight - a.weight)
  for (const concept of key?.any ?? ['']) byConcept.set(concept, [...(byConcept.get(concept) ?? []), frame])
}

/** All datapoints that an observation may answer. */
export function matches(observation: Observation, reportingYear: number | null): Match[] {
  const concepts = conceptsOf(observation)
  const implied = conceptsOfUnit(observation.unit)
  const isSaid = ({ any, expected }: Slot): boolean =>
    expected || any.some((concept) => concepts.has(concept) || implied.includes(concept))
  const candidates = new Set<Frame>()
  for (const concept of ['', ...concepts, ...implied])
    for (const frame of byConcept.get(concept) ?? []) if (frame.slots.every(isSaid)) candidates.add(frame)
  if (observation.kind === 'cell' && observation.value) {
    const { derived, softly } = namedBy(observation)
    for (const datapoint of softly) {
      const frame = figuresOf.get(datapoint)
      if (frame) candidates.add(frame)
    }
    for (const frame of derived) candidates.add(frame)
  }
  return [...candidates].flatMap((frame) => match(observation, frame, reportingYear) ?? [])
}
