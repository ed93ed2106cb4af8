import type { ConsolidationMethod, Unit, UnitFields, UnitKind } from '@esrs/contract'
import { typedNumber } from '../../i18n/typed-number.ts'

/** What the form of a unit holds: everything as it is typed. */
export interface UnitValues {
  code: string
  name: string
  kind: UnitKind
  parent: string
  holdings: { from: string; share: string; method: ConsolidationMethod }[]
  until: string
  country: string
  currency: string
  year_end: string
  heads: string
  area: string
}

const written = (value: number | null, decimal: string): string =>
  value === null ? '' : String(value).replace('.', decimal)

/** Values that the form begins with: those of a unit, or of a new one below another. */
export function beginning(unit: Unit | null, below: Unit | null, decimal: string): UnitValues {
  const from = unit ?? {
    ...{ code: '', name: '', kind: below ? ('site' as const) : ('entity' as const), parent: below?.id ?? null },
    ...{ holdings: [{ from: null, share: 100, method: 'full' as const }], until: null },
    ...{ country: below?.country ?? '', currency: below?.currency ?? '', year_end: below?.year_end ?? 12 },
    ...{ heads: null, area: null },
  }
  return {
    code: from.code,
    name: from.name,
    kind: from.kind,
    parent: from.parent ?? '',
    holdings: from.holdings.map((one) => ({
      from: one.from ?? '',
      share: written(one.share, decimal),
      method: one.method,
    })),
    until: from.until ?? '',
    country: from.country,
    currency: from.currency,
    year_end: String(from.year_end),
    heads: written(from.heads, decimal),
    area: written(from.area, decimal),
  }
}

export { typedNumber }

/** Fields of the form with what is wrong with them: keys of texts. */
export type Problem = 'missing' | 'number' | 'share' | 'country' | 'currency'

/** What is wrong with the values of a form, by field. */
export function problemsIn(values: UnitValues): Partial<Record<keyof UnitValues, Problem>> {
  const problems: Partial<Record<keyof UnitValues, Problem>> = {}
  if (!values.code.trim()) problems.code = 'missing'
  if (!values.name.trim()) problems.name = 'missing'
  for (const field of ['heads', 'area'] as const) {
    const number = typedNumber(values[field])
    if (number === undefined || (number !== null && number < 0)) problems[field] = 'number'
  }
  const shares = values.holdings.map(({ share }) => typedNumber(share))
  if (shares.some((share) => share == null || share < 0 || share > 100)) problems.holdings = 'share'
  if (!/^([A-Za-z]{2})?$/.test(values.country.trim())) problems.country = 'country'
  if (!/^([A-Za-z]{3})?$/.test(values.currency.trim())) problems.currency = 'currency'
  return problems
}

/** The values of a form as they are sent. */
export const sentOf = (values: UnitValues): UnitFields => ({
  code: values.code.trim(),
  name: values.name.trim(),
  kind: values.kind,
  parent: values.parent || null,
  holdings: values.holdings.map(({ from, share, method }) => ({
    from: from || null,
    share: typedNumber(share) ?? 0,
    method,
  })),
  until: values.until || null,
  country: values.country.trim().toUpperCase(),
  currency: values.currency.trim().toUpperCase(),
  year_end: Number(values.year_end),
  heads: typedNumber(values.heads) ?? null,
  area: typedNumber(values.area) ?? null,
})
