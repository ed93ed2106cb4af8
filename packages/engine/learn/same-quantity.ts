import { fold } from '../src/text/text.ts'
import { type Unit, wholeUnit } from '../src/text/units.ts'
import type { Answer } from './labelled.ts'

const factor = (unit: Unit): number => Number(unit.factor.times) / Number(unit.factor.by)
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01 * Math.max(Math.abs(a), Math.abs(b)) || a === b

/** Whether a number with its unit states the same as a hand-read value with its own, up to one per cent. */
function sameQuantity(gold: number, goldUnit: string, found: number, foundUnit: Unit | null): boolean {
  const wanted = goldUnit ? wholeUnit(fold(goldUnit)) : null
  if (!wanted || !foundUnit || foundUnit.dimension === 'count')
    return (
      close(gold * (wanted ? factor(wanted) : 1), found * (foundUnit ? factor(foundUnit) : 1)) || close(gold, found)
    )
  // Hours for each person are what a reader writes as hours.
  const perPerson = foundUnit.dimension === 'ratio' && foundUnit.per === 'person' && foundUnit.base === wanted.base
  const alike =
    perPerson ||
    wanted.dimension === foundUnit.dimension ||
    (wanted.base.startsWith('t') && foundUnit.base.startsWith('t'))
  return alike && close(gold * factor(wanted), found * factor(foundUnit))
}

/** The same for a figure whose unit is still text. */
export function sameQuantityAs(gold: number, goldUnit: string, found: number, foundUnit: string | null): boolean {
  const [wanted, given] = [goldUnit ? wholeUnit(fold(goldUnit)) : null, foundUnit ? wholeUnit(fold(foundUnit)) : null]
  if (!wanted || !given || given.dimension === 'count')
    return close(gold * (wanted && given?.dimension === 'count' ? factor(wanted) : 1), found)
  return sameQuantity(gold, goldUnit, found, given)
}

/** Whether a figure is the one that a reader wrote down. */
export function isAnswer(answer: Answer, value: number, unit: Unit | null, year: number | null): boolean {
  if (answer.year && year !== null && year !== answer.year) return false
  return answer.value
    .split('|')
    .map((one) => one.trim())
    .some((one) => /^-?\d+(?:\.\d+)?$/.test(one) && sameQuantity(Number(one), answer.unit, value, unit))
}
