import { useLanguage } from '../../i18n/language.ts'

/** Names of the months of any year, from 1, in the language of the person. */
export function useMonthOfYear(): (month: number) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone: 'UTC' })
  return (month) => format.format(Date.UTC(2000, month - 1, 1))
}
