import { conversion, type FigurePartFields, type FigureSetup } from '@esrs/contract'
import { needsBase } from '@esrs/engine/consolidation'
import { breakdowns, type Datapoint, dimensionOf, isApart, membersOf } from '@esrs/engine/esrs'
import { newAuditedId } from '../../../database/action.ts'
import type { Text } from '../../../texts/texts.ts'
import type { ValuesForWork } from '../../reporting/index.ts'
import { say } from '../messages.ts'
import { quantityTables } from '../quantities/quantity-tables.ts'
import { aboveUnit, amountRefusal } from './allowed-rules.ts'
import { monthsFor, type OpenGroup } from './compute-figure.ts'
import type { PartFields } from './figure-store.ts'
import { multiplierOf } from './unit-factor.ts'

/** What is wrong with a part, with the field that it is about. */
export interface PartRefusal {
  field: keyof FigurePartFields
  text: Text
}

/** What a part belongs to. */
export interface PartFigure {
  entry: Datapoint
  setup: FigureSetup
  broken: ValuesForWork['broken']
}

type Known = Pick<PartFields, 'id' | 'unitId' | 'label' | 'dimension' | 'from' | 'to'>

/**
 * A part as it is stored, or why it cannot be.
 * @param others parts of the same figure, among which it may be itself
 */
export function checkedPart(
  group: OpenGroup,
  { entry, setup, broken }: PartFigure,
  others: readonly Known[],
  sent: FigurePartFields,
  id: string = newAuditedId(),
): Omit<PartFields, 'by' | 'at'> | PartRefusal {
  const fields = { ...sent, dimension: dimensionKept(entry, sent.dimension) }
  const { unit_id: unitId, unit, base, counterpart, ...rest } = fields
  const refuse = (field: keyof FigurePartFields, text: Text): PartRefusal => ({ field, text })
  const wrong = monthsRefusal(group, fields) ?? baseRefusal(group, setup, fields)
  if (wrong) return wrong
  const wanted = setup.rule === 'ratio' ? aboveUnit(entry) : setup.unit
  const multiplier = multiplierIn(fields, wanted)
  if (typeof multiplier !== 'number') return multiplier
  const beyond = amountRefusal(entry, setup, fields.number * multiplier * fields.factor, base, broken)
  if (beyond) return refuse('number', beyond)
  // What is delivered within the group is beside the reading that it is a part of, so it has a label of its own.
  const label = rest.label || (counterpart === null ? '' : `→ ${group.tree.units.get(counterpart)!.code}`)
  const cell = cellRefusal(entry, setup, fields)
  if (cell) return refuse('dimension', cell)
  const beside = others.filter(
    (one) =>
      one.id !== id && one.unitId === unitId && one.label === label && one.from <= fields.to && fields.from <= one.to,
  )
  // The whole beside its cells would count twice.
  if (beside.some(({ dimension }) => (dimension === '') !== (fields.dimension === '')))
    return refuse('dimension', say('part.wholeAndCells'))
  const overlaps = beside.some(({ dimension }) => dimension === fields.dimension)
  if (overlaps) return refuse('from', say('part.overlaps'))
  return { id, unitId, unit, base: needsBase(setup) ? base : null, counterpart, ...rest, label, multiplier }
}

/**
 * From the unit of a part to that of its factor, or where it has none to that of the figure; the reason where it does not turn into it.
 * A factor is a quantity: what it is for one of decides what may be multiplied by it.
 */
function multiplierIn({ unit, factor, quantity }: FigurePartFields, wanted: string): number | PartRefusal {
  if (!quantity) {
    if (factor !== 1) return { field: 'factor', text: say('part.factorUnit') }
    return multiplierOf(unit, wanted) ?? { field: 'unit', text: say('part.unit', { unit, wanted }) }
  }
  const own = { unit: unit || wanted, basis: quantity.basis }
  const of = { unit: quantity.factor_unit, basis: quantity.factor_basis }
  const found = conversion(quantityTables(), own, of, quantity.fuel || null)
  if (found.ok) return found.factor
  const field = found.reason === 'needs_basis' ? 'quantity' : 'unit'
  return { field, text: say(`part.quantity.${found.reason}`, { unit: found.unit, own: own.unit, wanted: of.unit }) }
}

/** The name of a cell as it is kept: members that a company wrote itself may come as they were typed. */
function dimensionKept({ id }: Datapoint, dimension: string): string {
  const breakdown = breakdowns().get(id)
  const members = dimension === '' || !breakdown ? null : membersOf(breakdown, dimension)
  return members ? dimensionOf(members) : dimension
}

/** Why a part cannot be the cell that it says; `null` where it can, or is the whole. */
function cellRefusal(entry: Datapoint, setup: FigureSetup, { dimension }: FigurePartFields): Text | null {
  const breakdown = breakdowns().get(entry.id)
  if (dimension === '') return breakdown && isApart(breakdown) ? say('part.apart') : null
  if (!breakdown || !membersOf(breakdown, dimension)) return say('part.cell')
  return (breakdown.rule === 'sum' || isApart(breakdown)) && !needsBase(setup) ? null : say('part.noCells')
}

/** What is wrong with the unit and the months of a part. */
export function monthsRefusal(
  group: OpenGroup,
  { unit_id: unitId, from, to }: Pick<FigurePartFields, 'unit_id' | 'from' | 'to'>,
): { field: 'unit_id' | 'from' | 'to'; text: Text } | null {
  if (!group.tree.units.has(unitId)) return { field: 'unit_id', text: say('unit.missing') }
  const reach = monthsFor(group, unitId)
  if (from < reach.from || to > reach.to) return { field: 'from', text: say('part.outside', { ...reach }) }
  if (to < from) return { field: 'to', text: say('part.backwards') }
  const [first, last] = [group.months[0]!, group.months.at(-1)!]
  if (to < first || from > last) return { field: 'from', text: say('part.elsewhere', { from: first, to: last }) }
  return null
}

/** What is wrong with the base of a part, and with who received it. */
function baseRefusal(
  { tree }: OpenGroup,
  setup: FigureSetup,
  { unit_id: unitId, base, counterpart }: FigurePartFields,
): PartRefusal | null {
  if (needsBase(setup) && base === null)
    return { field: 'base', text: say(`part.base.${setup.rule as 'ratio' | 'weighted_mean'}`) }
  if (needsBase(setup) && base !== null && base < 0) return { field: 'base', text: say('part.negative') }
  if (counterpart === null) return null
  if (setup.rule !== 'elimination') return { field: 'counterpart', text: say('part.noElimination') }
  const isOther = counterpart !== unitId && tree.units.has(counterpart)
  return isOther ? null : { field: 'counterpart', text: say('part.counterpart') }
}

export const isRefusal = (checked: object): checked is PartRefusal => 'text' in checked
