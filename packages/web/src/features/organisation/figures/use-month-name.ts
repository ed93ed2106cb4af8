import { useLanguage } from '../../../i18n/language.ts'

/** Names of months, such as `2025-03`, in the language of the person: *Mar 2025*. */
export function useMonthName(): (month: string) => string {
  const format = new Intl.DateTimeFormat(useLanguage() === 'de' ? 'de-DE' : 'en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`)).replace(' ', '\u00a0')
}
