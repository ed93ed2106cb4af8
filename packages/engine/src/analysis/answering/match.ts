import { numberOf } from '../decimals.ts'
import type { Dimension } from '../units.ts'
import { type Frame, frames, type Slot } from './frames.ts'
import { groupOf, kindOf, said } from './lexicon.ts'
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

interface Weighed extends Slot {
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
  const told = texts.filter((text) => !said(text).concepts.has('both_kinds'))
  const members = breakdowns.flatMap((breakdown) => {
    for (const text of told) {
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

/** Matches one statement against one datapoint; `null` where something that must be said is not, or the unit is another. */
export function match(statement: Statement, frame: Frame, reportingYear: number | null): Match | null {
  const concepts = conceptsOf(statement)
  const assertion = statement.kind === 'assertion'
  if (assertion !== (frame.kind !== 'number')) return null
  const { traits } = statement
  if (traits.label && frame.kind !== 'choice') return null
  const answered = (traits.answered_yes ?? 0) + (traits.answered_no ?? 0) > 0
  if (traits.form && (answered ? frame.kind !== 'yes_no' : frame.kind !== 'choice')) return null
  const fits = assertion || statement.kind === 'none' ? 'stated' : unitFits(statement.unit, frame, concepts)
  if (!fits) return null
  // A column beside holds what is aimed at.
  if (frame.target && traits.reached) return null
  if (statement.kind === 'none' && !frame.none) return null
  if (statement.kind === 'all' && !frame.all) return null
  if (statement.value && !isPossible(statement, frame)) return null
  const denied = (traits.cue_none ?? 0) + (traits.cue_not ?? 0) > 0
  if ((frame.answers === 'none' || frame.answers === 'denied') && !denied && !answered) return null
  const f: Record<string, number> = {}
  const add = (name: string, by = 1): void => {
    f[name] = (f[name] ?? 0) + by
  }
  const slots = slotsOf.get(frame) ?? []
  const weight = slots.reduce((sum, slot) => sum + slot.weight, 0)
  const far: Cover[] = ['heading']
  let near = 0
  let strongest: { weight: number; cover: Cover | null; any: readonly string[] } = { weight: -1, cover: null, any: [] }
  for (const slot of slots) {
    const cover = coverOf(statement, slot.any)
    if (!cover && !slot.expected) return null
    if (cover && cover !== 'own' && statement.kind === 'cell' && saysAnother(statement, slot.any, frame)) return null
    if (!slot.expected && slot.weight > strongest.weight) strongest = { weight: slot.weight, cover, any: slot.any }
    if (!cover) {
      add('missing', slot.weight / weight)
      continue
    }
    add(`cover_${cover}`, slot.weight / weight)
    if (!far.includes(cover) && cover !== 'unit') near += 1
  }
  if (!near) return null
  add(`key_${strongest.cover ?? 'none'}`)
  const dimension = membersIn(
    [
      ...statement.texts.column.slice(-1),
      ...statement.texts.own,
      // The rest of a sentence speaks of its other figures.
      ...(statement.kind === 'cell' ? statement.texts.parent.slice(0, 2) : []),
    ],
    frame.breakdowns,
  )
  const saidByRow = new Set(
    statement.says.own.flatMap(({ concepts: here }) => [...here].flatMap((one) => groupOf(one) ?? [])),
  )
  const isUnitOfRow = statement.unitFrom === 'cell' || statement.unitFrom === 'row'
  for (const source of sources) {
    const texts = statement.says[source]
    texts.forEach(({ concepts: here, residue, words }, i) => {
      const near = source === 'own' || source === 'column' || ((source === 'parent' || source === 'caption') && i === 0)
      for (const concept of here) {
        if (frame.may.has(concept)) continue
        const kind = kindOf(concept)
        const group = groupOf(concept)
        if (dimension && group && frame.breakdowns.includes(group)) continue
        // What a row says itself of a group of ideas, or of how it is measured, counts before what stands around it.
        if (source !== 'own' && ((group && saidByRow.has(group)) || (kind === 'measure' && isUnitOfRow))) continue
        if (frame.not.has(concept)) {
          add(`not_${source}${near ? '' : '_far'}`)
          if (near) add(`not_${source}_${kind}`)
        } else if (kind === 'party') add(near ? 'party' : 'party_far')
        else if (kind === 'neutral' || kind === 'whole') continue
        else if (source === 'own') add(`extra_own_${kind}`)
        else if (near) add(`extra_${source}`)
      }
      if (source === 'own') {
        add('residue_own', Math.min(4, residue.length))
        add('residue_own_share', words ? residue.length / words : 0)
      } else if (near) add(`residue_${source}`, Math.min(4, residue.length))
    })
  }
  if (frame.partsOnly && !dimension) return null
  // In the row or the head of a column such a word names another figure; elsewhere it may belong to a neighbour.
  if (statement.kind === 'cell' && (f.not_own || f.not_column || (f.not_parent && isSection(statement)))) return null
  // Figures under the name of suppliers, customers or an industry are theirs.
  if (f.party && frame.kind === 'number') return null
  const generic = statement.says.own.every(
    ({ concepts: here, residue }) =>
      residue.length < 3 &&
      [...here].every((concept) => {
        const kind = kindOf(concept)
        return kind === 'neutral' || kind === 'whole' || kind === 'part'
      }),
  )
  if (generic) {
    if (frame.kind === 'number' && statement.kind === 'cell' && strongest.cover === 'heading') return null
    add('own_generic')
    add(`key_${strongest.cover ?? 'none'}_generic`)
  }
  if (statement.kind === 'figure' && strongest.cover === 'own') {
    const inLeft = strongest.any.some((concept) => statement.says.own[0]?.concepts.has(concept))
    add(inLeft ? 'key_left' : 'key_right')
  }
  if (!frame.breakdowns.some((name) => PLACED.has(name)))
    for (const source of placesOf(statement)) add(`place_${source}`)
  if (has(statement, 'own', ['total', 'group'])) add('whole_own')
  if (has(statement, 'column', ['total', 'group'])) add('whole_column')
  if (!statement.texts.own.length) add('own_empty')
  add('own_words', Math.log(1 + (statement.says.own[0]?.words ?? 0)))
  add(`unit_${statement.unit ? (statement.unitFrom ?? 'cell') : 'none'}`)
  if (fits === 'assumed') add('unit_assumed')
  add(
    statement.year === null
      ? 'year_none'
      : statement.year === reportingYear || frame.target
        ? 'year_same'
        : reportingYear === null
          ? 'year_unsettled'
          : 'year_other',
  )
  if (statement.role !== 'actual') add(`role_${statement.role}`)
  for (const name in statement.traits) add(name, statement.traits[name])
  const around = [
    ...statement.texts.own,
    ...statement.texts.column,
    ...statement.texts.caption,
    ...statement.texts.heading,
  ].join(' | ')
  if (frame.codes.some((code) => around.includes(code))) add('code')
  const requirement = frame.datapoint.split('_')[0]?.toLowerCase() ?? ''
  if (around.includes(requirement)) add('code_requirement')
  if (around.includes(frame.datapoint.toLowerCase())) add('code_datapoint')
  if (statement.kind !== 'cell') for (const name of Object.keys(f)) f[`${statement.kind}:${name}`] = f[name] ?? 0
  add(`kind_${statement.kind}`)
  return { statement, frame, dimension, features: f }
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
