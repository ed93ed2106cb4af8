import { numberOf } from '../decimals.ts'
import { type DimensionKind, memberOf } from '../dimensions.ts'
import type { Dimension, Unit } from '../units.ts'
import { type Frame, frames, type Slot } from './frames.ts'
import { groupOf, kindOf, said } from './lexicon.ts'
import { type Source, type Statement, sources } from './statement.ts'

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

const RATIO_OF: Readonly<Record<string, Dimension>> = {
  MWh: 'energy',
  tCO2e: 'ghg',
  t: 'mass',
  m3: 'volume',
  EUR: 'money',
}

/** Whether the unit of a figure can be that of a datapoint. */
function unitFits(unit: Unit | null, frame: Frame, concepts: ReadonlySet<string>): 'stated' | 'assumed' | null {
  const { measures } = frame
  if (!unit || (unit.dimension === 'count' && !measures.includes('count'))) {
    if (measures.includes('count') || measures.includes('rate')) return 'assumed'
    if (unit && unit.factor.times !== unit.factor.by) return null
    if (measures.includes('percent') && concepts.has('share')) return 'assumed'
    if (measures.includes('hours') && concepts.has('hours')) return 'assumed'
    if (measures.includes('days') && concepts.has('days')) return 'assumed'
    return null
  }
  const { dimension, base, per } = unit
  if (dimension === 'rate') return measures.includes('rate') ? 'stated' : null
  if (dimension === 'ratio') {
    if ((base === 'h' || base === 'days') && per === 'person')
      return measures.includes(base === 'h' ? 'hours' : 'days') ? 'stated' : null
    if (!measures.includes('ratio')) return null
    const [above, below] = (frame.unit ?? '').split('/')
    const given = RATIO_OF[base] ?? 'money'
    const wanted = RATIO_OF[above ?? '']
    return (given === wanted || (wanted === 'ghg' && given === 'mass')) && (below === 'EUR') === (per === 'revenue')
      ? 'stated'
      : null
  }
  if (!measures.includes(dimension)) return null
  if (
    dimension === 'mass' &&
    frame.unit === 'tCO2e' &&
    !['ghg', 'emission', 'scope1', 'scope2', 'scope3', 'credit'].some((c) => concepts.has(c))
  )
    return null
  return 'stated'
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

/** The member of a breakdown that one of the texts names; a text that names all of its members together names none. */
const memberAmong = (texts: readonly string[], kinds: readonly string[]): string | null => {
  for (const text of texts)
    for (const kind of kinds) {
      const hit = text.length < 160 && !said(text).concepts.has('both_kinds') ? memberOf(text, kind as DimensionKind) : null
      if (hit) return hit.member
    }
  return null
}

/** Concepts by which members of a breakdown are named; where one is asked for they narrow nothing. */
const MEMBER_GROUPS: Readonly<Record<string, readonly string[]>> = {
  gender: ['gender'],
  contract: ['contract', 'worktime'],
  waste: ['hazard', 'treatment', 'destination'],
  management: [],
}

/** Whether a figure, converted, is one that the datapoint can have. */
function isPossible({ value, unit }: Statement, { range, integer, unit: asked, measures }: Frame): boolean {
  if (!value) return true
  const factor =
    unit && unit.dimension !== 'ratio' && unit.dimension !== 'rate'
      ? Number(unit.factor.times) / Number(unit.factor.by)
      : 1
  const number = numberOf(value) * factor
  if (measures.includes('ratio') || asked === null) return number >= 0
  const [low, high] = range
  return number >= low && number <= high && !(integer && !Number.isInteger(number))
}

/** Whether the nearest parent of a row heads a section of its table, and is not the table's own caption. */
const isSection = ({ texts: { parent, caption } }: Statement): boolean => !caption.includes(parent[0] ?? '')

/** Matches one statement against one datapoint; `null` where something that must be said is not, or the unit is another. */
export function match(statement: Statement, frame: Frame, reportingYear: number | null): Match | null {
  const concepts = conceptsOf(statement)
  const assertion = statement.kind === 'assertion'
  if (assertion !== (frame.kind !== 'number')) return null
  const fits = assertion || statement.kind === 'none' ? 'stated' : unitFits(statement.unit, frame, concepts)
  if (!fits) return null
  if (statement.kind === 'none' && !frame.none) return null
  if (statement.kind === 'all' && !frame.all) return null
  if (statement.value && !isPossible(statement, frame)) return null
  const denied = (statement.traits.cue_none ?? 0) + (statement.traits.cue_not ?? 0) > 0
  if ((frame.answers === 'none' || frame.answers === 'denied') && !denied) return null
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
  const groups = frame.breakdowns.flatMap((kind) => MEMBER_GROUPS[kind] ?? [])
  const dimension = memberAmong(
    [
      ...statement.texts.column.slice(-1),
      ...statement.texts.own,
      // The rest of a sentence speaks of its other figures.
      ...(statement.kind === 'cell' ? statement.texts.parent.slice(0, 2) : []),
    ],
    frame.breakdowns,
  )
  for (const source of sources) {
    const texts = statement.says[source]
    texts.forEach(({ concepts: here, residue, words }, i) => {
      const near = source === 'own' || source === 'column' || ((source === 'parent' || source === 'caption') && i === 0)
      for (const concept of here) {
        if (frame.may.has(concept)) continue
        const kind = kindOf(concept)
        const group = groupOf(concept)
        if (dimension && group && groups.includes(group)) continue
        if (frame.not.has(concept)) add(`not_${source}${near ? '' : '_far'}`)
        else if (kind === 'party') add(near ? 'party' : 'party_far')
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
    add('own_generic')
    add(`key_${strongest.cover ?? 'none'}_generic`)
  }
  if (statement.kind === 'figure' && strongest.cover === 'own') {
    const inLeft = strongest.any.some((concept) => statement.says.own[0]?.concepts.has(concept))
    add(inLeft ? 'key_left' : 'key_right')
  }
  if (has(statement, 'own', ['total', 'group'])) add('whole_own')
  if (has(statement, 'column', ['total', 'group'])) add('whole_column')
  if (!statement.texts.own.length) add('own_empty')
  add('own_words', Math.log(1 + (statement.says.own[0]?.words ?? 0)))
  add(`unit_${statement.unit ? (statement.unitFrom ?? 'cell') : 'none'}`)
  if (fits === 'assumed') add('unit_assumed')
  add(
    statement.year === null
      ? 'year_none'
      : statement.year === reportingYear
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
