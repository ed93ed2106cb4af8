import { type EmissionFactor, unitIn } from '@esrs/contract'
import { factorBounds } from '@esrs/engine/inventory'
import type { Text } from '../../../texts/texts.ts'
import { figureInWords } from '../figures/formula-words.ts'
import { say } from '../messages.ts'
import { quantityTables } from '../quantities/quantity-tables.ts'

/** Why there can be no such factor, such as 5 t for a euro; `null` where there can, or nothing is known of its unit. */
export function factorRefusal({ unit, kilograms }: Pick<EmissionFactor, 'unit' | 'kilograms'>): Text | null {
  const tables = quantityTables()
  const own = unitIn(tables, unit)
  const bound = factorBounds().find(({ kind }) => kind === own?.kind)
  const of = bound && unitIn(tables, bound.unit)
  if (!own || !bound || !of || (kilograms / own.per) * of.per <= bound.most * (1 + 1e-9)) return null
  return (language) =>
    say('factor.tooMuch', {
      kilograms: figureInWords(kilograms, language),
      unit: own.unit,
      most: figureInWords(bound.most, language),
      of: bound.unit,
      why: bound.why[language],
    })(language)
}
