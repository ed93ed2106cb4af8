import { type Language, shownDecimals } from '@esrs/contract'
import { useLanguage } from './language.ts'

const nbsp = '\u00a0'
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }
const sizeUnits = ['Bytes', 'KB', 'MB', 'GB'] as const

/** Words that a unit is written with, where it is a word. */
const unitWords: Record<Language, Record<string, string>> = {
  en: {},
  de: {
    days: 'Tage',
    years: 'Jahre',
    hours: 'Stunden',
    h: 'Std.',
    FTE: 'VZÄ',
    'per million hours': 'je 1 Mio. Stunden',
    'per 200,000 hours': 'je 200.000 Stunden',
  },
}

/** How documents write millions beside a currency or below the line. */
const millions = /\b([A-Z]{3}) ?(?:m|mn|million)\b|(€|\$|£) ?(?:revenue )?(?:m|mn|million)\b/g

/** A canonical unit as people write it: `tCO2e` is `t CO₂e`, `m3` is `m³`; a plain count and a ratio have none. */
export function unitText(unit: string | null, language: Language): string {
  if (unit === null || unit === 'count' || unit === 'ratio') return ''
  const words = unitWords[language][unit] ?? unit
  const spoken = language === 'de' ? words.replace(millions, (_, code, sign) => `Mio.${nbsp}${code ?? sign}`) : words
  return spoken
    .replace(/(^|\/)([kM]?t|k?g)CO2/, `$1$2${nbsp}CO2`)
    .replaceAll('CO2', 'CO₂')
    .replaceAll('m3', 'm³')
    .replaceAll('m2', 'm²')
}

/** Digits after the point of a number. */
function decimalsOf(value: number): number {
  const [digits = '', power = '0'] = String(value).split('e')
  return Math.min(15, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(power)))
}

/** A date that no line breaks; between date and time one may. */
const unbroken = (text: string) => text.replaceAll(/(?<!,) /g, nbsp)

function createFormats(language: Language) {
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const dayAndClock = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })

  const byDecimals: Record<string, Intl.NumberFormat> = {}
  const rounded = (value: number, most: number, least = 0) => {
    byDecimals[`${least} ${most}`] ??= new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
    return byDecimals[`${least} ${most}`]!.format(value).replace(/^-/, '−')
  }
  const number = (value: number) => rounded(value, 4)

  return {
    number,
    /** A rate that is given in percent, to one decimal: `40.3 %`. */
    percent: (value: number) => `${rounded(value, 1, 1)}${nbsp}%`,
    /** A score from 0 to 10, to one decimal so that scores below each other compare: `8.0`. */
    score: (value: number) => rounded(value, 1, 1),
    /** A result of the assessment of materiality, to the two decimals that it is counted to, so that those below each other compare. */
    result: (value: number) => rounded(value, 2, 2),
    date: (value: string | Date) => unbroken(day.format(new Date(value))),
    time: (value: string | Date) => clock.format(new Date(value)),
    dateTime: (value: string | Date) => unbroken(dayAndClock.format(new Date(value))),
    /** `Bytes`, `KB`, `MB` or `GB` with two decimals; whole bytes have none. */
    bytes: (value: number) => {
      const power = Math.min(Math.floor(Math.log2(Math.max(value, 1)) / 10), sizeUnits.length - 1)
      const amount = value / 1024 ** power
      return `${power === 0 ? number(value) : rounded(amount, 2, 2)}${nbsp}${sizeUnits[power]}`
    },
    unit: (unit: string | null) => unitText(unit, language),
    /** A figure with every digit that is kept. */
    exact: (value: number) => rounded(value, 15),
    /** Number and unit in one string, kept on one line; digits are left out that nobody has measured, as in the statement. */
    quantity: (value: number, unit: string | null) => {
      const stated = shownDecimals(value, decimalsOf(value))
      const written = rounded(value, Math.abs(value) < 1000 ? stated : Math.min(2, stated))
      const name = unitText(unit, language)
      return name === '' ? written : `${written}${nbsp}${name}`
    },
    language: (code: string) => names.of(code) ?? code,
    list: (items: readonly string[]) => list.format(items),
  }
}

export type Formats = ReturnType<typeof createFormats>

const cache = new Map<Language, Formats>()

export function formats(language: Language): Formats {
  const formats = cache.get(language) ?? createFormats(language)
  cache.set(language, formats)
  return formats
}

export const useFormats = (): Formats => formats(useLanguage())
