import type { FigurePartFields, UnitFields } from '@esrs/contract'

/** A unit that is all its company's, but for what is said of it. */
export const unitFields = (fields: Partial<UnitFields>): UnitFields => ({
  code: 'N',
  name: 'Nordwind',
  kind: 'entity',
  parent: null,
  holdings: [{ from: null, share: 100, method: 'full' }],
  until: null,
  country: '',
  currency: '',
  year_end: 12,
  heads: null,
  area: null,
  ...fields,
})

/** A part of a figure: one, in the unit of its datapoint, in 2025, but for what is said of it. */
export const partFields = (
  fields: Partial<FigurePartFields> & Pick<FigurePartFields, 'unit_id'>,
): FigurePartFields => ({
  label: '',
  dimension: '',
  from: '2025-01',
  to: '2025-12',
  number: 1,
  unit: '',
  factor: 1,
  quantity: null,
  base: null,
  counterpart: null,
  estimated: false,
  note: '',
  document: null,
  ...fields,
})
