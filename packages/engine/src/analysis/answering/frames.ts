import type { Dimension } from '../units.ts'
import { knowledge, listed } from './knowledge.ts'
import { isConcept } from './lexicon.ts'

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
  /** Whether a statement that there was none, or that it is all of them, answers it. */
  none: boolean
  all: boolean
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

function slotOf(written: string): Slot {
  const any = written.split('|').map((name) => name.replace('?', ''))
  for (const name of any) if (!isConcept(name)) throw new Error(`No concept is called ${name}`)
  return { any, expected: written.includes('?') }
}

const ofFigures: readonly Frame[] = knowledge<Column>('frames')
  .filter(({ needs }) => needs)
  .map((row) => {
    const slots = listed(row.needs).map(slotOf)
    const may = new Set([...listed(row.may), ...slots.flatMap(({ any }) => any)])
    const not = new Set(listed(row.not))
    return {
      datapoint: row.datapoint,
      kind: 'number',
      answers: '',
      slots,
      may,
      not,
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
    }
  })

const ofAnswers: readonly Frame[] = knowledge<'datapoint' | 'kind' | 'value' | 'needs' | 'may' | 'not'>('answers').map(
  (row) => {
    const slots = listed(row.needs).map(slotOf)
    return {
      datapoint: row.datapoint,
      kind: row.kind as Frame['kind'],
      answers: row.value,
      slots,
      may: new Set([...listed(row.may), ...slots.flatMap(({ any }) => any)]),
      not: new Set(listed(row.not)),
      unit: null,
      measures: [],
      range: [0, 0],
      integer: false,
      target: false,
      breakdowns: [],
      partsOnly: false,
      codes: [],
      none: false,
      all: false,
    }
  },
)

/** What all datapoints ask for that the analysis knows to look for. */
export const frames: readonly Frame[] = [...ofFigures, ...ofAnswers]
