import { exactAmount, type Language, type TaxonomyAmount } from '@esrs/contract'
import { typedDigits } from '../../../i18n/typed-number.ts'

type AlignedPart = NonNullable<TaxonomyAmount['aligned']>

/** A typed amount as it is kept; `null` where nothing is typed, `undefined` where it is no amount of money. */
export function typedAmount(typed: string, language: Language): string | null | undefined {
  const digits = typedDigits(typed, language)
  if (digits === null || digits === undefined) return digits
  const plain = digits.startsWith('.') ? `0${digits}` : digits.replace(/^0+(?=\d)/, '')
  return exactAmount.test(plain) ? plain : undefined
}

/** A typed share of 0 to 100 %, with or without its sign. */
export function typedPercent(typed: string, language: Language): string | null | undefined {
  const amount = typedAmount(typed.replace(/%\s*$/, ''), language)
  return amount && Number(amount) > 100 ? undefined : amount
}

/** A typed part of an amount: of the amount itself in percent where it ends with its sign, else an amount. */
export function typedPart(typed: string, language: Language): AlignedPart | null | undefined {
  const as = /%\s*$/.test(typed) ? 'percent' : 'amount'
  const value = as === 'percent' ? typedPercent(typed, language) : typedAmount(typed, language)
  return value ? { as, value } : (value as null | undefined)
}

/** Kept digits as a person of the language writes them. */
export function shownAmount(kept: string | null, language: Language): string {
  if (kept === null) return ''
  const decimals = kept.split('.')[1]?.length ?? 0
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(language, digits).format(kept as `${number}`)
}

/** An amount of money to read: without cents where it has none, else with both digits. */
export function shownMoney(kept: string, language: Language): string {
  const decimals = /\.0*[1-9]/.test(kept) ? 2 : 0
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(language, digits).format(kept as `${number}`)
}

export const shownPart = (part: AlignedPart | null, language: Language): string =>
  part === null ? '' : `${shownAmount(part.value, language)}${part.as === 'percent' ? ' %' : ''}`
