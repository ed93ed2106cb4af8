import type { FigurePartFields, FigureSetup } from '@esrs/contract'
import { needsBase } from '@esrs/engine/consolidation'
import type { Text } from '../../../texts/texts.ts'
import { newId } from '../../../trail/action.ts'
import { say } from '../messages.ts'
import { monthsFor, type OpenGroup } from './compute-figure.ts'
import type { PartFields } from './figure-store.ts'
import { multiplierOf } from './unit-factor.ts'

/** What is wrong with a part, with the field that it is about. */
export interface PartRefusal {
  field: keyof FigurePartFields
  text: Text
}

type Known = Pick<PartFields, 'id' | 'unitId' | 'label' | 'from' | 'to'>

/**
 * A part as it is stored, or why it cannot be.
 * @param others parts of the same figure, among which it may be itself
 */
export function checkedPart(
  group: OpenGroup,
  setup: FigureSetup,
  others: readonly Known[],
  fields: FigurePartFields,
  id: string = newId(),
): Omit<PartFields, 'by' | 'at'> | PartRefusal {
  const { unit_id: unitId, unit, base, counterpart, ...rest } = fields
  const refuse = (field: keyof FigurePartFields, text: Text): PartRefusal => ({ field, text })
  if (!group.tree.units.has(unitId)) return refuse('unit_id', say('unit.missing'))
  const reach = monthsFor(group, unitId)
  if (fields.from < reach.from || fields.to > reach.to) return refuse('from', say('part.outside', { ...reach }))
  if (fields.to < fields.from) return refuse('to', say('part.backwards'))
  const [first, last] = [group.months[0]!, group.months.at(-1)!]
  if (fields.to < first || fields.from > last) return refuse('from', say('part.elsewhere', { from: first, to: last }))
  if (needsBase(setup) && base === null)
    return refuse('base', say(`part.base.${setup.rule as 'ratio' | 'weighted_mean'}`))
  if (needsBase(setup) && base !== null && base < 0) return refuse('base', say('part.negative'))
  if (counterpart !== null) {
    if (setup.rule !== 'elimination') return refuse('counterpart', say('part.noElimination'))
    if (counterpart === unitId || !group.tree.units.has(counterpart))
      return refuse('counterpart', say('part.counterpart'))
  }
  const exact = multiplierOf(unit, setup.unit)
  if (exact === null && fields.factor === 1) return refuse('unit', say('part.unit', { unit, wanted: setup.unit }))
  // What is delivered within the group is beside the reading that it is a part of, so it has a label of its own.
  const label = rest.label || (counterpart === null ? '' : `→ ${group.tree.units.get(counterpart)!.code}`)
  const overlaps = others.some(
    (one) =>
      one.id !== id && one.unitId === unitId && one.label === label && one.from <= fields.to && fields.from <= one.to,
  )
  if (overlaps) return refuse('from', say('part.overlaps'))
  return { id, unitId, unit, base: needsBase(setup) ? base : null, counterpart, ...rest, label, multiplier: exact ?? 1 }
}

export const isRefusal = (checked: object): checked is PartRefusal => 'text' in checked
