import { type StandardSet, setOf } from '../../esrs/index.ts'
import { knowledge, listed } from '../../knowledge.ts'
import { isConcept } from '../../text/lexicon.ts'
import type { Dimension } from '../../text/units.ts'

/** One thing that must be said: any of the concepts will do. `expected` ones may be left unsaid. */
export interface Slot {
  any: readonly string[]
  expected: boolean
}

/**
 * What a datapoint asks for, as facets. `deny` frames take no for an answer as well; `none` ones are affirmed by what there was
 * none of; `passage` ones by words alone.
 */
export interface Frame {
  datapoint: string
  set: StandardSet
  kind: 'number' | 'yes_no' | 'choice' | 'passage'
  /** What an assertion answers: `yes`, an option of a choice, or how a denial is to be taken. */
  answers: string
  slots: readonly Slot[]
  /** Concepts that may be said beside it and narrow nothing. */
  may: ReadonlySet<string>
  /** Concepts that make it something else. */
  not: ReadonlySet<string>
  unit: string | null
  measures: readonly Dimension[]
  range: readonly [number, number]
  integer: boolean
  target: boolean
  breakdowns: readonly string[]
  partsOnly: boolean
  codes: readonly string[]
  /** Whether an observation that there was none, or that it is all of them, answers it. */
  none: boolean
  all: boolean
  /** Whether no row of knowledge says what it asks for, but only the names that the standard gives it. */
  derived: boolean
}

/** How the values of two datapoints of one year and boundary relate; broken ones are flagged, never changed. */
export interface Relation {
  datapoint: string
  /** `sum`: it equals the sum of `of`; `at_most`: it is not above `of[0]`; `share`: it is `of[0]` ÷ `of[1]` in percent. */
  kind: 'sum' | 'at_most' | 'share'
  of: readonly string[]
  unit: string | null
}

type Column =
  | 'datapoint'
  | 'needs'
  | 'may'
  | 'not'
  | 'unit'
  | 'measures'
  | 'low'
  | 'high'
  | 'integer'
  | 'target'
  | 'breakdowns'
  | 'parts'
  | 'codes'
  | 'none'
  | 'all'
  | 'relations'
  | 'like'

function slotOf(written: string): Slot {
  const any = written.split('|').map((name) => name.replace('?', ''))
  for (const name of any) if (!isConcept(name)) throw new Error(`No concept is called ${name}`)
  return { any, expected: written.includes('?') }
}

type FrameRow = Readonly<Record<Column, string>>

const written = knowledge<Column>('frames')
const byId = new Map(written.map((row) => [row.datapoint, row]))

/** A row that is like another one takes from it whatever it leaves empty; how figures relate is its own. */
function withWhatItIsLike(row: FrameRow): FrameRow {
  const other = row.like ? byId.get(row.like) : undefined
  if (!other) return row
  const cells = Object.entries(row).map(([column, cell]) => [column, cell || other[column as Column]])
  return { ...(Object.fromEntries(cells) as FrameRow), relations: row.relations }
}

/** The datapoint whose row a row takes what it leaves empty from; empty where there is none. */
export const likeOf = (datapoint: string): string => byId.get(datapoint)?.like ?? ''

const rows = written.map(withWhatItIsLike)

function frameOfRow(row: FrameRow): Frame {
  const slots = listed(row.needs).map(slotOf)
  return {
    datapoint: row.datapoint,
    set: setOf(row.datapoint),
    kind: 'number',
    answers: '',
    slots,
    may: new Set([...listed(row.may), ...slots.flatMap(({ any }) => any)]),
    not: new Set(listed(row.not)),
    unit: row.unit || null,
    measures: row.measures.split('+') as Dimension[],
    range: [Number(row.low), Number(row.high)],
    integer: row.integer === 'yes',
    target: row.target === 'yes',
    breakdowns: listed(row.breakdowns, ' ').flatMap((kind) => kind.split('+')),
    partsOnly: row.parts === 'parts',
    codes: listed(row.codes, '|').map((code) => code.toLowerCase()),
    none: row.none !== '',
    all: row.all !== '',
    derived: slots.length === 0,
  }
}

const ofFigures: readonly Frame[] = rows.map(frameOfRow)
const figures = new Map(ofFigures.map((frame) => [frame.datapoint, frame]))

/** What a datapoint with a figure asks for; `null` where its catalogue entry is all there is. */
export const frameOfFigure = (datapoint: string): Frame | null => figures.get(datapoint) ?? null

/** Whether a target is the answer to a datapoint; for all others what is aimed at is never the value. */
export const asksForTarget = (datapoint: string): boolean => figures.get(datapoint)?.target === true

/** All relations between figures. */
export const relations: readonly Relation[] = rows.flatMap(({ datapoint, unit, relations: related }) =>
  listed(related).map((one): Relation => {
    const [kind = '', of = ''] = one.split(':')
    return { datapoint, kind: kind as Relation['kind'], of: of.split('+'), unit: unit || null }
  }),
)

/** What a frame does not ask for, where nothing says otherwise. */
export const asksNothing = {
  answers: '',
  unit: null,
  integer: false,
  target: false,
  breakdowns: [],
  partsOnly: false,
  codes: [],
  none: false,
  all: false,
  derived: false,
} as const

const ofAnswers: readonly Frame[] = knowledge<'datapoint' | 'kind' | 'value' | 'needs' | 'may' | 'not'>('answers').map(
  (row) => {
    const slots = listed(row.needs).map(slotOf)
    return {
      ...asksNothing,
      datapoint: row.datapoint,
      set: setOf(row.datapoint),
      kind: row.kind as Frame['kind'],
      answers: row.value,
      slots,
      may: new Set([...listed(row.may), ...slots.flatMap(({ any }) => any)]),
      not: new Set(listed(row.not)),
      measures: [],
      range: [0, 0],
    }
  },
)

/** All rows of knowledge that say what a datapoint asks for. */
export const allFrames: readonly Frame[] = [...ofFigures.filter(({ slots }) => slots.length), ...ofAnswers]

/** The set that others are linked to: what asks for the same in another set is answered by its findings. */
export const FIRST_SET: StandardSet = 'esrs-2023'

/** What the datapoints of ESRS Set 1 ask for that the analysis knows to look for. */
export const frames: readonly Frame[] = allFrames.filter(({ set }) => set === FIRST_SET)
