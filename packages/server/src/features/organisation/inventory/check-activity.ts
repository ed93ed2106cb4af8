import { type ActivityFields, type EmissionFactor, isMoney, unitIn } from '@esrs/contract'
import { fuelSourceIds, fuelSourceOf, type InventoryCategory, inventoryCategory } from '@esrs/engine/inventory'
import { newAuditedId } from '../../../database/action.ts'
import type { Text } from '../../../texts/texts.ts'
import { factorRefusal } from '../factors/factor-bounds.ts'
import { monthsRefusal } from '../figures/check-part.ts'
import type { OpenGroup } from '../figures/compute-figure.ts'
import { say } from '../messages.ts'
import { quantityTables } from '../quantities/quantity-tables.ts'
import type { StoredActivity } from './inventory-store.ts'
import { intoFactor, isEmissions, megawattHoursIn, takesRate } from './use-factor.ts'

/** An activity that is about to be stored. */
export type CheckedActivity = Omit<StoredActivity, 'by' | 'at'>

/** What is wrong with an activity, with the field that it is about. */
export interface ActivityRefusal {
  field: keyof ActivityFields
  text: Text
}

/** What an activity is known by: two of them with the same cannot share a month. */
export const placeOf = ({ unitId, fields: { category, label, factor } }: Pick<CheckedActivity, 'unitId' | 'fields'>) =>
  JSON.stringify([unitId, category, label.toLowerCase(), factor])

type Checked = { factor: EmissionFactor | null; residual: EmissionFactor | null } | ActivityRefusal
const refuse = (field: keyof ActivityFields, text: Text): ActivityRefusal => ({ field, text })

/**
 * An activity as it is stored, or why it cannot be.
 * @param factors those that the company can use
 * @param beside activities that have its place, among which it may be itself
 * @param before itself as it was: what its factor was then is kept where the factor is gone
 */
export function checkedActivity(
  group: OpenGroup,
  factors: readonly EmissionFactor[],
  beside: readonly CheckedActivity[],
  { unit_id: unitId, document, ...fields }: ActivityFields,
  before: CheckedActivity | null,
): CheckedActivity | ActivityRefusal {
  const category = inventoryCategory(fields.category)
  if (!category) return refuse('category', say('activity.category'))
  const months = monthsRefusal(group, { unit_id: unitId, from: fields.from, to: fields.to })
  if (months) return months
  const wrong = amountRefusal(category, fields)
  if (wrong) return wrong
  const used = factorsOf(category, factors, fields, before)
  if ('text' in used) return used
  const apart = restRefusal(category, fields, used.factor)
  if (apart) return apart
  const id = before?.id ?? newAuditedId()
  const place = placeOf({ unitId, fields })
  const meets = (one: CheckedActivity) =>
    one.id !== id && placeOf(one) === place && one.fields.from <= fields.to && fields.from <= one.fields.to
  if (beside.some(meets)) return refuse('from', say('activity.overlaps'))
  return { id, unitId, fields, document, ...used }
}

type Fields = CheckedActivity['fields']

function amountRefusal(category: InventoryCategory, { number, unit }: Fields): ActivityRefusal | null {
  if (number < 0) return refuse('number', say('activity.negative'))
  const known = unitIn(quantityTables(), unit)
  if (!known) return refuse('unit', say('part.quantity.unknown_unit', { unit }))
  const { kinds } = category
  if (kinds.length === 0 || kinds.includes(known.kind)) return null
  return refuse('unit', (language) =>
    say('activity.kind', {
      category: category.name[language],
      unit: known.unit,
      kinds: new Intl.ListFormat(language, { type: 'disjunction' }).format(
        kinds.map((kind) => say(`unitKind.${kind as 'energy'}`)(language)),
      ),
    })(language),
  )
}

/** The factors that an activity names, as they are now, or as they were when it was entered. */
function factorsOf(
  category: InventoryCategory,
  factors: readonly EmissionFactor[],
  { factor: wanted, residual: wantedResidual, unit, basis, rate }: Fields,
  before: CheckedActivity | null,
): Checked {
  const from = { unit, basis, rate }
  const found = (id: string, kept: EmissionFactor | null | undefined) =>
    factors.find((one) => one.id === id) ?? (kept?.id === id ? kept : null)
  const unneeded = unneededRefusal(category, wanted, wantedResidual, unit)
  if (unneeded) return unneeded
  if (wanted === null) {
    if (category.scope === 'energy' || isEmissions(unit)) return { factor: null, residual: null }
    return refuse('factor', say('activity.noFactor'))
  }
  const factor = found(wanted, before?.factor)
  const residual = wantedResidual === null ? null : found(wantedResidual, before?.residual)
  if (!factor) return refuse('factor', say('activity.factorGone'))
  if (wantedResidual !== null && !residual) return refuse('residual', say('activity.factorGone'))
  const isMeant = category.factorScopes.some(
    ({ scope, kind }) =>
      scope === factor.scope && (kind === null || unitIn(quantityTables(), factor.unit)?.kind === kind),
  )
  if (!isMeant) return refuse('factor', otherScope(factor, category))
  if (residual && residual.scope !== 'scope2_market') return refuse('residual', say('activity.residualScope'))
  for (const [field, one] of [
    ['factor', factor],
    ['residual', residual],
  ] as const) {
    if (!one) continue
    const beyond = factorRefusal(one)
    if (beyond) return refuse(field, beyond)
    const turned = intoFactor(from, one)
    if (turned.ok) continue
    if (turned.reason === 'needs_rate')
      return refuse('rate', say('activity.needsRate', { own: unit, wanted: one.unit }))
    const at = turned.reason === 'needs_basis' ? 'basis' : 'unit'
    return refuse(at, say(`part.quantity.${turned.reason}`, { unit: turned.unit, own: unit, wanted: one.unit }))
  }
  return { factor, residual }
}

/** Why an activity has a factor that it cannot have; `null` where it has none of these. */
function unneededRefusal(
  { scope, hasResidual }: InventoryCategory,
  factor: string | null,
  residual: string | null,
  unit: string,
): ActivityRefusal | null {
  if (scope === 'energy' && factor !== null) return refuse('factor', say('activity.noEmissions'))
  if (!hasResidual && residual !== null) return refuse('residual', say('activity.noResidual'))
  if (isEmissions(unit) && factor !== null) return refuse('factor', say('activity.alreadyEmissions'))
  return null
}

const otherScope =
  ({ name, scope }: EmissionFactor, category: InventoryCategory): Text =>
  (language) =>
    say('activity.factorScope', {
      name,
      category: category.name[language],
      scope: say(`factorScope.${scope}`)(language),
    })(language)

/** What is wrong with what stands beside amount and factor: the kind of energy, and how Scope 3 was computed. */
function restRefusal(
  category: InventoryCategory,
  fields: Fields,
  factor: EmissionFactor | null,
): ActivityRefusal | null {
  const { source, method, primary, unit, basis, rate } = fields
  const known = unitIn(quantityTables(), unit)!
  if (rate !== null && !takesRate(unit, factor)) return refuse('rate', say('activity.noRate'))
  if (source !== null && !fuelSourceIds.some((id) => id === source)) return refuse('source', say('activity.source'))
  if (category.scope === 'scope1' && category.id !== 'refrigerants' && factor && source === null) {
    const hasEnergy = megawattHoursIn({ unit, basis }, factor.fuel) !== null
    if (hasEnergy && !fuelSourceOf(factor)) return refuse('source', say('activity.source'))
  }
  if (category.scope !== 'scope3') {
    if (method !== null) return refuse('method', say('activity.noMethod'))
    return primary === null ? null : refuse('primary', say('activity.noMethod'))
  }
  if (method === null) return refuse('method', say('activity.method'))
  return isMoney(known) === (method === 'spend') ? null : refuse('method', say('activity.spend'))
}

export const isActivityRefusal = (checked: object): checked is ActivityRefusal => 'text' in checked
