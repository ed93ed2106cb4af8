import type { Language } from './datapoint.ts'

const names = new Map<Language, Intl.DisplayNames>()

function namesIn(language: Language): Intl.DisplayNames {
  const made = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  names.set(language, made)
  return made
}

/** What a country is called in a language, by its code of ISO 3166; `null` for what is no code. */
export const countryName = (code: string, language: Language): string | null => namesIn(language).of(code) ?? null

let named: ReadonlyMap<string, string> | null = null

/** The code of the country that somebody writes: its name in either language, or the code itself; `null` where it is none. */
export function countryWritten(written: string): string | null {
  const text = foldName(written)
  if (/^[a-z]{2}$/.test(text) && countryName(text.toUpperCase(), 'en') !== null) return text.toUpperCase()
  named ??= new Map(
    countryCodes().flatMap((code) => (['en', 'de'] as const).map((at) => [foldName(countryName(code, at)!), code])),
  )
  return named.get(text) ?? null
}

/** A name as it is compared with what somebody writes. */
export const foldName = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that are no country: regions and groups that the list of names has as well. */
const noCountry = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'ZZ',
  'XA',
  'XB',
  'AN',
  'SU',
  'YU',
  'DD',
  'ZR',
  'TP',
  'BU',
  'CS',
  'FX',
  'NT',
  'UK',
])

let codes: readonly string[] | null = null

/** Codes of all countries that have a name. */
export function countryCodes(): readonly string[] {
  codes ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountry.has(code) && countryName(code, 'en') !== null)
  return codes
}
