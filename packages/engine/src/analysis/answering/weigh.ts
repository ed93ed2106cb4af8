import type { Page } from '../../reading/document.ts'
import { numberOf } from '../../text/decimals.ts'
import { type ConceptKind, groupOf, kindOf, readConcepts } from '../../text/lexicon.ts'
import { fold } from '../../text/text.ts'
import { conceptsOfUnit } from '../../text/units.ts'
import type { FeatureName, FeatureValues, TraitName } from './feature-names.ts'
import type { Frame, Slot } from './frames.ts'
import { namesAny, namingMember } from './members.ts'
import { type Observation, type Source, sources } from './observation.ts'

// What is said of a figure or answer, as named numbers: the scorer weighs them.

/** What speaks for and against a match, as named numbers that grow. */
export class Features {
  readonly by: FeatureValues = {}

  add(name: FeatureName, by = 1): void {
    this.by[name] = (this.by[name] ?? 0) + by
  }
}

/** The slot that tells its datapoint from others most, and where it is said. */
export interface Key {
  weight: number
  cover: Cover | null
  any: readonly string[]
}

export type Cover = Source | 'unit'

export const has = (observation: Observation, source: Source, any: readonly string[]): boolean =>
  observation.says[source].some(({ concepts }) => any.some((concept) => concepts.has(concept)))

export function coverOf(observation: Observation, any: readonly string[]): Cover | null {
  for (const source of ['own', 'parent', 'column', 'caption'] as const) if (has(observation, source, any)) return source
  if (conceptsOfUnit(observation.unit).some((concept) => any.includes(concept))) return 'unit'
  return has(observation, 'heading', any) ? 'heading' : null
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
export function weighPage({ page }: Observation, { any }: Slot, features: Features): void {
  const groups = new Set(any.flatMap((concept) => groupOf(concept) ?? []))
  if (!groups.size) return
  const spoken = [...conceptsOnPage(page)].filter((concept) => groups.has(groupOf(concept) ?? ''))
  if (spoken.some((concept) => any.includes(concept))) features.add('page_says')
  if (spoken.some((concept) => !any.includes(concept))) features.add('page_says_other')
}

/** What a concept that is not asked for says against a match. */
function weighConcept({ concept, kind, source, near }: Said, frame: Frame, features: Features): void {
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

/** A concept that an observation says, with where it stands. */
interface Said {
  concept: string
  kind: ConceptKind
  group: string | null
  source: Source
  distance: number
  near: boolean
}

/** All that is said of an observation, text by text: many datapoints are held against it. */
interface SaidOf {
  texts: readonly { source: Source; near: boolean; residue: number; words: number; said: readonly Said[] }[]
  /** The groups of ideas of which its row says one itself. */
  ofRow: ReadonlySet<string>
}
const saidBy = new WeakMap<Observation, SaidOf>()

function saidOf(observation: Observation): SaidOf {
  let found = saidBy.get(observation)
  if (!found) {
    const texts = sources.flatMap((source) =>
      observation.says[source].map(({ concepts, residue, words }, distance) => {
        const near = source === 'own' || source === 'column' || (source !== 'heading' && distance === 0)
        const said = [...concepts].map(
          (concept): Said => ({ concept, kind: kindOf(concept), group: groupOf(concept), source, distance, near }),
        )
        return { source, near, residue: residue.length, words, said }
      }),
    )
    const own = texts.filter(({ source }) => source === 'own')
    found = { texts, ofRow: new Set(own.flatMap(({ said }) => said.flatMap(({ group }) => group ?? []))) }
    saidBy.set(observation, found)
  }
  return found
}

/** A table of another kind of report, told by its own words or by a heading close above it. */
function weighDomain(source: Source, distance: number, features: Features): void {
  if (source !== 'heading') features.add('domain')
  else if (distance < NEAR_HEADINGS) features.add('domain_heading')
}

/** The groups of ideas of a row beside the member that it names: nitrogen oxides in the column of emissions to water say nothing else of it. */
const withoutMember = ({ says: { own } }: Observation, ofMember: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    own.flatMap(({ concepts, hits }) => {
      const isOnlyMember = (one: string): boolean =>
        ofMember.has(one) && new Set(hits.flatMap(({ concept, from }) => (concept === one ? from : []))).size < 2
      return [...concepts].flatMap((one) => (isOnlyMember(one) ? [] : (groupOf(one) ?? [])))
    }),
  )

/** What else is said of a figure, beside what is asked for. */
export function weighOthers(
  observation: Observation,
  frame: Frame,
  dimension: string | null,
  features: Features,
): void {
  const ofMember = dimension ? namingMember(observation.texts.own, frame.breakdowns) : null
  const { texts, ofRow: ofWholeRow } = saidOf(observation)
  const ofRow = ofMember ? withoutMember(observation, ofMember) : ofWholeRow
  const isUnitOfRow = observation.unitFrom === 'cell' || observation.unitFrom === 'row'
  const isOfNoWeight = ({ concept, kind, group, source }: Said): boolean => {
    if (frame.may.has(concept) || (dimension && group && frame.breakdowns.includes(group))) return true
    if (source === 'own' && ofMember?.has(concept)) return true
    // What a row says itself of a group of ideas, or of how it is measured, counts before what stands around it.
    return source !== 'own' && ((group !== null && ofRow.has(group)) || (kind === 'measure' && isUnitOfRow))
  }
  for (const { source, near, residue, words, said } of texts) {
    for (const one of said) {
      if (isOfNoWeight(one)) continue
      if (one.kind === 'domain') weighDomain(source, one.distance, features)
      weighConcept(one, frame, features)
    }
    if (near) features.add(`residue_${source}`, Math.min(4, residue))
    if (source === 'own') features.add('residue_own_share', words ? residue / words : 0)
  }
}

export function yearFeature({ year }: Observation, { target }: Frame, reportingYear: number | null): FeatureName {
  if (year === null) return 'year_none'
  if (year === reportingYear || target) return 'year_same'
  return reportingYear === null ? 'year_unsettled' : 'year_other'
}

/** So many words behind a figure say what it counts. */
export const COUNTED_WORDS = /^\s*(?:[^\s.,;:()]+\s*){1,3}/u

/** Whether what a sentence counts right behind its figure is what is asked for, or something that no concept knows. */
function weighCounted({ texts: { own }, unit, traits }: Observation, { any }: Key, features: Features): void {
  if (unit && unit.dimension !== 'count') return
  const right = own[traits.right_only ? 0 : 1]
  const words = right ? COUNTED_WORDS.exec(right)?.[0] : undefined
  if (!words) return
  const { concepts, residue } = readConcepts(words)
  if (any.some((concept) => concepts.has(concept))) features.add('counts_key')
  // `167 people worked`: people are what is counted, whatever they do.
  else if (residue.length && !concepts.has('person_word')) features.add('counts_other')
}

const PLACES = ['country', 'region'] as const
/** Breakdowns whose members are places. */
const PLACED: ReadonlySet<string> = new Set([...PLACES, 'eea', 'elsewhere'])
const placed = new WeakMap<Observation, readonly Source[]>()

/** Where an observation names a country or a region, near its figure. */
function placesOf(observation: Observation): readonly Source[] {
  let found = placed.get(observation)
  if (!found) {
    found = (['own', 'parent', 'column'] as const).filter((source) =>
      observation.texts[source].slice(0, 2).some((text) => PLACES.some((place) => namesAny(text, place))),
    )
    placed.set(observation, found)
  }
  return found
}

/** Whether a figure is the hundred per cent to which the rows or columns of a table add up. */
export const isWhole = ({ kind, value, unit, says: { own, column } }: Observation): boolean =>
  kind === 'cell' &&
  value !== null &&
  unit?.dimension === 'percent' &&
  numberOf(value) === 100 &&
  [own, column].some((said) => said.some(({ concepts }) => concepts.has('total')))

/** Whether a sentence counts what is asked for, and on which side of its figure it says so. */
function weighSides(observation: Observation, frame: Frame, key: Key, features: Features): void {
  if (frame.kind === 'number') weighCounted(observation, key, features)
  if (key.cover !== 'own') return
  const [left] = observation.says.own
  features.add(key.any.some((concept) => left?.concepts.has(concept)) ? 'key_left' : 'key_right')
}

/** Whether the texts around name the datapoint, its requirement or a code of it. */
function weighCodes({ own, column, caption, heading }: Observation['texts'], frame: Frame, features: Features): void {
  const around = [...own, ...column, ...caption, ...heading].join(' | ')
  if (frame.codes.some((code) => around.includes(code))) features.add('code')
  if (around.includes(frame.datapoint.split('_')[0]?.toLowerCase() ?? '')) features.add('code_requirement')
  if (around.includes(frame.datapoint.toLowerCase())) features.add('code_datapoint')
}

/** What the shape of an observation says, whatever its words. */
export function weighShape(observation: Observation, frame: Frame, key: Key, features: Features): void {
  const { texts, says, unit, unitFrom, traits, role, kind } = observation
  if (kind === 'figure') weighSides(observation, frame, key, features)
  if (!frame.breakdowns.some((name) => PLACED.has(name)))
    for (const source of placesOf(observation)) features.add(`place_${source}`)
  for (const source of ['own', 'column'] as const)
    if (has(observation, source, ['total', 'group'])) features.add(`whole_${source}`)
  if (!texts.own.length) features.add('own_empty')
  if (isWhole(observation)) features.add('hundred')
  if (frame.unit === 'count' && observation.value && !Number.isInteger(numberOf(observation.value)))
    features.add('fraction')
  features.add('own_words', Math.log(1 + (says.own[0]?.words ?? 0)))
  features.add(`unit_${unit ? (unitFrom ?? 'cell') : 'none'}`)
  if (role !== 'actual') features.add(`role_${role}`)
  for (const name in traits) features.add(name as TraitName, traits[name as TraitName])
  weighCodes(texts, frame, features)
}
