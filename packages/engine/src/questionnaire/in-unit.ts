import { decimalOf, scaleBy, textOf } from '../text/decimals.ts'
import { fold } from '../text/text.ts'
import { wholeUnit } from '../text/units.ts'

/** Dimensions with units that convert into each other by a factor. */
const PLAIN: ReadonlySet<string> = new Set(['energy', 'ghg', 'mass', 'volume', 'area', 'percent', 'hours', 'days'])

/**
 * A figure in the unit that somebody asks for it in.
 * @param value plain decimal text, such as `1500.5`
 * @returns the figure in that unit; `null` where the units do not turn into each other exactly
 */
export function inAskedUnit(value: string, unit: string | null, asked: string): string | null {
  const [number, own, wanted] = [decimalOf(value), unit ? wholeUnit(fold(unit)) : null, wholeUnit(fold(asked))]
  if (!number || !own || !wanted || own.per !== null || wanted.per !== null) return null
  const alike =
    own.dimension === wanted.dimension || [own, wanted].every(({ dimension }) => /^(?:ghg|mass)$/.test(dimension))
  if (!alike || (own.dimension === 'money' && own.base !== wanted.base)) return null
  if (!PLAIN.has(own.dimension) && own.dimension !== 'money') return null
  return textOf(scaleBy(scaleBy(number, own.factor), { times: wanted.factor.by, by: wanted.factor.times }))
}
