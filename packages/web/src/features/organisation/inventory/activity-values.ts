import {
  type ActivityFields,
  byEdition,
  type CalorificBasis,
  type EmissionFactor,
  type InventoryActivity,
  type InventoryCategory,
  isMoney,
  type QuantityTables,
  unitIn,
} from '@esrs/contract'
import { typedNumber } from '../unit-values.ts'

/** What the form of an activity holds, as it is typed; `none` where nothing is chosen in a list. */
export interface ActivityValues {
  unit_id: string
  category: string
  label: string
  from: string
  to: string
  number: string
  unit: string
  basis: string
  rate: string
  factor: string
  residual: string
  source: string
  method: string
  primary: string
  quality: ActivityFields['quality']
  uncertainty: string
  traded: boolean
  note: string
  document: string
}

/** Where nothing is chosen in a list that needs a value. */
export const none = 'none'

const kept = (value: string | null) => value ?? none
const chosen = (value: string): string | null => (value === none ? null : value)

/** Values that the form begins with: those of an activity, or of a new one. */
export function beginning(
  activity: InventoryActivity | null,
  first: { unit: string; months: readonly string[] },
  written: (value: number | null) => string,
): ActivityValues {
  if (!activity)
    return {
      unit_id: first.unit,
      category: '',
      label: '',
      from: first.months[0] ?? '',
      to: first.months.at(-1) ?? '',
      number: '',
      unit: '',
      basis: none,
      rate: '',
      factor: none,
      residual: none,
      source: none,
      method: none,
      primary: '',
      quality: 'measured',
      uncertainty: '',
      traded: false,
      note: '',
      document: none,
    }
  return {
    unit_id: activity.unit_id,
    category: activity.category,
    label: activity.label,
    from: activity.from,
    to: activity.to,
    number: written(activity.number),
    unit: activity.unit,
    basis: kept(activity.basis),
    rate: written(activity.rate),
    factor: kept(activity.factor),
    residual: kept(activity.residual),
    source: kept(activity.source),
    method: kept(activity.method),
    primary: written(activity.primary),
    quality: activity.quality,
    uncertainty: written(activity.uncertainty),
    traded: activity.traded,
    note: activity.note,
    document: kept(activity.document),
  }
}

/** What of a form belongs to its category; what was typed for another one is not sent. */
export function sentOf(
  values: ActivityValues,
  { scope, has_residual: hasResidual }: Pick<InventoryCategory, 'scope' | 'has_residual'>,
  takesRate: boolean,
): ActivityFields {
  return {
    unit_id: values.unit_id,
    category: values.category,
    label: values.label.trim(),
    from: values.from,
    to: values.to,
    number: typedNumber(values.number) ?? 0,
    unit: values.unit.trim(),
    basis: chosen(values.basis) as CalorificBasis | null,
    rate: takesRate ? (typedNumber(values.rate) ?? null) : null,
    factor: scope === 'energy' ? null : chosen(values.factor),
    residual: hasResidual ? chosen(values.residual) : null,
    source: scope === 'scope1' ? chosen(values.source) : null,
    method: scope === 'scope3' ? (chosen(values.method) as ActivityFields['method']) : null,
    primary: scope === 'scope3' ? (typedNumber(values.primary) ?? null) : null,
    quality: values.quality,
    uncertainty: typedNumber(values.uncertainty) ?? null,
    traded: scope === 'scope1' && values.traded,
    note: values.note.trim(),
    document: chosen(values.document),
  }
}

type Problem = 'missing' | 'number' | 'negative' | 'percent' | 'rate'

/** What is wrong with a form before anything is sent, by field. */
export function problemsIn(values: ActivityValues): Partial<Record<keyof ActivityValues, Problem>> {
  const number = typedNumber(values.number)
  const percent = (typed: string) => {
    const value = typedNumber(typed)
    return value === undefined || (value !== null && (value < 0 || value > 100))
  }
  const rate = typedNumber(values.rate)
  return {
    ...(values.unit_id === '' && { unit_id: 'missing' as const }),
    ...(values.category === '' && { category: 'missing' as const }),
    ...(number == null ? { number: 'number' as const } : number < 0 && { number: 'negative' as const }),
    ...(values.unit.trim() === '' && { unit: 'missing' as const }),
    ...((rate === undefined || (rate !== null && rate <= 0)) && { rate: 'rate' as const }),
    ...(percent(values.primary) && { primary: 'percent' as const }),
    ...(percent(values.uncertainty) && { uncertainty: 'percent' as const }),
  }
}

/** The two currencies of an amount of money and of its factor, where they differ; `null` where no rate is needed. */
export function currenciesOf(
  unit: string,
  factor: Pick<EmissionFactor, 'unit'> | null,
  tables: QuantityTables,
): { own: string; wanted: string } | null {
  const [own, wanted] = [unitIn(tables, unit), factor && unitIn(tables, factor.unit)]
  if (!own || !wanted || !isMoney(own) || !isMoney(wanted) || own.kind === wanted.kind) return null
  // Thousands and millions have the rate of their currency.
  const currency = ({ kind }: typeof own) => kind.replace('money_', '').toUpperCase()
  return { own: currency(own), wanted: currency(wanted) }
}

/** How well a factor fits an activity: by what it is for, by the country, and by the year. */
function fitOf(factor: EmissionFactor, category: InventoryCategory, tables: QuantityTables, country: string): number {
  const kind = unitIn(tables, factor.unit)?.kind
  const ofKind = category.factor_kinds.length === 0 || (kind !== undefined && category.factor_kinds.includes(kind))
  // Factors of the value chain name their category by its number.
  const ofCategory =
    category.scope === 'scope3'
      ? category.id === `cat${factor.category}`
      : factor.category === '' || factor.category === category.id
  const ofCountry = factor.region === country || factor.region === ''
  return (ofCategory ? 8 : 0) + (ofKind ? 4 : 0) + (factor.own ? 2 : 0) + (ofCountry ? 1 : 0)
}

/** The factors that a category can be computed with, those that fit best first; the editions of other years behind them. */
export function fittingFactors(
  factors: readonly EmissionFactor[],
  category: InventoryCategory,
  tables: QuantityTables,
  country: string,
  year: number,
): EmissionFactor[] {
  const { others } = byEdition(factors, year)
  const can = factors.filter(({ scope, unit }) =>
    category.factor_scopes.some(
      (one) => one.scope === scope && (one.kind === null || one.kind === unitIn(tables, unit)?.kind),
    ),
  )
  return can
    .map((factor) => ({ factor, fit: fitOf(factor, category, tables, country) }))
    .sort(
      (a, b) =>
        Number(others.includes(a.factor)) - Number(others.includes(b.factor)) ||
        b.fit - a.fit ||
        b.factor.year - a.factor.year,
    )
    .map(({ factor }) => factor)
}
