import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { nameOfCode } from './unit-values.ts'

/** Gives the name of a country by its code, in the language of the reader; what is no code stays as it is. */
export function useCountry(): (code: string) => string {
  const language = useLanguage()
  return useMemo(() => (code: string) => nameOfCode('region', code, language) ?? code, [language])
}
