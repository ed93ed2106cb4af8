import type { ConsolidationMethod, Language, Unit, UnitFields, UnitKind } from '@esrs/contract'
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

/** A short identifier for a company by its name, to begin with: the first letters of its words, or the beginning of its one word. */
function codeFrom(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? []
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : (words[0] ?? '')
  return letters.slice(0, 6).toUpperCase()
}

/** Values that the form begins with: those of a unit, of a new one below another, or for the parent of the group what is known of the company. */
export function beginning(
  unit: Unit | null,
  below: Unit | null,
  decimal: string,
  company: { name: string; country: string } = { name: '', country: '' },
): UnitValues {
  const isFirst = unit === null && below === null
  const from = unit ?? {
    code: isFirst ? codeFrom(company.name) : '',
    name: isFirst ? company.name : '',
    kind: below ? ('site' as const) : ('entity' as const),
    parent: below?.id ?? null,
    holdings: [{ from: null, share: 100, method: 'full' as const }],
    until: null,
    country: below?.country ?? company.country,
    currency: below?.currency ?? 'EUR',
    year_end: below?.year_end ?? 12,
    heads: null,
    area: null,
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

/** What a code of a country or a currency stands for; `null` for what is none, so that a wrong one is seen while it is typed. */
export function nameOfCode(type: 'region' | 'currency', typed: string, language: Language): string | null {
  const code = typed.trim().toUpperCase()
  if (!(type === 'region' ? /^[A-Z]{2}$/ : /^[A-Z]{3}$/).test(code)) return null
  return new Intl.DisplayNames(language, { type, fallback: 'none' }).of(code) ?? null
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
