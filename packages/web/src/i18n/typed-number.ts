import type { Language } from '@esrs/contract'
import { currentLanguage } from './language.ts'

const grouped: Record<Language, RegExp> = {
  en: /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
  de: /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
}

/**
 * A typed number as plain digits, exactly as it was meant; `null` where nothing is typed, `undefined` where it is none. Thousands may be
 * grouped by blanks or as the language groups them: `12,345` is twelve thousand in English and twelve and a third in German.
 */
export function typedDigits(typed: string, language = currentLanguage()): string | null | undefined {
  const plain = typed.replace(/[\s\u00a0\u202f]/g, '')
  if (plain === '') return null
  const [group, decimal] = language === 'de' ? ['.', ','] : [',', '.']
  const text = grouped[language].test(plain)
    ? plain.replaceAll(group!, '').replace(decimal!, '.')
    : plain.replace(',', '.')
  return /^-?\d*\.?\d+$/.test(text) && Number.isFinite(Number(text)) ? text : undefined
}

/** A typed number as `typedDigits` reads it, with as many digits as a number keeps. */
export function typedNumber(typed: string, language = currentLanguage()): number | null | undefined {
  const digits = typedDigits(typed, language)
  return digits ? Number(digits) : (digits as null | undefined)
}
