import { type Datapoint, isDatapoint, loadCatalogue, setOf } from '../../esrs/index.ts'
import type { Dimension } from '../../text/units.ts'
import { asksNothing, type Frame, frameOfFigure } from './frames.ts'

const measures: Partial<Record<string, readonly Dimension[]>> = {
  count: ['count', 'fte'],
  percent: ['percent'],
  money: ['money'],
  mass: ['mass'],
  ghg: ['ghg', 'mass'],
  energy: ['energy'],
  volume: ['volume'],
  area: ['area'],
  hours: ['hours'],
  days: ['days'],
  rate: ['rate'],
  ratio: ['ratio', 'percent'],
  price: ['ratio', 'money'],
  intensity: ['ratio'],
}

/** What the catalogue alone says about a figure: its dimension, and bounds that nothing real exceeds. */
export function frameFrom({
  id,
  set,
  type,
  dimension,
  unit,
}: Pick<Datapoint, 'id' | 'set' | 'type' | 'dimension' | 'unit'>): Frame {
  const of = type === 'percent' ? 'percent' : type === 'money' ? 'money' : (dimension ?? 'count')
  return {
    ...asksNothing,
    datapoint: id,
    set,
    kind: 'number',
    derived: true,
    slots: [],
    may: new Set(),
    not: new Set(),
    unit: type === 'percent' ? '%' : type === 'money' ? 'EUR' : unit,
    measures: measures[of] ?? ['count'],
    range: type === 'percent' ? [-100, 1000] : [0, 1e13],
  }
}

/** What a datapoint of any set asks for, or where no row of knowledge says it what its catalogue entry says of its values. */
export function frameFor(id: string): Frame | null {
  const point = isDatapoint(id) ? loadCatalogue(setOf(id), 'en').get(id) : undefined
  return frameOfFigure(id) ?? (point ? frameFrom(point) : null)
}
