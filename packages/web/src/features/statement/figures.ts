import { type Fact, factChange, type Language, type StatementLanguage, shownDecimals } from '@esrs/contract'
import { formats } from '../../i18n/format.ts'

/** Words of values, in the language of the statement, not of the interface. */
const words = {
  en: { yes: 'Yes', no: 'No', points: 'pp' },
  de: { yes: 'Ja', no: 'Nein', points: 'Pp.' },
} as const
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }

/** A number with a fixed number of decimals. */
const figure = (value: number, decimals: number, language: StatementLanguage) =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .format(value)
    .replace(/^-/, '−')

/** The figure of a fact without unit; its words where it is no figure. */
function numberOf(fact: Fact, language: StatementLanguage): string {
  if (fact.type === 'year') return String(fact.number ?? fact.value)
  if (fact.number !== null) return figure(fact.number, shownDecimals(fact.number, fact.decimals ?? 0), language)
  if (fact.type === 'yes-no' && (fact.value === 'yes' || fact.value === 'no')) return words[language][fact.value]
  if (fact.type === 'date') return formats(language).date(fact.value)
  return fact.words?.[language] ?? fact.value
}

/** The part of a fact that a value in a text shows. */
export type Shown = 'value' | 'number' | 'unit' | 'year'

/** A fact in words of a language: as a whole, or one part of it. */
export function factWords(fact: Fact, show: Shown, language: StatementLanguage): string {
  if (show === 'year') return String(fact.year)
  const unit = fact.number === null ? '' : formats(language).unit(fact.unit)
  if (show === 'unit') return unit
  const number = numberOf(fact, language)
  return show === 'number' || unit === '' ? number : `${number}\u00a0${unit}`
}

/** Change of a figure from the year before; `null` where it cannot be calculated. */
export function changeWords(fact: Fact, prior: Fact | undefined, language: StatementLanguage): string | null {
  const change = factChange(fact, prior)
  if (!change) return null
  const { sign, size, of } = change
  return `${sign}${figure(size, 1, language)}\u00a0${of === 'points' ? words[language].points : '%'}`
}
