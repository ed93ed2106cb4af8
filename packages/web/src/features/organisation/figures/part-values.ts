import type { FigurePart, PartQuantity } from '@esrs/contract'

/** What the form of a part holds, as it is typed. */
export interface PartValues {
  unit_id: string
  label: string
  /** The cell of a breakdown that it is of; empty for the whole. */
  dimension: string
  from: string
  to: string
  number: string
  unit: string
  factor: string
  factor_unit: string
  /** `net`, `gross`, or empty. */
  factor_basis: string
  fuel: string
  basis: string
  factor_name: string
  base: string
  counterpart: string
  estimated: boolean
  note: string
  document: string
}

/** Where nothing is chosen in a list that needs a value. */
export const noneChosen = 'none'

/** Of a new part: the unit that is open, its first month without a part, and the unit of the figure. */
interface Beginning {
  unitId: string | null
  first: string
  unit: string
  written: (value: number | null | undefined) => string
}

const factorOf = (quantity: PartQuantity | null) => ({
  factor_unit: quantity?.factor_unit ?? '',
  factor_basis: quantity?.factor_basis ?? '',
  fuel: quantity?.fuel ?? '',
  basis: quantity?.basis ?? '',
  factor_name: quantity?.factor ?? '',
})

/** Values that the form begins with: those of a part, or of a new one. */
export function beginningPart(part: FigurePart | null, { unitId, first, unit, written }: Beginning): PartValues {
  if (!part)
    return {
      unit_id: unitId ?? '',
      label: '',
      dimension: '',
      from: first,
      to: first,
      number: '',
      unit,
      factor: written(1),
      base: '',
      counterpart: noneChosen,
      estimated: false,
      note: '',
      document: noneChosen,
      ...factorOf(null),
    }
  return {
    unit_id: part.unit_id,
    label: part.label,
    dimension: part.dimension,
    from: part.from,
    to: part.to,
    number: written(part.number),
    unit: part.unit || unit,
    factor: written(part.factor),
    base: written(part.base),
    counterpart: part.counterpart ?? noneChosen,
    estimated: part.estimated,
    note: part.note,
    document: part.document ?? noneChosen,
    ...factorOf(part.quantity),
  }
}
